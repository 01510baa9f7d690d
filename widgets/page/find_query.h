// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/filter/filter_text.h"
#include "core/analysis/filter/row_filter.h"
#include "core/base/error.h"

#include <QString>

#include <optional>
#include <string>

namespace fairshare::gui {

/// The text of the find field: a filter.
class FindQuery {
public:
    explicit FindQuery(const QString& text);

    /// True if the text has no condition or cannot be read.
    bool isEmpty() const { return m_filter.isEmpty(); }
    /// Why the text cannot be read.
    const std::optional<Error>& error() const { return m_error; }
    const RowFilter& filter() const { return m_filter; }
    /// Returns the query in words that every view knows; nothing if it names columns or joins conditions.
    std::optional<PlainFilter> plain() const { return plainFilter(m_filter); }
    /// True if new results can change the matching rows.
    bool followsFigures() const { return m_filter.followsFigures(); }
    /// Whether only rows that meet this condition match.
    bool changed() const { return demands(m_filter, "changed"); }
    bool lint() const { return demands(m_filter, "lint"); }
    bool moved() const { return demands(m_filter, "moved"); }
    QString text() const { return QString::fromStdString(m_text); }
    /// Return the query with or without one of the conditions; for moves, `moved` by one place.
    FindQuery withChanged(bool wanted) const { return with("changed", "changed", wanted); }
    FindQuery withMoved(bool wanted) const { return with("moved", "moved:1", wanted); }
    FindQuery withLint(bool wanted) const { return with("lint", "lint", wanted); }

private:
    FindQuery with(std::string_view word, std::string_view condition, bool wanted) const;

    std::string m_text;
    RowFilter m_filter;
    std::optional<Error> m_error;
};

} // namespace fairshare::gui

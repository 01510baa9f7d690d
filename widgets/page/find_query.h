// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace fairshare::gui {

/// Parses the text of the find field: part of a name or a pattern, and keywords for the rows: `changed`,
/// `moved` or `moved:5`, `lint`. A row must match all of them.
class FindQuery {
public:
    explicit FindQuery(const QString& text);

    bool isEmpty() const { return m_name.isEmpty() && !followsFigures(); }
    /// True if new results can change the matching rows.
    bool followsFigures() const { return m_changed || m_lint || m_moved.has_value(); }
    QString name() const { return m_name; }
    bool changed() const { return m_changed; }
    bool lint() const { return m_lint; }
    /// Returns the minimum number of places moved, if any.
    std::optional<std::uint32_t> moved() const { return m_moved; }
    QString text() const;
    /// Return the query with or without one of the keywords; for moves, `moved` by one place.
    FindQuery withChanged(bool wanted) const;
    FindQuery withMoved(bool wanted) const;
    FindQuery withLint(bool wanted) const;

private:
    QString m_name;
    bool m_changed = false;
    bool m_lint = false;
    std::optional<std::uint32_t> m_moved;
};

} // namespace fairshare::gui

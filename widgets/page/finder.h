// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/filter/row_filter.h"
#include "core/base/error.h"

#include <QString>

#include <cstddef>
#include <optional>

namespace fairshare::gui {

class FindQuery;

/// What a search found.
struct Found {
    std::size_t count = 0;
    std::size_t of = 0; ///< number of rows searched
    QString meaning{}; ///< what was understood, in words; "" for nothing
    std::optional<Error> error{}; ///< why nothing was searched; the rows stay as they were
};

/// Finds and marks rows of a view for the find field.
class Finder {
public:
    virtual ~Finder() = default;

    /// Marks the matching rows and goes to the first.
    /// @param only hides the other rows
    virtual Found find(const FindQuery& query, bool only) = 0;
    /// True while the rows must stay: find again later.
    virtual bool isBusy() const { return false; }
    /// Finds again, because figures changed. Returns nothing if the same rows match.
    virtual std::optional<Found> findAgain(const FindQuery& query, bool only) = 0;
    /// What can be typed at the end of a text.
    virtual FilterCompletion completion(const QString& /*text*/) const { return {}; }
    /// Shows all rows and marks none.
    virtual void forget() = 0;
    /// Goes to the next (previous) match.
    virtual void goOn(bool backwards) = 0;
    /// Gives the keyboard focus to the rows.
    virtual void takeFocus() = 0;
};

} // namespace fairshare::gui

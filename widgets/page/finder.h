// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

namespace fairshare::gui {

class FindQuery;

/// Finds and marks rows of a view for the find field.
class Finder {
public:
    virtual ~Finder() = default;

    /// Marks the matching rows and goes to the first. Returns how many match.
    /// @param only hides the other rows
    virtual std::size_t find(const FindQuery& query, bool only) = 0;
    /// True while the rows must stay: find again later.
    virtual bool isBusy() const { return false; }
    /// Finds again, because figures changed. Returns nothing if the same rows match.
    virtual std::optional<std::size_t> findAgain(const FindQuery& query, bool only) = 0;
    /// Shows all rows and marks none.
    virtual void forget() = 0;
    /// Goes to the next (previous) match.
    virtual void goOn(bool backwards) = 0;
    /// Gives the keyboard focus to the rows.
    virtual void takeFocus() = 0;
};

} // namespace fairshare::gui

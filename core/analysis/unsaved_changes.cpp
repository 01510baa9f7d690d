// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/unsaved_changes.h"

#include "core/analysis/single_change.h"

namespace fairshare {
namespace {

bool showTheSame(const Scenario& stored, const Scenario& now)
{
    if (!stored.shown || !now.shown)
        return !stored.shown && !now.shown;
    return stored.shown->name == now.shown->name;
}

/// As if no variant were shown; trees share their columns, so this is cheap.
Scenario withOwnTree(const Scenario& scenario)
{
    Scenario own = scenario;
    if (own.shown) {
        own.tree = own.shown->own;
        own.shown.reset();
    }
    return own;
}

std::size_t countChanges(const Scenario& stored, const Scenario& now)
{
    const Difference difference = differenceOf(stored, now, matchRows(now.tree, stored.tree));
    return singleChanges(difference, stored.tree, now.tree).size();
}

} // namespace

UnsavedChanges unsavedChanges(const Scenario& stored, const Scenario& now)
{
    if (stored == now)
        return {};
    if (showTheSame(stored, now))
        return {true, countChanges(stored, now)};
    return {true, countChanges(withOwnTree(stored), withOwnTree(now))};
}

} // namespace fairshare

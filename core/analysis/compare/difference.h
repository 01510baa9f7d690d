// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/comparison.h"

#include <string>
#include <vector>

namespace fairshare {

struct Scenario;

enum class ChangeKind {
    Added,
    Removed,
    Moved, ///< below another parent
    Renamed,
    Partition, ///< that of a user's association
    Shares,
    Usage, ///< own raw usage, or a usage_total that the file gives
    PendingJobs,
    Options, ///< the other options of a dump line
};

/// What happened to one association. A moved one whose shares changed has two entries.
struct AssociationChange {
    ChangeKind kind = ChangeKind::Added;
    NodeRow before = NoRow; ///< NoRow for an added one
    NodeRow after = NoRow; ///< NoRow for a removed one

    bool operator==(const AssociationChange&) const = default;
};

/// A setting beside the tree; texts as in files, "" where one side does not have it.
struct SettingChange {
    std::string name; ///< `algorithm`, `classic.damping`, `PriorityWeightAge`, `quotas.group_a.quota`
    std::string before;
    std::string after;
    std::string group{}; ///< the group of a pool that it is of; "" for all other settings
    /// Of a pool or one of its groups, as in files: `pool_size`, `quota`; "" for a whole group and all
    /// others.
    std::string member{};

    bool operator==(const SettingChange&) const = default;
};

/// What turns one scenario into another.
struct Difference {
    RowMatch match;
    std::vector<AssociationChange> associations; ///< by row of `after`, then the removed by row of `before`
    std::vector<SettingChange> settings;
};

/// Linear. @param match of the trees, as matchNames or matchRows gives it: by names, a user under another
/// account, with another name or partition is removed there and added here, as Slurm sees it.
Difference differenceOf(const Scenario& before, const Scenario& after, RowMatch match);
/// By names.
Difference differenceOf(const Scenario& before, const Scenario& after);

/// True for what a file says of itself: title, notes, and the variants that it holds beside its own tree.
bool isOfFileItself(const SettingChange& change);

/// Settings alone; trees are not looked at.
std::vector<SettingChange> changedSettings(const Scenario& before, const Scenario& after);

/// True for a change that leaves everybody's place and name alone.
bool isOfValue(ChangeKind kind);

/// `added`, `shares` …, for tables.
std::string_view nameOf(ChangeKind kind);

} // namespace fairshare

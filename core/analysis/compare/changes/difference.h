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
    Moved, ///< below another parent account
    Renamed,
    Partition, ///< the partition of a user's association
    Shares,
    Usage, ///< own raw usage, or a usage_total given in the file
    PendingJobs,
    Options, ///< the other options of a dump line
};

/// A change of one association. An association that was moved and whose shares changed has two entries.
struct AssociationChange {
    ChangeKind kind = ChangeKind::Added;
    NodeRow before = NoRow; ///< NoRow if added
    NodeRow after = NoRow; ///< NoRow if removed

    bool operator==(const AssociationChange&) const = default;
};

/// A changed setting outside the tree. Values are texts as in files; "" if one side lacks the setting.
struct SettingChange {
    std::string name; ///< `algorithm`, `classic.damping`, `PriorityWeightAge`, `quotas.group_a.quota`
    std::string before;
    std::string after;
    std::string group{}; ///< the quota group of a pool to which the setting belongs; "" for other settings
    /// Member of a pool or of one of its groups, as in files: `pool_size`, `quota`. It is "" for a whole
    /// group and for all other settings.
    std::string member{};

    bool operator==(const SettingChange&) const = default;
};

/// Everything that turns one scenario into another.
struct Difference {
    RowMatch match;
    std::vector<AssociationChange> associations; ///< by row of `after`, then removed ones by row of `before`
    std::vector<SettingChange> settings;
};

/// Compares two scenarios in linear time.
/// @param match match of the trees from matchNames or matchRows. By names, a user under another account, name
/// or partition counts as removed and added, as Slurm sees it.
Difference differenceOf(const Scenario& before, const Scenario& after, RowMatch match);
/// As above, with associations matched by name.
Difference differenceOf(const Scenario& before, const Scenario& after);

/// Returns true for metadata of the file: title, notes, and the variants stored in addition to its own tree.
bool isOfFileItself(const SettingChange& change);

/// Compares only the settings; ignores the trees.
std::vector<SettingChange> changedSettings(const Scenario& before, const Scenario& after);

/// Returns true for a change of a value, which leaves the position and the name of every association
/// unchanged.
bool isOfValue(ChangeKind kind);

/// Returns `added`, `shares` …, for tables.
std::string_view nameOf(ChangeKind kind);

} // namespace fairshare

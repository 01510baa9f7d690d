// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/changes/difference.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

struct Scenario;

/// A reason why commands made from two trees may destroy what nobody meant to change.
enum class CommandRisk {
    Clusters, ///< the trees are of different clusters
    Kinds, ///< one side has no associations but something else, such as HTCondor group quotas
    Part, ///< one side lists only a part of its cluster
    Resets, ///< the usage of more than a tenth of the users would be reset
    Cluster, ///< deletions or resets would reach every cluster, because no file names one
    Deletions, ///< more than a tenth of the users or half of the associations would be deleted
};

inline constexpr std::array AllCommandRisks{CommandRisk::Clusters, CommandRisk::Kinds, CommandRisk::Part,
    CommandRisk::Resets, CommandRisk::Cluster, CommandRisk::Deletions};

/// Returns `clusters`, `kinds` …, the name by which a user accepts the risk.
std::string_view nameOf(CommandRisk risk);

struct FoundRisk {
    CommandRisk risk = CommandRisk::Clusters;
    std::string message; ///< translated; without a full stop
};

/// Finds the risks of commands that turn `before` into `after`, in linear time.
/// @param accepted risks to leave out
std::vector<FoundRisk> commandRisks(const Scenario& before, const Scenario& after,
    const Difference& difference, const std::vector<CommandRisk>& accepted = {});

} // namespace fairshare

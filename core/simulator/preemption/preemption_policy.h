// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/cluster_state.h"

#include <limits>
#include <span>
#include <string_view>

namespace fairshare {

/// A job that holds whole nodes at a moment.
struct RunningJob {
    JobPlace job = 0; ///< NoJob stands for the removals, which hold the nodes that are away
    Seconds start = 0;
    Seconds end = 0; ///< which policies do not know
    std::int32_t nodes = 0;
    double coefficient = 1; ///< of its class, above 0
    Seconds minRuntime = 0; ///< before it is taken without need
    bool isPreemptible = true; ///< else it is never taken
    bool isOfClass = false; ///< its lost work counts as that of a class
};

inline constexpr std::uint32_t IdleNode = std::numeric_limits<std::uint32_t>::max();

/// The cluster at a moment at which somebody wants nodes.
struct SampleState {
    std::uint64_t sample = 0; ///< from 0
    Seconds now = 0;
    std::span<const std::uint32_t> holders; ///< by node: place in `running`, or IdleNode
    std::span<const RunningJob> running; ///< those without nodes do not run
    std::int32_t idle = 0; ///< nodes without a job
    Seconds longest = 0; ///< that any of them has run
    std::uint64_t seed = 0; ///< of policies that draw
    bool idleFirst = true; ///< idle nodes go first under every policy

    /// The job that holds a node; NoJob for a node that is idle or away.
    JobPlace jobOf(std::uint32_t node) const
    {
        return holders[node] == IdleNode ? NoJob : running[holders[node]].job;
    }
    bool isAway(std::uint32_t node) const { return holders[node] != IdleNode && jobOf(node) == NoJob; }
    Seconds elapsed(std::uint32_t holder) const { return now - running[holder].start; }
    /// Has not run for as long as its class is promised.
    bool isProtected(std::uint32_t holder) const { return elapsed(holder) < running[holder].minRuntime; }
};

/// What a node with a job is worth; those that are worth least are taken. Idle nodes are worth nothing and
/// are taken first, unless that is switched off.
struct PreemptionPolicy {
    std::string_view id; ///< as columns have it: `pap_plus`
    std::string_view title; ///< "PAP+"
    std::string_view summary;
    std::string_view rule; ///< what goes first, in at most three words; shown below the title
    /// At least 0, and exact for whole numbers. @param node which holds the job in place `holder`
    double (*value)(const SampleState& state, std::uint32_t node, std::uint32_t holder);
    /// The value as it is shown, 0 to 1; null = divided by the largest of the moment.
    double (*shown)(const SampleState& state, double value) = nullptr;
    /// What an idle node is worth where idle nodes do not go first; null = nothing.
    double (*idleValue)(const SampleState& state, std::uint32_t node) = nullptr;
    bool isByNode = false; ///< nodes of one job differ in value
    bool isDrawn = false; ///< by SampleState::seed
    /// After a node of a job is taken its others are worth nothing, since the job is lost anyhow.
    bool countsJobsOnce = false;

    /// What an idle node is taken by; below all jobs where idle nodes go first.
    double keyOfIdle(const SampleState& state, std::uint32_t node) const
    {
        if (state.idleFirst)
            return -1; // less than a job that has just started
        return idleValue == nullptr ? 0 : idleValue(state, node);
    }
};

} // namespace fairshare

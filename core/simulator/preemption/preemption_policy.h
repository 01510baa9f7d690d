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
    JobPlace job = 0; ///< NoJob for removals, which hold the nodes that are away
    Seconds start = 0;
    Seconds end = 0; ///< unknown to policies
    std::int32_t nodes = 0;
    double coefficient = 1; ///< of its class, above 0
    Seconds minRuntime = 0; ///< run time up to which it is protected and taken only if needed
    bool isPreemptible = true; ///< if false, it is never taken
    bool isOfClass = false; ///< its lost work counts as that of a class
};

inline constexpr std::uint32_t IdleNode = std::numeric_limits<std::uint32_t>::max();

/// State of the cluster at a moment when nodes are wanted.
struct SampleState {
    std::uint64_t sample = 0; ///< from 0
    Seconds now = 0;
    std::span<const std::uint32_t> holders; ///< by node: index in `running`, or IdleNode
    std::span<const RunningJob> running; ///< entries without nodes do not run
    std::int32_t idle = 0; ///< nodes without a job
    Seconds longest = 0; ///< longest time that any of the jobs has run
    std::uint64_t seed = 0; ///< for random policies
    bool idleFirst = true; ///< idle nodes go first under every policy

    /// Returns the job that holds a node; NoJob for a node that is idle or away.
    JobPlace jobOf(std::uint32_t node) const
    {
        return holders[node] == IdleNode ? NoJob : running[holders[node]].job;
    }
    bool isAway(std::uint32_t node) const { return holders[node] != IdleNode && jobOf(node) == NoJob; }
    Seconds elapsed(std::uint32_t holder) const { return now - running[holder].start; }
    /// Returns whether the job has not yet run for the minimum run time of its class.
    bool isProtected(std::uint32_t holder) const { return elapsed(holder) < running[holder].minRuntime; }
};

/// Assigns a value to each node with a job; nodes with the lowest values are taken. Idle nodes are taken
/// first, unless SampleState::idleFirst is off.
struct PreemptionPolicy {
    std::string_view id; ///< as in column names: `pap_plus`
    std::string_view title; ///< "PAP+"
    std::string_view summary;
    std::string_view rule; ///< what goes first, in at most three words; shown below the title
    /// Returns 0 or more, exact for whole numbers. @param node held by the job at index `holder`
    double (*value)(const SampleState& state, std::uint32_t node, std::uint32_t holder);
    /// Returns the displayed value, 0 to 1; null = divided by the largest value of the moment.
    double (*shown)(const SampleState& state, double value) = nullptr;
    /// Returns the value of an idle node if idle nodes do not go first; null = 0.
    double (*idleValue)(const SampleState& state, std::uint32_t node) = nullptr;
    bool isByNode = false; ///< nodes of one job can differ in value
    bool isDrawn = false; ///< random, from SampleState::seed
    /// Once a node of a job is taken, its other nodes have no value, because the job is lost anyway.
    bool countsJobsOnce = false;

    /// Returns the sort key of an idle node; below all jobs if idle nodes go first.
    double keyOfIdle(const SampleState& state, std::uint32_t node) const
    {
        if (state.idleFirst)
            return -1; // below a job that has just started
        return idleValue == nullptr ? 0 : idleValue(state, node);
    }
};

} // namespace fairshare

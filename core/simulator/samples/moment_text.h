// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/sampled_run.h"
#include "core/simulator/samples/score_course.h"

#include <string>
#include <vector>

/// Texts about a moment of the preemption samples.
namespace fairshare {

/// Returns "1:08:22", or "2 d 3 h" from one day on.
std::string clockText(Seconds seconds);
/// Returns any duration to the second: "1:08:22", "8 d 23:25:19".
std::string exactClockText(Seconds seconds);
/// Returns the number of decimals of node-hours: one below 100, otherwise none. Small values have as many as
/// two significant digits require.
int nodeHoursDecimals(double hours);
std::string nodeHoursText(double nodeSeconds);
/// Returns "10 of 20 nodes".
std::string nodesOfText(std::int32_t wanted, std::uint32_t nodes);

/// Explains why a run with jobs can have no samples.
std::string noSampleText();

/// Decision of a policy about one node.
struct NodeVerdict {
    std::string policy; ///< title
    std::string place; ///< "position 10 of 20"
    std::string verdict; ///< "freed" or "kept"
    bool isTaken = false;
};

/// A node at a moment, with the reasons for each decision: the lower part of the dock.
struct NodeReasons {
    std::string title; ///< "Node 4, job 25"
    std::vector<std::string> lines;
    std::vector<NodeVerdict> verdicts;
    std::string note; ///< "Ties go to the lower node number."
};
NodeReasons nodeReasons(
    const SampledRun& sampled, const Moment& moment, const SampleSettings& settings, std::uint32_t node);

/// Card for a cell of a policy's heat map.
struct CellCard {
    std::string title; ///< "LIFO, node 4, 1:08:22"
    std::vector<std::string> lines; ///< job, value and rank, and why the node is freed or kept
};
struct HeatmapCell {
    std::uint32_t node = 0;
    std::size_t policy = 0; ///< index in the settings
};
CellCard cellCard(
    const SampledRun& sampled, const Moment& moment, const SampleSettings& settings, const HeatmapCell& cell);

/// Describes what holds a node at a time, independent of policies: the job, its user and account, and its
/// times since SampledRun::zero.
CellCard holderCard(const SampledRun& sampled, std::uint32_t node, Seconds time);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/film.h"
#include "core/simulator/samples/score_course.h"

#include <string>
#include <vector>

/// What people read of a moment of a film.
namespace fairshare {

/// "1:08:22"; from a day on "2 d 3 h".
std::string clockText(Seconds seconds);
/// To the second however long it is: "1:08:22", "8 d 23:25:19".
std::string exactClockText(Seconds seconds);
/// How many decimals node-hours have: one below 100, else none; small ones as many as two significant digits
/// take.
int nodeHoursDecimals(double hours);
std::string nodeHoursText(double nodeSeconds);
/// "10 of 20 nodes".
std::string nodesOfText(std::int32_t wanted, std::uint32_t nodes);

/// Why a run with jobs may have nothing to look at.
std::string noSampleText();

/// "At 1:08:22 taking 10 of 20 nodes loses 4.2 node-h under PAP and PAP+, 5.6 under LIFO and 10.1 under FIFO;
/// PAP+ has lost as much as PAP so far." Where all lose the same: "… loses 4.2 node-h under every policy."
/// @param course null while it is not computed, then without what was lost so far
std::string filmAnswer(
    const Film& film, const FilmMoment& moment, const FilmSettings& settings, const ScoreCourse* course);

/// What a policy does with one node.
struct NodeVerdict {
    std::string policy; ///< title
    std::string place; ///< "10th lowest of 20"
    std::string verdict; ///< "taken" or "kept"
    bool isTaken = false;
};

/// A node at a moment with the reasons: the lower part of the dock.
struct NodeReasons {
    std::string title; ///< "Node 4, job 25"
    std::vector<std::string> lines;
    std::vector<NodeVerdict> verdicts;
    std::string note; ///< "Ties go to the lower node index."
};
NodeReasons nodeReasons(
    const Film& film, const FilmMoment& moment, const FilmSettings& settings, std::uint32_t node);

/// A cell of a policy's strip: what its card says.
struct CellCard {
    std::string title; ///< "LIFO, node 4, 1:08:22"
    std::vector<std::string> lines; ///< job, value and place, and why it is taken or kept
};
struct FilmCell {
    std::uint32_t node = 0;
    std::size_t policy = 0; ///< as in the settings
};
CellCard cellCard(
    const Film& film, const FilmMoment& moment, const FilmSettings& settings, const FilmCell& cell);

/// Who holds a node at a time, whatever policies make of it: the job, whose it is, and its times from the
/// first submission on.
CellCard holderCard(const Film& film, std::uint32_t node, Seconds time);

} // namespace fairshare

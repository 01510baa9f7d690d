// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/recovery/rank_course.h"
#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How users stand in the coming weeks while usage decays with the scenario's half-life.
namespace fairshare {

/// Who submits what from now on. Whoever runs on does so at the present level: what decays is replaced.
enum class Load : std::uint8_t {
    OnePauses, ///< the current one submits nothing, all others run on
    ChosenPause, ///< all chosen ones submit nothing, all others run on
    TakeTurns, ///< two run in turns and together use as much as now, all others run on
    AllPause, ///< nobody submits anything: all usage decays alike
};

struct RecoveryCourseRequest {
    const Scenario& scenario; ///< the half-life is that of its settings
    std::string_view algorithmId;
    std::vector<NodeRow> chosen{}; ///< accounts or users; empty = who comes forward first when pausing
    NodeRow current = NoRow; ///< one of them; NoRow = the first
    NodeRow against = NoRow; ///< one of them, who takes turns with the current one; NoRow = any other
    Load load = Load::OnePauses;
    double seconds = 0; ///< how far to look, 60 or more
    double turnSeconds = 0; ///< how long a turn is, 60 or more
};

struct RecoveryCourse {
    NodeRow current = NoRow; ///< who pauses, or has the second turn; NoRow where there is nobody
    NodeRow against = NoRow; ///< who has the first turn, when two take turns
    Load load = Load::OnePauses;
    std::vector<NodeRow> chosen; ///< as asked, or who was found
    std::size_t movers = 0; ///< how many of the first curves are of those whom the load is about
    RankCourse course; ///< of one algorithm; steps are minutes from now
    std::string sentence; ///< when the order next flips
};

/// The course of the chosen users and of those whom they pass, with factors. Of an account 8 users are
/// followed. Decay is that of Slurm 22.05.8, see usage_decay.h; points are exact to the minute under the
/// premise of followRanks. Without anybody chosen, 64 users of most usage (16 where there are more than
/// 20,000 rows) are asked, by some hundred evaluations, whose pause changes the order first. Errors: as
/// followRanks.
Result<RecoveryCourse> followRecovery(const RecoveryCourseRequest& request, const Progress& progress = {});

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/recovery/course.h"
#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Ranks of users over the coming weeks while usage decays with the scenario's half-life.
namespace fairshare {

/// Who submits jobs from now on. Users who keep running do so at the current level: what decays is replaced.
enum class Load : std::uint8_t {
    OnePauses, ///< the current row submits nothing, all others keep running
    ChosenPause, ///< all chosen rows submit nothing, all others keep running
    TakeTurns, ///< two rows take turns and together use as much as now, all others keep running
    AllPause, ///< nobody submits anything; all usage decays at the same rate
};

struct ForecastRequest {
    const Scenario& scenario; ///< its settings contain the half-life
    std::string_view algorithmId;
    std::vector<NodeRow> chosen{}; ///< accounts or users; empty for the user who moves up first by pausing
    NodeRow current = NoRow; ///< one of `chosen`; NoRow for the first
    NodeRow against = NoRow; ///< one of `chosen`, which takes turns with `current`; NoRow for any other
    Load load = Load::OnePauses;
    double seconds = 0; ///< how far to look ahead, 60 or more
    double turnSeconds = 0; ///< length of a turn, 60 or more
};

struct Forecast {
    NodeRow current = NoRow; ///< the row that pauses, or has the second turn; NoRow if there is none
    NodeRow against = NoRow; ///< the row that has the first turn, if two take turns
    Load load = Load::OnePauses;
    std::vector<NodeRow> chosen; ///< as requested, or the user that was found
    std::size_t movers = 0; ///< number of leading curves that are of the users who pause or take turns
    RankCourse course; ///< of one algorithm; steps are minutes from now
    std::string sentence; ///< when the order changes next
};

/// Follows the chosen users and those they pass, including factors. At most 8 users of an account are
/// followed. Decay is that of Slurm 22.05.8, see usage_decay.h; points are exact to the minute on the
/// assumption of followRanks.
/// If no rows are chosen, it searches for the user whose pause changes the order first. That takes a few
/// hundred evaluations over the 64 users with the most usage, or 16 in trees of more than 20,000 rows.
/// Errors: those of followRanks.
Result<Forecast> forecastRanks(const ForecastRequest& request, const Progress& progress = {});

} // namespace fairshare

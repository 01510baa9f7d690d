// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/recovery.h"

#include "core/analysis/explain/explanation.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/small_numbers.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/usage_decay.h"
#include "core/fairshare/usage_totals.h"
#include "core/scenario/edits/usage_scaling.h"
#include "core/scenario/evaluation.h"
#include "core/tree/names/user_label.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace fairshare {
namespace {

constexpr double MostHalfLives = 60;
constexpr std::array Course{0.0, 1.0, 2.0, 4.0, 8.0};

struct Ranks {
    std::uint32_t user = 0;
    std::uint32_t against = 0;
};

/// Computes ranks at a point in time of the pause.
class Pause {
public:
    Pause(const RecoveryRequest& request, const Progress& progress)
        : m_request(request)
        , m_progress(progress)
        , m_scenario(request.scenario)
        , m_usage(sumUsage(request.scenario.tree).total[request.user])
    {
    }

    Result<Ranks> at(double seconds)
    {
        const ShareTree& tree = m_request.scenario.tree;
        const auto left =
            static_cast<long double>(decayFactor(m_request.scenario.settings.halfLifeSeconds, seconds));
        auto changed =
            seconds == 0 ? Result<ShareTree>(tree) : withTotalUsage(tree, m_request.user, m_usage * left);
        if (!changed)
            return tl::unexpected(changed.error());
        m_scenario.tree = std::move(*changed);
        const auto evaluation =
            m_evaluator.evaluate(m_scenario, {std::string(m_request.algorithmId)}, {.stop = m_progress.stop});
        if (!evaluation)
            return tl::unexpected(evaluation.error());
        const Values<std::uint32_t>& rank = *(*evaluation)->results.front().rank;
        return Ranks{rank[m_request.user], m_request.against == NoRow ? 0 : rank[m_request.against]};
    }

private:
    const RecoveryRequest& m_request;
    const Progress& m_progress;
    Scenario m_scenario;
    long double m_usage; ///< at the start, TRES-seconds
    Evaluator m_evaluator;
};

bool reached(const RecoveryRequest& request, const Ranks& now, const Ranks& then)
{
    return request.against == NoRow ? then.user < now.user : then.user < then.against;
}

/// Returns the first minute at which the goal is reached; empty if it never is.
Result<std::optional<double>> firstMinute(
    const RecoveryRequest& request, const Ranks& now, Pause& pause, const Progress& progress)
{
    const double halfLife = request.scenario.settings.halfLifeSeconds;
    double high = std::ceil(MostHalfLives * halfLife / RecoveryStepSeconds);
    const auto last = pause.at(high * RecoveryStepSeconds);
    if (!last)
        return tl::unexpected(last.error());
    if (!reached(request, now, *last))
        return std::nullopt;
    double low = 0;
    const double width = high;
    while (high - low > 1) {
        progress.at(1 - std::log2(high - low) / std::log2(width));
        const double middle = std::floor((low + high) / 2);
        const auto then = pause.at(middle * RecoveryStepSeconds);
        if (!then)
            return tl::unexpected(then.error());
        (reached(request, now, *then) ? high : low) = middle;
    }
    return high * RecoveryStepSeconds;
}

} // namespace

std::string pauseSentence(const Recovery& recovery, const ShareTree& tree, std::string_view title)
{
    const std::string user = userLabel(tree, recovery.user);
    const bool pair = recovery.against != NoRow;
    const std::string other = pair ? userLabel(tree, recovery.against) : std::string();
    if (recovery.flipSeconds) {
        const std::string when = durationText(*recovery.flipSeconds);
        const std::string halfLives =
            saidNumber(fixedOrScientific(*recovery.flipSeconds / recovery.halfLifeSeconds, 2));
        return pair ? fairshare::say("If {0} pauses and everyone else continues as now, under {1} it passes "
                                     "{2} after {3} ({4} half-lives) and reaches rank {5}.",
                          user, title, other, when, halfLives, recovery.rankAfterFlip)
                    : fairshare::say("If {0} pauses and everyone else continues as now, under {1} it first "
                                     "moves up after {2} ({3} half-lives) and reaches rank {4}.",
                          user, title, when, halfLives, recovery.rankAfterFlip);
    }
    if (!pair && recovery.rankNow == 1)
        return fairshare::say("{} already has rank 1 and nothing to recover.", user);
    if (recovery.halfLifeSeconds == 0)
        return fairshare::say("If {0} pauses and everyone else continues as now, under {1} its rank never "
                              "improves: usage does not decay (half-life 0).",
            user, title);
    return pair
        ? fairshare::say("If {0} pauses and everyone else continues as now, under {1} it never passes {2}.",
              user, title, other)
        : fairshare::say(
              "If {0} pauses and everyone else continues as now, under {1} it never moves up.", user, title);
}

namespace {

Result<void> addCourse(Recovery& recovery, Pause& pause)
{
    for (const double halfLives : Course) {
        const double seconds = halfLives * recovery.halfLifeSeconds;
        const auto then = pause.at(seconds);
        if (!then)
            return tl::unexpected(then.error());
        recovery.course.push_back({seconds, then->user});
        if (recovery.halfLifeSeconds == 0)
            break;
    }
    return {};
}

} // namespace

Result<Recovery> recover(const RecoveryRequest& request, const Progress& progress)
{
    const ShareTree& tree = request.scenario.tree;
    for (const NodeRow row : {request.user, request.against})
        if (row < tree.size() && !tree.isUser(row))
            return fail(ErrorCode::OutOfRange,
                fairshare::say("'{}' is an account; only users have a rank that recovers", tree.name(row)));
    if (tree.isPart())
        return fail(ErrorCode::OutOfRange,
            fairshare::say(
                "the listing is only a part of the tree, so it is unknown how the rank recovers; add "
                "a listing of the rest"));
    Pause pause(request, progress);
    const auto now = pause.at(0);
    if (!now)
        return tl::unexpected(now.error());
    if (request.against != NoRow && now->user < now->against)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("'{}' already ranks ahead of '{}'; only the lower-ranked one can recover",
                tree.name(request.user), tree.name(request.against)));
    Recovery recovery{.user = request.user, .against = request.against, .flipSeconds = {}};
    recovery.halfLifeSeconds = request.scenario.settings.halfLifeSeconds;
    recovery.rankNow = now->user;
    recovery.decayAlone = request.against == NoRow ? fairshare::say("no change; all usage decays equally")
                                                   : fairshare::say("no change; both decay equally");
    if (recovery.halfLifeSeconds > 0) {
        const auto first = firstMinute(request, *now, pause, progress);
        if (!first)
            return tl::unexpected(first.error());
        recovery.flipSeconds = *first;
    }
    if (recovery.flipSeconds) {
        const auto then = pause.at(*recovery.flipSeconds);
        if (!then)
            return tl::unexpected(then.error());
        recovery.rankAfterFlip = then->user;
    }
    if (auto added = addCourse(recovery, pause); !added)
        return tl::unexpected(added.error());
    const Algorithm* algorithm = findAlgorithm(request.algorithmId);
    recovery.sentence = pauseSentence(recovery, tree, said(algorithm->title));
    return recovery;
}

std::string durationText(double seconds)
{
    constexpr std::uint64_t Minute = 60;
    constexpr std::uint64_t Hour = 3600;
    const auto exact = static_cast<std::uint64_t>(std::round(seconds));
    const auto twoUnits = [](std::uint64_t smaller, std::uint64_t perLarger, std::string_view larger,
                              std::string_view unit) {
        const std::uint64_t rest = smaller % perLarger;
        const std::string whole = fmt::format("{} {}", smaller / perLarger, larger);
        return rest == 0 ? whole : fmt::format("{} {} {}", whole, rest, unit);
    };
    if (exact < 60)
        return exact == 0 ? "0 min" : fmt::format("{} s", exact);
    if (exact < Hour)
        return twoUnits(exact, Minute, "min", "s");
    const std::uint64_t minutes = (exact + Minute / 2) / Minute;
    constexpr std::uint64_t DayInMinutes = 1440;
    if (minutes < DayInMinutes)
        return twoUnits(minutes, 60, "h", "min");
    return twoUnits((exact + Hour / 2) / Hour, 24, "d", "h");
}

} // namespace fairshare

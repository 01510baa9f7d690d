// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/soonest_gain.h"

#include "core/analysis/recovery/decayed_tree.h"
#include "core/analysis/recovery/recovery.h"
#include "core/scenario/evaluation.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

/// Returns the users with the most usage, who gain the most by decay.
std::vector<NodeRow> candidates(const ShareTree& tree)
{
    constexpr std::size_t ManyRows = 20000;
    const std::size_t most = tree.size() > ManyRows ? 16 : 64;
    std::vector<NodeRow> users;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row) && tree.usage(row) > 0)
            users.push_back(row);
    const auto middle = users.begin() + static_cast<std::ptrdiff_t>(std::min(most, users.size()));
    std::partial_sort(users.begin(), middle, users.end(), [&tree](NodeRow a, NodeRow b) {
        return tree.usage(a) != tree.usage(b) ? tree.usage(a) > tree.usage(b) : a < b;
    });
    users.erase(middle, users.end());
    return users;
}

class Search {
public:
    Search(const SoonestGainRequest& request, const Progress& progress)
        : m_request(request)
        , m_progress(progress)
        , m_scenario(request.scenario)
    {
    }

    Result<NodeRow> find()
    {
        auto now = ranks(m_request.scenario.tree);
        if (!now)
            return tl::unexpected(now.error());
        m_now = *now;
        double low = 0;
        double high = std::floor(m_request.seconds / RecoveryStepSeconds);
        auto left = recoveredBy(candidates(m_request.scenario.tree), high);
        const double width = high;
        while (left && left->size() > 1 && high - low > 1) {
            m_progress.at(FirstRound + (1 - FirstRound) * (1 - std::log2(high - low) / std::log2(width)));
            const double middle = std::floor((low + high) / 2);
            auto sooner = recoveredBy(*left, middle);
            if (!sooner)
                return tl::unexpected(sooner.error());
            (sooner->empty() ? low : high) = middle;
            if (!sooner->empty())
                left = std::move(sooner);
        }
        if (!left)
            return tl::unexpected(left.error());
        return left->empty() ? NoRow : left->front();
    }

private:
    Result<Counts> ranks(ShareTree tree)
    {
        m_scenario.tree = std::move(tree);
        const auto evaluation = m_evaluator.evaluate(
            m_scenario, {std::string(m_request.algorithmId)}, {.report = {}, .stop = m_progress.stop});
        if (!evaluation)
            return tl::unexpected(evaluation.error());
        return (*evaluation)->results.front().rank;
    }

    Result<std::vector<NodeRow>> recoveredBy(const std::vector<NodeRow>& users, double minutes)
    {
        const Scenario& scenario = m_request.scenario;
        std::vector<NodeRow> recovered;
        for (std::size_t at = 0; at < users.size(); ++at) {
            const NodeRow user = users[at];
            if (m_rounds == 0)
                m_progress.at(FirstRound * static_cast<double>(at) / static_cast<double>(users.size()));
            const Decay decay{scenario.settings.halfLifeSeconds, {user}};
            auto tree = DecayedTree(scenario.tree, decay).at(minutes * RecoveryStepSeconds);
            if (!tree)
                return tl::unexpected(tree.error());
            const auto then = ranks(*std::move(tree));
            if (!then)
                return tl::unexpected(then.error());
            if ((**then)[user] < (*m_now)[user])
                recovered.push_back(user);
        }
        ++m_rounds;
        return recovered;
    }

    /// Progress fraction of the first round, which tries all candidates. Later rounds try only the remaining
    /// ones.
    static constexpr double FirstRound = 0.5;

    const SoonestGainRequest& m_request;
    const Progress& m_progress;
    Scenario m_scenario;
    Evaluator m_evaluator;
    Counts m_now;
    std::size_t m_rounds = 0;
};

} // namespace

Result<NodeRow> soonestGain(const SoonestGainRequest& request, const Progress& progress)
{
    return Search(request, progress).find();
}

} // namespace fairshare

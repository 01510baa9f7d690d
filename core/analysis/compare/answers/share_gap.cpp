// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/answers/share_gap.h"

#include "core/analysis/explain/explanation.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/scenario/evaluation.h"
#include "core/tree/names/user_label.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

constexpr std::size_t MostNamed = 3; ///< the first in the sentence, the others in its cause

/// Formats with four decimals, as for all shares and usage. Smaller values get two digits so that they are
/// not shown as 0.
std::string fraction(double value)
{
    constexpr double LeastFixed = 0.0001;
    if (value == 0)
        return "0";
    return saidNumber(value < LeastFixed ? scientific(value, 1) : fixed(value, 4));
}

/// Formats with two decimals. Values too small or too large for that get two significant digits.
std::string multiple(double times)
{
    constexpr double LeastFixed = 0.01;
    constexpr double MostFixed = 1e6;
    return saidNumber(times < LeastFixed || times >= MostFixed ? scientific(times, 1) : fixed(times, 2));
}

std::string measure(const ShareGap& gap)
{
    if (gap.share == 0)
        return fairshare::say("{} of all usage but no share", fraction(gap.usage));
    if (gap.usage == 0)
        return fairshare::say("no usage, with a share of {}", fraction(gap.share));
    return fairshare::say("{} of all usage with a share of {}, {} times the share", fraction(gap.usage),
        fraction(gap.share), multiple(gap.usage / gap.share));
}

std::string others(const ShareTree& tree, const std::vector<ShareGap>& gaps)
{
    std::string text;
    for (std::size_t at = 1; at < gaps.size(); ++at) {
        const ShareGap& gap = gaps[at];
        if (gap.gap() == 0)
            break;
        const std::string name = userLabel(tree, gap.row);
        const std::string distance = fraction(std::abs(gap.gap()));
        text += (text.empty() ? "" : ", ")
            + (gap.gap() > 0 ? fairshare::say("{} {} above", name, distance)
                             : fairshare::say("{} {} below", name, distance));
    }
    return text.empty() ? text : fairshare::say("next: {}", text);
}

} // namespace

std::vector<ShareGap> shareGaps(const Evaluation& now, std::size_t most)
{
    const ShareTree& tree = now.tree;
    const Values<double>& total = *now.usageTotal;
    const bool hasAccounts = tree.size() > tree.userCount() + 1;
    std::vector<ShareGap> gaps;
    for (NodeRow row = 1; row < tree.size(); ++row)
        if (tree.isUser(row) != hasAccounts && !tree.hasParentShares(row))
            gaps.push_back(
                {row, (*now.shares->ofCluster)[row], total[RootRow] > 0 ? total[row] / total[RootRow] : 0.0});
    const auto end = gaps.begin() + static_cast<std::ptrdiff_t>(std::min(most, gaps.size()));
    std::partial_sort(gaps.begin(), end, gaps.end(), [](const ShareGap& a, const ShareGap& b) {
        const double first = std::abs(a.gap());
        const double second = std::abs(b.gap());
        return first != second ? first > second : a.row < b.row;
    });
    gaps.erase(end, gaps.end());
    return gaps;
}

AnswerLine shareGapAnswer(const Evaluation& now)
{
    const ShareTree& tree = now.tree;
    const std::vector<ShareGap> gaps = shareGaps(now, MostNamed);
    if (gaps.empty())
        return {fairshare::say("No shares to compare."), {}};
    if (!((*now.usageTotal)[RootRow] > 0))
        return {fairshare::say("No usage yet."), {}};
    const ShareGap& furthest = gaps.front();
    const bool user = tree.isUser(furthest.row);
    if (furthest.gap() == 0)
        return {user ? fairshare::say("Every user's usage equals their share.")
                     : fairshare::say("Every account's usage equals its share."),
            {}};
    const std::string name = userLabel(tree, furthest.row);
    return {user ? fairshare::say("{} is the user furthest from their share: {}.", name, measure(furthest))
                 : fairshare::say("{} is the account furthest from its share: {}.", name, measure(furthest)),
        others(tree, gaps)};
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/served_words.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/table/result_table.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <cmath>

namespace fairshare {
namespace {

/// Formats a ratio with two or three significant digits.
std::string timesText(double ratio)
{
    constexpr double AllDigits = 1000;
    constexpr double MostDigits = 1e9;
    if (ratio >= AllDigits && ratio < MostDigits)
        return fixed(ratio, 0);
    return ratio < 1 ? fmt::format("{:.2g}", ratio) : fmt::format("{:.3g}", ratio);
}

/// Returns the words for a row whose ratio says nothing; "" for others.
std::string wordsWithoutRatio(const ExplainedPair& pair, NodeRow row)
{
    if (pair.tree().hasParentShares(row))
        return fairshare::say("has no share of its own");
    if (pair.real("shares_norm", row) == 0)
        return pair.figures.usageTotal[row] > 0 ? fairshare::say("has usage but no share: over-served")
                                                : fairshare::say("has no share and no usage");
    return "";
}

} // namespace

std::string servedByUsage(const ExplainedPair& pair, NodeRow row)
{
    if (std::string words = wordsWithoutRatio(pair, row); !words.empty())
        return words;
    if (pair.figures.usageTotal[row] == 0)
        return fairshare::say("has used nothing: under-served");
    const double ratio = pair.real("usage_efctv", row) / pair.real("shares_norm", row);
    if (!std::isfinite(ratio))
        return "";
    const std::string times = timesText(ratio);
    if (times == "1")
        return fairshare::say("used its share: on target");
    return ratio > 1 ? fairshare::say("used {} times its share: over-served", saidNumber(times))
                     : fairshare::say("used {} times its share: under-served", saidNumber(times));
}

std::string servedByEffectiveUsage(const ExplainedPair& pair, NodeRow row)
{
    if (std::string words = wordsWithoutRatio(pair, row); !words.empty())
        return words;
    const double usage = pair.real("usage_efctv", row);
    if (usage == 0)
        return fairshare::say("has no effective usage: under-served");
    const double ratio = usage / pair.real("shares_norm", row);
    if (!std::isfinite(ratio))
        return "";
    const std::string times = timesText(ratio);
    if (times == "1")
        return fairshare::say("has effective usage equal to its share: on target");
    return ratio > 1
        ? fairshare::say("has effective usage of {} times its share: over-served", saidNumber(times))
        : fairshare::say("has effective usage of {} times its share: under-served", saidNumber(times));
}

} // namespace fairshare

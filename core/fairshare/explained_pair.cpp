// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/explained_pair.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/small_numbers.h"
#include "core/fairshare/levels.h"
#include "core/table/result_table.h"
#include "core/tree/names/user_label.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fairshare {

bool ExplainedPair::hasAccount() const
{
    return !tree().isUser(first) || (isPair() && !tree().isUser(second));
}

bool ExplainedPair::bothCompete() const
{
    const auto competes = [this](NodeRow row) { return tree().isUser(row) || !tree().hasParentShares(row); };
    return competes(first) && (!isPair() || competes(second));
}

double ExplainedPair::real(std::string_view columnId, NodeRow row) const
{
    return figures.table.reals(columnId)[row];
}

std::string ExplainedPair::label(NodeRow row) const
{
    return userLabel(tree(), row);
}

std::string ExplainedPair::place(NodeRow account) const
{
    return fairshare::say("directly below {}", tree().name(account));
}

namespace {

/// Like `shown`, but independent of the language.
std::string plain(double value)
{
    if (isUndefined(value))
        return "-";
    const double size = std::abs(value);
    if (losesDigits(value, 4) || (std::isfinite(value) && size >= 1e15))
        return scientific(value, 1);
    return fixed(value, 4);
}

} // namespace

std::string exact(double value)
{
    return saidNumber(shortest(value));
}

std::string shown(double value)
{
    return saidNumber(plain(value));
}

std::string operand(double value)
{
    constexpr double Rounding = 1e-9;
    const std::string text = plain(value);
    const auto read = parseDouble(text);
    const bool comesTo = !read || std::abs(*read - value) <= Rounding * std::abs(value);
    return saidNumber(comesTo ? text : fmt::format("{:.6g}", value));
}

std::pair<std::string, std::string> distinctTexts(double a, double b, int decimals)
{
    constexpr int MostDecimals = 9;
    if (a == b)
        return {shown(a), shown(b)};
    for (int at = decimals; at <= MostDecimals; ++at)
        if (fixed(a, at) != fixed(b, at) && std::min(std::abs(a), std::abs(b)) < 1e9)
            return {saidNumber(fixed(a, at)), saidNumber(fixed(b, at))};
    return {exact(a), exact(b)};
}

} // namespace fairshare

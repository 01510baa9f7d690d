// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/extension/least_used.h"

#include "core/base/say.h"
#include "core/fairshare/result_columns.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <array>

namespace fairshare::algorithm_files {
namespace {

constexpr std::array<std::string_view, 3> Columns{"usage_efctv", "unused", "factor"};

ResultTable evaluateLeastUsed(const FairshareInput& input, const ParameterValues&)
{
    const auto n = input.tree.size();
    Values<double> usage(n);
    Values<double> unused(n);
    Values<double> factor(n);
    for (NodeRow row = 0; row < n; ++row) {
        usage[row] = static_cast<double>(input.usageNorm[row]);
        unused[row] = 1 - usage[row];
        factor[row] = input.tree.isUser(row) ? unused[row] : Undefined;
    }
    ResultTable table;
    table.columns = {
        sharesWithinLevelColumn(input),
        usageNormColumn(input),
        usageEffectiveColumn(std::move(usage), fairshare::phrase("Part of the usage of the cluster.")),
        {{"unused", "Unused", "", fairshare::phrase("What is left of the cluster's usage, 0 to 1."), 4},
            shared(std::move(unused))},
        factorColumn(std::move(factor), fairshare::phrase("The unused part, 0 to 1.")),
    };
    return table;
}

Verdict judge(const ExplainedPair& pair)
{
    if (!pair.isPair())
        return {fmt::format(
                    "{} leaves {} unused.", pair.label(pair.first), shown(pair.real("unused", pair.first))),
            {}, {}};
    return factorVerdict(
        pair, fmt::format("{} used less than {}.", pair.label(pair.first), pair.label(pair.second)));
}

std::vector<std::string> steps(const ExplainedPair& pair, NodeRow row)
{
    return {
        fmt::format("1 - {} = {}", shown(pair.real("usage_efctv", row)), shown(pair.real("unused", row)))};
}

} // namespace

Algorithm least_used()
{
    return {.id = "least_used",
        .title = fairshare::phrase("Least used"),
        .summary = fairshare::phrase("Puts whoever used least first, whatever the shares."),
        .formula = fairshare::phrase("factor = 1 - U"),
        .source = fairshare::phrase("The test of a sixth algorithm"),
        .evaluate = evaluateLeastUsed,
        .words = {.rule = fairshare::phrase("Shares do not count: whoever used least comes first."),
            .rewards = fairshare::phrase("It rewards newcomers."),
            .weakness = fairshare::phrase("Its weakness: nobody can buy a larger part.")},
        .explainer = {.columns = Columns, .figure = "unused", .judge = judge, .steps = steps}};
}

} // namespace fairshare::algorithm_files

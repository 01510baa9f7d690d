// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/review/review.h"

#include "tests/core/analysis/university.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <tuple>

/// Reviews and their parts, for tests.
namespace fairshare::test {

inline ReviewQuestion question(Scenario now, std::optional<Scenario> baseline = {})
{
    ReviewQuestion asked{.now = std::make_shared<const Scenario>(std::move(now)),
        .charts = reviewCharts(),
        .origin = {.program = "Fairshare Explorer 1.0", .year = 2026, .month = 11, .day = 20}};
    if (baseline) {
        asked.baseline = std::make_shared<const Scenario>(std::move(*baseline));
        asked.origin.baselineName = "the opened file";
    }
    return asked;
}

inline Review reviewOf(const ReviewQuestion& asked)
{
    auto made = makeReview(asked);
    EXPECT_TRUE(made) << (made ? "" : made.error().message);
    return made ? *made : Review{};
}

inline const ReviewSection& section(const Review& review, std::string_view title)
{
    const auto found = std::find_if(review.sections.begin(), review.sections.end(),
        [title](const ReviewSection& each) { return each.title == title; });
    if (found == review.sections.end())
        std::abort();
    return *found;
}

template <typename Block>
const Block& block(const ReviewSection& section)
{
    for (const ReviewBlock& each : section.blocks)
        if (const auto* wanted = std::get_if<Block>(&each))
            return *wanted;
    std::abort();
}

inline std::string text(const ReviewSection& section)
{
    std::string all;
    for (const ReviewBlock& each : section.blocks)
        if (const auto* paragraph = std::get_if<ReviewParagraph>(&each))
            all += (all.empty() ? "" : "\n") + paragraph->text;
    return all;
}

/// root with accounts of one user each: shares and usage by hand.
inline Scenario accounts(const std::vector<std::tuple<std::string, std::uint32_t, long double>>& list)
{
    ShareTreeBuilder builder;
    for (const auto& [name, shares, usage] : list) {
        const auto account =
            builder.add(builder.root(), {.kind = NodeKind::Account, .name = name, .shares = shares});
        builder.setUsage(builder.add(account, {.name = "u" + name}), usage);
    }
    Scenario scenario = scenarioOf(std::move(builder));
    scenario.title = "By hand";
    return scenario;
}

} // namespace fairshare::test

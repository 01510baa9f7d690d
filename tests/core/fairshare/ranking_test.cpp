// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/ranking.h"

#include "core/tree/share_tree_builder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

namespace fairshare {
namespace {

constexpr std::size_t Users = 2000;

ShareTree flatTree()
{
    ShareTreeBuilder builder;
    for (std::size_t i = 0; i < Users; ++i) {
        const std::string name = "u" + std::to_string(10'000 + i);
        NodeDraft draft;
        draft.kind = NodeKind::User;
        draft.name = name;
        builder.add(builder.root(), draft);
    }
    Diagnostics diagnostics;
    return std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
}

/// Falling by row in steps of three equal ones; the root has none.
std::vector<double> steps()
{
    std::vector<double> factor(Users + 1, std::numeric_limits<double>::quiet_NaN());
    for (std::size_t row = 1; row <= Users; ++row)
        factor[row] = 1 - static_cast<double>((row - 1) / 3) / Users;
    return factor;
}

/// One more than the number of users who are better: slow, but nothing to get wrong.
std::uint32_t placeOf(const std::vector<double>& factor, std::size_t row)
{
    std::uint32_t place = 1;
    for (std::size_t other = 1; other < factor.size(); ++other)
        if (factor[other] > factor[row] || (std::isnan(factor[row]) && !std::isnan(factor[other])))
            ++place;
    return place;
}

struct Change {
    const char* name;
    std::function<void(std::vector<double>&)> apply;
};

void PrintTo(const Change& change, std::ostream* out)
{
    *out << change.name;
}

class RankingAfter : public testing::TestWithParam<Change> { };

TEST_P(RankingAfter, CountsWhoIsBetter)
{
    const ShareTree tree = flatTree();
    std::vector<double> factor = steps();
    GetParam().apply(factor);
    const auto ranks = rankUsers(tree, factor);
    EXPECT_EQ(ranks[RootRow], UndefinedCount);
    for (NodeRow row = 1; row <= Users; ++row)
        ASSERT_EQ(ranks[row], placeOf(factor, row)) << "row " << row;
}

const Change Changes[] = {
    {"nothing", [](auto&) {}},
    {"the_last_to_the_top", [](auto& factor) { factor[Users] = 2; }},
    {"the_first_to_the_end", [](auto& factor) { factor[1] = -1; }},
    {"one_into_another_tie", [](auto& factor) { factor[7] = factor[1000]; }},
    {"a_tie_breaks", [](auto& factor) { factor[5] = std::nextafter(factor[5], 2.0); }},
    {"fifty_up_and_down",
        [](auto& factor) {
            for (std::size_t i = 0; i < 50; ++i)
                factor[1 + 37 * i] += i % 2 == 0 ? 0.2 : -0.2;
        }},
    {"the_reverse",
        [](auto& factor) {
            for (std::size_t row = 1; row <= Users; ++row)
                factor[row] = -factor[row];
        }},
    {"some_not_a_number",
        [](auto& factor) { factor[3] = factor[900] = std::numeric_limits<double>::quiet_NaN(); }},
    {"both_zeros_tie",
        [](auto& factor) {
            factor[Users] = -0.0;
            factor[Users - 1] = 0.0;
        }},
    {"all_equal", [](auto& factor) { std::fill(factor.begin(), factor.end(), 0.5); }},
};

INSTANTIATE_TEST_SUITE_P(Change, RankingAfter, testing::ValuesIn(Changes),
    [](const auto& test) { return std::string(test.param.name); });

} // namespace
} // namespace fairshare

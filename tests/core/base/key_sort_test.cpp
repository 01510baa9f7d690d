// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/key_sort.h"
#include "tests/support/many.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <random>

namespace fairshare {
namespace {

struct Distribution {
    const char* name;
    std::function<std::uint64_t(std::mt19937_64&)> draw;
};

void PrintTo(const Distribution& distribution, std::ostream* out)
{
    *out << distribution.name;
}

template <typename KeyOf, typename Less>
void sortAll(KeySorter& sorter, std::size_t count, KeyOf keyOf, Less less)
{
    const auto highest = static_cast<std::uint32_t>(count == 0 ? 0 : count - 1);
    sorter.sort(
        {.count = count, .highest = highest},
        [count](auto visit) {
            for (std::uint32_t i = 0; i < count; ++i)
                visit(i);
        },
        keyOf, less);
}

class KeySorterOf : public testing::TestWithParam<Distribution> { };

// Items are (key, detail); the sorter sees the key alone, the comparison both.
TEST_P(KeySorterOf, AgreesWithAStableSort)
{
    std::mt19937_64 random(7);
    KeySorter sorter;
    for (const std::size_t count : {0U, 1U, 2U, 11U, 12U, 13U, 14U, 100U, 2047U, 2048U, 2049U, 30'000U}) {
        std::vector<std::pair<std::uint64_t, std::uint64_t>> items(count);
        for (auto& item : items)
            item = {GetParam().draw(random), random() % 3};
        std::vector<std::uint32_t> expected(count);
        std::iota(expected.begin(), expected.end(), 0U);
        std::stable_sort(expected.begin(), expected.end(),
            [&](std::uint32_t a, std::uint32_t b) { return items[a] < items[b]; });
        sortAll(
            sorter, count, [&](std::uint32_t i) { return items[i].first; },
            [&](std::uint32_t a, std::uint32_t b) {
                return items[a] != items[b] ? items[a] < items[b] : a < b;
            });
        ASSERT_EQ(sorter.size(), count);
        for (std::size_t place = 0; place < count; ++place)
            ASSERT_EQ(sorter.item(place), expected[place]) << "place " << place << " of " << count;
        for (std::size_t place = 1; place < count; ++place)
            if (sorter.surelyDiffers(place)) {
                ASSERT_NE(items[sorter.item(place)].first, items[sorter.item(place - 1)].first);
            }
    }
}

const Distribution Distributions[] = {
    {"uniform", [](auto& random) { return random(); }},
    {"all_equal", [](auto&) { return std::uint64_t{42}; }},
    {"few_values", [](auto& random) { return random() % 5; }},
    {"lowest_and_highest", [](auto& random) { return random() % 2 == 0 ? 0 : ~std::uint64_t{0}; }},
    {"one_outlier_far_away",
        [](auto& random) { return random() % 1000 == 0 ? ~std::uint64_t{0} : random() % 100'000; }},
    {"one_outlier_not_so_far_away",
        [](auto& random) { return random() % 1000 == 0 ? std::uint64_t{1} << 40 : random() % (1U << 18); }},
    {"differ_in_the_last_bit", [](auto& random) { return (std::uint64_t{1} << 63) + random() % 2; }},
    {"doubles_over_many_binades",
        [](auto& random) {
            return std::bit_cast<std::uint64_t>(std::exp2(-static_cast<double>(random() % 60'000) / 60));
        }},
};

INSTANTIATE_TEST_SUITE_P(Keys, KeySorterOf, testing::ValuesIn(Distributions),
    [](const auto& test) { return std::string(test.param.name); });

// Insertion alone would take billions of moves here.
TEST(KeySorter, OneCrowdedBucketStaysFast)
{
    constexpr std::size_t Count = 10 * test::Many;
    std::vector<std::uint64_t> keys(Count);
    for (std::size_t i = 0; i < Count; ++i)
        keys[i] = Count - i;
    keys[0] = ~std::uint64_t{0};
    KeySorter sorter;
    sortAll(
        sorter, Count, [&](std::uint32_t i) { return keys[i]; },
        [&](std::uint32_t a, std::uint32_t b) { return keys[a] < keys[b]; });
    EXPECT_EQ(sorter.item(0), Count - 1);
    EXPECT_EQ(sorter.item(Count - 1), 0U);
}

} // namespace
} // namespace fairshare

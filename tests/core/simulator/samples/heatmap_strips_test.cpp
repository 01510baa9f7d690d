// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/heatmap_strips.h"

#include "tests/core/simulator/small_runs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace fairshare {
namespace {

/// Of one cell, from whole moments.
struct Cell {
    double value = 0;
    double idle = 0;
    double taken = 0;
};

class HeatmapStripsTest : public testing::Test {
protected:
    Cell cellOf(const StripSet& set, std::uint32_t column, std::uint32_t row, std::size_t policy)
    {
        const std::uint64_t first = set.samples[column];
        const std::uint64_t samples = set.samples[column + 1] - first;
        const std::uint64_t chosen = std::min(samples, m_samplesAColumn);
        Cell cell;
        double all = 0;
        double busy = 0;
        for (std::uint64_t at = 0; at < chosen; ++at) {
            // The middles of as many even parts.
            const Moment& moment = momentAt(first + (2 * at + 1) * samples / (2 * chosen));
            for (std::uint32_t node = set.nodes[row]; node < set.nodes[row + 1]; ++node) {
                const MomentValue& value = moment.policies[policy].values[node];
                ++all;
                cell.taken += value.isTaken ? 1 : 0;
                if (moment.nodes[node].job == NoJob)
                    continue;
                ++busy;
                cell.value += value.scaled;
            }
        }
        return {busy > 0 ? cell.value / busy : 0, (all - busy) / all, cell.taken / all};
    }

    void expectCells(const StripSet& set)
    {
        ASSERT_EQ(set.samples.size(), set.columns + 1);
        ASSERT_EQ(set.nodes.size(), set.rows + 1);
        for (std::size_t policy = 0; policy < m_settings.preemption.policies.size(); ++policy)
            for (std::uint32_t row = 0; row < set.rows; ++row)
                for (std::uint32_t column = 0; column < set.columns; ++column) {
                    const Cell cell = cellOf(set, column, row, policy);
                    const std::size_t at = std::size_t{row} * set.columns + column;
                    ASSERT_NEAR(set.policies[policy].values[at], cell.value, 1e-6);
                    ASSERT_NEAR(set.policies[policy].idle[at], cell.idle, 1e-6);
                    ASSERT_NEAR(set.policies[policy].taken[at], cell.taken, 1e-6);
                }
    }

    std::shared_ptr<const SampledRun> m_sampled =
        std::make_shared<const SampledRun>(test::sampledRunOf(test::runOf(test::randomWorkload(4, 7), 7)));
    SampleSettings m_settings = test::settingsOf({"fifo", "lifo", "random", "pap", "pap_set"}, 3);
    std::uint64_t m_samplesAColumn = MostSamplesAColumn;

private:
    const Moment& momentAt(std::uint64_t sample)
    {
        const auto [found, isNew] = m_moments.try_emplace(sample);
        if (isNew)
            found->second = momentOf(*m_sampled, sample, m_settings);
        return found->second;
    }

    std::map<std::uint64_t, Moment> m_moments;
};

TEST_F(HeatmapStripsTest, AreMeansOfWholeMoments)
{
    const std::uint64_t count = m_sampled->clock().count();
    for (const StripRequest& request :
        {StripRequest{0, count, 50, 7}, {10, 33, 11, 3}, {0, count, 3, 2}, {count - 5, 1000, 20, 100}}) {
        const auto set = stripsOf(*m_sampled, m_settings, request);
        ASSERT_TRUE(set);
        EXPECT_EQ(set->samples.front(), request.first);
        EXPECT_EQ(set->samples.back(), std::min(count, request.first + request.samples));
        EXPECT_LE(set->columns, request.columns);
        expectCells(*set);
    }
    const auto none = stripsOf(*m_sampled, m_settings, {count, 10, 10, 7});
    ASSERT_TRUE(none);
    EXPECT_EQ(none->columns, 0U);
}

TEST_F(HeatmapStripsTest, AreMeansOfAsManySamplesAsAreWanted)
{
    m_samplesAColumn = m_sampled->clock().count(); // all
    const auto set = stripsOf(*m_sampled, m_settings,
        {.samples = m_sampled->clock().count(), .columns = 5, .rows = 3, .samplesAColumn = m_samplesAColumn});
    ASSERT_TRUE(set);
    ASSERT_GT(set->samples[1], 5 * MostSamplesAColumn);
    expectCells(*set);
}

TEST_F(HeatmapStripsTest, AreKeptInColumnsOfPowersOfTwo)
{
    HeatmapStrips strips(m_sampled, m_settings);
    const auto set = strips.strips({100, 90, 20, 7});
    ASSERT_TRUE(set);
    EXPECT_EQ(set->samples[1] - set->samples[0], 4U);
    EXPECT_EQ(set->samples.front(), 100U);
    EXPECT_GE(set->samples.back(), 190U);
    EXPECT_LE(set->columns, 40U);
    expectCells(*set);
    // Scrolled by less than a column, and what was kept again.
    const auto next = strips.strips({102, 90, 20, 7});
    ASSERT_TRUE(next);
    EXPECT_EQ(next->samples.front(), 100U);
    expectCells(*next);
    const auto again = strips.strips({100, 90, 20, 7});
    EXPECT_EQ(again->policies[2].values, set->policies[2].values);
}

TEST_F(HeatmapStripsTest, AreCancelled)
{
    std::stop_source stop;
    stop.request_stop();
    const Progress progress{.stop = stop.get_token()};
    const StripRequest request{0, 100, 100, 7};
    EXPECT_EQ(stripsOf(*m_sampled, m_settings, request, progress).error().code, ErrorCode::Cancelled);
    HeatmapStrips strips(m_sampled, m_settings);
    EXPECT_EQ(strips.strips(request, progress).error().code, ErrorCode::Cancelled);
    const auto later = strips.strips(request);
    ASSERT_TRUE(later);
    expectCells(*later);
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/plot_results.h"

#include "tests/gui/support/university.h"

#include "core/chart/plot.h"
#include "core/tree/edits/share_tree_edits.h"

#include <QTest>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

class PlotResultsTest : public testing::Test {
protected:
    PlotResultsTest()
        : m_results(m_document)
        , m_plots(m_document, m_results)
    {
        m_plots.setChart("rank_slopes", {});
        m_plots.setChart("tau_matrix", {});
        m_plots.setWatched(true);
        m_document.open(university(), QStringLiteral("university.fairshare"));
        m_results.waitUntilReady();
        m_plots.waitUntilReady();
    }

    void setShares(std::uint32_t shares)
    {
        const NodeRow brandt = rowOf(*m_document.scenario(), "brandt");
        ASSERT_TRUE(m_document.apply(QStringLiteral("Set shares"), {}, [&](const Scenario& now) {
            Scenario after = now;
            after.tree = *withShares(now.tree, brandt, shares);
            return Result<Scenario>(after);
        }));
        m_results.waitUntilReady();
    }

    bool isCurrent(const char* chart) const
    {
        const auto plot = m_plots.plot(chart);
        return plot && *plot->tree == m_document.scenario()->tree;
    }

    Document m_document;
    ScenarioResults m_results;
    PlotResults m_plots;
};

TEST_F(PlotResultsTest, AllChartsFollowOneEditAfterTheOther)
{
    for (const std::uint32_t shares : {3U, 4U, 5U, 6U}) {
        setShares(shares);
        m_plots.waitUntilReady();
        EXPECT_TRUE(isCurrent("rank_slopes"));
        EXPECT_TRUE(isCurrent("tau_matrix"));
        EXPECT_TRUE(m_plots.isReady());
    }
}

TEST_F(PlotResultsTest, TheFirstChartWaitsForNoOtherAndAllArrive)
{
    for (std::uint32_t shares = 101; shares <= 120; ++shares) {
        setShares(shares);
        ASSERT_TRUE(QTest::qWaitFor([this] { return isCurrent("rank_slopes"); }));
    }
    m_plots.waitUntilReady();
    EXPECT_TRUE(isCurrent("tau_matrix"));
}

} // namespace
} // namespace fairshare::gui

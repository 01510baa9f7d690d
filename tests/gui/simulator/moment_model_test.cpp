// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/moments/moment_model.h"

#include "tests/gui/support/small_run.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

class MomentModelTest : public testing::Test {
protected:
    MomentModelTest()
        : m_results(m_document, KnownRuns())
        , m_selection(m_results)
        , m_model(m_selection)
        , m_tester(&m_model, QAbstractItemModelTester::FailureReportingMode::Fatal)
    {
        m_results.setWatched(true);
        m_document.open(smallSimulation(m_folder.path()), {});
        m_results.waitUntilReady();
        m_selection.clock().goTo(11);
    }

    QString text(int node, int column) const { return m_model.index(node, column).data().toString(); }

    QTemporaryDir m_folder;
    Document m_document;
    SimulationResults m_results;
    MomentSelection m_selection;
    MomentModel m_model;
    QAbstractItemModelTester m_tester;
};

// By hand: see small_run.h; values are divided by the largest of the moment.
TEST_F(MomentModelTest, ShowsWhoHoldsEachNode)
{
    ASSERT_EQ(m_model.rowCount(), 3);
    ASSERT_EQ(m_model.columnCount(), 7);
    EXPECT_EQ(text(1, MomentModel::Job), QStringLiteral("c"));
    EXPECT_EQ(text(1, MomentModel::JobNodes), QStringLiteral("2"));
    EXPECT_EQ(text(1, MomentModel::Elapsed), QStringLiteral("0:00:30"));
    EXPECT_EQ(text(2, MomentModel::Job), QStringLiteral("b"));
}

TEST_F(MomentModelTest, ShowsTheValueUnderEveryPolicy)
{
    EXPECT_EQ(text(0, MomentModel::FirstPolicy), QStringLiteral(".91")); // FIFO: 1 - 30/330
    EXPECT_EQ(text(2, MomentModel::FirstPolicy), QStringLiteral("0"));
    EXPECT_EQ(text(0, MomentModel::FirstPolicy + 1), QStringLiteral(".09")); // LIFO: 30/330
    EXPECT_EQ(text(0, MomentModel::FirstPolicy + 2), QStringLiteral(".18")); // PAP: 60/330
    EXPECT_EQ(text(2, MomentModel::FirstPolicy + 2), QStringLiteral("1.0"));
}

TEST_F(MomentModelTest, MarksWhatIsTaken)
{
    const auto taken = [this](int node, int policy) {
        return m_model.index(node, MomentModel::FirstPolicy + policy).data(MomentModel::TakenRole).toBool();
    };
    EXPECT_TRUE(taken(2, 0));
    EXPECT_FALSE(taken(0, 0));
    EXPECT_TRUE(taken(0, 1));
    EXPECT_FALSE(taken(1, 1)); // ties go to the lower node
    EXPECT_EQ(m_model.index(0, MomentModel::FirstPolicy + 1).data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("0.09, freed"));
}

TEST_F(MomentModelTest, EmptiesWhenTheDocumentCloses)
{
    m_document.close();
    EXPECT_EQ(m_model.rowCount(), 0);
}

TEST_F(MomentModelTest, FollowsOtherPolicies)
{
    ASSERT_TRUE(m_document.apply(
        QStringLiteral("Remove policy PAP"), {}, [](const Scenario& now) -> Result<Scenario> {
            SimulationSection section = *now.simulation;
            section.preemption.policies = {"fifo", "lifo"};
            return withSimulation(now, std::move(section));
        }));
    EXPECT_EQ(m_model.columnCount(), 6);
    EXPECT_EQ(m_model.headerData(4, Qt::Horizontal).toString(), QStringLiteral("FIFO"));
}

} // namespace
} // namespace fairshare::gui

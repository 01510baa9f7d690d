// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/simulator_fixture.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

class GenerateBandTest : public SimulatorFixture {
protected:
    QWidget& band() { return *m_window.findChild<QWidget*>(QStringLiteral("generateBand")); }
    int askedNodes()
    {
        trigger("generateJobs");
        return band().findChild<QSpinBox*>(QStringLiteral("generateNodes"))->value();
    }
    void simulateOn(const ClusterSection& cluster)
    {
        SimulationSection section = smallSection(writeSmallLog(m_folder.path()));
        section.cluster = cluster;
        ASSERT_TRUE(m_window.document().apply(QStringLiteral("Import"), {},
            [&section](const Scenario& now) -> Result<Scenario> { return withSimulation(now, section); }));
        ready();
    }
};

TEST_F(GenerateBandTest, MakesAsManyJobsAsTheShapeIsMadeFor)
{
    trigger("generateJobs");
    EXPECT_EQ(band().findChild<QSpinBox*>(QStringLiteral("generateJobCount"))->text(),
        QStringLiteral("default (7\u2009275)"));
    band().findChild<QAbstractButton*>(QStringLiteral("generateCreate"))->click();
    EXPECT_FALSE(band().isVisible());
    EXPECT_EQ(section().workload.generator, "peregrine");
    EXPECT_EQ(section().workload.jobs, 0U);
}

TEST_F(GenerateBandTest, SaysWhatASaturatedClusterGets)
{
    trigger("generateJobs");
    auto* shape = band().findChild<QComboBox*>(QStringLiteral("generateShape"));
    shape->setCurrentIndex(shape->findData(QStringLiteral("saturated")));
    EXPECT_EQ(band().findChild<QLabel*>({}, Qt::FindDirectChildrenOnly)->text(),
        QStringLiteral("Jobs that use from one node to a quarter of the cluster and run for 5 minutes to 4 "
                       "hours; every user has the same number."));
}

TEST_F(GenerateBandTest, StartsWithTheMachineThatIsSimulated)
{
    EXPECT_EQ(askedNodes(), 20) << "without one";
    ClusterSection processors;
    processors.processors = 12;
    processors.coresPerNode = 2;
    processors.allocation = AllocationUnit::Node;
    simulateOn(processors);
    EXPECT_EQ(askedNodes(), 6);
    band().findChild<QAbstractButton*>(QStringLiteral("generateCreate"))->click();
    EXPECT_EQ(section().cluster.nodes, 6);
}

// A log may say how large its machine is.
TEST_F(GenerateBandTest, StartsWithTheMachineOfTheLog)
{
    const QString log = m_folder.filePath(QStringLiteral("log.swf"));
    ASSERT_TRUE(writeFile(log.toStdString(),
        "; MaxNodes: 40\n; MaxProcs: 40\n"
        "1 0 0 300 2 -1 -1 2 300 -1 1 1 1 1 1 1 -1 -1\n2 0 0 600 1 -1 -1 1 600 -1 1 1 1 1 1 1 -1 -1\n"));
    SimulationSection section = smallSection(log);
    section.cluster.nodes = 0;
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Import"), {},
        [&section](const Scenario& now) -> Result<Scenario> { return withSimulation(now, section); }));
    ready();
    EXPECT_EQ(askedNodes(), 40);
}

} // namespace
} // namespace fairshare::gui

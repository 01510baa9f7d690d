// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/weights_page.h"

#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/fields/find_field.h"
#include "widgets/controls/fields/value_box.h"
#include "widgets/page/status_part.h"
#include "widgets/text/number_text.h"
#include "widgets/weights/bit_ruler.h"
#include "widgets/weights/job_table.h"
#include "widgets/weights/warning_list.h"
#include "widgets/weights/weights_jobs.h"
#include "widgets/weights/weights_panel.h"
#include "widgets/weights/weights_side.h"
#include "widgets/window/views/view_tabs.h"

#include "core/base/files/files.h"
#include "core/scenario/edits/value_edit.h"

#include <QClipboard>
#include <QComboBox>
#include <QCursor>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>

#include <gmock/gmock.h>

#include <array>

namespace fairshare::gui {
namespace {

using testing::ElementsAre;

/// Two accounts of one user each; zoe used three times as much as ann.
constexpr const char* QueuedSite = R"({"format": "fairshare-explorer", "version": 1, "title": "site",
  "tree": {"account": "root", "children": [
    {"account": "chem", "shares": 1, "children": [{"user": "ann", "usage": 1000}]},
    {"account": "phys", "shares": 1, "children": [{"user": "zoe", "usage": 3000}]}]},
  "priority": {
    "config": {"max_age_s": 1000, "weights": {"age": 8000, "fairshare": 4000}},
    "fairshare_from": "tree",
    "jobs": [
      {"job_id": "11", "user": "zoe", "account": "phys", "age_s": 1000},
      {"job_id": "12", "user": "zoe", "account": "phys", "age_s": 900},
      {"job_id": "13", "user": "ann", "account": "chem", "age_s": 100}]}})";

class WeightsPageTest : public MainWindowTest {
protected:
    WeightsPageTest()
    {
        EXPECT_TRUE(writeFile(m_file.toStdString(), QueuedSite));
        open({m_file});
        m_window.views().showView(QStringLiteral("weights"));
        ready();
    }

    WeightsPage& page()
    {
        return *qobject_cast<WeightsPage*>(m_window.views().page(QStringLiteral("weights")));
    }
    void ready()
    {
        settle();
        page().waitUntilReady();
        QApplication::processEvents();
    }
    const PriorityConfig& config() { return m_window.document().scenario()->priority->config; }
    QString cell(int row, int column)
    {
        return page().jobs().table().model()->index(row, column).data().toString();
    }
    std::vector<std::string> ids()
    {
        std::vector<std::string> found;
        for (int row = 0; row < page().jobs().table().model()->rowCount(); ++row)
            found.push_back(cell(row, JobModel::Id).toStdString());
        return found;
    }
    ValueBox& box(const char* id)
    {
        return *page().side().findChild<ValueBox*>(QStringLiteral("weight ") + QLatin1String(id));
    }
    QString status(const char* part)
    {
        return m_window.findChild<StatusPart*>(QLatin1String(part))->fullText();
    }
    void typeInto(QWidget& box, const QString& text)
    {
        auto* edit = box.findChild<QLineEdit*>();
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
        ready();
    }
    void push(const char* name)
    {
        QTest::mouseClick(page().side().findChild<QPushButton*>(QLatin1String(name)), Qt::LeftButton);
        ready();
    }
};

/// zoe has factor 1/2 and ann 1: 8000 · 1 + 2000, 8000 · 0.9 + 2000, 8000 · 0.1 + 4000.
TEST_F(WeightsPageTest, ShowsTheQueueInItsOrder)
{
    EXPECT_THAT(ids(), ElementsAre("11", "12", "13"));
    EXPECT_EQ(cell(0, JobModel::NewPriority), QStringLiteral("10\u2009000"));
    EXPECT_EQ(cell(1, JobModel::NewPriority), QStringLiteral("9\u2009200"));
    EXPECT_EQ(cell(2, JobModel::NewPriority), QStringLiteral("4\u2009800"));
    EXPECT_EQ(cell(1, JobModel::Decides), QStringLiteral("age"));
}

TEST_F(WeightsPageTest, ColumnsShowLimitsIfThereAreAny)
{
    EXPECT_TRUE(page().jobs().table().isColumnHidden(JobModel::QosLimit));
    EXPECT_TRUE(page().jobs().table().isColumnHidden(JobModel::LimitReason));
    QString limited = QLatin1String(QueuedSite);
    limited.replace(QLatin1String("\"priority\": {"),
        QLatin1String("\"priority\": { \"qos_limits\": { \"long\": \"MaxWall=60\" },"));
    limited.replace(QLatin1String("\"job_id\": \"12\","),
        QLatin1String("\"job_id\": \"12\", \"qos\": \"long\", \"time_limit_min\": 61,"));
    EXPECT_TRUE(writeFile(m_file.toStdString(), limited.toStdString()));
    open({m_file});
    m_window.views().showView(QStringLiteral("weights"));
    ready();
    EXPECT_EQ(cell(1, JobModel::Qos), QStringLiteral("long"));
    EXPECT_EQ(cell(1, JobModel::QosLimit), QStringLiteral("MaxWall=60"));
    EXPECT_EQ(cell(1, JobModel::LimitReason), QStringLiteral("QOSMaxWallDurationPerJobLimit"));
    EXPECT_EQ(cell(0, JobModel::LimitReason), QString());
    EXPECT_FALSE(page().jobs().table().isColumnHidden(JobModel::LimitReason));
}

// 14 runs and 15 is held: both are listed after the queue, with their state instead of a place.
TEST_F(WeightsPageTest, GivesPlacesToWaitingJobsOnly)
{
    std::string site = QueuedSite;
    site.insert(site.find("      {\"job_id\": \"11\""),
        R"({"job_id": "14", "user": "ann", "account": "chem", "age_s": 1000, "state": "running"},
           {"job_id": "15", "user": "ann", "account": "chem", "age_s": 900, "set_priority": 0},)");
    EXPECT_TRUE(writeFile(m_file.toStdString(), site));
    open({m_file});
    ready();
    EXPECT_THAT(ids(), ElementsAre("11", "12", "13", "14", "15"));
    EXPECT_EQ(cell(2, JobModel::NewPlace), QStringLiteral("3"));
    EXPECT_EQ(cell(3, JobModel::NewPlace), QStringLiteral("running"));
    EXPECT_EQ(cell(3, JobModel::NewPriority), QStringLiteral("12\u2009000"));
    EXPECT_EQ(cell(3, JobModel::Decides), QString());
    EXPECT_EQ(cell(4, JobModel::NewPlace), QStringLiteral("held"));
    EXPECT_EQ(cell(4, JobModel::NewPriority), QStringLiteral("0"));
}

TEST_F(WeightsPageTest, TheQueueFollowsATypedWeight)
{
    typeInto(box("Fairshare"), QStringLiteral("40000"));
    EXPECT_EQ(config().weights.fairshare, 40000U);
    EXPECT_THAT(ids(), ElementsAre("13", "11", "12")); // 40800, 28000, 27200
    EXPECT_EQ(cell(0, JobModel::OldPlace), QStringLiteral("3"));
    EXPECT_EQ(cell(0, JobModel::Move), QStringLiteral("+2"));
    EXPECT_EQ(cell(0, JobModel::Decides), QStringLiteral("fairshare"));
    m_window.document().undoStack().undo();
    ready();
    EXPECT_EQ(config().weights.fairshare, 4000U);
    EXPECT_THAT(ids(), ElementsAre("11", "12", "13"));
    EXPECT_FALSE(m_window.document().differsFromStored());
}

TEST_F(WeightsPageTest, WhatIsNoWeightIsRefused)
{
    typeInto(box("Age"), QStringLiteral("4294967296"));
    EXPECT_EQ(config().weights.age, 8000U);
    EXPECT_EQ(m_window.document().undoStack().count(), 0);
    typeInto(box("Age"), QStringLiteral("-1"));
    typeInto(box("Age"), QStringLiteral("0.5"));
    typeInto(box("Age"), QStringLiteral("many"));
    EXPECT_EQ(config().weights.age, 8000U);
    EXPECT_EQ(m_window.document().undoStack().count(), 0);
}

TEST_F(WeightsPageTest, SwapAndResetGoBetweenOldAndNew)
{
    typeInto(box("Fairshare"), QStringLiteral("40000"));
    push("swapWeights");
    EXPECT_EQ(config().weights.fairshare, 4000U);
    EXPECT_EQ(m_window.document().baseline()->priority->config.weights.fairshare, 40000U);
    EXPECT_EQ(cell(0, JobModel::OldPlace), QStringLiteral("2"));
    push("resetWeights");
    EXPECT_EQ(config().weights.fairshare, 40000U);
}

TEST_F(WeightsPageTest, UndoOfASwapBringsTheBaselineBack)
{
    typeInto(box("Fairshare"), QStringLiteral("40000"));
    const ScenarioPtr opened = m_window.document().baseline();
    push("swapWeights");
    EXPECT_EQ(m_window.document().baselineName(), QStringLiteral("the weights before the swap"));
    m_window.document().undoStack().undo();
    ready();
    EXPECT_EQ(config().weights.fairshare, 40000U);
    EXPECT_EQ(m_window.document().baseline(), opened);
    EXPECT_EQ(m_window.document().baselineName(), QString());
    EXPECT_EQ(cell(0, JobModel::OldPlace), QStringLiteral("3"));
    m_window.document().undoStack().redo();
    ready();
    EXPECT_EQ(config().weights.fairshare, 4000U);
    EXPECT_EQ(m_window.document().baseline()->priority->config.weights.fairshare, 40000U);
}

TEST_F(WeightsPageTest, TakesTheWeightOfAnyTresByItsName)
{
    auto* names = page().side().findChild<QComboBox*>(QStringLiteral("addTresWeight"));
    typeInto(*names, QStringLiteral("license/matlab"));
    typeInto(box("TRES license/matlab"), QStringLiteral("12.5"));
    EXPECT_THAT(config().tresWeights, ElementsAre(TresWeight{"license/matlab", 12.5}));
    EXPECT_EQ(names->currentText(), QString());
    typeInto(*names, QStringLiteral("cats"));
    EXPECT_EQ(config().tresWeights.size(), 1U);
    EXPECT_EQ(names->currentText(), QStringLiteral("cats")); // to be mended
}

TEST_F(WeightsPageTest, ATresThatWasNotAskedForIsNotTaken)
{
    auto* names = page().side().findChild<QComboBox*>(QStringLiteral("addTresWeight"));
    names->setFocus();
    QTest::keyClicks(names, QStringLiteral("fs/d")); // completed to fs/disk
    QTest::keyClick(names, Qt::Key_Escape);
    EXPECT_EQ(names->currentText(), QString());
    QTest::keyClicks(names, QStringLiteral("node"));
    page().jobs().table().setFocus();
    ready();
    EXPECT_EQ(names->currentText(), QString());
    EXPECT_THAT(config().tresWeights, ElementsAre());
}

TEST_F(WeightsPageTest, AFieldWithoutAMarkShowsTheWeightThatCounts)
{
    typeInto(box("Age"), QStringLiteral("5000000000"));
    typeInto(box("Fairshare"), QStringLiteral("40000"));
    EXPECT_EQ(box("Age").findChild<QLineEdit*>()->text(), NumberText().count(config().weights.age));
}

TEST_F(WeightsPageTest, TheStatusLineTellsOfTheQueue)
{
    EXPECT_EQ(status("statusSize"), QStringLiteral("3 jobs"));
    page().jobs().table().select(2);
    EXPECT_EQ(status("statusSelection"), QStringLiteral("Selected: job 13 of ann"));
    typeInto(box("Fairshare"), QStringLiteral("40000"));
    m_window.waitUntilReady();
    EXPECT_EQ(status("statusFile"), QStringLiteral("site.fairshare, unsaved changes: 1"));
    m_window.views().showView(QStringLiteral("tree"));
    EXPECT_EQ(status("statusSize"), QStringLiteral("5 associations, 2 users"));
    EXPECT_EQ(status("statusSelection"), QStringLiteral("Selected: ann"));
}

TEST_F(WeightsPageTest, FindReachesJobsByNumberUserAndMove)
{
    auto* field = m_window.findChild<FindField*>();
    const auto find = [&](const char* words) {
        field->setText(QLatin1String(words));
        field->searchNow();
        QApplication::processEvents();
    };
    find("zoe");
    EXPECT_EQ(page().jobs().table().selected(), (std::vector<std::uint32_t>{0}));
    trigger("findNext");
    EXPECT_EQ(page().jobs().table().selected(), (std::vector<std::uint32_t>{1}));
    trigger("findNext");
    EXPECT_EQ(page().jobs().table().selected(), (std::vector<std::uint32_t>{0}));
    find("13");
    EXPECT_EQ(page().jobs().table().selected(), (std::vector<std::uint32_t>{2}));
    m_window.findChild<QAction*>(QStringLiteral("onlyHits"))->setChecked(true);
    EXPECT_THAT(ids(), ElementsAre("13"));
    typeInto(box("Fairshare"), QStringLiteral("40000")); // 13, 11, 12
    EXPECT_THAT(ids(), ElementsAre("13"));
    find("moved:2");
    EXPECT_THAT(ids(), ElementsAre("13"));
    find("moved");
    EXPECT_THAT(ids(), ElementsAre("13", "11", "12"));
    find("zoe moved");
    const auto both = ids();
    find("usage>5");
    EXPECT_THAT(field->note().toStdString(), testing::StartsWith("Jobs are found by their number"));
    EXPECT_EQ(ids(), both);
    find("");
    EXPECT_THAT(ids(), ElementsAre("13", "11", "12"));
}

TEST_F(WeightsPageTest, ASelectedUserHasItsJobsSelected)
{
    m_window.document().selection().set({row("zoe")}, row("zoe"));
    EXPECT_EQ(page().jobs().table().selected(), (std::vector<std::uint32_t>{1, 0})); // job 11 is current
    m_window.document().selection().set({row("chem")}, row("chem"));
    EXPECT_EQ(page().jobs().table().selected(), (std::vector<std::uint32_t>{2}));
    EXPECT_EQ(m_window.document().selection().current(), row("chem"));
}

TEST_F(WeightsPageTest, ADraggedBoundaryMovesTheWeights)
{
    typeInto(box("Age"), QStringLiteral("4095"));
    typeInto(box("Fairshare"), QStringLiteral("1073737728")); // 262143 << 12
    const int steps = m_window.document().undoStack().count();
    page().ruler().setFocus();
    ASSERT_EQ(page().ruler().tiers().size(), 3U); // the highest bits are nobody's
    QTest::keyClick(&page().ruler(), Qt::Key_Down);
    QTest::keyClick(&page().ruler(), Qt::Key_Right);
    ready();
    EXPECT_EQ(config().weights.age, 2047U); // 11 bits
    EXPECT_EQ(config().weights.fairshare, 1073739776U); // 524287 << 11
    EXPECT_EQ(m_window.document().undoStack().count(), steps + 1);
}

TEST_F(WeightsPageTest, ABoundaryDraggedToAndFroLeavesTheWeights)
{
    typeInto(box("Age"), QStringLiteral("2457"));
    auto* names = page().side().findChild<QComboBox*>(QStringLiteral("addTresWeight"));
    typeInto(*names, QStringLiteral("node"));
    typeInto(box("TRES node"), QStringLiteral("1638"));
    typeInto(box("Fairshare"), QStringLiteral("1073737728")); // 262143 << 12
    const PriorityConfig before = config();
    BitRuler& ruler = page().ruler();
    ASSERT_EQ(ruler.tiers().size(), 3U);
    const auto placeOf = [&ruler](int lowestBit) {
        return QPoint(ruler.width() * (32 - lowestBit) / 32, ruler.height() / 3);
    };
    const int bits = [&] { // the height at which there is a boundary to take
        for (int y = 0; y < ruler.height(); ++y) {
            QMouseEvent over(QEvent::MouseMove, QPointF(placeOf(12).x(), y), QCursor::pos(), Qt::NoButton,
                Qt::NoButton, Qt::NoModifier);
            QApplication::sendEvent(&ruler, &over);
            if (ruler.cursor().shape() == Qt::SplitHCursor)
                return y + 4;
        }
        return 0;
    }();
    ASSERT_GT(bits, 0);
    const auto at = [&](int lowestBit) { return QPoint(placeOf(lowestBit).x(), bits); };
    QTest::mousePress(&ruler, Qt::LeftButton, {}, at(12));
    for (const int bit : {10, 7, 4, 2})
        QTest::mouseMove(&ruler, at(bit));
    EXPECT_NE(config(), before);
    EXPECT_EQ(config().weights.age, 1U); // 60 percent of 3, without the fraction
    for (const int bit : {5, 9, 12})
        QTest::mouseMove(&ruler, at(bit));
    QTest::mouseRelease(&ruler, Qt::LeftButton, {}, at(12));
    ready();
    EXPECT_EQ(config(), before);
}

TEST_F(WeightsPageTest, AJobSelectsItsUser)
{
    page().jobs().table().select(2);
    EXPECT_EQ(m_window.document().selection().current(), row("ann"));
    EXPECT_EQ(page().jobs().table().selected(), std::vector<std::uint32_t>{2});
}

TEST_F(WeightsPageTest, TellsHowLongAJobMustWait)
{
    EXPECT_EQ(label("jobWaits"), QStringLiteral("Select two or more jobs in the table."));
    page().jobs().table().selectAll();
    QApplication::processEvents();
    EXPECT_TRUE(label("jobWaits").contains(QStringLiteral("13"))) << label("jobWaits").toStdString();
}

TEST_F(WeightsPageTest, CopiesRows)
{
    m_window.resize(1900, 900); // with room for all columns
    ready();
    page().jobs().table().select(0);
    page().jobs().table().setFocus();
    page().jobs().table().copySelection(true);
    const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
    ASSERT_EQ(lines.size(), 3);
    EXPECT_TRUE(lines[0].startsWith(QStringLiteral("Job\tUser\tAccount\t"
                                                   "Age\tF\t")));
    EXPECT_TRUE(lines[1].startsWith(QStringLiteral("11\tzoe\tphys\t1000\t0.5\t1\t1\t0\t10000\t10000\t")));
}

TEST_F(WeightsPageTest, ATypedWeightIsUndoneByTheKeyOfTheWindow)
{
    typeInto(box("Fairshare"), QStringLiteral("40000"));
    EXPECT_EQ(config().weights.fairshare, 40000U);
    QTest::keyClick(&box("Fairshare"), Qt::Key_Z, Qt::ControlModifier);
    ready();
    EXPECT_EQ(config().weights.fairshare, 4000U);
}

TEST_F(WeightsPageTest, AssignsTiersToFlatWeights)
{
    QTest::mouseClick(page().findChild<QPushButton*>(QStringLiteral("assignTiers")), Qt::LeftButton);
    ready();
    EXPECT_EQ(config().weights.qos, 3221225472U);
    EXPECT_EQ(config().weights.fairshare, 1073737728U);
    EXPECT_EQ(page().ruler().tiers().size(), 3U);
}

TEST_F(WeightsPageTest, ListsWhoChangedOrderAndWhoHoldsTheFirstPlaces)
{
    auto& tabs = *page().jobs().findChild<QTabBar*>(QStringLiteral("weightsTabs"));
    typeInto(box("Fairshare"), QStringLiteral("40000"));
    EXPECT_THAT(ids(), ElementsAre("13", "11", "12"));
    EXPECT_EQ(tabs.tabText(1), QStringLiteral("Reversed neighbors (1)"));
    EXPECT_EQ(tabs.tabText(2), QStringLiteral("First 3 places"));
    tabs.setCurrentIndex(1);
    auto& flips = *page().jobs().findChild<QTableView*>(QStringLiteral("flips"));
    ASSERT_EQ(flips.model()->rowCount(), 1);
    flips.setFocus();
    flips.selectAll();
    m_window.commands().copy->trigger();
    EXPECT_EQ(QApplication::clipboard()->text().trimmed().split(QLatin1Char('\t')),
        QStringList({QStringLiteral("13"), QStringLiteral("ann"), QStringLiteral("11"), QStringLiteral("zoe"),
            QStringLiteral("3"), QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("age"),
            QStringLiteral("fairshare")}));
    tabs.setCurrentIndex(2);
    const TextTableModel& first = page().jobs().firstPlaces();
    ASSERT_EQ(first.rowCount(), 2);
    EXPECT_EQ(first.index(0, 0).data().toString(), QStringLiteral("zoe"));
    EXPECT_EQ(first.index(0, 1).data().toString(), QStringLiteral("2"));
    EXPECT_EQ(page().parts().size(), 4U);
}

TEST_F(WeightsPageTest, AMovedShareReordersTheQueue)
{
    typeInto(box("Age"), QStringLiteral("100"));
    EXPECT_THAT(ids(), ElementsAre("13", "11", "12"));
    // 0.9 / 0.75 of phys is more than 0.1 / 0.25 of chem.
    EXPECT_TRUE(m_window.document().apply({}, {}, [this](const Scenario& scenario) {
        return withEditedValues(scenario, std::array{row("phys")}, {ValueField::Shares, "9"});
    }));
    ready();
    EXPECT_THAT(ids(), ElementsAre("11", "12", "13"));
}

} // namespace
} // namespace fairshare::gui

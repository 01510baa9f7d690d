// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_page.h"

#include "tests/gui/support/main_window_fixture.h"
#include "tests/gui/support/painted_texts.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/quotas/quota_controls.h"
#include "widgets/quotas/quota_delegate.h"
#include "widgets/quotas/quota_steps.h"
#include "widgets/quotas/quota_table.h"
#include "widgets/start/sample_list.h"
#include "widgets/window/views/view_tabs.h"

#include "core/chart/plot.h"
#include "core/chart/plot_csv.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QSpinBox>

#include <gmock/gmock.h>

#include <cmath>

namespace fairshare::gui {
namespace {

using testing::HasSubstr;

/// The window with the sample in which production is idle.
class QuotaPageTest : public MainWindowTest {
protected:
    QuotaPageTest()
    {
        open({samplePath("atlas_no_production")});
        ready();
    }

    QuotaPage& page() { return *qobject_cast<QuotaPage*>(m_window.views().page(QStringLiteral("quotas"))); }
    QuotaTable& groups() { return page().table(); }
    void ready()
    {
        settle();
        page().waitUntilReady();
        QApplication::processEvents();
    }
    QuotaRow rowOf(const QString& name)
    {
        for (QuotaRow row = 0; row < groups().quotaModel().groups().tree().size(); ++row)
            if (groups().quotaModel().groups().nameOf(row) == name)
                return row;
        return NoQuotaRow;
    }
    QModelIndex cell(const QString& name, QuotaColumn column)
    {
        return groups().model()->index(groups().quotaModel().placeOf(rowOf(name)), static_cast<int>(column));
    }
    QString text(const QString& name, QuotaColumn column)
    {
        return cell(name, column).data(QuotaModel::ExactRole).toString();
    }
    void stand(const QString& name, QuotaColumn column)
    {
        groups().setFocus();
        groups().setCurrentIndex(cell(name, column));
    }
    void type(const QString& words)
    {
        QTest::keyClicks(groups().viewport(), words.left(1));
        ASSERT_NE(editor(), nullptr);
        QTest::keyClicks(editor(), words.mid(1));
        QTest::keyClick(editor(), Qt::Key_Return);
        ready();
    }
    void undo()
    {
        m_window.document().undoStack().undo();
        ready();
    }
    static constexpr const char* Long = "group_atlas.analysis.long";
    static constexpr const char* Gridods = "group_gridods";
};

TEST_F(QuotaPageTest, OpensWhereThereAreGroupsAlone)
{
    EXPECT_EQ(m_window.views().currentId(), QStringLiteral("quotas"));
    EXPECT_EQ(text(Long, QuotaColumn::Declared), QStringLiteral("2000"));
    EXPECT_EQ(text(Long, QuotaColumn::Chosen), QStringLiteral("3000"));
    EXPECT_EQ(text(Gridods, QuotaColumn::Unmet), QStringLiteral("1500"));
    EXPECT_THAT(page().answer().sentence().toStdString(), HasSubstr("to analysis"));
}

TEST_F(QuotaPageTest, FollowsATypedDemandAndUndo)
{
    stand(Long, QuotaColumn::Demand);
    type(QStringLiteral("2500"));
    EXPECT_EQ(text(Long, QuotaColumn::Requested), QStringLiteral("2500"));
    EXPECT_EQ(text(Long, QuotaColumn::Chosen), QStringLiteral("2500"));
    EXPECT_TRUE(cell(Long, QuotaColumn::Demand).data(QuotaModel::ChangedRole).toBool());
    undo();
    EXPECT_EQ(text(Long, QuotaColumn::Chosen), QStringLiteral("3000"));
    EXPECT_FALSE(cell(Long, QuotaColumn::Demand).data(QuotaModel::ChangedRole).toBool());
}

TEST_F(QuotaPageTest, WidensColumnsForFractions)
{
    stand(Long, QuotaColumn::Demand);
    type(QStringLiteral("2500.25"));
    const QModelIndex change = cell(QStringLiteral("<none>"), QuotaColumn::Change);
    EXPECT_EQ(change.data().toString(), QStringLiteral("+2\u2009500.25"));
    QStyleOptionViewItem option;
    option.font = groups().font();
    EXPECT_GE(
        groups().columnWidth(change.column()), groups().itemDelegate()->sizeHint(option, change).width());
}

// The longest bar ends before the longest number begins.
TEST_F(QuotaPageTest, LeavesRoomBesideBarsForTheirNumbers)
{
    EXPECT_EQ(cell(Long, QuotaColumn::Chosen).data(QuotaModel::WidestRole).toString().size(), 5);
    stand(Long, QuotaColumn::Demand);
    type(QStringLiteral("2500.25"));
    EXPECT_EQ(cell(Gridods, QuotaColumn::Declared).data(QuotaModel::WidestRole).toString().size(), 8);
}

TEST_F(QuotaPageTest, RefusesWhatIsNoAmountAndKeepsThePool)
{
    stand(Long, QuotaColumn::Quota);
    type(QStringLiteral("-5"));
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->refusal(), QStringLiteral("an amount cannot be -5; expected 0 or more"));
    QTest::keyClick(editor(), Qt::Key_Escape);
    EXPECT_EQ(text(Long, QuotaColumn::Quota), QStringLiteral("2000"));
    EXPECT_EQ(m_window.document().undoStack().count(), 0);
}

TEST_F(QuotaPageTest, TurnsAFlagOfTheFileBySpace)
{
    stand(Gridods, QuotaColumn::Accepts);
    QTest::keyClick(&groups(), Qt::Key_Space);
    ready();
    EXPECT_EQ(text(Gridods, QuotaColumn::Declared), QStringLiteral("2000"));
    undo();
    EXPECT_EQ(text(Gridods, QuotaColumn::Declared), QStringLiteral("500"));
}

TEST_F(QuotaPageTest, SlidesDemandAsOneStep)
{
    const QModelIndex index = cell(Long, QuotaColumn::Demand);
    const QRect track = QuotaDelegate::sliderRect(groups().visualRect(index), groups().font());
    QTest::mousePress(groups().viewport(), Qt::LeftButton, {}, track.center());
    QTest::mouseMove(groups().viewport(), track.center() + QPoint(5, 0));
    QTest::mouseMove(groups().viewport(), QPoint(track.left() - 20, track.center().y()));
    QTest::mouseRelease(
        groups().viewport(), Qt::LeftButton, {}, QPoint(track.left() - 20, track.center().y()));
    ready();
    EXPECT_EQ(text(Long, QuotaColumn::Demand), QStringLiteral("0"));
    EXPECT_EQ(m_window.document().undoStack().count(), 1);
    undo();
    EXPECT_EQ(text(Long, QuotaColumn::Demand), QStringLiteral("3000"));
}

// The highest demand is 4000, the pool 15323: 3000 stands at the root of 3000/15323.
TEST_F(QuotaPageTest, SlidesDemandUpToThePool)
{
    const QModelIndex index = cell(Long, QuotaColumn::Demand);
    EXPECT_NEAR(index.data(QuotaModel::SliderRole).toDouble(), 0.4425, 0.0001);
    const QRect track = QuotaDelegate::sliderRect(groups().visualRect(index), groups().font());
    const QPoint end(track.right() + 20, track.center().y());
    QTest::mousePress(groups().viewport(), Qt::LeftButton, {}, track.center());
    QTest::mouseMove(groups().viewport(), end);
    QTest::mouseRelease(groups().viewport(), Qt::LeftButton, {}, end);
    ready();
    EXPECT_EQ(text(Long, QuotaColumn::Demand), QStringLiteral("15323"));
    // The scale stays where it was.
    EXPECT_EQ(index.data(QuotaModel::SliderRole).toDouble(), 1);
    stand(Long, QuotaColumn::Demand);
    type(QStringLiteral("20000"));
    EXPECT_NEAR(
        cell(Long, QuotaColumn::Demand).data(QuotaModel::SliderRole).toDouble(), std::sqrt(0.5), 0.0001);
}

TEST_F(QuotaPageTest, SetsPoolAndOptions)
{
    auto* pool = page().findChild<QSpinBox*>(QStringLiteral("quotaPool"));
    ASSERT_NE(pool, nullptr);
    EXPECT_EQ(pool->value(), 15323);
    EXPECT_EQ(pool->text(), QStringLiteral("15\u2009323"));
    pool->setFocus();
    pool->selectAll();
    QTest::keyClicks(pool, QStringLiteral("12000"));
    QTest::keyClick(pool, Qt::Key_Return);
    ready();
    EXPECT_EQ(m_window.document().scenario()->quotas->poolSize, 12000);
    auto* over = page().findChild<QCheckBox*>(QStringLiteral("quotaOversubscription"));
    over->click();
    ready();
    EXPECT_TRUE(page().findChild<QLabel*>(QStringLiteral("quotaWarning"))->isVisible());
    undo();
    undo();
    EXPECT_EQ(pool->value(), 15323);
    EXPECT_FALSE(over->isChecked());
}

TEST_F(QuotaPageTest, ComparesPolicies)
{
    page().controls().setPolicy("everywhere");
    ready();
    EXPECT_EQ(text(Gridods, QuotaColumn::Chosen), QStringLiteral("2000"));
    page().controls().setPolicy("none");
    ready();
    EXPECT_EQ(text(Long, QuotaColumn::Chosen), QStringLiteral("2000"));
    EXPECT_THAT(
        page().answer().sentence().toStdString(), HasSubstr("isabling surplus changes no allocation"));
}

// Long, short, gridods and software miss 1000, 2000, 1500 and 5; when balanced the last two still do.
TEST_F(QuotaPageTest, TellsHowManyOfTheIdleCoresSomebodyWaitsFor)
{
    const auto* bars = page().findChild<QWidget*>(QStringLiteral("idleBars"));
    ASSERT_NE(bars, nullptr);
    EXPECT_EQ(bars->accessibleName(),
        QStringLiteral("Cores idle while jobs are pending, no surplus: 4\u2009505 of 10\u2009818 idle, "
                       "as configured: 4\u2009505 of 10\u2009818 idle, "
                       "balanced: 1\u2009505 of 7\u2009818 idle, "
                       "surplus everywhere: 0 of 6\u2009313 idle"));
}

TEST_F(QuotaPageTest, TheEndsOfTheScaleOfIdleCoresStandApart)
{
    auto* bars = page().findChild<QWidget*>(QStringLiteral("idleBars"));
    ASSERT_NE(bars, nullptr);
    for (int width = 460; width >= 160; width -= 10) {
        bars->setMinimumWidth(0);
        bars->resize(width, bars->height());
        TextRecorder recorder(bars->size());
        bars->render(&recorder, {}, {}, QWidget::DrawWindowBackground);
        QRectF zero;
        QRectF pool;
        for (const PaintedText& each : recorder.texts()) {
            if (each.text == QLatin1String("0"))
                zero = each.place;
            else if (each.text.startsWith(QLatin1String("pool ")))
                pool = each.place;
        }
        EXPECT_FALSE(pool.isEmpty()) << width;
        EXPECT_TRUE(zero.isEmpty() || zero.right() < pool.left()) << width;
    }
}

TEST_F(QuotaPageTest, WalksThroughTheSteps)
{
    auto* list = page().findChild<QListWidget*>(QStringLiteral("quotaStepList"));
    ASSERT_NE(list, nullptr);
    const int count = list->count();
    ASSERT_GT(count, 2);
    EXPECT_EQ(list->currentRow(), count - 1);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    EXPECT_EQ(list->currentRow(), 0);
    QTest::keyClick(list, Qt::Key_Right);
    ready();
    EXPECT_EQ(list->currentRow(), 1);
    EXPECT_THAT(page().flow().plot()->note, HasSubstr("Step 2 of 5"));
    QTest::keyClick(list, Qt::Key_End);
    EXPECT_EQ(list->currentRow(), count - 1);
    QTest::keyClick(list, Qt::Key_Space);
    EXPECT_TRUE(page().steps().isPlaying());
    QTest::keyClick(list, Qt::Key_Space);
    EXPECT_FALSE(page().steps().isPlaying());
}

TEST_F(QuotaPageTest, KeepsSelectionWhileGroupsComeAndGo)
{
    const QAbstractItemModelTester tester(groups().model());
    groups().goTo(rowOf(Gridods));
    ASSERT_TRUE(groups().quotaModel().edits().add(rowOf(QStringLiteral("group_atlas"))));
    ready();
    ASSERT_EQ(groups().selectedNodes().size(), 1U);
    EXPECT_EQ(
        groups().quotaModel().groups().nameOf(groups().selectedNodes().front()), QLatin1String(Gridods));
    undo();
    EXPECT_EQ(
        groups().quotaModel().groups().nameOf(groups().selectedNodes().front()), QLatin1String(Gridods));
}

TEST_F(QuotaPageTest, ExportsTableAndPicture)
{
    const auto parts = page().parts();
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_THAT(parts[0].data(),
        HasSubstr("group_atlas.analysis.long,2000,2000,1,250,3000,3000,0,no,no,yes,"
                  "balanced,2000,3000,0,"));
    EXPECT_THAT(parts[1].data(), HasSubstr("unclaimed"));
}

TEST_F(QuotaPageTest, SpeaksOfThePoolAndNotOfFairshareAlgorithms)
{
    EXPECT_FALSE(page().algorithmUse().any);
    EXPECT_EQ(page().premise(),
        QStringLiteral("policy: balanced, both passes, pool of 15323 cores without oversubscription"));
    EXPECT_EQ(page().status().size, QStringLiteral("11 groups, pool of 15323 cores"));
    EXPECT_THAT(page().status().time.toStdString(), testing::MatchesRegex("Allocated in .* ms"));
    const auto* algorithm = m_window.findChild<QComboBox*>(QStringLiteral("algorithmCombo"));
    EXPECT_FALSE(algorithm->isEnabled());
    m_window.views().showView(QStringLiteral("tree"));
    EXPECT_TRUE(algorithm->isEnabled());
}

TEST_F(QuotaPageTest, SaysWhatBringsGroups)
{
    open({m_file});
    m_window.views().showView(QStringLiteral("quotas"));
    ready();
    EXPECT_EQ(page().answer().sentence(), QStringLiteral("This scenario has no group quotas."));
    EXPECT_TRUE(page().findChild<QLabel*>(QStringLiteral("quotasEmpty"))->isVisible());
    EXPECT_TRUE(page().parts().empty());
}

} // namespace
} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/group_commands.h"

#include "tests/gui/support/groups_fixture.h"
#include "widgets/controls/fields/find_field.h"
#include "widgets/quotas/group_paste_band.h"
#include "widgets/quotas/group_values_band.h"
#include "widgets/quotas/quota_page.h"
#include "widgets/quotas/quota_table.h"
#include "widgets/window/views/view_tabs.h"

#include <QClipboard>
#include <QLineEdit>
#include <QMenu>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::HasSubstr;
using GroupCommandsTest = GroupsWindowTest;

TEST_F(GroupCommandsTest, PastesABlockWithNamesAsOneStep)
{
    stand("a.x", QuotaColumn::Quota);
    QApplication::clipboard()->setText(QStringLiteral("a.x\t25\nA.Y\t35\nnobody\t3\n"));
    press(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(sentence<GroupPasteBand>(),
        "2 lines change values of 2 groups: Quota a.x 20 → 25, Quota a.y 40 → 35; lines that do not match "
        "and are skipped: 1");
    EXPECT_EQ(band<GroupPasteBand>().details(), QStringLiteral("line 3: unknown group 'nobody'"));
    EXPECT_EQ(history().count(), 0);
    apply<GroupPasteBand>();
    EXPECT_EQ(quota("a.x"), 25);
    EXPECT_EQ(quota("a.y"), 35);
    EXPECT_EQ(history().count(), 1);
    EXPECT_EQ(history().undoText(), QStringLiteral("Paste values of 2 groups"));
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(quota("a.x"), 20);
}

TEST_F(GroupCommandsTest, PastesWhatWasCopiedHereWithoutAChange)
{
    stand("b", QuotaColumn::Quota);
    groups().selectAll();
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_V, Qt::ControlModifier);
    EXPECT_THAT(sentence<GroupPasteBand>(), HasSubstr("Lines without changes: 5"));
    EXPECT_EQ(band<GroupPasteBand>().details(), QString());
}

TEST_F(GroupCommandsTest, SetsAValueOfTheSelectedGroups)
{
    select({"a.x", "b"}, QuotaColumn::Weight);
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    typeValue("8");
    EXPECT_EQ(sentence<GroupValuesBand>(), "2 groups, current total: 2, new total: 16");
    apply<GroupValuesBand>();
    EXPECT_EQ(quotas().groups[1].weight, 8);
    EXPECT_EQ(quotas().groups[3].weight, 8);
    EXPECT_EQ(quotas().groups[2].weight, 1);
    EXPECT_EQ(history().undoText(), QStringLiteral("Change weight of 2 groups to 8"));
}

TEST_F(GroupCommandsTest, ScalesAndLeavesOutWhatCannotBe)
{
    select({"a.x", "b"}, QuotaColumn::Quota);
    press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    typeValue("1.5");
    EXPECT_EQ(sentence<GroupValuesBand>(), "the quota of b is a fraction, not a number of cores");
    auto* leaveOut = band<GroupValuesBand>().findChild<QAbstractButton*>(QStringLiteral("valuesLeaveOut"));
    ASSERT_TRUE(leaveOut->isVisible());
    leaveOut->click();
    EXPECT_EQ(sentence<GroupValuesBand>(), "1 group, current total: 20, new total: 30");
    apply<GroupValuesBand>();
    EXPECT_EQ(quota("a.x"), 30);
    EXPECT_EQ(quota("b"), 0.5);
}

TEST_F(GroupCommandsTest, DistributesATotal)
{
    select({"a.x", "a.y"}, QuotaColumn::Quota);
    press(Qt::Key_D, Qt::ControlModifier);
    typeValue("100");
    apply<GroupValuesBand>();
    EXPECT_EQ(quota("a.x"), 33);
    EXPECT_EQ(quota("a.y"), 67);
    EXPECT_EQ(history().count(), 1);
}

TEST_F(GroupCommandsTest, RenamesByF2AndKeepsWhatIsBelow)
{
    stand("a", QuotaColumn::Name);
    press(Qt::Key_F2);
    ASSERT_NE(editor(), nullptr);
    typeValue("physics");
    press(Qt::Key_Return);
    ready();
    EXPECT_EQ(quota("physics.x"), 20);
    EXPECT_EQ(quota("a"), -1);
    EXPECT_EQ(history().count(), 1);
}

TEST_F(GroupCommandsTest, EditsTheQuotaByF2OnAResult)
{
    stand("a.x", QuotaColumn::Chosen);
    press(Qt::Key_F2);
    ASSERT_NE(editor(), nullptr);
    typeValue("22");
    press(Qt::Key_Return);
    ready();
    EXPECT_EQ(quota("a.x"), 22);
}

TEST_F(GroupCommandsTest, RemovesTheSelectedByDelete)
{
    select({"a.x", "b"}, QuotaColumn::Quota);
    press(Qt::Key_Delete);
    ready();
    EXPECT_EQ(quotas().groups.size(), 2U);
    EXPECT_EQ(quota("a.x"), -1);
    EXPECT_EQ(history().count(), 1);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(quotas().groups.size(), 4U);
}

TEST_F(GroupCommandsTest, AddsAGroupBelowAndNamesIt)
{
    stand("a", QuotaColumn::Name);
    press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_NE(editor(), nullptr);
    typeValue("z");
    press(Qt::Key_Return);
    ready();
    EXPECT_EQ(quota("a.z"), 0);
}

TEST_F(GroupCommandsTest, StaysOnTheGroupThatGotAName)
{
    const auto current = [this] {
        return groups().quotaModel().groups().nameOf(groups().quotaModel().nodeAt(groups().currentIndex()));
    };
    const auto selected = [this] {
        QStringList names;
        for (const QuotaRow row : groups().selectedNodes())
            names << groups().quotaModel().groups().nameOf(row);
        return names.join(QLatin1Char(' '));
    };
    stand("a", QuotaColumn::Name);
    press(Qt::Key_F2);
    typeValue("c");
    press(Qt::Key_Return);
    ready();
    EXPECT_EQ(current(), QStringLiteral("c"));
    EXPECT_EQ(groups().currentIndex().column(), static_cast<int>(QuotaColumn::Name));
    EXPECT_EQ(selected(), QStringLiteral("c"));
    EXPECT_GE(groups().quotaModel().placeOf(rowOf("c.x")), 0); // still expanded
    history().undo();
    ready();
    EXPECT_EQ(selected(), QStringLiteral("a"));
    stand("b", QuotaColumn::Quota);
    action("addGroup").trigger();
    typeValue("new");
    press(Qt::Key_Return);
    ready();
    EXPECT_EQ(current(), QStringLiteral("b.new"));
    EXPECT_EQ(selected(), QStringLiteral("b.new"));
}

TEST_F(GroupCommandsTest, RevertsTheCurrentValue)
{
    stand("a.x", QuotaColumn::Quota);
    EXPECT_EQ(tip("revertChange"), "Unavailable: the selection matches the baseline");
    ASSERT_TRUE(groups().model()->setData(cell("a.x", QuotaColumn::Quota), QStringLiteral("30")));
    ready();
    EXPECT_TRUE(action("revertChange").isEnabled());
    press(Qt::Key_Backspace, Qt::ControlModifier);
    EXPECT_EQ(quota("a.x"), 20);
}

TEST_F(GroupCommandsTest, SaysWhatGroupsDoNotHave)
{
    stand("a.x", QuotaColumn::Quota);
    EXPECT_EQ(tip("addAccount"), "Unavailable: a pool has groups instead of accounts");
    EXPECT_EQ(tip("shareFromParent"), "Unavailable: groups have quotas instead of shares");
    EXPECT_EQ(tip("cut"),
        "Unavailable: groups cannot be cut; drag a group onto another one, or rename it to its new path");
    EXPECT_TRUE(action("remove").isEnabled());
    stand("<none>", QuotaColumn::Quota);
    EXPECT_EQ(tip("remove"), "Unavailable: this does not apply to the root");
    EXPECT_EQ(tip("editCell"), "Unavailable: this cell cannot be edited");
    m_window.views().showView(QStringLiteral("tree"));
    EXPECT_EQ(tip("addGroup"), "Unavailable: the pool's groups are not shown");
    EXPECT_TRUE(action("addAccount").isEnabled());
}

TEST_F(GroupCommandsTest, LeavesTheTreeAlone)
{
    stand("a.x", QuotaColumn::Quota);
    const std::size_t rows = m_window.document().scenario()->tree.size();
    press(Qt::Key_Delete);
    ready();
    EXPECT_EQ(m_window.document().scenario()->tree.size(), rows);
    m_window.views().showView(QStringLiteral("tree"));
    MainWindowTest::stand("root", 1);
    table().setFocus();
    const std::size_t groupsBefore = quotas().groups.size();
    trigger("addAccount");
    press(Qt::Key_Escape);
    EXPECT_EQ(m_window.document().scenario()->tree.size(), rows + 1);
    EXPECT_EQ(quotas().groups.size(), groupsBefore);
}

TEST_F(GroupCommandsTest, FindsGroupsAndHidesTheOthers)
{
    stand("b", QuotaColumn::Quota);
    press(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("a.?"));
    press(Qt::Key_Return);
    ready();
    EXPECT_EQ(groups().quotaModel().groups().nameOf(groups().selectedNodes().front()), QStringLiteral("a.x"));
    EXPECT_TRUE(cell("a.y", QuotaColumn::Name).data(QuotaModel::HitRole).toBool());
    EXPECT_FALSE(cell("b", QuotaColumn::Name).data(QuotaModel::HitRole).toBool());
    press(Qt::Key_F3);
    EXPECT_EQ(groups().quotaModel().groups().nameOf(groups().selectedNodes().front()), QStringLiteral("a.y"));
    trigger("onlyHits");
    EXPECT_EQ(groups().quotaModel().placeOf(rowOf("b")), -1);
    EXPECT_EQ(groups().quotaModel().groups().nameOf(groups().selectedNodes().front()), QStringLiteral("a.y"));
    auto* field = m_window.findChild<FindField*>();
    field->setText(QStringLiteral("shares<5"));
    field->searchNow();
    EXPECT_EQ(field->note(), QStringLiteral("Groups are found by parts of their names and by: changed"));
    EXPECT_EQ(groups().quotaModel().placeOf(rowOf("b")), -1);
    field->setFocus();
    press(Qt::Key_Escape);
    EXPECT_GE(groups().quotaModel().placeOf(rowOf("b")), 0);
    EXPECT_TRUE(groups().hasFocus());
}

TEST_F(GroupCommandsTest, FindsChangedGroups)
{
    ASSERT_TRUE(groups().model()->setData(cell("a.y", QuotaColumn::Quota), QStringLiteral("30")));
    ready();
    trigger("selectChanged");
    ASSERT_EQ(groups().selectedNodes().size(), 1U);
    EXPECT_EQ(groups().quotaModel().groups().nameOf(groups().selectedNodes().front()), QStringLiteral("a.y"));
}

TEST_F(GroupCommandsTest, OffersTheColumnsOfGroupsInTheMenu)
{
    auto* menu = m_window.findChild<QMenu*>(QStringLiteral("columnsMenu"));
    if (menu == nullptr)
        for (QMenu* each : m_window.findChildren<QMenu*>())
            if (each->title().remove(QLatin1Char('&')) == QLatin1String("Columns")
                && each->parent() != &groups())
                menu = each;
    ASSERT_NE(menu, nullptr);
    Q_EMIT menu->aboutToShow();
    EXPECT_THAT(menu->actions().front()->text().remove(QLatin1Char('&')).toStdString(), HasSubstr("Quota"));
}

// Two groups with twenty samples each within the last 40 minutes: 5 idle jobs in a.x, 9 in b.
QByteArray historyOfDemand()
{
    QByteArray text = "group_name\tamount_in_queue\tquery_time\n";
    for (int minute = 10; minute < 50; minute += 2)
        for (const char* line : {"a.x\t5", "b\t9"})
            text += QByteArray(line) + "\t2014-02-03 10:" + QByteArray::number(minute) + ":00\n";
    return text;
}

TEST_F(GroupCommandsTest, TakesAHistoryOfDemandAsOneStep)
{
    QString told;
    QObject::connect(&m_window.files(), &FileCommands::remarked, &m_window,
        [&told](const QStringList& remarks) { told = remarks.mid(0, 2).join(QLatin1Char('\n')); });
    const QString path = file("queue.tsv", historyOfDemand().constData());
    m_window.files().addUsage({path});
    ready();
    EXPECT_EQ(told.toStdString(),
        path.toStdString()
            + ": demand set to the smoothed number of idle jobs in the last 160 minutes of the history (40 "
              "samples); groups: 2\n"
            + path.toStdString() + ": requests updated to the new demand: 2 of 2");
    EXPECT_EQ(quotas().groups[1].demand, 5);
    EXPECT_EQ(quotas().groups[3].demand, 9);
    EXPECT_EQ(quotas().groups[3].requested, 9); // it follows demand
    EXPECT_EQ(history().count(), 1);
    history().undo();
    EXPECT_EQ(quotas().groups[3].demand, 0);
}

TEST_F(GroupCommandsTest, RefusesAHistoryWhereThereAreNoGroups)
{
    open({m_file});
    std::string told;
    QObject::connect(&m_window.files(), &FileCommands::failed, &m_window,
        [&told](const Error& error) { told = error.message; });
    m_window.files().addUsage({file("queue.tsv", historyOfDemand().constData())});
    ready();
    EXPECT_EQ(told, "contains a demand history of groups, but the scenario has no group quotas");
    EXPECT_EQ(history().count(), 0);
}

} // namespace
} // namespace fairshare::gui

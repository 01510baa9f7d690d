// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/groups_fixture.h"

#include "widgets/quotas/quota_controls.h"

#include "core/scenario/sections.h"

#include <QMenu>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

class QuotaColumnsTest : public GroupsWindowTest {
protected:
    bool isShown(QuotaColumn column) { return !groups().isColumnHidden(static_cast<int>(column)); }

    void type(const char* name, QuotaColumn column, const char* text)
    {
        const std::vector<QuotaRow> rows{rowOf(name)};
        ASSERT_TRUE(groups().quotaModel().edits().set(rows, column, QLatin1String(text)));
        ready();
    }

    void toggle(QuotaColumn column)
    {
        QMenu menu;
        groups().fillColumnMenu(menu);
        menu.actions().at(static_cast<int>(column) - 1)->toggle();
    }

    bool isMarked(const char* name, QuotaColumn column)
    {
        return cell(name, column).data(QuotaModel::ChangedRole).toBool();
    }
};

TEST_F(QuotaColumnsTest, ShowsWhatTheGroupsHave)
{
    EXPECT_TRUE(isShown(QuotaColumn::Fraction)); // b is dynamic
    EXPECT_FALSE(isShown(QuotaColumn::Usage));
    EXPECT_FALSE(isShown(QuotaColumn::Autoregroup));
    type("a.x", QuotaColumn::Usage, "5");
    EXPECT_TRUE(isShown(QuotaColumn::Usage));
    type("a.x", QuotaColumn::Usage, "0");
    EXPECT_TRUE(isShown(QuotaColumn::Usage)); // a column does not go while one works in it
    while (history().canUndo())
        history().undo();
    open({file("static.config", "GROUP_NAMES = a\nGROUP_QUOTA_a = 60\n")});
    ready();
    EXPECT_FALSE(isShown(QuotaColumn::Usage));
    EXPECT_FALSE(isShown(QuotaColumn::Fraction));
}

TEST_F(QuotaColumnsTest, SaysThatAutoregroupIsNotCounted)
{
    const auto* bars = page().findChild<QWidget*>(QStringLiteral("idleBars"));
    EXPECT_EQ(bars->toolTip(), QString());
    open({file("again.config",
        "GROUP_NAMES = a, b\nGROUP_QUOTA_a = 60\nGROUP_QUOTA_b = 40\n"
        "GROUP_AUTOREGROUP_b = true\n")});
    ready();
    EXPECT_EQ(bars->toolTip(),
        QStringLiteral("autoregroup is not modeled: jobs of b may also use idle cores anywhere in the pool"));
    EXPECT_EQ(bars->accessibleDescription(), bars->toolTip());
}

// By hand: a keeps 50 of its 60 for itself and uses 45, a.b its 10.
TEST_F(QuotaColumnsTest, TellsTheOwnPartOfATotal)
{
    open({file("own.config",
        "GROUP_NAMES = a, a.b, c\nGROUP_QUOTA_a = 60\nGROUP_QUOTA_a.b = 10\n"
        "GROUP_QUOTA_c = 40\n")});
    ready();
    type("a.b", QuotaColumn::Requested, "10");
    EXPECT_EQ(cell("a", QuotaColumn::Declared).data().toString(), QStringLiteral("10"));
    type("a", QuotaColumn::Requested, "45");
    EXPECT_EQ(cell("a", QuotaColumn::Declared).data().toString(), QStringLiteral("55, own 45"));
    EXPECT_THAT(cell("a", QuotaColumn::Declared).data(Qt::ToolTipRole).toString().toStdString(),
        testing::HasSubstr("55 including subgroups; 45 directly in the group."));
}

TEST_F(QuotaColumnsTest, KeepsHiddenWhatSomebodyHid)
{
    toggle(QuotaColumn::Fraction);
    EXPECT_FALSE(isShown(QuotaColumn::Fraction));
    type("a.x", QuotaColumn::Fraction, "0.5");
    EXPECT_FALSE(isShown(QuotaColumn::Fraction));
    history().undo();
    open({file("again.config", Pool)});
    ready();
    EXPECT_FALSE(isShown(QuotaColumn::Fraction));
}

TEST_F(QuotaColumnsTest, ShowsSurplusWhereThereIsRoom)
{
    m_window.resize(2400, 900);
    ready();
    EXPECT_TRUE(isShown(QuotaColumn::Surplus));
    m_window.resize(900, 900);
    ready();
    EXPECT_FALSE(isShown(QuotaColumn::Surplus));
    toggle(QuotaColumn::Surplus);
    EXPECT_TRUE(isShown(QuotaColumn::Surplus));
}

TEST_F(QuotaColumnsTest, MarksTheNameOfARenamedGroupAlone)
{
    ASSERT_TRUE(groups().quotaModel().edits().rename(rowOf("a"), QStringLiteral("c")));
    ready();
    EXPECT_TRUE(isMarked("c", QuotaColumn::Name));
    EXPECT_FALSE(isMarked("c", QuotaColumn::Quota));
    EXPECT_FALSE(isMarked("c.x", QuotaColumn::Name));
    EXPECT_FALSE(isMarked("c.x", QuotaColumn::Quota));
    EXPECT_FALSE(isMarked("b", QuotaColumn::Name));
    EXPECT_THAT(cell("c", QuotaColumn::Name).data(Qt::ToolTipRole).toString().toStdString(),
        testing::HasSubstr("In the baseline: a."));
    groups().goTo(RootQuotaRow);
    trigger("selectChanged");
    ASSERT_EQ(groups().selectedNodes().size(), 1U);
    EXPECT_EQ(groups().selectedNodes().front(), rowOf("c"));
}

TEST_F(QuotaColumnsTest, MarksTheNameOfAMovedGroupAlone)
{
    const std::vector<QuotaRow> rows{rowOf("a.x")};
    ASSERT_TRUE(groups().quotaModel().edits().move(rows, rowOf("b")));
    ready();
    EXPECT_TRUE(isMarked("b.x", QuotaColumn::Name));
    EXPECT_FALSE(isMarked("b.x", QuotaColumn::Quota));
}

// By hand: a.x has a quota of 20 and no flag, b nothing to run.
TEST_F(QuotaColumnsTest, ShowsWhatANegotiationGrants)
{
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("pool"), {}, [](const Scenario& now) {
        GroupQuotas quotas = *now.quotas;
        quotas.poolSize = 60;
        return Result<Scenario>(withQuotas(now, std::move(quotas)));
    }));
    type("a.x", QuotaColumn::Demand, "30");
    EXPECT_FALSE(isShown(QuotaColumn::Limit));
    const auto shown = [this](const char* name, QuotaColumn column) {
        return cell(name, column).data().toString().toStdString();
    };
    groups().chooseColumn(static_cast<int>(QuotaColumn::Limit), true);
    groups().chooseColumn(static_cast<int>(QuotaColumn::Granted), true);
    page().controls().setPolicy("declared");
    ready();
    EXPECT_EQ(shown("a.x", QuotaColumn::Limit), "20");
    EXPECT_EQ(shown("a.x", QuotaColumn::Granted), "20");
    EXPECT_EQ(shown("b", QuotaColumn::Limit), "\u2013");
    EXPECT_EQ(shown("b", QuotaColumn::Granted), "0");
    EXPECT_THAT(cell("a.x", QuotaColumn::Limit).data(Qt::ToolTipRole).toString().toStdString(),
        testing::HasSubstr("a.x may use up to 20 cores in its only turn (its own quota) and ends with 20"));
    type("a.x", QuotaColumn::Quota, "15");
    EXPECT_EQ(shown("a.x", QuotaColumn::Granted), "15");
}

TEST_F(QuotaColumnsTest, TellsThatAQuotaIsOfTheOtherKindNow)
{
    std::string told;
    QObject::connect(&groups().quotaModel().edits(), &QuotaEdits::told, &m_window,
        [&told](const QString& sentence) { told = sentence.toStdString(); });
    type("b", QuotaColumn::Quota, "30");
    EXPECT_EQ(
        told, "b now has a static quota: 30 cores, instead of 0.5000 of what its static siblings leave");
    EXPECT_THAT(cell("b", QuotaColumn::Quota).data(Qt::ToolTipRole).toString().toStdString(),
        testing::HasSubstr("In the baseline: dynamic quota, 0.5000 of what its static siblings leave."));
    told.clear();
    type("b", QuotaColumn::Quota, "31");
    EXPECT_EQ(told, "");
    type("b", QuotaColumn::Fraction, "0.25");
    EXPECT_EQ(
        told, "b now has a dynamic quota: 0.2500 of what its static siblings leave, instead of 31 cores");
}

} // namespace
} // namespace fairshare::gui

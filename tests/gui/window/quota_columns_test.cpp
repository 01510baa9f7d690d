// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/groups_fixture.h"

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
        ASSERT_TRUE(groups().quotaModel().edit(rows, column, QLatin1String(text)));
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
    open({file("static.config", "GROUP_NAMES = a\nGROUP_QUOTA_a = 60\n")});
    ready();
    EXPECT_FALSE(isShown(QuotaColumn::Usage));
    EXPECT_FALSE(isShown(QuotaColumn::Fraction));
}

TEST_F(QuotaColumnsTest, KeepsHiddenWhatSomebodyHid)
{
    toggle(QuotaColumn::Fraction);
    EXPECT_FALSE(isShown(QuotaColumn::Fraction));
    type("a.x", QuotaColumn::Fraction, "0.5");
    EXPECT_FALSE(isShown(QuotaColumn::Fraction));
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
    ASSERT_TRUE(groups().quotaModel().rename(rowOf("a"), QStringLiteral("c")));
    ready();
    EXPECT_TRUE(isMarked("c", QuotaColumn::Name));
    EXPECT_FALSE(isMarked("c", QuotaColumn::Quota));
    EXPECT_FALSE(isMarked("c.x", QuotaColumn::Name));
    EXPECT_FALSE(isMarked("c.x", QuotaColumn::Quota));
    EXPECT_FALSE(isMarked("b", QuotaColumn::Name));
    EXPECT_THAT(cell("c", QuotaColumn::Name).data(Qt::ToolTipRole).toString().toStdString(),
        testing::HasSubstr("The baseline has a."));
    groups().goTo(RootQuotaRow);
    trigger("selectChanged");
    ASSERT_EQ(groups().selectedGroups().size(), 1U);
    EXPECT_EQ(groups().selectedGroups().front(), rowOf("c"));
}

TEST_F(QuotaColumnsTest, MarksTheNameOfAMovedGroupAlone)
{
    const std::vector<QuotaRow> rows{rowOf("a.x")};
    ASSERT_TRUE(groups().quotaModel().moveGroups(rows, rowOf("b")));
    ready();
    EXPECT_TRUE(isMarked("b.x", QuotaColumn::Name));
    EXPECT_FALSE(isMarked("b.x", QuotaColumn::Quota));
}
//MORE
} // namespace
} // namespace fairshare::gui

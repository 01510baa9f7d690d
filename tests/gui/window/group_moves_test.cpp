// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/groups_fixture.h"

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::ElementsAre;

class GroupMovesTest : public GroupsWindowTest {
protected:
    std::vector<std::string> names()
    {
        std::vector<std::string> all;
        for (const QuotaGroup& group : quotas().groups)
            all.push_back(group.name);
        return all;
    }

    std::vector<std::string> selected()
    {
        std::vector<std::string> all;
        for (const QuotaRow row : groups().selectedNodes())
            all.push_back(groups().quotaModel().groups().nameOf(row).toStdString());
        return all;
    }

    /// What a drop of the mouse ends in; a real drag needs a mouse that waits.
    std::string move(const char* group, const char* to)
    {
        const std::vector<QuotaRow> rows{rowOf(group)};
        const auto moved = groups().quotaModel().edits().move(rows, rowOf(to));
        ready();
        return moved ? std::string() : moved.error().message;
    }
};

TEST_F(GroupMovesTest, MovesAGroupAsOneStep)
{
    stand("b", QuotaColumn::Name);
    EXPECT_EQ(move("b", "a"), "");
    EXPECT_THAT(names(), ElementsAre("a", "a.x", "a.y", "a.b"));
    EXPECT_THAT(selected(), ElementsAre("a.b"));
    EXPECT_EQ(history().count(), 1);
    EXPECT_EQ(history().undoText(), QStringLiteral("Move b"));
    // Half of what a.x and a.y leave of 60, which is nothing.
    EXPECT_EQ(cell("a.b", QuotaColumn::Quota).data(QuotaModel::ExactRole).toString(), QStringLiteral("0"));
    history().undo();
    ready();
    EXPECT_THAT(names(), ElementsAre("a", "a.x", "a.y", "b"));
}

TEST_F(GroupMovesTest, SaysWhyAGroupCannotGoThere)
{
    QuotaModel& model = groups().quotaModel();
    const auto hindrance = [&](const char* group, const char* to) {
        const std::vector<QuotaRow> rows{rowOf(group)};
        return model.edits().hindrance(rows, rowOf(to)).toStdString();
    };
    EXPECT_EQ(hindrance("a", "a.x"), "'a' cannot be placed below itself");
    EXPECT_EQ(hindrance("a.x", "a"), "already there");
    EXPECT_EQ(hindrance("a.x", "<none>"), "");
    EXPECT_EQ(move("a", "a.y"), "'a' cannot be placed below itself");
    EXPECT_EQ(history().count(), 0);
}

TEST_F(GroupMovesTest, OffersGroupsToTheMouseButNotThePool)
{
    EXPECT_TRUE(groups().dragEnabled());
    EXPECT_TRUE(groups().model()->flags(cell("a", QuotaColumn::Quota)).testFlag(Qt::ItemIsDragEnabled));
    EXPECT_FALSE(groups().model()->flags(cell("<none>", QuotaColumn::Name)).testFlag(Qt::ItemIsDragEnabled));
}

TEST_F(GroupMovesTest, MovesByOneLevelWithTheKeyboard)
{
    stand("a.y", QuotaColumn::Quota);
    press(Qt::Key_Down, Qt::AltModifier);
    ready();
    EXPECT_THAT(names(), ElementsAre("a", "a.x", "a.x.y", "b"));
    EXPECT_THAT(selected(), ElementsAre("a.x.y"));
    press(Qt::Key_Up, Qt::AltModifier);
    press(Qt::Key_Up, Qt::AltModifier);
    ready();
    EXPECT_THAT(names(), ElementsAre("a", "a.x", "y", "b"));
    EXPECT_EQ(tip("moveUp"), "Unavailable: 'y' is directly in the pool and cannot move up");
    EXPECT_EQ(tip("moveDown"),
        "Move the selected groups into the group before them or, if there is none, the one after them");
    press(Qt::Key_Up, Qt::AltModifier); // another row would be the one that is removed next
    EXPECT_THAT(selected(), ElementsAre("y"));
}

TEST_F(GroupMovesTest, MovesAGroupThatIsRenamedToAPath)
{
    stand("b", QuotaColumn::Name);
    ASSERT_TRUE(groups().quotaModel().edits().rename(rowOf("b"), QStringLiteral("a.b")));
    ready();
    EXPECT_THAT(names(), ElementsAre("a", "a.x", "a.y", "a.b"));
    EXPECT_THAT(selected(), ElementsAre("a.b"));
}

} // namespace
} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/fragment_window.h"

#include "tests/gui/support/main_window_fixture.h"
#include "widgets/quotas/quota_page.h"
#include "widgets/quotas/quota_table.h"
#include "widgets/start/sample_list.h"
#include "widgets/text/wrapped_text.h"
#include "widgets/window/views/view_tabs.h"

#include "core/workspace/loaded_scenario.h"

#include <QCheckBox>
#include <QClipboard>
#include <QPushButton>
#include <QSignalSpy>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class FragmentWindowTest : public MainWindowTest {
protected:
    FragmentWindowTest()
    {
        open({samplePath("atlas_no_production")});
        ready();
    }

    QuotaPage& page() { return *qobject_cast<QuotaPage*>(m_window.views().page(QStringLiteral("quotas"))); }
    FragmentWindow& fragment() { return *m_window.findChild<FragmentWindow*>(); }
    std::string text() { return fragment().text().toStdString(); }
    std::string summary()
    {
        return fragment()
            .findChild<WrappedText*>(QStringLiteral("fragmentSummary"))
            ->sentence()
            .toStdString();
    }
    QCheckBox& choice(const char* name) { return *fragment().findChild<QCheckBox*>(QLatin1String(name)); }

    void ready()
    {
        settle();
        page().waitUntilReady();
        QApplication::processEvents();
    }

    void setQuota(const QString& name, const QString& quota)
    {
        const QuotaModel& model = page().table().quotaModel();
        QuotaRow row = 0;
        while (model.groups().nameOf(row) != name)
            ++row;
        ASSERT_TRUE(page().table().model()->setData(
            model.index(model.placeOf(row), static_cast<int>(QuotaColumn::Quota)), quota));
        ready();
    }
};

TEST_F(FragmentWindowTest, FollowsEditsWhileItIsOpen)
{
    trigger("condorFragment");
    ASSERT_TRUE(fragment().isVisible());
    EXPECT_THAT(text(), StartsWith("# Group quotas for HTCondor\n# No changes.\n"));
    EXPECT_THAT(summary(), StartsWith("Compared with the opened file, no HTCondor settings differ. "));
    setQuota(QStringLiteral("group_gridods"), QStringLiteral("600"));
    EXPECT_THAT(text(), StartsWith("# Group quotas for HTCondor\n# group_gridods: quota 500 -> 600\n"));
    EXPECT_THAT(text(), HasSubstr("\nGROUP_QUOTA_group_gridods = 600\n"));
    EXPECT_THAT(summary(), StartsWith("HTCondor settings that differ from the opened file: 1. "));
    m_window.document().undoStack().undo();
    ready();
    EXPECT_THAT(text(), HasSubstr("# No changes.\n"));
}

TEST_F(FragmentWindowTest, ShowsOnlyWhatChangesWhenAsked)
{
    setQuota(QStringLiteral("group_gridods"), QStringLiteral("600"));
    trigger("condorFragment");
    QTest::mouseClick(&choice("fragmentChangesOnly"), Qt::LeftButton, {}, QPoint(5, 10));
    EXPECT_EQ(text(),
        "# Group quotas for HTCondor\n\n# group_gridods: quota 500 -> 600\nGROUP_QUOTA_group_gridods = "
        "600\n");
}

TEST_F(FragmentWindowTest, TakesTheFlagsOfThePolicyWhenAsked)
{
    trigger("condorFragment");
    EXPECT_THAT(text(), Not(HasSubstr("GROUP_ACCEPT_SURPLUS_group_atlas.analysis.long = True")));
    QTest::mouseClick(&choice("fragmentPolicyFlags"), Qt::LeftButton, {}, QPoint(5, 10));
    EXPECT_THAT(text(), HasSubstr("GROUP_ACCEPT_SURPLUS_group_atlas.analysis.long = True"));
    EXPECT_THAT(text(), HasSubstr("# group_atlas.analysis.long: accept_surplus false -> true\n"));
    EXPECT_EQ(m_window.document().undoStack().count(), 0);
}

TEST_F(FragmentWindowTest, IsCopiedAndSavedAndReadsBackEqual)
{
    setQuota(QStringLiteral("group_gridods"), QStringLiteral("600"));
    trigger("condorFragment");
    fragment().findChild<QPushButton*>(QStringLiteral("fragmentCopy"))->click();
    EXPECT_EQ(QApplication::clipboard()->text(), fragment().text());
    QSignalSpy saved(&fragment(), &TextDialog::saved);
    const QString path = m_folder.filePath(QStringLiteral("pool.config"));
    fragment().saveTo(path);
    ASSERT_TRUE(QTest::qWaitFor([&saved] { return saved.count() == 1; }));
    const auto read = loadScenario(path.toStdString());
    ASSERT_TRUE(read);
    const GroupQuotas& before = *m_window.document().scenario()->quotas;
    ASSERT_EQ(read->scenario.quotas->groups.size(), before.groups.size());
    for (std::size_t at = 0; at < before.groups.size(); ++at) {
        const QuotaGroup& group = read->scenario.quotas->groups[at];
        EXPECT_EQ(group.name, before.groups[at].name);
        EXPECT_EQ(group.quota, before.groups[at].quota);
        EXPECT_EQ(group.acceptsSurplus, before.groups[at].acceptsSurplus);
    }
}

TEST_F(FragmentWindowTest, NeedsGroups)
{
    trigger("condorFragment");
    open({m_file});
    EXPECT_FALSE(fragment().isVisible());
    const auto* command = m_window.findChild<QAction*>(QStringLiteral("condorFragment"));
    EXPECT_FALSE(command->isEnabled());
    EXPECT_EQ(command->statusTip(), QStringLiteral("Unavailable: this scenario has no group quotas"));
}

} // namespace
} // namespace fairshare::gui

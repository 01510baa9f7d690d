// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/fields/user_field.h"
#include "widgets/controls/figure_table.h"
#include "widgets/inspector/algorithms_panel.h"
#include "widgets/inspector/inspector_dock.h"
#include "widgets/inspector/word_picture.h"
#include "widgets/text/wrapped_text.h"

#include "core/analysis/explain/explanation.h"
#include "core/scenario/evaluation.h"
#include "core/tree/share_tree_builder.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QSlider>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// What the dock at the right says about the university after its shares were changed.
class InspectorTest : public MainWindowTest {
protected:
    InspectorTest()
    {
        QFile::remove(m_file);
        QFile::copy(QString::fromStdString(sampleFile("university_after")), m_file);
        QFile::setPermissions(m_file, QFile::ReadOwner | QFile::WriteOwner);
        open({m_file});
    }

    InspectorDock& inspector() { return m_window.inspector(); }

    void select(std::initializer_list<const char*> names)
    {
        m_window.document().selection().clear();
        for (const char* name : names)
            m_window.document().selection().toggle(row(name));
        inspector().waitUntilReady();
        QApplication::processEvents();
    }

    void explainBy(const char* id)
    {
        trigger((std::string("algorithm_") + id).c_str());
        inspector().waitUntilReady();
        QApplication::processEvents();
    }

    template <typename Widget>
    Widget& part(const char* name)
    {
        auto* found = inspector().findChild<Widget*>(QLatin1String(name));
        if (found == nullptr)
            qFatal("there is no %s", name);
        return *found;
    }

    std::string sentence(const char* name) { return part<WrappedText>(name).sentence().toStdString(); }
    std::string text(const char* name) { return part<QLabel>(name).text().toStdString(); }
    QString shownShares() { return part<QAbstractSpinBox>("inspectorShares").text(); }

    std::vector<std::string> lines(const char* table)
    {
        std::vector<std::string> list;
        for (const QString& line : part<FigureTable>(table).asText().split(QLatin1Char('\n')))
            list.push_back(line.toStdString());
        return list;
    }

    int steps() { return m_window.document().undoStack().count(); }
};

TEST_F(InspectorTest, SaysWhatToDoWhileNothingIsSelected)
{
    m_window.document().selection().clear();
    QApplication::processEvents();
    EXPECT_TRUE(part<QLabel>("inspectorEmpty").isVisible());
    EXPECT_EQ(inspector().asText().toStdString(),
        "Select an account or user to edit its values and see how its rank comes about. Select a second one "
        "to see which ranks before the other, and why.");
    EXPECT_FALSE(part<QSlider>("inspectorSlider").isVisible());
}

// Origin: the inspector of the designed main window.
TEST_F(InspectorTest, ShowsTheValuesOfTheCurrentNode)
{
    select({"castillo", "dvorak"});
    EXPECT_EQ(text("inspectorName"), "dvorak");
    EXPECT_EQ(text("inspectorPath"), "root › engineering › mechanical");
    EXPECT_EQ(shownShares(), QStringLiteral("2"));
    EXPECT_EQ(part<QSlider>("inspectorSlider").value(), 2);
    EXPECT_EQ(text("inspectorRange"), "0–10");
    EXPECT_EQ(part<QAbstractSpinBox>("inspectorUsage").text(), QStringLiteral("17\u2009009.4444444"));
    EXPECT_EQ(text("inspectorHours"), "TRES-h");
    EXPECT_FALSE(part<QWidget>("inspectorNote").isVisible());
}

TEST_F(InspectorTest, SaysWhyOneOfTwoUsersStandsBeforeTheOther)
{
    select({"castillo", "dvorak"});
    EXPECT_EQ(part<UserField>("inspectorAgainst").text(), QStringLiteral("castillo"));
    EXPECT_EQ(sentence("inspectorHeadline"), "castillo (rank 10) is ahead of dvorak (rank 13).");
    EXPECT_EQ(sentence("inspectorReason"),
        "Decided directly below engineering: electrical is ahead of mechanical, so the users of electrical "
        "rank first.");
    EXPECT_THAT(lines("inspectorChains"),
        ElementsAre("engineering\t0.4762\t0.4380\t1.0873", "common to both",
            "electrical\t0.4000\t0.4588\t0.8718", "mechanical\t0.4000\t0.4866\t0.8220",
            "deciding: LevelFS 0.8718 > 0.8220", "castillo\t0.2500\t0.3731\t0.6700",
            "dvorak\t0.5000\t0.6904\t0.7243", "below the deciding rows; not compared"));
    EXPECT_THAT(inspector().asText().toStdString(),
        HasSubstr("electrical\t(20/50) / (83\u202F623\u202F290 / 182\u202F265\u202F860.5) = 0.8718; "
                  "used 1.15 times its share: over-served\n"
                  "mechanical\t(20/50) / (88\u202F699\u202F150.5 / 182\u202F265\u202F860.5) = 0.8220; "
                  "used 1.22 times its share: over-served"));
}

TEST_F(InspectorTest, NamesTheLimitsThatBind)
{
    select({"castillo"});
    EXPECT_FALSE(part<QWidget>("inspectorLimits").isVisible());
    ShareTreeBuilder builder;
    const auto mech = builder.add(builder.root(),
        {.kind = NodeKind::Account, .name = "mech", .limits = "GrpTRESMins=cpu=60000(58200):GrpJobs=9(1)"});
    builder.add(mech, {.name = "carol", .limits = "MaxSubmitJobs=10(10)"});
    Diagnostics diagnostics;
    LoadedScenario loaded;
    loaded.scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    m_window.document().open(std::move(loaded), {});
    settle();
    select({"carol"});
    EXPECT_TRUE(part<QWidget>("inspectorLimits").isVisible());
    EXPECT_THAT(inspector().asText().toStdString(),
        HasSubstr("Limits reached or nearly reached\n"
                  "MaxSubmitJobs 10 of carol: 10 pending or running (100\u00A0%)\n"
                  "GrpTRESMins cpu=60000 of mech: 58200 used (97\u00A0%)"));
    select({"root"});
    EXPECT_FALSE(part<QWidget>("inspectorLimits").isVisible());
}

/// The window and the command line say the same.
TEST_F(InspectorTest, SaysTheSentencesOfTheCoreUnderEveryAlgorithm)
{
    select({"castillo", "dvorak"});
    for (const std::string& id : allAlgorithmIds()) {
        explainBy(id.c_str());
        const auto expected =
            explain(*m_window.results().current(), id, row("dvorak"), row("castillo")).value();
        EXPECT_EQ(sentence("inspectorHeadline"), expected.headline) << id;
        EXPECT_EQ(sentence("inspectorReason"), expected.reason) << id;
        EXPECT_THAT(lines("inspectorChains"), testing::Contains("deciding: " + expected.decision)) << id;
    }
}

TEST_F(InspectorTest, ShowsTheWholeCalculationOfOneUser)
{
    select({"dvorak"});
    explainBy("classic");
    EXPECT_EQ(sentence("inspectorHeadline"), "dvorak has rank 17 of 24.");
    EXPECT_THAT(lines("inspectorChains"),
        ElementsAre("engineering\t0.4762\t0.4380\t0.528604", "mechanical\t0.1905\t0.3031\t0.331913",
            "dvorak\t0.0952\t0.2251\t0.194304"));
    EXPECT_THAT(inspector().asText().toStdString(),
        HasSubstr(
            "engineering\tS = 50/105 = 0.4762; U = 0.4380 (own usage); 2^(\u2212(0.437972 / 0.47619)) = "
            "0.5286; has effective usage of 0.92 times its share: under-served\n"));
    // 0.2251 / 0.0952 of the cluster.
    EXPECT_EQ(
        sentence("inspectorServed"), "dvorak has effective usage of 2.36 times its share: over-served.");
    EXPECT_FALSE(part<QWidget>("flipTitle").isVisible());
}

TEST_F(InspectorTest, FollowsFairTreesWalkToAUser)
{
    select({"dvorak"});
    EXPECT_THAT(lines("inspectorWalk"),
        ElementsAre("medicine\t1.3685\t1–5", "engineering\t1.0873\t6–13", "civil\t3.6661\t6–7",
            "electrical\t0.8718\t8–10", "mechanical\t0.8220\t11–13", "lindqvist\t2.4313\t11",
            "okafor\t1.2088\t12", "dvorak\t0.7243\t13"));
    explainBy("classic");
    EXPECT_FALSE(part<QWidget>("inspectorWalk").isVisible());
}

/// The table shows rank 3 for adams and baker, and for chen, to whom their tie is passed on.
TEST_F(InspectorTest, NeverShowsTheRanksOfTiesAsDifferent)
{
    open({QStringLiteral(":/samples/parent_shares_and_ties.fairshare")});
    select({"baker"});
    EXPECT_EQ(sentence("inspectorHeadline"), "baker has rank 3 of 8, shared by 3 users.");
    EXPECT_EQ(sentence("inspectorReason"),
        "From the top down: materials is number 1 of 1 with LevelFS 1.0000, experiment is tied for number 1 "
        "of 2 with LevelFS 1.0000, baker is tied for number 3 of 4 with LevelFS 0.5000.");
    EXPECT_THAT(lines("inspectorWalk"),
        ElementsAre("materials\t1.0000\t1–7", "experiment\t1.0000\t1–3", "dietz\t∞\t1", "clark\t2.0000\t2",
            "adams\t0.5000\t3", "baker\t0.5000\t3"));
    select({"chen"});
    EXPECT_THAT(lines("inspectorWalk"),
        ElementsAre(
            "materials\t1.0000\t1–7", "experiment\t1.0000\t1–3", "theory\t1.0000\t3–7", "chen\t∞\t3"));
}

// Origin of the words: the designed main window, and `fairshare explain`.
TEST_F(InspectorTest, ShowsTheBucketsOfTheLevelBasedWord)
{
    select({"castillo", "dvorak"});
    EXPECT_EQ(part<WordPicture>("inspectorWord").asText().toStdString(),
        "engineering 9025, mechanical 7af6, dvorak 6b3f, unused 0000");
    EXPECT_FALSE(part<QWidget>("inspectorWord1").isVisible());
    explainBy("level_based");
    EXPECT_TRUE(part<QWidget>("inspectorWord1").isVisible());
    EXPECT_EQ(part<WordPicture>("inspectorWord1").asText().toStdString(),
        "engineering 9025, mechanical 7af6, dvorak 6b3f, unused 0000");
}

TEST_F(InspectorTest, SumsUpTheUsersOfAnAccount)
{
    select({"mechanical"});
    EXPECT_EQ(sentence("inspectorHeadline"), "mechanical has 3 users: ranks 11 to 13 of 24.");
    EXPECT_EQ(sentence("inspectorReason"), "lindqvist ranks first among them, dvorak last.");
    EXPECT_EQ(sentence("inspectorNote"), "Usage is the account's total; editing it scales all usage below.");
    EXPECT_EQ(sentence("inspectorServed"), "mechanical used 1.22 times its share: over-served.");
    EXPECT_TRUE(part<QWidget>("inspectorAgainst").isVisible());
    EXPECT_EQ(lines("inspectorAlgorithms").back(), "Fair Tree\t\t11–13\t");
    select({"root"});
    EXPECT_FALSE(part<QWidget>("inspectorAgainst").isVisible());
    EXPECT_FALSE(part<QWidget>("inspectorServed").isVisible());
}

TEST_F(InspectorTest, SaysWhyOneOfTwoAccountsStandsBeforeTheOther)
{
    select({"electrical", "mechanical"});
    EXPECT_EQ(part<UserField>("inspectorAgainst").text(), QStringLiteral("electrical"));
    EXPECT_EQ(
        sentence("inspectorHeadline"), "electrical (ranks 8 to 10) is ahead of mechanical (ranks 11 to 13).");
    EXPECT_THAT(lines("inspectorChains"),
        ElementsAre("engineering\t0.4762\t0.4380\t1.0873", "common to both",
            "electrical\t0.4000\t0.4588\t0.8718", "mechanical\t0.4000\t0.4866\t0.8220",
            "deciding: LevelFS 0.8718 > 0.8220"));
    EXPECT_EQ(text("flipTitle"), "Smallest change that puts mechanical ahead");
    EXPECT_EQ(text("flipWhat0"), "usage of mechanical");
    EXPECT_FALSE(part<QWidget>("flipWaiting").isVisible()); // only users have a rank that recovers
    explainBy("classic");
    EXPECT_THAT(sentence("inspectorReason"), testing::StartsWith("Users are compared, not accounts"));
    EXPECT_EQ(lines("inspectorChains").back(), "first and last users of the accounts");
}

TEST_F(InspectorTest, NamesAnAccountToCompareWith)
{
    select({"mechanical"});
    auto& field = part<UserField>("inspectorAgainst");
    field.setFocus();
    QTest::keyClicks(&field, QStringLiteral("elec"));
    QTest::keyClick(&field, Qt::Key_Return);
    inspector().waitUntilReady();
    EXPECT_EQ(
        sentence("inspectorHeadline"), "electrical (ranks 8 to 10) is ahead of mechanical (ranks 11 to 13).");
    EXPECT_EQ(m_window.document().selection().current(), row("mechanical"));
    EXPECT_FALSE(part<QWidget>("inspectorNote").isVisible()
        && sentence("inspectorNote").find("rows are selected") != std::string::npos);
    // An account cannot be compared with what is above or below it.
    const ShareTree& tree = m_window.document().scenario()->tree;
    EXPECT_THAT(
        rowsNamed(tree, QStringLiteral("engineering"), {.other = row("mechanical")}), testing::IsEmpty());
    EXPECT_THAT(rowsNamed(tree, QStringLiteral("dvorak"), {.other = row("mechanical")}), testing::IsEmpty());
    EXPECT_THAT(
        rowsNamed(tree, QStringLiteral("dvorak"), {.other = row("electrical")}), ElementsAre(row("dvorak")));
}

TEST_F(InspectorTest, ShowsEveryAlgorithmAndTheMoves)
{
    m_window.document().setBaseline(university().scenario, QStringLiteral("before"));
    select({"dvorak"});
    settle();
    EXPECT_EQ(text("inspectorAlgorithmsTitle"), "Under every algorithm");
    EXPECT_EQ(text("inspectorRankTitle"), "rank out of 24");
    EXPECT_THAT(lines("inspectorAlgorithms"),
        ElementsAre("Classic\t0.194304\t17\t\u22121", "Depth-oblivious\t0.353427\t18\t\u22121",
            "Ticket-based\t0.127644\t11\t", "Level-based\t0.458333\t13\t",
            "Fair Tree\t0.500000\t13\t\u22125"));
}

// The users of mechanical, Fair Tree: 8 to 13, 7 to 12 and 6 to 11.
TEST_F(InspectorTest, SaysWhatIsSummedForAnAccount)
{
    m_window.document().setBaseline(university().scenario, QStringLiteral("before"));
    select({"mechanical"});
    settle();
    EXPECT_EQ(text("inspectorAlgorithmsTitle"), "Under every algorithm");
    EXPECT_EQ(text("inspectorRankTitle"), "users' ranks out of 24, total move");
    EXPECT_EQ(lines("inspectorAlgorithms").back(), "Fair Tree\t\t11\u201313\t\u221215");
}

TEST_F(InspectorTest, FindsTheSmallestChangeAndAppliesItAsOneStep)
{
    select({"castillo", "dvorak"});
    EXPECT_EQ(text("flipTitle"), "Smallest change that puts dvorak ahead");
    EXPECT_EQ(text("flipWhat0"), "usage of mechanical");
    EXPECT_EQ(text("flipChange0"), "\u22121\u2009410.0 TRES-h");
    EXPECT_EQ(text("flipDecay"), "no change; both decay equally");
    EXPECT_EQ(sentence("flipWaiting"),
        "If dvorak pauses and everyone else continues as now, under Fair Tree it passes castillo after "
        "20 h 59 min (0.12 half-lives) and reaches rank 10.");
    QTest::mouseClick(&part<QAbstractButton>("flipApply0"), Qt::LeftButton);
    settle();
    EXPECT_EQ(steps(), 1);
    EXPECT_EQ(m_window.document().undoStack().undoText(),
        QStringLiteral("Change usage of mechanical from 24\u2009638.7 to 23\u2009228.7 TRES-h"));
    inspector().waitUntilReady();
    EXPECT_EQ(sentence("inspectorHeadline"), "dvorak (rank 10) is ahead of castillo (rank 13).");
}

TEST_F(InspectorTest, NamesTheOtherUserByAPartOfItsName)
{
    select({"dvorak"});
    auto& field = part<UserField>("inspectorAgainst");
    trigger("explainPair");
    EXPECT_TRUE(field.hasFocus());
    QTest::keyClicks(&field, QStringLiteral("asti"));
    QTest::keyClick(&field, Qt::Key_Return);
    inspector().waitUntilReady();
    EXPECT_EQ(sentence("inspectorHeadline"), "castillo (rank 10) is ahead of dvorak (rank 13).");
    EXPECT_EQ(m_window.document().selection().rows(), (std::vector<NodeRow>{row("castillo"), row("dvorak")}));
    EXPECT_EQ(m_window.document().selection().current(), row("dvorak"));
    field.clear();
    inspector().waitUntilReady();
    EXPECT_EQ(sentence("inspectorHeadline"), "dvorak has rank 13 of 24.");
    QTest::keyClicks(&field, QStringLiteral("nobody has this name"));
    QTest::keyClick(&field, Qt::Key_Return);
    EXPECT_EQ(field.text(), QString());
}

TEST_F(InspectorTest, CopiesAllThatItSays)
{
    select({"castillo", "dvorak"});
    trigger("copyExplanation");
    const std::string copied = QApplication::clipboard()->text().toStdString();
    EXPECT_THAT(
        copied, testing::StartsWith("castillo (rank 10) is ahead of dvorak (rank 13).\nDecided directly"));
    EXPECT_THAT(copied, HasSubstr("\n\nSmallest change that puts dvorak ahead\nusage of mechanical: "));
    EXPECT_THAT(copied, HasSubstr("\n\nUnder every algorithm\nClassic\t0.194304\t17"));
    auto& chains = part<FigureTable>("inspectorChains");
    chains.setFocus();
    QTest::keyClick(&chains, Qt::Key_C, Qt::ControlModifier);
    EXPECT_THAT(QApplication::clipboard()->text().toStdString(), testing::StartsWith("engineering\t0.4762"));
}

TEST_F(InspectorTest, GoesToARowOfItsTables)
{
    select({"castillo", "dvorak"});
    auto& chains = part<FigureTable>("inspectorChains");
    chains.setFocus();
    chains.setCurrentIndex(chains.model()->index(2, 0));
    QTest::keyClick(&chains, Qt::Key_Return);
    EXPECT_EQ(m_window.document().selection().rows(), std::vector<NodeRow>{row("electrical")});
}

TEST_F(InspectorTest, IsHiddenAndRememberedByOneKey)
{
    EXPECT_TRUE(inspector().isVisible());
    QTest::keyClick(&m_window, Qt::Key_F9);
    EXPECT_FALSE(inspector().isVisible());
    trigger("close");
    open({m_file});
    EXPECT_FALSE(inspector().isVisible());
    trigger("explainPair");
    EXPECT_TRUE(inspector().isVisible());
    inspector().close();
    EXPECT_FALSE(m_window.findChild<QAction*>(QStringLiteral("inspector"))->isChecked());
    trigger("resetLayout");
    EXPECT_TRUE(inspector().isVisible());
    EXPECT_EQ(m_window.dockWidgetArea(&inspector()), Qt::RightDockWidgetArea);
}

TEST_F(InspectorTest, EveryPlaceOfTheKeyboardHasAName)
{
    select({"castillo", "dvorak"});
    int places = 0;
    for (const QWidget* widget : inspector().widget()->findChildren<QWidget*>()) {
        const bool isOwn =
            widget->objectName().isEmpty() || widget->objectName().startsWith(QLatin1String("qt_"));
        if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0 || isOwn)
            continue;
        ++places;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool named =
            !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
        EXPECT_TRUE(named) << widget->objectName().toStdString();
    }
    EXPECT_GE(places, 10);
}

TEST_F(InspectorTest, ModelsAreWellFormed)
{
    select({"castillo", "dvorak"});
    for (const char* name : {"inspectorChains", "inspectorAlgorithms", "inspectorWalk"}) {
        QAbstractItemModelTester tester(
            part<FigureTable>(name).model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        select({"dvorak"});
        explainBy("ticket_based");
        explainBy("fair_tree");
        select({"root"});
        select({"castillo", "dvorak"});
    }
}

} // namespace
} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/share_tree_builder.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/fields/find_field.h"
#include "widgets/controls/figure_table.h"
#include "widgets/controls/menus/action_combo.h"
#include "widgets/inspector/inspector_dock.h"
#include "widgets/page/bands/bands.h"
#include "widgets/page/bands/message_band.h"

#include <QAbstractButton>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenuBar>
#include <QProgressBar>
#include <QScrollArea>
#include <QStyleOptionComboBox>
#include <QToolButton>

namespace fairshare::gui {
namespace {

constexpr int Narrow = 400;

class NarrowWindowTest : public MainWindowTest {
protected:
    void narrow()
    {
        // The first makes the inspector give way.
        for (int attempt = 0; attempt < 2; ++attempt) {
            m_window.resize(Narrow, 500);
            QApplication::processEvents();
        }
    }

    /// What somebody uses and that is not wholly to be seen.
    std::string cut()
    {
        std::string names;
        const auto* startPage = m_window.findChild<QWidget*>(QStringLiteral("startPage"));
        for (const QWidget* widget : m_window.findChildren<QWidget*>()) {
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const bool used = button != nullptr || qobject_cast<const FindField*>(widget) != nullptr;
            const bool scrolls = treePage().isAncestorOf(widget);
            const bool insideField = qobject_cast<const QLineEdit*>(widget->parentWidget()) != nullptr;
            if (!used || !widget->isVisible() || scrolls || insideField)
                continue;
            QRect place(widget->mapTo(&m_window, QPoint()), widget->size());
            if (startPage->isAncestorOf(widget))
                place.moveTop(0); // the page scrolls up and down
            if (!m_window.rect().contains(place) || (button != nullptr && !showsItsText(*button)))
                names +=
                    widget->metaObject()->className() + (" " + widget->objectName().toStdString()) + "\n";
        }
        return names;
    }

    static bool showsItsText(const QAbstractButton& button)
    {
        const auto* tool = qobject_cast<const QToolButton*>(&button);
        if (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !button.icon().isNull())
            return true;
        const QString text = button.text().remove(QLatin1Char('&'));
        return button.width() >= button.fontMetrics().horizontalAdvance(text);
    }

    /// A tree whose only account and user have names of 255 letters without a blank.
    void openLongNames()
    {
        ShareTreeBuilder builder;
        const std::string name(255, 'w');
        const auto account = builder.add(0, {.kind = NodeKind::Account, .name = name, .shares = 3});
        builder.add(account, {.name = name, .shares = 1, .usage = 5});
        Diagnostics diagnostics;
        LoadedScenario loaded;
        loaded.scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
        loaded.scenario.title = name;
        m_window.document().open(std::move(loaded), m_folder.filePath(QString(200, QLatin1Char('f'))));
        settle();
    }
};

TEST_F(NarrowWindowTest, TheInspectorOfLongNamesFitsItsDock)
{
    ShareTreeBuilder builder;
    const auto account =
        builder.add(0, {.kind = NodeKind::Account, .name = std::string(60, 'w'), .shares = 3});
    builder.add(account, {.name = std::string(60, 'm'), .shares = 1, .usage = 5});
    builder.add(account, {.name = std::string(60, 'n'), .shares = 1, .usage = 9});
    Diagnostics diagnostics;
    LoadedScenario loaded;
    loaded.scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    m_window.document().open(std::move(loaded), {});
    const auto& scroll = *m_window.findChild<QScrollArea*>(QStringLiteral("inspectorScroll"));
    for (const char* algorithm : {"algorithm_fair_tree", "algorithm_level_based"}) {
        trigger(algorithm);
        m_window.document().selection().set({2, 3}, 3);
        settle();
        m_window.waitUntilReady();
        QApplication::processEvents();
        EXPECT_LE(scroll.widget()->minimumSizeHint().width(), scroll.minimumWidth()) << algorithm;
    }
}

TEST_F(NarrowWindowTest, FiguresOfTheInspectorStandWithinIt)
{
    ShareTreeBuilder builder;
    const auto account =
        builder.add(0, {.kind = NodeKind::Account, .name = std::string(60, 'w'), .shares = 3});
    const auto inner =
        builder.add(account, {.kind = NodeKind::Account, .name = std::string(60, 'v'), .shares = 3});
    builder.add(inner, {.name = std::string(60, 'm'), .shares = 1, .usage = 5, .pendingJobs = 3});
    builder.add(inner, {.name = std::string(60, 'n'), .shares = 1, .usage = 9, .pendingJobs = 4});
    Diagnostics diagnostics;
    LoadedScenario loaded;
    loaded.scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    m_window.document().open(std::move(loaded), {});
    m_window.resizeDocks({&m_window.inspector()}, {1}, Qt::Horizontal);
    for (const char* algorithm : {"algorithm_classic", "algorithm_depth_oblivious", "algorithm_ticket_based",
             "algorithm_level_based", "algorithm_fair_tree"}) {
        trigger(algorithm);
        m_window.document().selection().set({3, 4}, 4);
        settle();
        m_window.waitUntilReady();
        QApplication::processEvents();
        int seen = 0;
        for (const auto* figures : m_window.inspector().findChildren<FigureTable*>()) {
            if (!figures->isVisible())
                continue;
            ++seen;
            EXPECT_LE(figures->horizontalHeader()->length(), figures->viewport()->width())
                << algorithm << ' ' << figures->objectName().toStdString();
        }
        EXPECT_GE(seen, 2) << algorithm;
    }
}

TEST_F(NarrowWindowTest, StartPageFits)
{
    narrow();
    EXPECT_EQ(m_window.width(), Narrow);
    EXPECT_EQ(cut(), "");
}

TEST_F(NarrowWindowTest, StatusLineIsReadyWithoutAScenario)
{
    EXPECT_EQ(label("statusFile"), QStringLiteral("No scenario open"));
    EXPECT_EQ(label("statusSize"), QStringLiteral("Ready"));
}

TEST_F(NarrowWindowTest, TreeFits)
{
    open({m_file});
    narrow();
    EXPECT_EQ(m_window.width(), Narrow);
    EXPECT_EQ(cut(), "");
    EXPECT_GT(table().viewport()->width(), Narrow / 2);
    EXPECT_EQ(m_window.findChild<FindField*>()->placeholderText(), QStringLiteral("Find or filter"));
    m_window.resize(1400, 900);
    QApplication::processEvents();
    EXPECT_EQ(m_window.findChild<FindField*>()->placeholderText(), QStringLiteral("Find or filter   Ctrl+F"));
}

TEST_F(NarrowWindowTest, TheFieldToFindStaysAtEveryWidth)
{
    open({m_file});
    const FindField* field = m_window.findChild<FindField*>();
    for (int width = 800; width >= Narrow; width -= 3) {
        m_window.resize(width, 600);
        QApplication::processEvents();
        EXPECT_TRUE(field->isVisible()) << width;
    }
}

TEST_F(NarrowWindowTest, BandsFit)
{
    open({m_file});
    m_window.findChild<Bands*>()->askForTemplate();
    m_window.findChild<MessageBand*>(QStringLiteral("offerBand"))
        ->showChoices(QString(300, QLatin1Char('w')), QStringLiteral("details"),
            {{"one", QStringLiteral("Compare"), [] { }}, {"two", QStringLiteral("Reload"), [] { }},
                {"three", QStringLiteral("Keep my version"), [] { }}});
    narrow();
    EXPECT_EQ(m_window.width(), Narrow);
    EXPECT_EQ(cut(), "");
}

TEST_F(NarrowWindowTest, BandsThatWereWideGiveWay)
{
    open({m_file});
    m_window.findChild<Bands*>()->askForTemplate();
    m_window.findChild<MessageBand*>(QStringLiteral("offerBand"))
        ->showChoices(QStringLiteral("The file was changed."), {},
            {{"one", QStringLiteral("Compare"), [] { }}, {"two", QStringLiteral("Reload"), [] { }},
                {"three", QStringLiteral("Keep my version"), [] { }}});
    settle();
    const auto line = [this](const char* name) {
        return m_window.findChild<QWidget*>(QLatin1String(name))->mapTo(&m_window, QPoint()).y();
    };
    const auto beside = [this, line] {
        return line("one") < line("offerBand") + m_window.fontMetrics().height();
    };
    EXPECT_TRUE(QTest::qWaitFor(beside));
    EXPECT_EQ(line("one"), line("three"));
    EXPECT_EQ(line("templateCreate"), line("templateClose"));
    EXPECT_LT(std::abs(line("templateCreate") - line("templateSize")), 10);
    narrow();
    EXPECT_EQ(m_window.width(), Narrow);
    EXPECT_EQ(cut(), "");
    EXPECT_GT(line("templateCreate"), line("templateSize") + 10);
    EXPECT_FALSE(beside());
}

TEST(ActionComboTest, ElidesToTheRoomThatThereIs)
{
    class Combo : public ActionCombo {
    public:
        using ActionCombo::ActionCombo;
        QString painted() const
        {
            QStyleOptionComboBox option;
            initStyleOption(&option);
            return option.currentText;
        }
    };
    QActionGroup group(nullptr);
    QAction* action = group.addAction(QStringLiteral("university_before.fairshare"));
    action->setCheckable(true);
    action->setChecked(true);
    Combo combo(group);
    combo.resize(combo.sizeHint());
    EXPECT_TRUE(combo.painted().startsWith(QStringLiteral("university"))) << combo.painted().toStdString();
    combo.resize(combo.fontMetrics().horizontalAdvance(QStringLiteral("university_bef")) + 20, 30);
    const QString painted = combo.painted();
    EXPECT_EQ(painted.count(QChar(0x2026)), 1) << painted.toStdString();
    EXPECT_TRUE(painted.startsWith(QLatin1Char('u')) && painted.endsWith(QLatin1Char('e')))
        << painted.toStdString();
    EXPECT_LT(combo.fontMetrics().horizontalAdvance(painted), combo.width() - 10);
}

TEST_F(NarrowWindowTest, LongNamesDoNotMakeItWide)
{
    openLongNames();
    narrow();
    EXPECT_EQ(m_window.width(), Narrow);
    EXPECT_EQ(cut(), "");
    EXPECT_TRUE(label("statusFile").contains(QChar(0x2026)));
    const auto* file = m_window.findChild<QLabel*>(QStringLiteral("statusFile"));
    EXPECT_EQ(file->toolTip().section(QLatin1Char('\n'), 0, 0), QString(200, QLatin1Char('f')));
}

TEST_F(NarrowWindowTest, StatusLineKeepsTheFileAndGivesUpTheRest)
{
    open({m_file});
    EXPECT_EQ(label("statusFile"), QStringLiteral("site.fairshare"));
    EXPECT_EQ(label("statusSize"), QStringLiteral("36 associations, 24 users"));
    EXPECT_TRUE(label("statusTime").startsWith(QStringLiteral("5 algorithms evaluated in ")));
    EXPECT_TRUE(m_window.findChild<QLabel*>(QStringLiteral("statusTime"))->isVisible());
    narrow();
    EXPECT_EQ(label("statusFile"), QStringLiteral("site.fairshare"));
    EXPECT_EQ(label("statusSize"), QStringLiteral("36 associations, 24 users"));
    EXPECT_FALSE(m_window.findChild<QLabel*>(QStringLiteral("statusTime"))->isVisible());
    m_window.resize(1400, 900);
    QApplication::processEvents();
    EXPECT_TRUE(m_window.findChild<QLabel*>(QStringLiteral("statusTime"))->isVisible());
}

// The evaluation is told to last: a real one ends before the bar would come.
TEST_F(NarrowWindowTest, StatusLineShowsProgressAfterASecond)
{
    open({m_file});
    const auto* progress = m_window.findChild<QProgressBar*>(QStringLiteral("statusProgress"));
    EXPECT_FALSE(progress->isVisible());
    Q_EMIT m_window.results().busyChanged(true);
    QTest::qWait(300);
    EXPECT_FALSE(progress->isVisible());
    EXPECT_TRUE(QTest::qWaitFor([progress] { return progress->isVisible(); }));
    narrow();
    EXPECT_TRUE(m_window.rect().contains(QRect(progress->mapTo(&m_window, QPoint()), progress->size())));
    Q_EMIT m_window.results().busyChanged(false);
    EXPECT_FALSE(progress->isVisible());
}

} // namespace
} // namespace fairshare::gui

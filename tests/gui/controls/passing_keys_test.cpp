// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/window/export_dialog.h"
#include "widgets/window/views/view_tabs.h"

#include <QLineEdit>
#include <QSignalSpy>

#include <set>

namespace fairshare::gui {
namespace {

/// Takes all keys for itself, as fields for text do with some of them where the desktop says so.
class Greedy : public QObject {
public:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride)
            return false;
        event->accept();
        return true;
    }
};

class PassingKeysTest : public MainWindowTest {
protected:
    PassingKeysTest() { open({m_file}); }

    /// Everything that takes keys and is seen.
    std::vector<QWidget*> takers()
    {
        std::vector<QWidget*> found;
        for (auto* widget : m_window.findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && widget->focusPolicy() != Qt::NoFocus)
                found.push_back(widget);
        return found;
    }
};

TEST_F(PassingKeysTest, TheyReachTheirCommandsFromEveryField)
{
    const std::tuple<const char*, Qt::Key, Qt::KeyboardModifiers> keys[]{
        {"exportView", Qt::Key_E, Qt::ControlModifier},
        {"exportData", Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier},
        {"policyReview", Qt::Key_R, Qt::ControlModifier}, {"sacctmgr", Qt::Key_K, Qt::ControlModifier}};
    for (const auto& [name, key, modifiers] : keys)
        m_window.findChild<QAction*>(QLatin1String(name))->disconnect(SIGNAL(triggered(bool)));
    m_window.resize(1800, 1200);
    std::set<std::string> kinds;
    for (const char* view : {"tree", "compare", "charts", "recovery", "surface"}) {
        m_window.views().showView(QLatin1String(view));
        stand("brandt", Shares);
        settle();
        for (QWidget* taker : takers()) {
            taker->setFocus();
            QWidget* focused = QApplication::focusWidget();
            if (focused == nullptr)
                continue;
            kinds.insert(focused->metaObject()->className());
            Greedy greedy;
            focused->installEventFilter(&greedy);
            for (const auto& [name, key, modifiers] : keys) {
                const QSignalSpy triggered(
                    m_window.findChild<QAction*>(QLatin1String(name)), &QAction::triggered);
                QTest::keyClick(focused, key, modifiers);
                EXPECT_EQ(triggered.count(), 1)
                    << name << " from " << focused->metaObject()->className() << ' '
                    << focused->objectName().toStdString() << " in " << view;
            }
        }
    }
    for (const char* kind : {"QComboBox", "fairshare::gui::WholeNumberBox", "fairshare::gui::WeightEdit",
             "fairshare::gui::ValueBox", "fairshare::gui::FindField"})
        EXPECT_TRUE(kinds.contains(kind)) << kind;
}

TEST_F(PassingKeysTest, WhatStandsInAnOpenCellIsExportedToo)
{
    stand("brandt", Shares);
    type(QStringLiteral("77"));
    Greedy greedy;
    editor()->installEventFilter(&greedy);
    bool asked = false;
    QTimer::singleShot(0, &m_window, [&] {
        auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        asked = true;
        dialog->reject();
    });
    QTest::keyClick(editor(), Qt::Key_E, Qt::ControlModifier);
    EXPECT_TRUE(asked);
    EXPECT_EQ(m_window.document().scenario()->tree.shares(row("brandt")), 77U);
}

TEST_F(PassingKeysTest, WhatCannotBeTakenStaysOpen)
{
    const ScenarioPtr before = m_window.document().scenario();
    stand("brandt", Shares);
    type(QStringLiteral("7x"));
    Greedy greedy;
    editor()->installEventFilter(&greedy);
    QTest::keyClick(editor(), Qt::Key_E, Qt::ControlModifier);
    QApplication::processEvents();
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
    ASSERT_NE(editor(), nullptr);
    EXPECT_TRUE(editor()->isRefused());
    EXPECT_EQ(m_window.document().scenario(), before);
}

TEST_F(PassingKeysTest, FieldsOfADialogKeepTheirKeys)
{
    QDialog dialog(&m_window);
    auto* field = new QLineEdit(&dialog);
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    field->setFocus();
    Greedy greedy;
    field->installEventFilter(&greedy);
    QSignalSpy triggered(m_window.findChild<QAction*>(QStringLiteral("policyReview")), &QAction::triggered);
    QTest::keyClick(field, Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(triggered.count(), 0);
}

} // namespace
} // namespace fairshare::gui

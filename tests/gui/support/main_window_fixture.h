// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/support/university.h"
#include "widgets/table/value_editor.h"
#include "widgets/tree/tree_page.h"
#include "widgets/window/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

#include <functional>

namespace fairshare::gui {

/// The real window on a copy of the university, used through its widgets.
class MainWindowTest : public testing::Test {
protected:
    static constexpr int Shares = 1; ///< place of the column in the table

    MainWindowTest()
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini")))
        , m_theme(ThemeChoice::Light)
        , m_open(m_settings)
        , m_window(m_open, m_theme)
        , m_file(m_folder.filePath(QStringLiteral("site.fairshare")))
    {
        m_window.resize(1400, 900);
        m_window.show();
        QFile::copy(QString::fromStdString(sampleFile("university_before")), m_file);
        QFile::setPermissions(m_file, QFile::ReadOwner | QFile::WriteOwner);
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_window));
    }

    ~MainWindowTest() override { m_window.document().undoStack().setClean(); }

    /// Leaves the room beside the tree table to it.
    void hideInspector()
    {
        m_settings.setDockShown(QStringLiteral("inspector"), QStringLiteral("tree"), false);
    }

    void open(const QStringList& paths)
    {
        m_window.files().open(paths);
        settle();
    }

    void settle()
    {
        // An editor commits through the event queue.
        QApplication::processEvents();
        EXPECT_TRUE(QTest::qWaitFor([this] { return !m_window.files().task().isRunning(); }));
        m_window.results().waitUntilReady();
        QApplication::processEvents();
    }

    TreePage& treePage() { return *m_window.findChild<TreePage*>(); }
    TreeTableView& table() { return treePage().table(); }

    NodeRow row(const char* name) { return rowOf(*m_window.document().scenario(), name); }

    QString shown(const char* name, int column)
    {
        return table().model()->index(table().treeModel().placeOf(row(name)), column).data().toString();
    }

    void stand(const char* name, int column)
    {
        table().setFocus();
        table().setCurrentIndex(table().model()->index(table().treeModel().placeOf(row(name)), column));
    }

    /// Types into the current cell, the first key opening the editor.
    void type(const QString& text)
    {
        QTest::keyClicks(table().viewport(), text.left(1));
        ASSERT_NE(editor(), nullptr);
        QTest::keyClicks(editor(), text.mid(1));
    }

    /// The editor that has the keyboard; an earlier one may still await its end.
    static ValueEditor* editor() { return qobject_cast<ValueEditor*>(QApplication::focusWidget()); }

    void trigger(const char* name)
    {
        auto* action = m_window.findChild<QAction*>(QLatin1String(name));
        ASSERT_NE(action, nullptr) << name;
        action->trigger();
        QApplication::processEvents();
    }

    QString label(const char* name)
    {
        const auto* found = m_window.findChild<QLabel*>(QLatin1String(name));
        return found == nullptr ? QString() : found->text();
    }

    /// Does something with the next question when it comes, which must close it.
    void whenAsked(const std::function<void(QMessageBox&)>& act)
    {
        auto* look = new QTimer(&m_window);
        QObject::connect(look, &QTimer::timeout, &m_window, [look, act] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr)
                return;
            look->stop();
            look->deleteLater();
            act(*box);
        });
        look->start(1);
    }

    /// Answers the question about unsaved changes when it comes.
    void answer(QMessageBox::StandardButton button)
    {
        whenAsked([button](QMessageBox& box) {
            ASSERT_NE(box.button(button), nullptr);
            box.button(button)->click();
        });
    }

    QTemporaryDir m_folder;
    Settings m_settings;
    ThemeSwitch m_theme;
    OpenDocument m_open;
    MainWindow m_window;
    QString m_file;
};

} // namespace fairshare::gui

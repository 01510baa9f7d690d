// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/support/main_window_fixture.h"
#include "widgets/quotas/quota_page.h"
#include "widgets/quotas/quota_table.h"
#include "widgets/window/views/view_tabs.h"

#include <QLineEdit>

namespace fairshare::gui {

/// Groups whose numbers are worked out by hand: a with a.x and a.y, then b, whose quota is half of what a
/// leaves.
inline constexpr const char* Pool =
    "NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION = False\nGROUP_NAMES = a, a.x, a.y, b\nGROUP_QUOTA_a = 60\n"
    "GROUP_QUOTA_a.x = 20\nGROUP_QUOTA_a.y = 40\nGROUP_QUOTA_DYNAMIC_b = 0.5\n";

class GroupsWindowTest : public MainWindowTest {
protected:
    GroupsWindowTest()
    {
        open({file("pool.config", Pool)});
        ready();
    }

    QString file(const char* name, const char* content)
    {
        QFile made(m_folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(made.open(QFile::WriteOnly));
        made.write(content);
        return made.fileName();
    }

    QuotaPage& page() { return *qobject_cast<QuotaPage*>(m_window.views().page(QStringLiteral("quotas"))); }
    QuotaTable& groups() { return page().table(); }
    const GroupQuotas& quotas() { return *m_window.document().scenario()->quotas; }
    QUndoStack& history() { return m_window.document().undoStack(); }

    void ready()
    {
        settle();
        page().waitUntilReady();
        QApplication::processEvents();
    }

    QuotaRow rowOf(const char* name)
    {
        const QuotaModel& model = groups().quotaModel();
        for (QuotaRow row = 0; row < model.groups().tree().size(); ++row)
            if (model.groups().nameOf(row) == QLatin1String(name))
                return row;
        return NoQuotaRow;
    }

    QModelIndex cell(const char* name, QuotaColumn column)
    {
        return groups().model()->index(groups().quotaModel().placeOf(rowOf(name)), static_cast<int>(column));
    }

    double quota(const char* name)
    {
        for (const QuotaGroup& group : quotas().groups)
            if (group.name == name)
                return group.quota.value_or(-1);
        return -1;
    }

    void stand(const char* name, QuotaColumn column)
    {
        groups().setFocus();
        // The view itself would look at the keys that were pressed last.
        groups().selectionModel()->setCurrentIndex(
            cell(name, column), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }

    void select(std::initializer_list<const char*> names, QuotaColumn column)
    {
        stand(*names.begin(), column);
        std::vector<QuotaRow> rows;
        for (const char* name : names)
            rows.push_back(rowOf(name));
        groups().selectRows(rows);
        groups().selectionModel()->setCurrentIndex(
            cell(*names.begin(), column), QItemSelectionModel::NoUpdate);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        QApplication::processEvents();
    }

    template <typename Band>
    Band& band()
    {
        return *m_window.findChild<Band*>();
    }

    template <typename Band>
    std::string sentence()
    {
        EXPECT_TRUE(QTest::qWaitFor([this] { return band<Band>().isReady(); }));
        return band<Band>().sentence().toStdString();
    }

    template <typename Band>
    void apply()
    {
        EXPECT_TRUE(band<Band>().isVisible());
        press(Qt::Key_Return);
        EXPECT_TRUE(QTest::qWaitFor([this] { return !band<Band>().isVisible(); }));
        ready();
    }

    void typeValue(const char* text)
    {
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        ASSERT_NE(field, nullptr);
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(text));
    }

    QAction& action(const char* name) { return *m_window.findChild<QAction*>(QLatin1String(name)); }
    std::string tip(const char* name) { return action(name).statusTip().toStdString(); }
};

} // namespace fairshare::gui

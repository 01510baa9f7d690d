// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/menus/action_combo.h"

#include "widgets/controls/menus/mnemonics.h"
#include "widgets/text/elided_text.h"

#include <QKeyEvent>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>
#include <QWheelEvent>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int FullTextRole = Qt::UserRole + 1;
constexpr int LongestAction = 24; ///< in widths of "0"

} // namespace

ActionCombo::ActionCombo(QActionGroup& group, QWidget* parent)
    : QComboBox(parent)
    , m_group(group)
{
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QComboBox::activated, this, [this](int at) {
        shownActions().at(at)->trigger();
        // A command that opens a dialog does not change the choice.
        refresh();
    });
    refresh();
}

void ActionCombo::keyPressEvent(QKeyEvent* event)
{
    const QList<QAction*> shown = shownActions();
    const bool asks =
        std::any_of(shown.begin(), shown.end(), [](const QAction* action) { return !action->isCheckable(); });
    // Stepping through the entries would trigger one that opens a dialog.
    if (asks && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up))
        showPopup();
    else
        QComboBox::keyPressEvent(event);
}

void ActionCombo::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

void ActionCombo::initStyleOption(QStyleOptionComboBox* option) const
{
    QComboBox::initStyleOption(option);
    const int room =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this).width() - 2;
    const QString full = currentData(FullTextRole).toString();
    if (fontMetrics().horizontalAdvance(option->currentText) > room)
        option->currentText = elided(fontMetrics(), full, Qt::ElideMiddle, room);
}

QList<QAction*> ActionCombo::shownActions() const
{
    QList<QAction*> shown = m_group.actions();
    shown.removeIf([](const QAction* action) { return !action->isVisible(); });
    return shown;
}

void ActionCombo::refresh()
{
    // Connect to actions added to the group meanwhile, so that their changes are noticed.
    for (const QAction* action : m_group.actions())
        connect(action, &QAction::changed, this, &ActionCombo::refresh, Qt::UniqueConnection);
    const QList<QAction*> shown = shownActions();
    while (count() > shown.size())
        removeItem(count() - 1);
    while (count() < shown.size())
        addItem({});
    const int room = LongestAction * fontMetrics().horizontalAdvance(QLatin1Char('0'));
    auto& items = static_cast<QStandardItemModel&>(*model());
    for (int at = 0; at < count(); ++at) {
        const QAction& action = *shown.at(at);
        const QString text = plainText(action.text());
        setItemText(at, elided(fontMetrics(), text, Qt::ElideMiddle, room));
        setItemData(at, text, FullTextRole);
        setItemData(at, action.data());
        setItemData(at, text + QLatin1Char('\n') + action.statusTip(), Qt::ToolTipRole);
        items.item(at)->setEnabled(action.isEnabled());
    }
    const auto checked =
        std::find_if(shown.begin(), shown.end(), [](const QAction* action) { return action->isChecked(); });
    setCurrentIndex(checked == shown.end() ? -1 : static_cast<int>(checked - shown.begin()));
    setEnabled(m_group.isEnabled() && std::any_of(shown.begin(), shown.end(), [](const QAction* action) {
        return action->isEnabled();
    }));
}

} // namespace fairshare::gui

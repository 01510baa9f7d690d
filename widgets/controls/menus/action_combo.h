// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QActionGroup>
#include <QComboBox>

namespace fairshare::gui {

/// Lists the visible actions of a group and shows the checked one. Choosing an entry triggers its action, so
/// the menu and the list always agree.
class ActionCombo : public QComboBox {
    Q_OBJECT

public:
    explicit ActionCombo(QActionGroup& group, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    /// Elides the shown text to the available width.
    void initStyleOption(QStyleOptionComboBox* option) const override;

private:
    void refresh();
    QList<QAction*> shownActions() const;

    QActionGroup& m_group;
};

} // namespace fairshare::gui

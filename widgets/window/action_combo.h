// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QActionGroup>
#include <QComboBox>

namespace fairshare::gui {

/// The visible actions of a group as a list to choose from; the checked one is shown. Choosing an entry
/// triggers its action, so menu and list always agree.
class ActionCombo : public QComboBox {
    Q_OBJECT

public:
    explicit ActionCombo(QActionGroup& group, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    /// Elides what is shown to the room that there is.
    void initStyleOption(QStyleOptionComboBox* option) const override;

private:
    void refresh();
    QList<QAction*> shownActions() const;

    QActionGroup& m_group;
};

} // namespace fairshare::gui

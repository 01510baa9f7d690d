// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

class QAction;
class QKeyEvent;
class QMainWindow;

namespace fairshare::gui {

/// Lets the shortcuts of some commands work everywhere in the window. Text fields would otherwise take some
/// of these keys, for example to go to the end of the line.
class PassingKeys : public QObject {
    Q_OBJECT

public:
    PassingKeys(std::vector<QAction*> commands, QMainWindow& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isTheirs(const QKeyEvent& key) const;

    std::vector<QAction*> m_commands;
    QMainWindow& m_window;
};

} // namespace fairshare::gui

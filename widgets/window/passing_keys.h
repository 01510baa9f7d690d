// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

class QAction;
class QKeyEvent;
class QMainWindow;

namespace fairshare::gui {

/// Keys of commands that reach them from everywhere in the window. Fields for text would take some of these
/// for themselves, as going to the end of the line.
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

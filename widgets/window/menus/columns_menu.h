// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;

namespace fairshare::gui {

class Bands;
class NameBand;
class Settings;
class TableCommands;
class ViewTabs;

/// The menu of the columns of the shown table. Sets of columns are saved under names. The columns of the tree
/// are also remembered between sessions.
class ColumnsMenu : public QObject {
    Q_OBJECT

public:
    struct Parts {
        QMenu& menu;
        ViewTabs& views; ///< have been offered the commands
        Settings& settings;
    };

    ColumnsMenu(const Parts& parts, Bands& bands);

private:
    void fill();
    void addSets(TableCommands& commands);
    void askForName(const TableCommands& commands);
    void apply(TableCommands& commands, const QString& name);

    Parts m_parts;
    NameBand* m_naming;
};

} // namespace fairshare::gui

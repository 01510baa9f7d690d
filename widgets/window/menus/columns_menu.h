// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;

namespace fairshare::gui {

class Settings;
class ViewTabs;

/// The menu of the columns of the shown table. The columns of the tree are saved in the settings.
class ColumnsMenu : public QObject {
    Q_OBJECT

public:
    /// @param views have been offered the commands
    ColumnsMenu(QMenu& menu, const ViewTabs& views, Settings& settings);
};

} // namespace fairshare::gui

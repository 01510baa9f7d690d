// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;

namespace fairshare::gui {

class StartPage;
struct OpenDocument;
class ViewTabs;

/// The recent files, in their menu and on the start page. Keeps the facts that the start page shows about
/// them.
class RecentMenu : public QObject {
    Q_OBJECT

public:
    RecentMenu(QMenu& menu, StartPage& start, OpenDocument& open, const ViewTabs& views);

private:
    void refresh();
    void describe();

    QMenu& m_menu;
    StartPage& m_start;
    OpenDocument& m_open;
    const ViewTabs& m_views;
};

} // namespace fairshare::gui

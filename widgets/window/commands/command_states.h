// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include <QObject>

namespace fairshare::gui {

class Actions;
class FileCommands;
class ViewTabs;

/// Enables commands only while they would do something. Keeps the baseline commands in step with the
/// document.
class CommandStates : public QObject {
    Q_OBJECT

public:
    /// @param views have been offered the commands
    CommandStates(Actions& actions, Document& document, FileCommands& files, ViewTabs& views);

    void setHitCount(std::size_t hits);

private:
    void onScenarioChanged(Document::Change change);
    void refreshFile();
    void refreshCharts();
    void refreshCells();
    void refreshAlgorithms();
    void refreshBaselines();
    void refreshView();
    void refreshSurfaces();

    Actions& m_actions;
    Document& m_document;
    FileCommands& m_files;
    ViewTabs& m_views;
};

} // namespace fairshare::gui

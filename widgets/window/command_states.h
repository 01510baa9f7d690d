// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include <QObject>

namespace fairshare::gui {

class Actions;
class FileCommands;
class GroupCommands;
class TreePage;
class ViewTabs;

/// Keeps commands enabled only while they would do something, and those of the baseline as the document is.
class CommandStates : public QObject {
    Q_OBJECT

public:
    CommandStates(Actions& actions, Document& document, FileCommands& files, TreePage& tree);

    void setHitCount(std::size_t hits);
    /// Commands on rows and cells of the tree table need the view that shows it.
    void setView(const QString& id);
    /// While groups are shown, these say what can be done with them.
    void takeGroups(GroupCommands& groups);
    /// Commands on surfaces follow the view that shows them.
    void followSurfaces(const ViewTabs& views);

private:
    void onScenarioChanged(Document::Change change);
    void refreshFile();
    void refreshCharts();
    void refreshCells();
    /// Enabled where the selected rows can go; the status tips name the account, or say why not.
    void refreshMoves(const QString& obstacle);
    void refreshAlgorithms();
    void refreshBaselines();
    bool hasChangedCell() const;
    /// Of commands on the tree table; "" for none.
    QString obstacleOfTable() const;

    Actions& m_actions;
    Document& m_document;
    FileCommands& m_files;
    TreePage& m_tree;
    GroupCommands* m_groups = nullptr;
    QString m_view; ///< "" before one was chosen: the first
};

} // namespace fairshare::gui

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

/// Enables commands only while they would do something. Keeps the baseline commands in step with the
/// document.
class CommandStates : public QObject {
    Q_OBJECT

public:
    CommandStates(Actions& actions, Document& document, FileCommands& files, TreePage& tree);

    void setHitCount(std::size_t hits);
    /// Sets the shown view; commands on rows and cells of the tree table need the Tree view.
    void setView(const QString& id);
    /// Uses this object to enable commands while groups are shown.
    void takeGroups(GroupCommands& groups);
    /// Keeps surface commands in step with the view that shows surfaces.
    void followSurfaces(const ViewTabs& views);

private:
    void onScenarioChanged(Document::Change change);
    void refreshFile();
    void refreshCharts();
    void refreshCells();
    /// Enables moves that the selected rows allow. The status tips name the target account or the reason why
    /// not.
    void refreshMoves(const QString& obstacle);
    void refreshAlgorithms();
    void refreshBaselines();
    bool hasChangedCell() const;
    /// Obstacle to commands on the tree table; "" for none.
    QString obstacleOfTable() const;

    Actions& m_actions;
    Document& m_document;
    FileCommands& m_files;
    TreePage& m_tree;
    GroupCommands* m_groups = nullptr;
    QString m_view; ///< "" before a view was chosen, which means the first
};

} // namespace fairshare::gui

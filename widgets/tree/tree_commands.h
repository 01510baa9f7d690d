// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/page/table_commands.h"

#include <QObject>

class QAction;

namespace fairshare::gui {

class Actions;
class TreeFinder;
class TreePage;
class TreeTableView;

/// The commands on rows and cells of the tree table. Runs them while the tree is shown.
class TreeCommands : public QObject, public TableCommands {
    Q_OBJECT

public:
    struct Parts {
        Document& document;
        TreePage& page;
        TreeFinder& finder;
    };

    TreeCommands(const Actions& actions, const Parts& parts);

    void refresh() override;
    bool finishEditing() override;
    void selectChanged() override;
    EditBands createBands(Bands& bands) override;
    void fillColumnMenu(QMenu& menu) override;
    QString tableId() const override { return QStringLiteral("tree"); }
    QByteArray columnState() const override;
    void restoreColumns(const QByteArray& state) override;

private:
    void connectCommands();
    void createMenu();
    /// Enables moves that the selected rows allow. The status tips name the target account or the reason why
    /// not.
    void refreshMoves(const QString& obstacle);
    bool hasChangedCell() const;
    /// Obstacle to commands on the tree table; "" for none.
    QString obstacleOfTable() const;

    const Actions& m_actions;
    Document& m_document;
    TreePage& m_page;
    TreeFinder& m_finder;
    TreeTableView& m_table;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/association_rows.h"
#include "widgets/page/view_page.h"
#include "widgets/tree/table/share_tree_model.h"
#include "widgets/tree/table/tree_table_view.h"
#include "widgets/tree/tree_finder.h"

namespace fairshare::gui {

class TreeCommands;

/// The Tree view: answer line above the tree table.
class TreePage : public ViewPage, private AssociationRows {
    Q_OBJECT

public:
    explicit TreePage(const ViewSources& sources, QWidget* parent = nullptr);

    TreeTableView& table() const { return *m_table; }
    void offerCommands(const Actions& actions) override;
    TableCommands* tableCommands() const override;
    Finder* finder() override { return &m_finder; }
    AssociationRows* associations() override { return this; }
    void setAlgorithm(const QString& id) override;
    void setTheme(const Theme& theme) override;
    void copy(bool withHeaders) override;
    /// Rows that were cut take the place of the selection.
    ViewStatus status() const override { return {.selection = m_table->cutText()}; }
    void showCard() override;
    /// The output of `fairshare evaluate --algorithm all --format csv`.
    DataMaker data() const override;
    void adopt(const TreePage& other);
    QTableView* mainTable() const override { return m_table; }
    std::vector<Part> parts() const override;
    QStringList tableCommand(const QString& part, const CommandFiles& files) const override;

private:
    void goTo(NodeRow node) override;
    void follow(Document::Change change) override;
    /// Makes the root the current row and clears the selection, for a new document.
    void startAtTop();
    void refreshAnswer();

    ShareTreeModel m_model;
    QString m_algorithm;
    TreeTableView* m_table;
    TreeFinder m_finder;
    TreeCommands* m_commands = nullptr; ///< null until the commands are offered
};

} // namespace fairshare::gui

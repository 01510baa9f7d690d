// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/share_tree_model.h"
#include "widgets/views/tree_table_view.h"
#include "widgets/window/view_page.h"

namespace fairshare::gui {

class Actions;

/// The Tree view: its answer line over the tree table.
class TreePage : public ViewPage {
    Q_OBJECT

public:
    explicit TreePage(const ViewSources& sources, QWidget* parent = nullptr);

    TreeTableView& table() const { return *m_table; }
    /// Lets the commands that concern the tree act on it.
    void takeCommands(const Actions& actions);
    /// A new document: the keyboard stands on its root, nothing is selected.
    void startAtTop();
    void setAlgorithm(const QString& id) override;
    void setTheme(const Theme& theme) override;
    void copy(bool withHeaders) override;
    void showCard() override;
    /// What `fairshare evaluate --algorithm all --format csv` prints.
    DataMaker data() const override;
    void adopt(const ViewPage& other) override;
    std::vector<Part> parts() const override;

private:
    void refreshAnswer();

    ShareTreeModel m_model;
    QString m_algorithm;
    TreeTableView* m_table;
};

} // namespace fairshare::gui

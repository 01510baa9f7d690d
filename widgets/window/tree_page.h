// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/share_tree_model.h"
#include "widgets/views/tree_table_view.h"
#include "widgets/window/answer_bar.h"

#include <QWidget>

namespace fairshare::gui {

class Actions;

/// The Tree view: its answer line over the tree table.
class TreePage : public QWidget {
    Q_OBJECT

public:
    TreePage(Document& document, ScenarioResults& results, QWidget* parent = nullptr);

    TreeTableView& table() const { return *m_table; }
    AnswerBar& answer() const { return *m_answer; }
    /// Lets the commands that concern the tree act on it.
    void takeCommands(const Actions& actions);
    /// A new document: the keyboard stands on its root, nothing is selected.
    void startAtTop();
    /// The algorithm that the answer speaks of.
    void setAlgorithm(const QString& id);

private:
    void refreshAnswer();

    const Document& m_document;
    const ScenarioResults& m_results;
    ShareTreeModel m_model;
    QString m_algorithm;
    AnswerBar* m_answer;
    TreeTableView* m_table;
};

} // namespace fairshare::gui

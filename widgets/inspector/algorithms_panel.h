// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/results/scenario_results.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace fairshare::gui {

class ElidedLabel;
class FigureTable;
class WordPicture;

/// One node under every algorithm: factor, rank and places gained, and its word of the level-based algorithm.
class AlgorithmsPanel : public QWidget {
    Q_OBJECT

public:
    AlgorithmsPanel(const Document& document, const ScenarioResults& results, QWidget* parent = nullptr);

    /// Shows the current figures; does nothing before there are any. For an account, linear in its members.
    void setNode(NodeRow node);
    QString asText() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Places the two titles next to each other if there is room.
    void arrange();

    const Document& m_document;
    const ScenarioResults& m_results;
    QBoxLayout* m_head;
    ElidedLabel* m_title;
    QLabel* m_rankTitle;
    FigureTable* m_table;
    QLabel* m_wordTitle;
    WordPicture* m_word;
};

} // namespace fairshare::gui

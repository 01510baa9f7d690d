// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/scenario_results.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace fairshare::gui {

class ElidedLabel;
class FigureTable;
class WordPicture;

/// One node under every algorithm: factor, rank, places gained; and its level-based word.
class AlgorithmsPanel : public QWidget {
    Q_OBJECT

public:
    AlgorithmsPanel(const Document& document, const ScenarioResults& results, QWidget* parent = nullptr);

    /// The figures as they are; nothing happens before there are any. Of an account linear in its members.
    void setNode(NodeRow node);
    QString asText() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The two titles are beside each other where there is room.
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

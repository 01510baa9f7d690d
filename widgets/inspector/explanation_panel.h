// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/fields/user_field.h"
#include "widgets/work/results/explanation_work.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace fairshare::gui {

class ElidedLabel;
class FigureTable;
class FormulaList;
class WordPicture;
class WrappedText;

/// Explains why a node has its place or why one node ranks before another. It shows sentences, the chains
/// level by level, the formulas with their numbers, and details of the algorithm.
class ExplanationPanel : public QWidget {
    Q_OBJECT

public:
    explicit ExplanationPanel(const Document& document, QWidget* parent = nullptr);

    /// Adds the list of algorithms, which belongs to the window.
    void setChooser(QWidget* chooser);
    /// Sets the node in the comparison field.
    /// @param node the node that is explained
    void setPair(NodeRow node, NodeRow against);
    void show(const NodeExplanation& answer);
    void showFailure(const QString& sentence);
    /// Moves the keyboard focus to the field for the other node.
    void askForPair();
    /// Returns all contents as lines of text.
    QString asText() const;

Q_SIGNALS:
    void againstChosen(fairshare::NodeRow user);
    void nodeRequested(fairshare::NodeRow node);

private:
    QLabel* addCaption(const QString& text, const char* name);
    void dressCaption(QLabel& caption, const char* name);
    void showTables(const NodeExplanation& answer);
    void showFormulas(const NodeExplanation& answer);
    void showWords(const NodeExplanation& answer);
    void showNotes(const NodeExplanation& answer);

    QHBoxLayout* m_choices;
    QLabel* m_explain;
    QLabel* m_againstTitle;
    UserField* m_against;
    WrappedText* m_headline;
    WrappedText* m_reason;
    WrappedText* m_served; ///< how usage compares with the share, for one node
    FigureTable* m_chains;
    QLabel* m_wordTitle;
    std::vector<ElidedLabel*> m_wordNames;
    std::vector<WordPicture*> m_words;
    QLabel* m_formulaTitle;
    FormulaList* m_formulas;
    QLabel* m_walkTitle;
    FigureTable* m_walk;
    WrappedText* m_notes;
};

} // namespace fairshare::gui

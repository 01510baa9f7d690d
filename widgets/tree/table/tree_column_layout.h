// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tree/table/column_contents.h"
#include "widgets/tree/table/column_widths.h"
#include "widgets/tree/table/tree_header_view.h"

#include <QTableView>

#include <functional>
#include <vector>

class QMenu;

namespace fairshare::gui {

/// The columns of the tree table: which are visible, how wide they are, and which of them are in view.
class TreeColumnLayout : public QObject {
    Q_OBJECT

public:
    /// The table must have its model and header.
    /// @param updateGeometries places the scroll bars of the table
    TreeColumnLayout(QTableView& table, TreeHeaderView& header, const ShareTreeModel& model,
        std::function<void()> updateGeometries);

    /// Gives the columns the widths that fit the table.
    void fit();
    /// Like `fit`, after the font changed.
    void fitFont();
    /// Fits figures that arrived while the table was hidden behind another view.
    void fitWaitingFigures();
    /// Sets whether columns fold if not all fit, or say nothing. Otherwise the table scrolls sideways.
    void setFolding(bool folding);
    /// Returns whether the user wants to see the column, which may be folded for lack of room.
    bool isWanted(int column) const { return !hidden()[static_cast<std::size_t>(column)]; }

    /// Returns which columns are visible, and their widths.
    QByteArray state() const;
    void restore(const QByteArray& state);
    void reset();
    /// Adds one checkable entry per column; the columns of each algorithm are in a submenu.
    void fillMenu(QMenu& menu);

Q_SIGNALS:
    /// The user changed the columns.
    void changed();

private:
    void hideDetails();
    void addEntry(QMenu& menu, int column, const QString& text);
    void addKeepEntry(QMenu& menu, int column);
    /// Adds a submenu of the limits that the tree has, if any, and of those already visible.
    void addLimits(QMenu& menu);
    /// By column: hidden by the user.
    std::vector<bool> hidden() const;
    /// Opens the group of a folded column until the columns are reset.
    void openGroup(int column);
    bool isKept(int column) const;
    /// Notes which algorithms rank all users the same. After an edit, an algorithm can only open: columns do
    /// not fold under the hand. @return whether this changed
    bool updateTied();
    void apply(const ColumnNeeds& needs, const std::vector<int>& widths);
    FoldQuestion foldQuestion(const ColumnNeeds& needs) const;
    /// Returns the width of the table with only ties folded.
    int openWidth(ColumnNeeds needs) const;
    std::vector<int> foldedWidths(ColumnNeeds& needs, int room) const;
    void fitNewTree();
    void fitNewFigures();
    /// Opens the algorithm of the answer line and scrolls to its factor and rank.
    void showChosenAlgorithm();
    void scrollToChosenAlgorithm();

    QTableView& m_table;
    TreeHeaderView& m_header;
    const ShareTreeModel& m_model;
    std::function<void()> m_updateGeometries;
    ColumnContents m_contents;
    std::vector<int> m_chosenWidths; ///< by column: the width that the user chose; 0 = automatic
    bool m_fitting = false;
    bool m_folding = true; ///< columns fold if not all fit
    std::vector<bool> m_away; ///< by column: folded away, though wanted
    std::vector<bool> m_kept; ///< by column: opened by the user
    std::vector<bool> m_tied; ///< by TreeColumn::place; empty before the first figures
    bool m_figuresWait = false; ///< new figures are to be measured when they become visible
};

} // namespace fairshare::gui

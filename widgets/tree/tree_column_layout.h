// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tree/column_contents.h"
#include "widgets/tree/tree_header_view.h"

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
    /// @param updateGeometries places the scroll bars of the table anew
    TreeColumnLayout(QTableView& table, TreeHeaderView& header, const ShareTreeModel& model,
        std::function<void()> updateGeometries);

    /// Gives the columns the widths that fit the table.
    void fit();
    /// Like `fit`, after the font changed.
    void fitFont();
    /// Fits figures that arrived while the table was hidden behind another view.
    void fitWaitingFigures();
    /// Scrolls on behalf of the table: the chosen algorithm stays in view afterwards.
    void whilePlacing(const std::function<void()>& scroll);

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
    std::vector<bool> hidden() const;
    void fitNewTree();
    void fitNewFigures();
    /// Scrolls to the factor and rank of the algorithm of the answer line, and stays there until the user
    /// scrolls away.
    void showChosenAlgorithm();
    void scrollToChosenAlgorithm();

    QTableView& m_table;
    TreeHeaderView& m_header;
    const ShareTreeModel& m_model;
    std::function<void()> m_updateGeometries;
    ColumnContents m_contents;
    std::vector<int> m_chosenWidths; ///< by column: the width that the user chose; 0 = automatic
    bool m_fitting = false;
    bool m_placing = false; ///< the table itself is scrolling
    bool m_followsChosen = true; ///< the user has not scrolled away from the chosen algorithm
    bool m_figuresWait = false; ///< new figures are to be measured when they become visible
};

} // namespace fairshare::gui

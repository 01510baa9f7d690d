// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/tree_table_view.h"

#include "core/scenario/scenario.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QUuid>

#include <algorithm>

/// Edits of the tree structure in TreeTableView.
namespace fairshare::gui {

void TreeTableView::createTransfers()
{
    setDragEnabled(true);
    setAcceptDrops(true);
    setDragDropMode(DragDrop);
    setDropIndicatorShown(false);
    m_clipMark = QUuid::createUuid().toByteArray();
    connect(QApplication::clipboard(), &QClipboard::dataChanged, this, &TreeTableView::lookAtClipboard);
    lookAtClipboard();
    connect(&m_model.document(), &Document::scenarioChanged, this, [this](Document::Change change) {
        if (change != Document::Change::Values)
            followClip();
    });
}

void TreeTableView::lookAtClipboard()
{
    const QMimeData* held = QApplication::clipboard()->mimeData();
    const QString rows = m_model.mimeTypes().front();
    const bool ours = held != nullptr && held->hasFormat(rows) && held->data(rows) == m_clipMark;
    m_hasOtherText = held != nullptr && held->hasText() && !ours;
    setClip(ours ? m_clip : Clip());
}

void TreeTableView::setClip(Clip clip)
{
    m_clip = std::move(clip);
    Q_EMIT clipChanged();
}

/// Keeps the cut or copied rows valid when other rows move, and forgets them when the document closes.
void TreeTableView::followClip()
{
    if (m_clip.rows.empty())
        return;
    const std::vector<NodeRow>& earlier = m_model.earlierRows();
    Clip clip{.how = m_clip.how};
    for (NodeRow row = 0; row < earlier.size(); ++row)
        if (std::binary_search(m_clip.rows.begin(), m_clip.rows.end(), earlier[row]))
            clip.rows.push_back(row);
    setClip(std::move(clip));
}

std::vector<NodeRow> TreeTableView::chosenRows() const
{
    std::vector<NodeRow> rows = selectedNodes(m_model.visibleRows().size());
    if (rows.empty() && currentIndex().isValid())
        rows.push_back(m_model.nodeAt(currentIndex()));
    return rows;
}

void TreeTableView::showTouched(const Touched& touched)
{
    if (!touched) {
        Q_EMIT refused(touched.error());
        return;
    }
    if (touched->empty())
        return;
    goTo(touched->front());
    QItemSelection selection;
    for (const NodeRow row : *touched)
        if (const int place = m_model.reveal(row); place >= 0)
            selection.select(m_model.index(place, 0), m_model.index(place, 0));
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void TreeTableView::startNaming(NodeRow node, ShareTreeModel::Naming naming)
{
    const int place = m_model.placeOf(node);
    if (place < 0)
        return;
    const QModelIndex name = m_model.index(place, 0);
    selectionModel()->setCurrentIndex(name, QItemSelectionModel::NoUpdate);
    scrollTo(name);
    setFocus();
    m_model.setRenamable(node, naming);
    edit(name);
}

void TreeTableView::addAssociation(NodeKind kind)
{
    if (!finishEditing() || !currentIndex().isValid())
        return;
    const Touched added = m_model.addAssociation(m_model.nodeAt(currentIndex()), kind);
    showTouched(added);
    if (added && !added->empty())
        startNaming(added->front(), ShareTreeModel::Naming::First);
}

void TreeTableView::renameCurrent()
{
    if (!finishEditing() || !currentIndex().isValid())
        return;
    if (const NodeRow node = m_model.nodeAt(currentIndex()); node != RootRow)
        startNaming(node, ShareTreeModel::Naming::Rename);
}

void TreeTableView::editPartition()
{
    const ShareTree* tree = currentIndex().isValid() ? &m_model.document().scenario()->tree : nullptr;
    if (tree == nullptr || !finishEditing())
        return;
    if (const NodeRow node = m_model.nodeAt(currentIndex()); tree->isUser(node))
        startNaming(node, ShareTreeModel::Naming::Partition);
}

void TreeTableView::removeSelected()
{
    if (!finishEditing())
        return;
    const std::vector<NodeRow> rows = chosenRows();
    if (rows.empty())
        return;
    // Keep the keyboard focus at the same place on screen.
    const int place = m_model.placeOf(rows.front());
    const int column = std::max(0, currentIndex().column());
    if (const Touched removed = m_model.remove(rows); !removed) {
        Q_EMIT refused(removed.error());
        return;
    }
    const QModelIndex next = m_model.index(std::clamp(place, 0, m_model.rowCount() - 1), column);
    selectionModel()->setCurrentIndex(next, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void TreeTableView::duplicateSelected()
{
    if (const std::vector<NodeRow> rows = finishEditing() ? chosenRows() : std::vector<NodeRow>();
        !rows.empty())
        showTouched(m_model.duplicate(rows));
}

void TreeTableView::moveSelected(LevelMove move)
{
    if (const std::vector<NodeRow> rows = finishEditing() ? chosenRows() : std::vector<NodeRow>();
        !rows.empty())
        showTouched(m_model.moveByLevel(rows, move));
}

void TreeTableView::cut()
{
    if (!finishEditing())
        return;
    if (copySelection(false))
        setClip({chosenRows(), ShareTreeModel::Transfer::Move});
}

void TreeTableView::paste()
{
    if (!canPaste() || !finishEditing() || !currentIndex().isValid())
        return;
    if (m_clip.rows.empty()) {
        Q_EMIT textPasted(QApplication::clipboard()->text());
        return;
    }
    const ShareTree& tree = m_model.document().scenario()->tree;
    const Clip clip = m_clip;
    const Touched pasted =
        m_model.transfer(clip.rows, tree.accountOf(m_model.nodeAt(currentIndex())), clip.how);
    showTouched(pasted);
    if (pasted && clip.how == ShareTreeModel::Transfer::Move)
        setClip({});
}

} // namespace fairshare::gui

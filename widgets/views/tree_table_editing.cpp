// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/delegates/value_editor.h"
#include "widgets/views/tree_table_view.h"

#include <algorithm>

/// The part of TreeTableView that keeps an open editor until what it holds is taken or dropped.
namespace fairshare::gui {

bool TreeTableView::finishEditing()
{
    for (auto* editor : viewport()->findChildren<ValueEditor*>()) {
        // A hidden one was closed before and awaits its end.
        if (editor->isHidden())
            continue;
        commitData(editor);
        closeEditor(editor, QAbstractItemDelegate::NoHint);
        if (editor->isRefused()) {
            returnTo(*editor);
            return false;
        }
    }
    return true;
}

bool TreeTableView::isEditing() const
{
    const auto editors = viewport()->findChildren<ValueEditor*>();
    return std::any_of(
        editors.begin(), editors.end(), [](const ValueEditor* editor) { return !editor->isHidden(); });
}

bool TreeTableView::isRefusing() const
{
    const auto editors = viewport()->findChildren<ValueEditor*>();
    return std::any_of(editors.begin(), editors.end(),
        [](const ValueEditor* editor) { return !editor->isHidden() && editor->isRefused(); });
}

void TreeTableView::returnTo(ValueEditor& editor)
{
    selectionModel()->setCurrentIndex(editor.cell(), QItemSelectionModel::NoUpdate);
    scrollTo(editor.cell());
    editor.setFocus();
}

void TreeTableView::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    auto* field = qobject_cast<ValueEditor*>(editor);
    if (field != nullptr && !field->cell().isValid()) {
        // What it renamed made the rows anew; the view let it go by then.
        setFocus();
        return;
    }
    if (field == nullptr || !field->isRefused() || hint == QAbstractItemDelegate::RevertModelCache) {
        m_model.setRenamable(NoRow);
        QTableView::closeEditor(editor, hint);
        return;
    }
    // Only Esc drops what was refused. Later, since the keyboard or the current cell is just moving on.
    QMetaObject::invokeMethod(field, [this, field] { returnTo(*field); }, Qt::QueuedConnection);
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/editable_table.h"

#include "widgets/table/value_editor.h"

#include <algorithm>

namespace fairshare::gui {

bool EditableTable::finishEditing()
{
    for (auto* editor : viewport()->findChildren<ValueEditor*>()) {
        // A hidden editor was already closed and awaits deletion.
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

bool EditableTable::isEditing() const
{
    const auto editors = viewport()->findChildren<ValueEditor*>();
    return std::any_of(
        editors.begin(), editors.end(), [](const ValueEditor* editor) { return !editor->isHidden(); });
}

bool EditableTable::isRefusing() const
{
    const auto editors = viewport()->findChildren<ValueEditor*>();
    return std::any_of(editors.begin(), editors.end(),
        [](const ValueEditor* editor) { return !editor->isHidden() && editor->isRefused(); });
}

void EditableTable::returnTo(ValueEditor& editor)
{
    selectionModel()->setCurrentIndex(editor.cell(), QItemSelectionModel::NoUpdate);
    scrollTo(editor.cell());
    editor.setFocus();
}

void EditableTable::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    auto* field = qobject_cast<ValueEditor*>(editor);
    if (field != nullptr && !field->cell().isValid()) {
        // The rename rebuilt the rows; the view has already released the editor.
        setFocus();
        return;
    }
    if (field == nullptr || !field->isRefused() || hint == QAbstractItemDelegate::RevertModelCache) {
        endNaming();
        QTableView::closeEditor(editor, hint);
        return;
    }
    // Only Esc discards a refused text. Deferred, because the keyboard focus or the current cell is just
    // moving on.
    QMetaObject::invokeMethod(field, [this, field] { returnTo(*field); }, Qt::QueuedConnection);
}

} // namespace fairshare::gui

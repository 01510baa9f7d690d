// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/editable_table.h"

#include "widgets/delegates/value_editor.h"

#include <algorithm>

namespace fairshare::gui {

bool EditableTable::finishEditing()
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
        // What it renamed made the rows anew; the view let it go by then.
        setFocus();
        return;
    }
    if (field == nullptr || !field->isRefused() || hint == QAbstractItemDelegate::RevertModelCache) {
        endNaming();
        QTableView::closeEditor(editor, hint);
        return;
    }
    // Only Esc drops what was refused. Later, since the keyboard or the current cell is just moving on.
    QMetaObject::invokeMethod(field, [this, field] { returnTo(*field); }, Qt::QueuedConnection);
}

} // namespace fairshare::gui

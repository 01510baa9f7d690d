// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/completing_field.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

namespace fairshare::gui {

CompletingField::CompletingField(QWidget* parent)
    : QLineEdit(parent)
    , m_words(new QStringListModel(this))
    , m_completer(new QCompleter(m_words, this))
{
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(this);
    connect(
        m_completer, qOverload<const QString&>(&QCompleter::activated), this, &CompletingField::insertWord);
    connect(this, &QLineEdit::textEdited, this, &CompletingField::suggest);
}

bool CompletingField::isSuggesting() const
{
    return m_completer->popup()->isVisible();
}

void CompletingField::suggest()
{
    const Suggestions found = m_inserts ? Suggestions() : suggestions();
    m_words->setStringList(found.words);
    if (found.words.isEmpty()) {
        m_completer->popup()->hide();
        return;
    }
    m_from = found.from;
    m_completer->complete(listPlace(m_completer->popup()->sizeHintForColumn(0) + 2 * fontMetrics().height()));
}

void CompletingField::placeSuggestions()
{
    QWidget& list = *m_completer->popup();
    const int top = mapToGlobal(QPoint(0, listPlace(list.width()).bottom() + 1)).y();
    if (isSuggesting() && list.y() > mapToGlobal(QPoint()).y())
        list.move(list.x(), top);
}

void CompletingField::insertWord(const QString& word)
{
    const int until = cursorPosition();
    if (m_from > until)
        return;
    m_inserts = true;
    setSelection(m_from, until - m_from);
    insert(typedForm(word));
    m_inserts = false;
}

bool CompletingField::event(QEvent* event)
{
    if (event->type() == QEvent::KeyPress && isSuggesting()
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Tab) {
        const QModelIndex current = m_completer->popup()->currentIndex();
        const QString word =
            (current.isValid() ? current : m_words->index(0)).data(Qt::DisplayRole).toString();
        m_completer->popup()->hide();
        insertWord(word);
        return true;
    }
    return QLineEdit::event(event);
}

void CompletingField::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isSuggesting() && isReturn && m_completer->popup()->currentIndex().isValid()) {
        event->ignore(); // the list inserts its current entry
        return;
    }
    if (isSuggesting() && event->key() == Qt::Key_Escape) {
        m_completer->popup()->hide();
        return;
    }
    if (isReturn) {
        m_completer->popup()->hide();
        confirm(event->modifiers());
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/formula_field.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

#include <algorithm>

namespace fairshare::gui {
namespace {

bool isPartOfName(QChar sign)
{
    return sign.isLetterOrNumber() || sign == QLatin1Char('_');
}

/// Returns whether a text consists of several cells.
bool hasCells(const QString& text)
{
    const QString trimmed = text.trimmed();
    return trimmed.contains(QLatin1Char('\n')) || trimmed.contains(QLatin1Char('\t'));
}

} // namespace

FormulaField::FormulaField(QWidget* parent)
    : QLineEdit(parent)
    , m_suggested(new QStringListModel(this))
    , m_completer(new QCompleter(m_suggested, this))
{
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(this);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this,
        &FormulaField::insertCompletion);
    connect(this, &QLineEdit::textEdited, this, &FormulaField::suggest);
}

bool FormulaField::isSuggesting() const
{
    return m_completer->popup()->isVisible();
}

int FormulaField::wordStart() const
{
    const QString typed = text();
    int start = cursorPosition();
    while (start > 0 && isPartOfName(typed.at(start - 1)))
        --start;
    return start;
}

QStringList FormulaField::suggestions() const
{
    const int start = wordStart();
    const QString word = text().mid(start, cursorPosition() - start);
    const bool inWord = cursorPosition() < text().size() && isPartOfName(text().at(cursorPosition()));
    if (word.isEmpty() || inWord || word.front().isDigit())
        return {};
    QStringList found;
    for (const QString& name : m_names)
        if (name.size() > word.size() && name.startsWith(word, Qt::CaseInsensitive))
            found << name;
    return found;
}

void FormulaField::suggest()
{
    const QStringList found = m_inserts ? QStringList() : suggestions();
    m_suggested->setStringList(found);
    if (found.isEmpty()) {
        m_completer->popup()->hide();
        return;
    }
    QRect place = rect();
    const int wanted = m_completer->popup()->sizeHintForColumn(0) + 2 * fontMetrics().height();
    const int room = std::max(0, place.width() - wanted);
    place.setLeft(std::clamp(cursorRect().left(), 0, room));
    place.setWidth(wanted);
    m_completer->complete(place);
}

void FormulaField::insertCompletion(const QString& chosen)
{
    const int start = wordStart();
    m_inserts = true;
    setSelection(start, cursorPosition() - start);
    insert(chosen);
    m_inserts = false;
}

bool FormulaField::event(QEvent* event)
{
    if (event->type() == QEvent::KeyPress && isSuggesting()
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Tab) {
        const QModelIndex current = m_completer->popup()->currentIndex();
        const QString chosen =
            (current.isValid() ? current : m_suggested->index(0)).data(Qt::DisplayRole).toString();
        m_completer->popup()->hide();
        insertCompletion(chosen);
        return true;
    }
    return QLineEdit::event(event);
}

void FormulaField::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Paste) && hasCells(QApplication::clipboard()->text())) {
        Q_EMIT tablePasted(QApplication::clipboard()->text());
        return;
    }
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
        Q_EMIT confirmed();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/formula_field.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>

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

CompletingField::Suggestions FormulaField::suggestions() const
{
    const QString typed = text();
    int start = cursorPosition();
    while (start > 0 && isPartOfName(typed.at(start - 1)))
        --start;
    const QString word = typed.mid(start, cursorPosition() - start);
    const bool inWord = cursorPosition() < typed.size() && isPartOfName(typed.at(cursorPosition()));
    if (word.isEmpty() || inWord || word.front().isDigit())
        return {};
    Suggestions found{start, {}};
    for (const QString& name : m_names)
        if (name.size() > word.size() && name.startsWith(word, Qt::CaseInsensitive))
            found.words << name;
    return found;
}

QRect FormulaField::listPlace(int wanted) const
{
    QRect place = rect();
    const int room = std::max(0, place.width() - wanted);
    place.setLeft(std::clamp(cursorRect().left(), 0, room));
    place.setWidth(wanted);
    return place;
}

void FormulaField::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Paste) && hasCells(QApplication::clipboard()->text())) {
        Q_EMIT tablePasted(QApplication::clipboard()->text());
        return;
    }
    CompletingField::keyPressEvent(event);
}

} // namespace fairshare::gui

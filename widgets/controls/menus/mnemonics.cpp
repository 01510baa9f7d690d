// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/menus/mnemonics.h"

#include <QMenu>
#include <QSet>

namespace fairshare::gui {
namespace {

/// Returns the position of the "&" of a mnemonic; -1 if there is none.
qsizetype mnemonicAt(const QString& text)
{
    for (qsizetype at = text.indexOf(QLatin1Char('&')); at >= 0 && at + 1 < text.size();
        at = text.indexOf(QLatin1Char('&'), at + 2)) {
        if (text[at + 1] != QLatin1Char('&'))
            return at;
    }
    return -1;
}

} // namespace

QString menuText(const QString& text)
{
    QString doubled = text;
    return doubled.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

QString plainText(const QString& menuText)
{
    QString plain = menuText;
    if (const qsizetype at = mnemonicAt(plain); at >= 0)
        plain.remove(at, 1);
    return plain.replace(QStringLiteral("&&"), QStringLiteral("&"));
}

void giveMnemonics(QMenu& menu)
{
    QSet<QChar> taken;
    for (const QAction* action : menu.actions()) {
        if (const qsizetype at = mnemonicAt(action->text()); at >= 0)
            taken.insert(action->text().at(at + 1).toLower());
    }
    for (QAction* action : menu.actions()) {
        QString text = action->text();
        if (mnemonicAt(text) >= 0)
            continue;
        for (qsizetype at = 0; at < text.size(); ++at) {
            const QChar letter = text[at].toLower();
            if (!letter.isLetterOrNumber() || taken.contains(letter))
                continue;
            taken.insert(letter);
            action->setText(text.insert(at, QLatin1Char('&')));
            break;
        }
    }
}

} // namespace fairshare::gui

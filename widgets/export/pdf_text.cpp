// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/pdf_text.h"

namespace fairshare::gui {

QByteArray pdfText(const QString& text)
{
    QByteArray digits("<FEFF");
    for (const QChar letter : text)
        digits += QByteArray::number(letter.unicode(), 16).rightJustified(4, '0').toUpper();
    return digits + '>';
}

qsizetype pdfNumberBehind(const QByteArray& pdf, const QByteArray& key, qsizetype from)
{
    const qsizetype at = from < 0 ? -1 : pdf.indexOf(key, from);
    if (at < 0)
        return -1;
    qsizetype begin = at + key.size();
    while (begin < pdf.size() && (pdf[begin] == ' ' || pdf[begin] == '\n'))
        ++begin;
    qsizetype end = begin;
    while (end < pdf.size() && pdf[end] >= '0' && pdf[end] <= '9')
        ++end;
    bool good = false;
    const qsizetype number = pdf.mid(begin, end - begin).toLongLong(&good);
    return good ? number : -1;
}

} // namespace fairshare::gui

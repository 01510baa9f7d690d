// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace fairshare::gui {

/// Of an entry in the table of a PDF's objects, in bytes.
inline constexpr qsizetype PdfEntryLength = 20;
inline constexpr qsizetype PdfOffsetDigits = 10; ///< where its object begins

/// A text of a PDF: two bytes a letter, as hexadecimal digits, so that there is nothing to escape.
QByteArray pdfText(const QString& text);

/// The whole number behind the first `key` from a place on; -1 where there is none.
qsizetype pdfNumberBehind(const QByteArray& pdf, const QByteArray& key, qsizetype from);

} // namespace fairshare::gui

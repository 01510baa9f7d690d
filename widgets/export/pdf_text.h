// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace fairshare::gui {

/// Length of an entry in the cross-reference table of a PDF, in bytes.
inline constexpr qsizetype PdfEntryLength = 20;
inline constexpr qsizetype PdfOffsetDigits = 10; ///< digits of the offset of its object

/// Returns a PDF string: two bytes per letter, as hexadecimal digits, so that nothing needs escaping.
QByteArray pdfText(const QString& text);

/// Returns the integer after the first `key` at or after `from`; -1 if there is none.
qsizetype pdfNumberBehind(const QByteArray& pdf, const QByteArray& key, qsizetype from);

} // namespace fairshare::gui

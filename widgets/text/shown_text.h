// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

/// Text of files on screen, where it must neither break lines nor turn around what stands beside it.
namespace fairshare::gui {

/// Control characters and marks of the writing direction become symbols that are seen: U+2400 and following,
/// U+FFFD for those without a picture.
QString shownText(QString text);

/// The same of UTF-8, as names come from the core.
QString shownName(std::string_view name);

/// Where a line may break though nothing is seen.
inline constexpr QChar ZeroWidthSpace(0x200B);

/// A name that labels can break where it is too long for a line: ZeroWidthSpace after each so many letters.
QString breakable(const QString& name);

/// A formula of the core with the signs of print; names that it ends with stay as they are.
QString printedFormula(std::string_view step);

/// The whole numbers of a formula in groups of three digits; hexadecimal ones and names stay as they are.
QString groupedFormula(const QString& formula);

/// A line of a hover card as rich text: a formula stays in one line, a long sentence is broken where it fits.
QString cardParagraph(const QString& line);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

/// Text from files on screen. It must not break lines or reverse the text next to it.
namespace fairshare::gui {

/// Converts UTF-8 text of the core.
QString fromCore(std::string_view text);

/// Replaces control characters and bidirectional formatting marks with visible symbols: U+2400 and following,
/// U+FFFD for those without a picture.
QString shownText(QString text);

/// Does the same for UTF-8, as names come from the core.
QString shownName(std::string_view name);

/// Does the same for sentences: lines do not break between a number and its unit, as in "11 %" or "5 TRES-h".
QString shownProse(std::string_view text);

/// An invisible place where a line may break.
inline constexpr QChar ZeroWidthSpace(0x200B);

/// Returns a name that labels can break if it is too long for a line, with a ZeroWidthSpace at regular
/// intervals.
QString breakable(const QString& name);

/// Returns a formula of the core with typographic signs; names at its end stay unchanged.
QString printedFormula(std::string_view step);

/// Groups the whole numbers of a formula in threes; hexadecimal numbers and names stay unchanged.
QString groupedFormula(const QString& formula);

/// Returns a line of a hover card as rich text: formulas stay on one line, long sentences wrap.
QString cardParagraph(const QString& line);

} // namespace fairshare::gui

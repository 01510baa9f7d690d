// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <cstdint>

namespace fairshare::gui {

/// How quantities are written on screen, and nowhere else: files and copies take core/base/numbers.h.
/// Digit groups are parted by a thin space from four digits on, the decimal point is the locale's, a minus is
/// U+2212. Infinity is "∞", a computed not-a-number "nan", an undefined value (fairshare::Undefined,
/// UndefinedCount) "–", and a true zero "0", so that a rounded "0.0" tells itself apart.
class NumberText {
public:
    explicit NumberText(const QLocale& locale = QLocale());

    /// Raw shares; "parent" for ParentShares.
    QString shares(std::uint32_t value) const;
    /// Raw usage in TRES-seconds, shown in TRES-hours with one decimal.
    QString usage(long double tresSeconds) const;
    /// S, U, LevelFS, f: four decimals; below 0.0001 and from 10^6 on as 1.2e−05.
    QString fraction(double value) const;
    /// A fairshare factor: six decimals, as sshare prints it.
    QString factor(double value) const;
    /// Rank, place, weight, priority, count of anything.
    QString count(std::uint64_t value) const;
    /// As `count`, for a cell of a Counts column.
    QString rank(std::uint32_t value) const;
    /// Places gained since the baseline: "+3", "−2", "0".
    QString move(std::int64_t places) const;
    /// A part of a whole as percent with its sign; below 10 % two decimals, and more where those would be 0.
    QString percent(double part) const;
    /// Association ids, job ids: digits without groups.
    QString identifier(std::uint64_t value) const;
    /// A 64-bit word as four times four hexadecimal digits.
    QString word(std::uint64_t value) const;
    /// Any real number of a table with this many decimals.
    QString real(double value, int decimals) const;

private:
    QString scientific(double value) const;

    QString m_point;
};

} // namespace fairshare::gui

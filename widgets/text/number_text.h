// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <cstdint>

namespace fairshare::gui {

/// Formats quantities for the screen only; files and copies use core/base/numbers.h. Digit groups are
/// separated by a thin space from four digits on, the decimal point follows the locale, and the minus sign is
/// U+2212. Infinity is "∞", a computed not-a-number "nan", and an undefined value (fairshare::Undefined,
/// UndefinedCount) "–". A true zero is "0", which distinguishes it from a rounded "0.0".
class NumberText {
public:
    explicit NumberText(const QLocale& locale = QLocale());

    /// Raw shares; "parent" for ParentShares.
    QString shares(std::uint32_t value) const;
    /// Raw usage in TRES-seconds, shown in TRES-hours with one decimal.
    QString usage(long double tresSeconds) const;
    /// S, U, LevelFS, f: four decimals; below 0.0001 and from 10^6 on in scientific notation, such as
    /// 1.2e−05.
    QString fraction(double value) const;
    /// A fairshare factor: six decimals, like sshare.
    QString factor(double value) const;
    /// Rank, place, weight, priority, or any other count.
    QString count(std::uint64_t value) const;
    /// Like `count`, for a cell of a Counts column.
    QString rank(std::uint32_t value) const;
    /// Places gained since the baseline: "+3", "−2", "0".
    QString move(std::int64_t places) const;
    /// A fraction as a percentage with its sign: two decimals below 10 %, and more if those would be 0.
    QString percent(double part) const;
    /// Association and job IDs: digits without groups.
    QString identifier(std::uint64_t value) const;
    /// A 64-bit word as four groups of four hexadecimal digits.
    QString word(std::uint64_t value) const;
    /// Any real number of a table, with this many decimals.
    QString real(double value, int decimals) const;

private:
    QString scientific(double value) const;

    QString m_point;
};

} // namespace fairshare::gui

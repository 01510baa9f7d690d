// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QFont>
#include <QFontMetricsF>
#include <QImage>

namespace fairshare::gui {

/// Type and room of a printed report, in logical pixels of 96 an inch. All room comes from the type.
class ReportStyle {
public:
    static constexpr double StrongRule = 1.4; ///< width of a line below a title and at the ends of a table
    static constexpr double FineRule = 0.7; ///< of all others

    ReportStyle();

    QFont title() const { return font(TitlePoints, true); }
    QFont subtitle() const { return font(SubtitlePoints, false); }
    QFont heading() const { return font(HeadingPoints, true); }
    QFont body() const { return font(BodyPoints, false); }
    QFont lead() const { return font(BodyPoints, true); }
    QFont table() const { return font(TablePoints, false); }
    QFont small() const { return font(SmallPoints, false); }
    QFont foot() const { return font(FootPoints, false); }
    QFont code() const;
    /// Of plots, whose own small type is smaller.
    QFont plot() const { return font(TablePoints, false); }

    QFontMetricsF metrics(const QFont& font) const { return {font, &m_paper}; }
    /// From one line to the next, with the leading that long lines want.
    double lineHeight(const QFont& font) const;
    /// Height of a line of the body: what all gaps are multiples of.
    double em() const { return metrics(body()).height(); }
    QColor color(Role role) const { return Theme{}.color(role); }
    /// For layouts that ask what they are printed on.
    const QPaintDevice* paper() const { return &m_paper; }

private:
    static constexpr double TitlePoints = 18;
    static constexpr double SubtitlePoints = 11.5;
    static constexpr double HeadingPoints = 11.5;
    static constexpr double BodyPoints = 10;
    static constexpr double TablePoints = 9;
    static constexpr double SmallPoints = 8.5;
    static constexpr double CodePoints = 8;
    static constexpr double FootPoints = 7.5;

    QFont font(double points, bool bold) const;

    QImage m_paper; ///< whose dots are logical pixels, whatever the screen has
};

} // namespace fairshare::gui

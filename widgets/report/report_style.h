// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QFont>
#include <QFontMetricsF>
#include <QImage>

namespace fairshare::gui {

/// Fonts and spacing of a printed report, in logical pixels (96 per inch). All spacing derives from the
/// fonts.
class ReportStyle {
public:
    static constexpr double StrongRule = 1.4; ///< line width below a title and at the ends of a table
    static constexpr double FineRule = 0.7; ///< width of all other lines

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
    /// Returns the font of plots; small text in plots is smaller.
    QFont plot() const { return font(TablePoints, false); }

    QFontMetricsF metrics(const QFont& font) const { return {font, &m_paper}; }
    /// Returns the distance between lines, with the leading that long lines need.
    double lineHeight(const QFont& font) const;
    /// Returns the line height of body text; all gaps are multiples of it.
    double em() const { return metrics(body()).height(); }
    QColor color(Role role) const { return Theme{}.color(role); }
    /// Returns the paint device, for layouts that need one.
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

    QImage m_paper; ///< its dots are logical pixels on any screen
};

} // namespace fairshare::gui

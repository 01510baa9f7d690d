// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/report/report_style.h"

#include "core/report/review/review.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace fairshare::gui {

bool isAtRight(ReviewColumnKind kind);

inline constexpr double BarLabelGap = 0.35; ///< gap between a bar and its number, in line heights

/// Horizontal positions of the move bars, from the left edge of their table.
struct BarRoom {
    double middle = 0;
    double scale = 0; ///< width of one place
    double label = 0; ///< width of the widest number next to a bar
};

/// Widths of the columns of a table. Texts get the width they want if there is room; otherwise the widest
/// columns are wrapped.
class ReportColumns {
public:
    ReportColumns(const ReportStyle& style, const QFont& font, const ReviewTable& table, double width);

    double left(std::size_t column) const { return m_left[column]; }
    double width(std::size_t column) const { return m_width[column]; }
    bool hasBars() const { return m_hasBars; }
    const BarRoom& bars() const { return m_bars; }
    /// Wraps a text into the lines of its column.
    QStringList wrapped(std::size_t column, const QString& text) const;

private:
    void measure(const ReviewTable& table);
    void fit(double width);
    void spread(double width);
    void findBars(const ReviewTable& table);

    std::vector<ReviewColumnKind> m_kinds;
    QFontMetricsF m_text;
    double m_gap;
    bool m_hasTitles = false;
    bool m_hasBars = false;
    std::vector<double> m_left;
    std::vector<double> m_width;
    BarRoom m_bars;
};

} // namespace fairshare::gui

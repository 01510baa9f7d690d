// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_columns.h"

#include "widgets/report/report_blocks.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fairshare::gui {
namespace {

constexpr double ColumnGap = 1.2; ///< in line heights
constexpr double LeastBars = 14; ///< width of the column with bars, in line heights
constexpr double WidestBar = 8; ///< limit, so that a small move does not get a long bar

/// Returns the length of the longest beginning of a text that fits, up to a possible line break; at least one
/// letter.
qsizetype fittingPart(const QFontMetricsF& metrics, const QString& text, double width)
{
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    qsizetype fits = 0;
    for (qsizetype at = letters.toNextBoundary(); at > 0; at = letters.toNextBoundary()) {
        if (fits > 0 && metrics.horizontalAdvance(text.left(at)) > width)
            break;
        fits = at;
    }
    if (fits == text.size())
        return fits;
    const qsizetype space = text.lastIndexOf(QLatin1Char(' '), fits);
    return space > 0 ? space + 1 : fits;
}

} // namespace

bool isAtRight(ReviewColumnKind kind)
{
    return kind == ReviewColumnKind::Number || kind == ReviewColumnKind::NumberAside
        || kind == ReviewColumnKind::Aside;
}

QString moveText(std::int32_t move)
{
    return NumberText().move(move);
}

ReportColumns::ReportColumns(
    const ReportStyle& style, const QFont& font, const ReviewTable& table, double width)
    : m_text(style.metrics(font))
    , m_gap(ColumnGap * m_text.height())
{
    for (const ReviewColumn& column : table.columns) {
        m_kinds.push_back(column.kind);
        m_hasTitles = m_hasTitles || !column.title.empty();
    }
    measure(table);
    fit(width);
    spread(width);
    findBars(table);
}

void ReportColumns::measure(const ReviewTable& table)
{
    for (std::size_t at = 0; at < m_kinds.size(); ++at) {
        double width = m_text.horizontalAdvance(shownName(table.columns[at].title));
        for (const ReviewRow& row : table.rows)
            width = std::max(width, m_text.horizontalAdvance(shownName(row.cells[at])));
        if (m_kinds[at] == ReviewColumnKind::Move)
            width = LeastBars * m_text.height();
        m_width.push_back(std::ceil(width) + 1);
    }
}

/// Reduces the widest columns to a common width until all columns fit on the page.
void ReportColumns::fit(double width)
{
    const double room = width - m_gap * static_cast<double>(m_width.size() - 1);
    double sum = std::accumulate(m_width.begin(), m_width.end(), 0.0);
    while (sum > room + 1) {
        const double widest = *std::max_element(m_width.begin(), m_width.end());
        double next = 0;
        double count = 0;
        for (const double each : m_width) {
            next = each < widest ? std::max(next, each) : next;
            count += each < widest ? 0 : 1;
        }
        const double cut = std::max(next, widest - (sum - room) / count);
        for (double& each : m_width)
            each = std::min(each, cut);
        sum = std::accumulate(m_width.begin(), m_width.end(), 0.0);
    }
}

/// Gives the remaining width to the bars, to words that explain a name, or to all columns equally.
void ReportColumns::spread(double width)
{
    const double used = std::accumulate(m_width.begin(), m_width.end(), 0.0)
        + m_gap * static_cast<double>(m_width.size() - 1);
    const double left = std::max(0.0, width - used);
    const auto bars = std::find(m_kinds.begin(), m_kinds.end(), ReviewColumnKind::Move);
    if (bars != m_kinds.end())
        m_width[static_cast<std::size_t>(bars - m_kinds.begin())] += left;
    else if (!m_hasTitles)
        m_width.back() += left;
    else
        for (double& each : m_width)
            each += left / static_cast<double>(m_width.size());
    double at = 0;
    for (const double each : m_width) {
        m_left.push_back(at);
        at += each + m_gap;
    }
}

void ReportColumns::findBars(const ReviewTable& table)
{
    const auto column = std::find(m_kinds.begin(), m_kinds.end(), ReviewColumnKind::Move);
    if (column == m_kinds.end())
        return;
    m_hasBars = true;
    const auto at = static_cast<std::size_t>(column - m_kinds.begin());
    std::int32_t most = 0;
    std::int32_t least = 0;
    for (const ReviewRow& row : table.rows) {
        most = std::max(most, row.move);
        least = std::min(least, row.move);
        if (row.move != 0)
            m_bars.label = std::max(m_bars.label, m_text.horizontalAdvance(moveText(row.move)));
    }
    const double gap = BarLabelGap * m_text.height();
    const double ends = m_bars.label + 2 * gap;
    const double lossHead = m_text.horizontalAdvance(shownName(table.columns[at].title)) + 2 * gap;
    const double gainHead = m_text.horizontalAdvance(shownName(table.columns[at].gainTitle)) + 2 * gap;
    const double places = std::max(1.0, static_cast<double>(most) - static_cast<double>(least));
    const double widest = std::max({1.0, static_cast<double>(most), -static_cast<double>(least)});
    m_bars.scale = std::min((m_width[at] - 2 * ends) / places, WidestBar * m_text.height() / widest);
    const double losses = std::max(lossHead, ends - least * m_bars.scale);
    const double gains = std::max(gainHead, ends + most * m_bars.scale);
    const double middle = losses + std::max(0.0, m_width[at] - losses - gains) / 2;
    const double left = std::min(middle, m_width[at]);
    m_bars.middle = m_left[at] + left;
    // If the headings need more room than the numbers, bars are shorter.
    if (most > 0)
        m_bars.scale = std::min(m_bars.scale, std::max(0.0, m_width[at] - left - ends) / most);
    if (least < 0)
        m_bars.scale = std::min(m_bars.scale, std::max(0.0, left - ends) / -static_cast<double>(least));
}

QStringList ReportColumns::wrapped(std::size_t column, const QString& text) const
{
    if (hasBars()) // their rows are one line high
        return {elided(m_text, text, Qt::ElideMiddle, m_width[column])};
    QStringList lines;
    QString rest = text;
    while (!rest.isEmpty() && m_text.horizontalAdvance(rest) > m_width[column]) {
        const qsizetype part = fittingPart(m_text, rest, m_width[column]);
        lines << rest.left(part).trimmed();
        rest.remove(0, part);
    }
    return lines << rest;
}

} // namespace fairshare::gui

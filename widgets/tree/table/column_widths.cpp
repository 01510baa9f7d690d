// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/column_widths.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/tree/table/cell_painter.h"

#include <QCoreApplication>
#include <QtMath>

#include <algorithm>
#include <numeric>

namespace fairshare::gui {
namespace {

struct ColumnWidthsText {
    Q_DECLARE_TR_FUNCTIONS(TreeColumn)
};

constexpr int NameLength = 22; ///< in ch: width that names keep if not everything fits
constexpr int ShortNameLength = 14; ///< in ch: width that names keep if everything then fits
constexpr int BarLength = 20; ///< in ch

/// Rounds up, because a text that lacks a fraction of a pixel is elided.
int textWidth(const QFont& font, const QString& text)
{
    return qCeil(QFontMetricsF(font).horizontalAdvance(text));
}

int factorWidth(const QFont& font)
{
    return QFontMetrics(font).horizontalAdvance(QStringLiteral("0.000000")) + CellMetrics(font).ch / 2;
}

Fold foldOf(const ColumnNeeds& needs, std::size_t at)
{
    return needs.folds.empty() ? Fold::Open : needs.folds[at];
}

/// Returns the width of a title on several lines.
int titleWidth(const QFont& font, const QString& title)
{
    int width = 0;
    for (const QString& line : titleLines(title))
        width = std::max(width, textWidth(font, line));
    return width;
}

int foldedWidth(const TreeColumn& column, Fold fold, const QFont& font)
{
    const CellMetrics metrics(font);
    if (fold == Fold::Away)
        return 0;
    if (fold == Fold::Strip)
        return QFontMetrics(captionFont(font)).height() + metrics.pad / 2;
    return std::max(titleWidth(font, column.title()), textWidth(captionFont(font), tiedCaption()))
        + 2 * metrics.pad;
}

int widthOfColumn(std::size_t at, const QFont& font, const ColumnNeeds& needs)
{
    const CellMetrics metrics(font);
    const TreeColumn& column = treeColumns()[at];
    if (foldOf(needs, at) != Fold::Open)
        return foldedWidth(column, foldOf(needs, at), font);
    // The marks are on both sides of a rank, whose heading is centered above the numbers.
    const int marksOfSorted = column.kind == ColumnKind::Rank ? 2 : 1;
    const int marks = needs.sorted == static_cast<int>(at) ? marksOfSorted : 0;
    const int heading = headingWidth(column, font) + marks * sortMarkWidth(font);
    if (column.kind == ColumnKind::Name)
        return std::max(heading, std::min(needs.contents[at], NameLength * metrics.ch));
    int content = needs.contents[at];
    if (column.kind == ColumnKind::Limit)
        content = std::min(content, NameLength * metrics.ch); // a list of QOS has any length
    if (column.kind == ColumnKind::Factor)
        content = std::max(content, factorWidth(font));
    if (column.kind == ColumnKind::Rank)
        // Reserve room for moves in advance; otherwise columns would jump during the first slider drag.
        content = rankWidth(font, needs.users) + moveWidth(metrics, needs.users) - metrics.pad / 2;
    return std::max(heading, content + 2 * metrics.pad);
}

/// The title of an algorithm spans its columns and may be wider than the visible ones.
void widenGroups(const QFont& font, const ColumnNeeds& needs, std::vector<int>& widths)
{
    const auto& columns = treeColumns();
    QFont bold = font;
    bold.setBold(true);
    for (std::size_t first = 0, last = 0; first < columns.size(); first = last) {
        int shown = 0;
        std::size_t widened = columns.size();
        bool folded = false;
        for (last = first; last < columns.size() && columns[last].algorithm == columns[first].algorithm;
            ++last) {
            shown += widths[last];
            folded = folded || foldOf(needs, last) == Fold::Away;
            if (!needs.hidden[last] && needs.chosen[last] == 0 && foldOf(needs, last) == Fold::Open)
                widened = last;
        }
        if (columns[first].algorithm == nullptr || widened == columns.size())
            continue;
        const int whole = std::max(
            textWidth(bold, columns[first].title()), textWidth(captionFont(font), columns[first].subtitle()));
        const int title = folded ? titleWidth(font, columns[first].title()) : whole;
        widths[widened] += std::max(0, title + 2 * CellMetrics(font).pad - shown);
    }
}

std::vector<int> neededWidths(const QFont& font, const ColumnNeeds& needs)
{
    std::vector<int> widths(treeColumns().size(), 0);
    for (std::size_t at = 0; at < widths.size(); ++at) {
        if (needs.hidden[at])
            continue;
        const bool chosen = needs.chosen[at] > 0 && foldOf(needs, at) == Fold::Open;
        widths[at] = chosen ? needs.chosen[at] : widthOfColumn(at, font, needs);
    }
    widenGroups(font, needs, widths);
    return widths;
}

int sum(const std::vector<int>& widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0);
}

/// Returns the visible columns of this kind whose width the user did not choose.
std::vector<std::size_t> ownWidthColumns(ColumnKind kind, const ColumnNeeds& needs)
{
    std::vector<std::size_t> found;
    for (std::size_t at = 0; at < treeColumns().size(); ++at)
        if (treeColumns()[at].kind == kind && !needs.hidden[at] && needs.chosen[at] == 0
            && foldOf(needs, at) == Fold::Open)
            found.push_back(at);
    return found;
}

/// Returns how much the names can shrink before the table must scroll.
int spareOfNames(const QFont& font, const ColumnNeeds& needs, const std::vector<int>& widths)
{
    const int least =
        std::max(headingWidth(treeColumns().front(), font), ShortNameLength * CellMetrics(font).ch);
    return needs.chosen.front() != 0 || !needs.shortensNames ? 0 : std::max(0, widths.front() - least);
}

/// Halves the margin next to the ranks, then shortens the names, if that is enough. The table should not
/// scroll for a few pixels.
void narrow(const QFont& font, const ColumnNeeds& needs, int missing, std::vector<int>& widths)
{
    const std::vector<std::size_t> ranks = ownWidthColumns(ColumnKind::Rank, needs);
    const int margins = CellMetrics(font).pad / 2 * static_cast<int>(ranks.size());
    if (missing <= 0 || missing > margins + spareOfNames(font, needs, widths))
        return;
    widths.front() -= std::max(0, missing - margins);
    missing = std::min(missing, margins);
    for (std::size_t left = ranks.size(); left > 0; --left) {
        const int part = (missing + static_cast<int>(left) - 1) / static_cast<int>(left);
        widths[ranks[ranks.size() - left]] -= part;
        missing -= part;
    }
}

/// Distributes the remaining width over the bars.
void lengthenBars(const QFont& font, const ColumnNeeds& needs, int spare, std::vector<int>& widths)
{
    const CellMetrics metrics(font);
    const int longest = BarLength * metrics.ch + 2 * metrics.pad;
    const std::vector<std::size_t> bars = ownWidthColumns(ColumnKind::Factor, needs);
    for (std::size_t left = bars.size(); left > 0; --left) {
        int& width = widths[bars[bars.size() - left]];
        const int part = std::clamp(spare / static_cast<int>(left), 0, std::max(0, longest - width));
        width += part;
        spare -= part;
    }
}

} // namespace

int headingWidth(const TreeColumn& column, const QFont& font)
{
    const bool own = column.algorithm == nullptr;
    const int title = own ? textWidth(font, column.title()) : 0;
    return std::max(title, textWidth(captionFont(font), own ? column.subtitle() : column.part()))
        + 2 * CellMetrics(font).pad;
}

QStringList titleLines(const QString& title)
{
    // After a blank or a hyphen, so that the longer line is as short as possible.
    qsizetype best = 0;
    const auto longer = [&title](qsizetype at) { return std::max(at, title.size() - at); };
    for (qsizetype at = 1; at < title.size(); ++at) {
        const bool breaks = title[at - 1] == QLatin1Char(' ') || title[at - 1] == QLatin1Char('-');
        if (breaks && longer(at) < longer(best))
            best = at;
    }
    return best == 0 ? QStringList{title} : QStringList{title.first(best).trimmed(), title.sliced(best)};
}

QString tiedCaption()
{
    return ColumnWidthsText::tr("all tied");
}

int sortMarkHeight(const QFont& font)
{
    return QFontMetrics(captionFont(font)).ascent() / 2;
}

int sortMarkWidth(const QFont& font)
{
    return 2 * sortMarkHeight(font) + CellMetrics(font).pad;
}

std::vector<int> columnWidths(const QFont& font, const ColumnNeeds& needs, int available)
{
    std::vector<int> widths = neededWidths(font, needs);
    narrow(font, needs, sum(widths) - available, widths);
    int spare = available - sum(widths);
    if (spare <= 0)
        return widths;
    if (needs.chosen[0] == 0) {
        // Wider names would not stay pinned on the left while the rest scrolls.
        const int longest = std::min(needs.contents[0], available / 2);
        const int forName = std::clamp(longest - widths[0], 0, spare);
        widths[0] += forName;
        spare -= forName;
    }
    lengthenBars(font, needs, spare, widths);
    return widths;
}

} // namespace fairshare::gui

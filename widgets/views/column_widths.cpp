// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/column_widths.h"

#include "widgets/delegates/cell_metrics.h"
#include "widgets/delegates/cell_painter.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace fairshare::gui {
namespace {

constexpr int NameLength = 22; ///< in ch
constexpr int LongestName = 44;

enum class MoveRoom : std::uint8_t { Reserved, None };

int neededWidth(const TreeColumn& column, const QFont& font, const LongestFigures& longest, MoveRoom moves)
{
    const CellMetrics metrics(font);
    const QFontMetrics text(font);
    const QFontMetrics caption(captionFont(font));
    const int heading =
        std::max(text.horizontalAdvance(column.algorithm == nullptr ? column.title() : QString()),
            caption.horizontalAdvance(column.algorithm == nullptr ? column.subtitle() : column.part()));
    int content = 0;
    switch (column.kind) {
    case ColumnKind::Name:
        content = NameLength * metrics.ch;
        break;
    case ColumnKind::Shares:
        content = std::max(7 * metrics.ch, text.horizontalAdvance(longest.shares));
        break;
    case ColumnKind::Usage:
        content = std::max(10 * metrics.ch, text.horizontalAdvance(longest.usage));
        break;
    case ColumnKind::ShareFraction:
    case ColumnKind::UsageFraction:
        // Small fractions are written so, and large ones have a mark beside them; a number is never cut.
        content = std::max(text.horizontalAdvance(QStringLiteral("0.0e−000")),
            text.horizontalAdvance(QStringLiteral("0.0e+00")) + metrics.em + metrics.ch);
        break;
    case ColumnKind::Factor:
        content = std::max(text.horizontalAdvance(QStringLiteral("0.000000")) + 3 * metrics.ch,
            caption.horizontalAdvance(QStringLiteral("LevelFS 0.0e+00")));
        break;
    case ColumnKind::Rank:
        content = rankWidth(font, longest.users);
        if (moves == MoveRoom::Reserved)
            content += moveWidth(metrics, longest.users) - metrics.pad;
        break;
    }
    return std::max(heading, content) + 2 * metrics.pad;
}

std::vector<int> neededWidths(
    const QFont& font, const LongestFigures& longest, const std::vector<bool>& hidden, MoveRoom moves)
{
    const auto& columns = treeColumns();
    std::vector<int> widths(columns.size(), 0);
    for (std::size_t at = 0; at < columns.size(); ++at) {
        if (!hidden[at])
            widths[at] = neededWidth(columns[at], font, longest, moves);
    }
    return widths;
}

int sum(const std::vector<int>& widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0);
}

} // namespace

std::vector<int> columnWidths(
    const QFont& font, const LongestFigures& longest, int available, const std::vector<bool>& hidden)
{
    const auto& columns = treeColumns();
    std::vector<int> widths = neededWidths(font, longest, hidden, MoveRoom::Reserved);
    // Every algorithm at a glance is worth more than a table that never grows.
    if (sum(widths) > available && !longest.moves)
        widths = neededWidths(font, longest, hidden, MoveRoom::None);
    int factors = 0;
    for (std::size_t at = 0; at < columns.size(); ++at)
        factors += !hidden[at] && columns[at].kind == ColumnKind::Factor ? 1 : 0;
    int spare = available - sum(widths);
    if (spare <= 0)
        return widths;
    const int longestName = LongestName * CellMetrics(font).ch;
    const int forName = factors == 0 ? spare : std::min(spare / 3, std::max(0, longestName - widths[0]));
    widths[0] += forName;
    spare -= forName;
    for (std::size_t at = 0; at < columns.size(); ++at) {
        if (columns[at].kind != ColumnKind::Factor || hidden[at])
            continue;
        const int part = spare / factors;
        widths[at] += part;
        spare -= part;
        --factors;
    }
    return widths;
}

} // namespace fairshare::gui

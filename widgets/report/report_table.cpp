// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_blocks.h"
#include "widgets/report/report_columns.h"

#include "widgets/text/shown_text.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace fairshare::gui {
namespace {

constexpr double TableGap = 0.6; ///< in lines of body text
constexpr double TableCaptionGap = 0.35;
constexpr double RowRoom = 0.28; ///< total space above and below the lines of a row
constexpr double FigureRowRoom = 0.02;
constexpr double SmallTable = 0.33; ///< fraction of a page up to which a table is not split
constexpr double BarPart = 0.62; ///< fraction of a row's height

/// One row as painted.
struct Cells {
    std::vector<QStringList> lines; ///< by column
    std::int32_t move = 0;
    qsizetype height = 1; ///< in lines
};

class TableLayout {
public:
    TableLayout(const BlockRoom& room, const ReviewTable& table)
        : m_style(room.style)
        , m_table(table)
        , m_font(table.isFigure ? room.style.small() : room.style.table())
        , m_columns(room.style, m_font, table, room.page.width())
        , m_pageHeight(room.page.height())
        , m_line(room.style.lineHeight(m_font))
    {
    }

    Flow flow() const
    {
        Flow flow;
        const auto head = hasHead() ? std::make_shared<const FlowPiece>(headPiece()) : nullptr;
        if (head) {
            flow.push_back(*head);
            flow.back().keepsWithNext = true;
        }
        for (std::size_t at = 0; at < m_table.rows.size(); ++at) {
            flow.push_back(rowPiece(m_table.rows[at], at + 1 == m_table.rows.size()));
            flow.back().head = head;
        }
        if (!flow.empty())
            flow.front().gap = TableGap * m_style.em();
        // Neither the first nor the last row is alone on a page.
        constexpr std::size_t Kept = 2;
        keepTogether(flow, 0, (head ? 1 : 0) + Kept);
        keepTogether(flow, flow.size() - std::min(flow.size(), Kept), flow.size());
        const double height = std::accumulate(flow.begin(), flow.end(), 0.0,
            [](double sum, const FlowPiece& piece) { return sum + piece.height; });
        if (height <= SmallTable * m_pageHeight)
            keepTogether(flow, 0, flow.size());
        return flow;
    }

private:
    bool hasHead() const
    {
        return std::any_of(m_table.columns.begin(), m_table.columns.end(),
            [](const ReviewColumn& column) { return !column.title.empty(); });
    }

    double rowRoom() const { return (m_table.isFigure ? FigureRowRoom : RowRoom) * m_line; }

    QColor colorOf(ReviewColumnKind kind) const
    {
        const bool aside = kind == ReviewColumnKind::Aside || kind == ReviewColumnKind::NumberAside;
        return m_style.color(aside ? Role::Text2 : Role::Text);
    }

    Cells cellsOf(const ReviewRow& row) const
    {
        Cells cells{.lines = {}, .move = row.move, .height = 1};
        for (std::size_t at = 0; at < m_table.columns.size(); ++at) {
            cells.lines.push_back(m_columns.wrapped(at, shownName(row.cells[at])));
            cells.height = std::max(cells.height, cells.lines.back().size());
        }
        return cells;
    }

    void paintCells(QPainter& painter, const QRectF& place, const Cells& cells, bool head) const
    {
        const double top = place.top() + rowRoom() / 2;
        for (std::size_t at = 0; at < m_table.columns.size(); ++at) {
            const ReviewColumnKind kind = m_table.columns[at].kind;
            if (kind == ReviewColumnKind::Move)
                continue;
            painter.setFont(m_font);
            painter.setPen(head ? m_style.color(Role::Text2) : colorOf(kind));
            const auto side = isAtRight(kind) ? Qt::AlignRight : Qt::AlignLeft;
            for (qsizetype line = 0; line < cells.lines[at].size(); ++line)
                painter.drawText(QRectF(place.left() + m_columns.left(at),
                                     top + static_cast<double>(line) * m_line, m_columns.width(at), m_line),
                    static_cast<int>(side) | Qt::AlignVCenter | Qt::TextDontClip | Qt::TextSingleLine,
                    cells.lines[at][line]);
        }
    }

    void paintMove(QPainter& painter, const QRectF& place, std::int32_t move) const
    {
        const BarRoom& bars = m_columns.bars();
        const double middle = place.left() + bars.middle;
        const double end = middle + move * bars.scale;
        const double height = BarPart * place.height();
        const QColor color = m_style.color(move > 0 ? Role::Gain : Role::Loss);
        const QRectF bar =
            QRectF(QPointF(middle, place.center().y() - height / 2), QSizeF(end - middle, height))
                .normalized();
        if (move != 0) {
            painter.fillRect(bar, color);
            painter.setPen(color);
            painter.setFont(m_font);
            const double gap = BarLabelGap * m_line;
            const QRectF left(bar.left() - gap - bars.label, place.top(), bars.label, place.height());
            const QRectF right(bar.right() + gap, place.top(), bars.label, place.height());
            painter.drawText(move > 0 ? right : left,
                static_cast<int>(move > 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter
                    | Qt::TextDontClip,
                moveText(move));
        }
        painter.setPen(QPen(m_style.color(Role::Text2), ReportStyle::FineRule));
        painter.drawLine(QPointF(middle, place.top()), QPointF(middle, place.bottom()));
    }

    void paintMoveHead(QPainter& painter, const QRectF& place) const
    {
        for (const ReviewColumn& column : m_table.columns) {
            if (column.kind != ReviewColumnKind::Move)
                continue;
            const double middle = place.left() + m_columns.bars().middle;
            const double gap = BarLabelGap * m_line;
            painter.setFont(m_font);
            painter.setPen(m_style.color(Role::Loss));
            painter.drawText(QRectF(place.left(), place.top(), middle - gap - place.left(), place.height()),
                Qt::AlignRight | Qt::AlignVCenter, shownName(column.title));
            painter.setPen(m_style.color(Role::Gain));
            painter.drawText(QRectF(middle + gap, place.top(), place.right() - middle, place.height()),
                Qt::AlignLeft | Qt::AlignVCenter, shownName(column.gainTitle));
        }
    }

    FlowPiece headPiece() const
    {
        Cells cells;
        for (std::size_t at = 0; at < m_table.columns.size(); ++at) {
            cells.lines.push_back(m_columns.wrapped(at, shownName(m_table.columns[at].title)));
            cells.height = std::max(cells.height, cells.lines.back().size());
        }
        return {.height = static_cast<double>(cells.height) * m_line + rowRoom(),
            .gap = 0,
            .paint = [*this, cells](QPainter& painter, const QRectF& place) {
                paintCells(painter, place, cells, true);
                paintMoveHead(painter, place);
                if (m_table.isFigure)
                    return;
                painter.setPen(QPen(m_style.color(Role::Text2), ReportStyle::StrongRule));
                painter.drawLine(place.topLeft(), place.topRight());
                painter.setPen(QPen(m_style.color(Role::Text2), ReportStyle::FineRule));
                painter.drawLine(place.bottomLeft(), place.bottomRight());
            }};
    }

    FlowPiece rowPiece(const ReviewRow& row, bool last) const
    {
        const Cells cells = cellsOf(row);
        const bool hasBars = m_columns.hasBars();
        const bool ruled = last && !m_table.isFigure && hasHead();
        return {.height = static_cast<double>(cells.height) * m_line + rowRoom(),
            .gap = 0,
            .paint = [*this, cells, hasBars, ruled](QPainter& painter, const QRectF& place) {
                paintCells(painter, place, cells, false);
                if (hasBars)
                    paintMove(painter, place, cells.move);
                if (ruled) {
                    painter.setPen(QPen(m_style.color(Role::Text2), ReportStyle::StrongRule));
                    painter.drawLine(place.bottomLeft(), place.bottomRight());
                }
            }};
    }

    const ReportStyle& m_style;
    const ReviewTable& m_table;
    QFont m_font;
    ReportColumns m_columns;
    double m_pageHeight;
    double m_line;
};

} // namespace

Flow tableFlow(const BlockRoom& room, const ReviewTable& table)
{
    Flow flow = TableLayout(room, table).flow();
    if (table.caption.empty() || flow.empty())
        return flow;
    flow.back().keepsWithNext = true;
    Flow caption = textFlow(room, shownProse(table.caption),
        {room.style.small(), room.style.color(Role::Text2), TableCaptionGap * room.style.em()});
    keepTogether(caption, 0, caption.size());
    flow.insert(flow.end(), caption.begin(), caption.end());
    return flow;
}

} // namespace fairshare::gui

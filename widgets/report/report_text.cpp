// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_blocks.h"

#include "widgets/text/shown_text.h"

#include "core/report/review/own_text.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr double ParagraphGap = 0.35; ///< in lines of body text
constexpr double CodeGap = 0.6;
constexpr double CodePadding = 0.5;
constexpr double CodeHanging = 1.5; ///< indentation of the continuation lines of a command
constexpr double HeadingGap = 0.7;
constexpr double ItemGap = 0.15;
constexpr double ItemIndent = 1.6; ///< of the text of an item, for each depth
constexpr double SignatureRoom = 3.2;
constexpr double SignatureWidth = 0.455; ///< fraction of the page
constexpr double RuleWidth = 1;

/// A text and the styles of its parts.
struct StyledText {
    QString text;
    QList<QTextLayout::FormatRange> styles{};

    void add(const QString& more, const QTextCharFormat& style)
    {
        if (!style.isEmpty())
            styles.append({static_cast<int>(text.size()), static_cast<int>(more.size()), style});
        text += more;
    }
};

QTextCharFormat bold()
{
    QTextCharFormat style;
    style.setFontWeight(QFont::Bold);
    return style;
}

StyledText styled(const BlockRoom& room, const std::vector<ReviewSpan>& spans, bool isBold = false)
{
    StyledText text;
    for (const ReviewSpan& span : withAddresses(spans)) {
        QTextCharFormat style;
        if (span.isCode)
            style.setFont(room.style.code());
        if (isBold || span.isBold)
            style.setFontWeight(QFont::Bold);
        if (span.isItalic)
            style.setFontItalic(true);
        text.add(span.isCode ? shownName(span.text) : shownProse(span.text), style);
    }
    return text;
}

std::shared_ptr<QTextLayout> laidOut(const BlockRoom& room, const StyledText& text, const TextDress& dress)
{
    auto layout = std::make_shared<QTextLayout>(text.text, dress.font, room.style.paper());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    layout->setTextOption(option);
    layout->setCacheEnabled(true);
    layout->setFormats(text.styles);
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(room.page.width() - dress.indent - (line.lineNumber() > 0 ? dress.hanging : 0));
        line.setPosition({0, 0}); // each line is painted at the position of its piece
    }
    layout->endLayout();
    return layout;
}

Flow styledFlow(const BlockRoom& room, const StyledText& text, const TextDress& dress)
{
    Flow flow;
    const auto layout = laidOut(room, text, dress);
    const double height = room.style.lineHeight(dress.font);
    for (int line = 0; line < layout->lineCount(); ++line)
        flow.push_back({.height = height,
            .gap = line == 0 ? dress.gap : 0,
            .paint = [layout, line, dress](QPainter& painter, const QRectF& place) {
                const QTextLine& shown = layout->lineAt(line);
                painter.setPen(dress.color);
                shown.draw(&painter,
                    place.topLeft()
                        + QPointF(dress.indent + (line > 0 ? dress.hanging : 0),
                            (place.height() - shown.height()) / 2));
            }});
    // No line is alone on a page.
    if (flow.size() > 1) {
        flow.front().keepsWithNext = true;
        flow[flow.size() - 2].keepsWithNext = true;
    }
    return flow;
}

/// Returns the mark before the text of an item.
QString markOf(const ReviewListItem& item)
{
    if (item.number != 0)
        return QString::number(item.number) + QLatin1Char('.');
    return {QChar(item.depth % 2 == 0 ? 0x2022 : 0x2013)};
}

} // namespace

Flow textFlow(const BlockRoom& room, const QString& text, const TextDress& dress, qsizetype boldLetters)
{
    StyledText written;
    written.add(text.left(boldLetters), bold());
    written.text = text;
    return styledFlow(room, written, dress);
}

Flow paragraphFlow(const BlockRoom& room, const ReviewParagraph& paragraph)
{
    const QString lead = shownName(paragraph.lead);
    const QString text = shownProse(paragraph.text);
    const TextDress dress{room.style.body(), room.style.color(Role::Text), ParagraphGap * room.style.em()};
    return textFlow(room, lead.isEmpty() ? text : lead + QLatin1Char(' ') + text, dress, lead.size());
}

Flow proseFlow(const BlockRoom& room, const ReviewProse& prose)
{
    const double gap = (prose.isHeading ? HeadingGap : ParagraphGap) * room.style.em();
    const TextDress dress{.font = room.style.body(),
        .color = room.style.color(prose.isQuote ? Role::Text2 : Role::Text),
        .gap = gap,
        .indent = prose.isQuote ? ItemIndent * room.style.em() : 0};
    Flow flow = styledFlow(room, styled(room, prose.spans, prose.isHeading), dress);
    for (FlowPiece& piece : flow)
        piece.keepsWithNext = piece.keepsWithNext || prose.isHeading;
    return flow;
}

Flow listFlow(const BlockRoom& room, const ReviewList& list)
{
    Flow flow;
    for (const ReviewListItem& item : list.items) {
        const double step = ItemIndent * room.style.em();
        const TextDress dress{.font = room.style.body(),
            .color = room.style.color(Role::Text),
            .gap = (&item == &list.items.front() ? ParagraphGap : ItemGap) * room.style.em(),
            .indent = step * (item.depth + 1)};
        Flow lines = styledFlow(room, styled(room, item.spans), dress);
        if (lines.empty())
            continue;
        if (!item.isContinued)
            lines.front().paint = [write = std::move(lines.front().paint), mark = markOf(item), dress, step](
                                      QPainter& painter, const QRectF& place) {
                write(painter, place);
                painter.setFont(dress.font);
                painter.setPen(dress.color);
                const QRectF before(
                    place.left() + dress.indent - step, place.top(), 0.8 * step, place.height());
                painter.drawText(before, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, mark);
            };
        std::ranges::move(lines, std::back_inserter(flow));
    }
    return flow;
}

Flow codeFlow(const BlockRoom& room, const ReviewCode& code)
{
    Flow flow;
    const ReportStyle& style = room.style;
    const double padding = CodePadding * style.em();
    const BlockRoom inside{style, {room.page.width() - 2 * padding, room.page.height()}};
    for (const std::string& line : code.lines) {
        const bool isComment = code.hasComments && line.starts_with('#');
        const TextDress dress{
            style.code(), style.color(isComment ? Role::Text2 : Role::Text), 0, CodeHanging * style.em()};
        Flow wrapped = textFlow(inside, shownName(line), dress);
        keepTogether(wrapped, 0, wrapped.size());
        for (FlowPiece& piece : wrapped)
            flow.push_back(std::move(piece));
    }
    for (std::size_t at = 0; at < flow.size(); ++at) {
        FlowPiece& piece = flow[at];
        const double above = at == 0 ? padding : 0;
        const double below = at + 1 == flow.size() ? padding : 0;
        const QColor fill = style.color(Role::Window);
        piece.gap = at == 0 ? CodeGap * style.em() : 0;
        piece.height += above + below;
        piece.paint = [write = std::move(piece.paint), fill, padding, above, below](
                          QPainter& painter, const QRectF& place) {
            painter.fillRect(place, fill);
            write(painter, place.adjusted(padding, above, -padding, -below));
        };
    }
    return flow;
}

Flow signatureFlow(const BlockRoom& room, const ReviewSignatures& signatures)
{
    constexpr std::size_t Columns = 2;
    const ReportStyle& style = room.style;
    const double width = SignatureWidth * room.page.width();
    const double step = room.page.width() - width;
    const double text = style.lineHeight(style.small());
    Flow flow;
    for (std::size_t first = 0; first < signatures.lines.size(); first += Columns) {
        QStringList lines;
        for (std::size_t at = first; at < std::min(first + Columns, signatures.lines.size()); ++at)
            lines << QFontMetricsF(style.metrics(style.small()))
                         .elidedText(shownName(signatures.lines[at]), Qt::ElideRight, width);
        flow.push_back({.height = SignatureRoom * style.em() + text,
            .gap = 0,
            .paint = [&style, lines, width, step, text](QPainter& painter, const QRectF& place) {
                double left = place.left();
                for (const QString& line : lines) {
                    painter.setPen(QPen(style.color(Role::Text2), RuleWidth));
                    const double rule = place.bottom() - text - RuleWidth;
                    painter.drawLine(QPointF(left, rule), QPointF(left + width, rule));
                    painter.setFont(style.small());
                    painter.drawText(QRectF(left, place.bottom() - text, width, text),
                        Qt::AlignLeft | Qt::AlignVCenter, line);
                    left += step;
                }
            }});
    }
    return flow;
}

bool isText(const ReviewBlock& block)
{
    return std::holds_alternative<ReviewParagraph>(block) || std::holds_alternative<ReviewProse>(block)
        || std::holds_alternative<ReviewList>(block);
}

Flow blockFlow(const BlockRoom& room, const ReviewBlock& block)
{
    if (const auto* paragraph = std::get_if<ReviewParagraph>(&block))
        return paragraphFlow(room, *paragraph);
    if (const auto* table = std::get_if<ReviewTable>(&block))
        return tableFlow(room, *table);
    if (const auto* figure = std::get_if<ReviewFigure>(&block))
        return figureFlow(room, *figure);
    if (const auto* code = std::get_if<ReviewCode>(&block))
        return codeFlow(room, *code);
    if (const auto* prose = std::get_if<ReviewProse>(&block))
        return proseFlow(room, *prose);
    if (const auto* list = std::get_if<ReviewList>(&block))
        return listFlow(room, *list);
    return signatureFlow(room, std::get<ReviewSignatures>(block));
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_blocks.h"

#include "widgets/text/shown_text.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr double ParagraphGap = 0.35; ///< in lines of body text
constexpr double CodeGap = 0.6;
constexpr double CodePadding = 0.5;
constexpr double CodeHanging = 1.5; ///< indentation of the continuation lines of a command
constexpr double SignatureRoom = 3.2;
constexpr double SignatureWidth = 0.455; ///< fraction of the page
constexpr double RuleWidth = 1;

std::shared_ptr<QTextLayout> laidOut(
    const BlockRoom& room, const QString& text, const TextDress& dress, qsizetype boldLetters)
{
    auto layout = std::make_shared<QTextLayout>(text, dress.font, room.style.paper());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    layout->setTextOption(option);
    layout->setCacheEnabled(true);
    if (boldLetters > 0) {
        QTextCharFormat bold;
        bold.setFontWeight(QFont::Bold);
        layout->setFormats({{0, static_cast<int>(boldLetters), bold}});
    }
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(room.page.width() - (line.lineNumber() > 0 ? dress.hanging : 0));
        line.setPosition({0, 0}); // each line is painted at the position of its piece
    }
    layout->endLayout();
    return layout;
}

} // namespace

Flow textFlow(const BlockRoom& room, const QString& text, const TextDress& dress, qsizetype boldLetters)
{
    Flow flow;
    const auto layout = laidOut(room, text, dress, boldLetters);
    const double height = room.style.lineHeight(dress.font);
    for (int line = 0; line < layout->lineCount(); ++line)
        flow.push_back({.height = height,
            .gap = line == 0 ? dress.gap : 0,
            .paint = [layout, line, dress](QPainter& painter, const QRectF& place) {
                const QTextLine& shown = layout->lineAt(line);
                painter.setPen(dress.color);
                shown.draw(&painter,
                    place.topLeft()
                        + QPointF(line > 0 ? dress.hanging : 0, (place.height() - shown.height()) / 2));
            }});
    // No line is alone on a page.
    if (flow.size() > 1) {
        flow.front().keepsWithNext = true;
        flow[flow.size() - 2].keepsWithNext = true;
    }
    return flow;
}

Flow paragraphFlow(const BlockRoom& room, const ReviewParagraph& paragraph)
{
    const QString lead = shownName(paragraph.lead);
    const QString text = shownName(paragraph.text);
    const TextDress dress{room.style.body(), room.style.color(Role::Text), ParagraphGap * room.style.em()};
    return textFlow(room, lead.isEmpty() ? text : lead + QLatin1Char(' ') + text, dress, lead.size());
}

Flow codeFlow(const BlockRoom& room, const ReviewCode& code)
{
    Flow flow;
    const ReportStyle& style = room.style;
    const double padding = CodePadding * style.em();
    const BlockRoom inside{style, {room.page.width() - 2 * padding, room.page.height()}};
    for (const std::string& line : code.lines) {
        const bool isComment = line.starts_with('#');
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
    const ReportStyle& style = room.style;
    const double width = SignatureWidth * room.page.width();
    const double step = signatures.lines.size() < 2
        ? 0
        : (room.page.width() - width) / static_cast<double>(signatures.lines.size() - 1);
    QStringList lines;
    for (const std::string& line : signatures.lines)
        lines << shownName(line);
    const double text = style.lineHeight(style.small());
    return {{.height = SignatureRoom * style.em() + text,
        .gap = 0,
        .paint = [&style, lines, width, step, text](QPainter& painter, const QRectF& place) {
            double left = place.left();
            for (const QString& line : lines) {
                painter.setPen(QPen(style.color(Role::Text2), RuleWidth));
                const double rule = place.bottom() - text - RuleWidth;
                painter.drawLine(QPointF(left, rule), QPointF(left + width, rule));
                painter.setFont(style.small());
                painter.drawText(
                    QRectF(left, place.bottom() - text, width, text), Qt::AlignLeft | Qt::AlignVCenter, line);
                left += step;
            }
        }}};
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
    return signatureFlow(room, std::get<ReviewSignatures>(block));
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/plot_look.h"
#include "widgets/report/page_flow.h"
#include "widgets/report/report_style.h"

#include "core/report/review.h"

#include <QSizeF>
#include <QString>

/// Blocks of a review as pieces of a page. Style and block outlive the pieces.
namespace fairshare::gui {

/// What a block is laid out in.
struct BlockRoom {
    const ReportStyle& style;
    QSizeF page; ///< where one may draw
};

/// How a text is set.
struct TextDress {
    QFont font;
    QColor color;
    double gap = 0; ///< above its first line
    double hanging = 0; ///< how far lines behind the first are indented
};

/// Lines that do not stand alone at the head or at the foot of a page.
/// @param boldLetters so many letters of its beginning are bold
Flow textFlow(const BlockRoom& room, const QString& text, const TextDress& dress, qsizetype boldLetters = 0);

Flow paragraphFlow(const BlockRoom& room, const ReviewParagraph& paragraph);
Flow codeFlow(const BlockRoom& room, const ReviewCode& code);
Flow signatureFlow(const BlockRoom& room, const ReviewSignatures& signatures);
Flow tableFlow(const BlockRoom& room, const ReviewTable& table);
Flow figureFlow(const BlockRoom& room, const ReviewFigure& figure);
Flow blockFlow(const BlockRoom& room, const ReviewBlock& block);

/// Paints a figure's plots beside each other from the painter's origin on.
void paintFigure(QPainter& painter, const ReviewFigure& figure, const QSize& size, const PlotLook& look);

/// "+8", "−5"
QString moveText(std::int32_t move);

} // namespace fairshare::gui

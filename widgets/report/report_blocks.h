// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel/plot_look.h"
#include "widgets/report/page_flow.h"
#include "widgets/report/report_style.h"

#include "core/report/review/review.h"

#include <QSizeF>
#include <QString>

/// Converts blocks of a review into pieces of a page. Style and block must outlive the pieces.
namespace fairshare::gui {

/// Context for the layout of a block.
struct BlockRoom {
    const ReportStyle& style;
    QSizeF page; ///< printable area
};

/// Format of a text.
struct TextDress {
    QFont font;
    QColor color;
    double gap = 0; ///< space above its first line
    double hanging = 0; ///< indentation of all lines after the first
    double indent = 0; ///< indentation of all lines
};

/// Returns the lines of a text. No single line is left alone at the top or bottom of a page.
/// @param boldLetters number of bold letters at the beginning
Flow textFlow(const BlockRoom& room, const QString& text, const TextDress& dress, qsizetype boldLetters = 0);

Flow paragraphFlow(const BlockRoom& room, const ReviewParagraph& paragraph);
Flow proseFlow(const BlockRoom& room, const ReviewProse& prose);
Flow listFlow(const BlockRoom& room, const ReviewList& list);
Flow codeFlow(const BlockRoom& room, const ReviewCode& code);
Flow signatureFlow(const BlockRoom& room, const ReviewSignatures& signatures);
Flow tableFlow(const BlockRoom& room, const ReviewTable& table);
Flow figureFlow(const BlockRoom& room, const ReviewFigure& figure);
Flow blockFlow(const BlockRoom& room, const ReviewBlock& block);

/// Paints the plots of a figure next to each other, starting at the painter's origin.
void paintFigure(QPainter& painter, const ReviewFigure& figure, const QSize& size, const PlotLook& look);

/// Formats a move: "+8", "−5".
QString moveText(std::int32_t move);

/// Returns true for text, in contrast to tables and figures.
bool isText(const ReviewBlock& block);

} // namespace fairshare::gui

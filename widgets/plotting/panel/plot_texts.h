// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel/plot_look.h"

#include <QColor>
#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QRectF>
#include <QString>

/// Texts inside a picture, readable on any background.
namespace fairshare::gui {

struct TextColors {
    QColor text;
    QColor halo;
};

/// Returns the text colors for the background of views.
TextColors surfaceText(const Theme& theme);
/// Returns the text colors for a filled item: those of the background if the fill is a theme color, otherwise
/// black or white.
TextColors fillText(const Theme& theme, const QColor& fill, bool ofMap);

/// Draws one line of text with a halo; `at` is the middle of its left edge.
void drawHaloText(QPainter& painter, const QPointF& at, const QString& text, const TextColors& colors);
/// Draws the text in an area as wide as it is.
void drawHaloText(QPainter& painter, const QRectF& place, const QString& text, const TextColors& colors);
/// Draws text on a line; its wider halo interrupts the line.
void drawTextOnLine(QPainter& painter, const QRectF& place, const QString& text, const TextColors& colors);
/// Draws a line from a mark to its label.
void drawLeader(QPainter& painter, const QLineF& leader, const TextColors& colors);

/// Returns the text, or as much of it as fits, with an ellipsis; "" if too little would remain.
QString fittedText(const QFontMetricsF& metrics, const QString& text, double width);

} // namespace fairshare::gui

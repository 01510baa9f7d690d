// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/start/sketch.h"

#include "widgets/theme/theme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr qsizetype BytesPerRow = 2 + SketchRow::Bars;
constexpr char ColumnsFollow = '\xff'; ///< the first row of a tree is no deeper than this
constexpr int DeepestIndent = 6;
constexpr int LongestName = 12; ///< longer names are drawn as long as this
constexpr double NamePart = 0.4; ///< of the width

void paintRows(QPainter& painter, const QRect& place, const std::vector<SketchRow>& rows)
{
    const Theme theme = themeOf(QApplication::palette());
    const auto count = static_cast<double>(std::max<std::size_t>(rows.size(), 8));
    const double step = place.height() / count;
    const double names = place.width() * NamePart;
    const double column = (place.width() - names) / SketchRow::Bars;
    double top = place.top() + step / 4;
    for (const SketchRow& row : rows) {
        const double indent = std::min<int>(row.depth, DeepestIndent) * names / (2 * DeepestIndent);
        const double length = names / 2 * std::clamp<int>(row.nameLength, 3, LongestName) / LongestName * 0.9;
        painter.fillRect(QRectF(place.left() + indent, top, length, step / 2), theme.color(Role::Idle));
        double left = place.left() + names;
        for (const quint8 bar : row.bars) {
            painter.fillRect(QRectF(left, top, column * 0.85 * bar / 255, step / 2), theme.color(Role::Bar));
            left += column;
        }
        top += step;
    }
}

void paintColumns(QPainter& painter, const QRect& place, const std::vector<quint8>& columns)
{
    const Theme theme = themeOf(QApplication::palette());
    const double width = static_cast<double>(place.width()) / static_cast<double>(columns.size());
    double left = place.left();
    for (const quint8 column : columns) {
        const double height = place.height() * column / 255.0;
        painter.fillRect(QRectF(left, place.bottom() + 1 - height, width, height), theme.color(Role::Bar));
        left += width;
    }
}

} // namespace

QByteArray encodedSketch(const Sketch& sketch)
{
    QByteArray text;
    for (const SketchRow& row : sketch.rows) {
        text.append(static_cast<char>(row.depth)).append(static_cast<char>(row.nameLength));
        for (const quint8 bar : row.bars)
            text.append(static_cast<char>(bar));
    }
    if (!sketch.columns.empty())
        text.append(ColumnsFollow);
    for (const quint8 column : sketch.columns)
        text.append(static_cast<char>(column));
    return text;
}

Sketch decodedSketch(const QByteArray& text)
{
    Sketch sketch;
    if (text.startsWith(ColumnsFollow)) {
        for (qsizetype at = 1; at < text.size(); ++at)
            sketch.columns.push_back(static_cast<quint8>(text[at]));
        return sketch;
    }
    if (text.size() % BytesPerRow != 0)
        return sketch;
    for (qsizetype at = 0; at < text.size(); at += BytesPerRow) {
        SketchRow row{static_cast<quint8>(text[at]), static_cast<quint8>(text[at + 1])};
        for (std::size_t bar = 0; bar < row.bars.size(); ++bar)
            row.bars.at(bar) = static_cast<quint8>(text[at + 2 + static_cast<qsizetype>(bar)]);
        sketch.rows.push_back(row);
    }
    return sketch;
}

void paintSketch(QPainter& painter, const QRect& place, const Sketch& sketch)
{
    if (sketch.columns.empty())
        paintRows(painter, place, sketch.rows);
    else
        paintColumns(painter, place, sketch.columns);
}

} // namespace fairshare::gui

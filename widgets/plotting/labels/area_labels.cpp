// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/area_labels.h"

#include "widgets/plotting/labels/label_space.h"
#include "widgets/plotting/labels/sector_text.h"
#include "widgets/theme/chart_theme.h"

#include "core/chart/plot.h"

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

/// Returns the colors of a text inside an item.
TextColors colorsIn(const LabelSpace& space, const PlotItem& item)
{
    const Marks& marks = space.marksOf(item);
    const bool ofMap =
        space.plot().colorScale && item.item < marks.values.size() && !std::isnan(marks.values[item.item]);
    const Theme& theme = space.look().theme;
    return fillText(theme, itemColor(theme, space.plot(), marks, item.item), ofMap);
}

} // namespace

void paintBoxLabel(QPainter& painter, const LabelSpace& space, const PlotItem& item)
{
    const Marks& marks = space.marksOf(item);
    const QRectF box = space.map().box(marks, item.item).intersected(space.map().area);
    const double line = space.metrics().height();
    if (std::min(box.width(), box.height()) < line)
        return space.tellUnnamed(item);
    const auto fits = [&](const QString& name) {
        return space.metrics().horizontalAdvance(name)
            <= std::max(box.width(), box.height()) - 2 * LabelSpace::Pad;
    };
    const QString name = space.nameOf(item);
    const QString shorter = space.shortNameOf(item);
    const QString& text = !shorter.isEmpty() && !fits(name) ? shorter : name;
    const QString level = fittedText(space.metrics(), text, box.width() - 2 * LabelSpace::Pad);
    const QString onSide = fittedText(space.metrics(), text, box.height() - 2 * LabelSpace::Pad);
    // Prefer the whole name, or more of it, on its side to a part of it.
    const bool upright =
        marks.kind != MarkKind::Cells && level != text && (onSide == text || onSide.size() > level.size());
    const QString fit = upright ? onSide : level;
    if (fit.isEmpty())
        return space.tellUnnamed(item);
    const TextColors colors = colorsIn(space, item);
    const double length = space.metrics().horizontalAdvance(fit);
    if (!upright) {
        const double left =
            marks.kind == MarkKind::Cells ? box.center().x() - length / 2 : box.left() + LabelSpace::Pad;
        return drawHaloText(painter, {left, box.center().y()}, fit, colors);
    }
    painter.save();
    painter.translate(box.center());
    painter.rotate(-90);
    drawHaloText(painter, {-length / 2, 0}, fit, colors);
    painter.restore();
}

void paintSectorLabel(QPainter& painter, const LabelSpace& space, const PlotItem& item)
{
    const Marks& marks = space.marksOf(item);
    const RingPart part{.inner = marks.y[item.item] * space.map().turnRadius,
        .outer = marks.y2[item.item] * space.map().turnRadius,
        .from = marks.x[item.item],
        .to = marks.x2[item.item]};
    const QString name = space.nameOf(item);
    const QString shorter = space.shortNameOf(item);
    SectorText place = sectorText(part, space.metrics(), name);
    if (place.text != name && !shorter.isEmpty())
        place = sectorText(part, space.metrics(), shorter);
    if (place.text.isEmpty())
        return space.tellUnnamed(item);
    painter.save();
    painter.translate(space.map().area.center() + place.middle);
    painter.rotate(place.degrees);
    drawHaloText(
        painter, {-space.metrics().horizontalAdvance(place.text) / 2, 0}, place.text, colorsIn(space, item));
    painter.restore();
}

} // namespace fairshare::gui

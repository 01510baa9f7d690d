// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/text_labels.h"

#include "widgets/plotting/labels/label_space.h"
#include "widgets/text/shown_text.h"

#include <cmath>

namespace fairshare::gui {
namespace {

/// True if the category before or after has a text of these marks at the same level.
bool hasNeighbor(const LabelSpace& space, const PlotItem& item)
{
    constexpr double Beside = 1.5; // categories
    const Marks& marks = space.marksOf(item);
    const QPointF at = space.map().anchor(marks, item.item);
    const double category = std::abs(space.map().x.pixel(1) - space.map().x.pixel(0));
    for (std::size_t other = 0; other < marks.size(); ++other) {
        const QPointF apart = space.map().anchor(marks, other) - at;
        const bool isAside = apart.x() != 0 && std::abs(apart.x()) < Beside * category;
        if (isAside && std::abs(apart.y()) < space.metrics().height())
            return true;
    }
    return false;
}

} // namespace

void paintTextLabel(QPainter& painter, LabelSpace& space, const PlotItem& item)
{
    constexpr double MostCategories = 2.1; // a longer one would cover important parts
    constexpr double AmongNeighbors = 0.95;
    const Marks& marks = space.marksOf(item);
    const QPointF at = space.map().anchor(marks, item.item);
    const auto draw = [&](const QString& words, const QPointF& middle) {
        // Dozens of lines meet in a tie, and a halo is not sufficient against them.
        const QSizeF size = space.sizeOf(words);
        const QRectF place(middle - QPointF(size.width() / 2, size.height() / 2), size);
        painter.fillRect(place.adjusted(-LabelSpace::Pad / 2, 1, LabelSpace::Pad / 2, -1),
            space.look().theme.color(Role::Base));
        drawHaloText(painter, {place.left(), middle.y()}, words, space.surfaceColors());
    };
    if (marks.shortLabels.empty())
        return draw(space.nameOf(item), at);
    const double category = std::abs(space.map().x.pixel(1) - space.map().x.pixel(0));
    const double widest = (hasNeighbor(space, item) ? AmongNeighbors : MostCategories) * category;
    const QString shorter = space.shortNameOf(item);
    const bool hasBrief = item.item < marks.briefLabels.size();
    const QString brief = hasBrief ? shownName(marks.briefLabels[item.item]) : QString();
    const QString least = hasBrief ? brief : fittedText(space.metrics(), shorter, widest);
    // Prefer a shorter name in place to a long one elsewhere.
    const double high = space.metrics().height();
    for (const double down : {0.0, high, -high})
        for (const QString& words : {space.nameOf(item), shorter, least}) {
            const QSizeF size = space.sizeOf(words);
            const QPointF middle = at + QPointF(0, down);
            const QRectF place(middle - QPointF(size.width() / 2, size.height() / 2), size);
            const bool fits = size.width() <= widest || (hasBrief && words == brief);
            if (!words.isEmpty() && fits && space.room().take(place))
                return draw(words, middle);
        }
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/point_labels.h"

#include "widgets/plotting/labels/label_space.h"
#include "widgets/plotting/panel/body_view.h"
#include "widgets/text/elided_text.h"

#include "core/chart/plot.h"

#include <algorithm>

namespace fairshare::gui {
namespace {

/// True if the surface of the 3D plot hides a point.
bool isHidden(const LabelSpace& space, const PlotItem& item)
{
    const auto& body = space.map().body;
    return body && body->hides(body->map().placeOf(space.marksOf(item), item.item));
}

/// Returns the number of points of its marks at the same place, including itself.
std::size_t pointsAt(const LabelSpace& space, const PlotItem& item)
{
    const Marks& marks = space.marksOf(item);
    const double x = marks.x[item.item];
    const double y = marks.y[item.item];
    std::size_t count = 0;
    for (std::size_t other = 0; other < marks.size(); ++other) // without branches, which would be slow for
                                                               // thousands of points
        count +=
            static_cast<std::size_t>(marks.x[other] == x) & static_cast<std::size_t>(marks.y[other] == y);
    return count;
}

} // namespace

PointLabels::PointLabels(LabelSpace& space)
    : m_space(space)
    , m_finder(m_space.room(), m_space.look().em())
{
}

QString PointLabels::nameBeside(const PlotItem& item) const
{
    constexpr double Part = 0.3; // of the panel
    constexpr double Least = 8; // em
    const QString name = m_space.nameOf(item);
    const double most = std::max(Part * m_space.map().area.width(), Least * m_space.look().em());
    // The distinguishing suffix of equal names is at the end.
    const bool hasEnd = m_space.plot().nameEnds.contains(m_space.marksOf(item).row(item.item));
    return hasEnd ? elided(m_space.metrics(), name, Qt::ElideMiddle, most)
                  : fittedText(m_space.metrics(), name, most);
}

void PointLabels::paint(QPainter* painter, const PlotItem& item)
{
    const Marks& marks = m_space.marksOf(item);
    const QPointF point = m_space.map().anchor(marks, item.item);
    if (!m_space.map().area.contains(point) || isHidden(m_space, item))
        return;
    if (m_space.hasLines() && !m_space.panel().grid)
        return paintOnCurves(painter, item);
    // Several points at the same place share one name with their number.
    constexpr std::size_t Few = 2;
    const std::size_t together = pointsAt(m_space, item);
    if (std::find(m_namedTogether.begin(), m_namedTogether.end(), point) != m_namedTogether.end())
        return;
    if (together > Few)
        m_namedTogether.push_back(point);
    const QString name = namesAndMore(nameBeside(item), together > Few ? together - 1 : 0);
    const std::vector<QPointF> points = m_space.pointsAround(marks);
    const auto found = m_finder.find(
        {point, m_space.sizeOf(name), LabelSpace::Pad + 2}, {points, m_space.crowd(), m_space.lines()});
    if (found)
        draw(painter, item, *found, name);
}

void PointLabels::draw(
    QPainter* painter, const PlotItem& item, const PointLabelPlace& found, const QString& words)
{
    m_found.emplace_back(item, found.place);
    if (painter == nullptr)
        return;
    const TextColors colors = m_space.colorsAt(found.place.center());
    if (found.leader)
        drawLeader(*painter, *found.leader, colors);
    drawHaloText(*painter, found.place, words, colors);
}

std::optional<QRectF> PointLabels::foundPlace(const PlotItem& item) const
{
    const auto found =
        std::find_if(m_found.begin(), m_found.end(), [&item](const auto& one) { return one.first == item; });
    return found == m_found.end() ? std::nullopt : std::optional(found->second);
}

void PointLabels::paintOnCurves(QPainter* painter, const PlotItem& item)
{
    // Prefer a short, readable name to a long one across the lines.
    constexpr int AtEase = 2;
    constexpr int Anything = 1000000;
    const QPointF point = m_space.map().anchor(m_space.marksOf(item), item.item);
    const QString name = m_space.nameOf(item);
    const QString shorter = m_space.shortNameOf(item);
    const QString least = shorter.isEmpty() ? nameBeside(item) : QString();
    for (const auto& [words, most] : {std::pair(name, AtEase), std::pair(shorter, AtEase),
             std::pair(shorter, Anything), std::pair(name, Anything), std::pair(least, Anything)}) {
        const QRectF place = words.isEmpty()
            ? QRectF()
            : m_space.room().offLines(
                  {point, m_space.sizeOf(words), LabelSpace::Pad + 2}, m_space.lines(), most);
        if (place.isValid())
            return draw(painter, item, {place}, words);
    }
}

} // namespace fairshare::gui

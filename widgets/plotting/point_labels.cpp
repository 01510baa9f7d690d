// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/label_painter.h"
#include "widgets/plotting/mark_painter.h"
#include "widgets/text/elided_text.h"

#include "core/chart/plot.h"

#include <QCoreApplication>

#include <algorithm>

/// Names of points.
namespace fairshare::gui {
namespace {

constexpr std::size_t FewPoints = 300; ///< more points leave no room
constexpr std::size_t Samples = 1000; ///< sample size for dense points

struct LineEndTexts {
    Q_DECLARE_TR_FUNCTIONS(LineEndTexts)
};

std::size_t stepThrough(const Marks& marks)
{
    return marks.size() <= FewPoints ? 1 : (marks.size() + Samples - 1) / Samples;
}

} // namespace

QString andMore(const QString& names, std::size_t more)
{
    return more == 0 ? names : LineEndTexts::tr("%1 and %2 more").arg(names).arg(more);
}

void LabelPainter::keepClearOfPoints()
{
    for (const Marks& marks : panel().marks) {
        if (marks.kind != MarkKind::Points)
            continue;
        const bool few = marks.size() <= FewPoints;
        const double side = pointSize(marks.size());
        for (std::size_t item = 0; item < marks.size(); item += stepThrough(marks)) {
            const QPointF at = m_map.point(marks, item);
            (few ? m_dots : m_points).push_back(at);
            if (few)
                m_room.block(QRectF(at - QPointF(side / 2, side / 2), QSizeF(side, side)));
        }
    }
}

std::vector<QPointF> LabelPainter::pointsAround(const Marks& marks) const
{
    std::vector<QPointF> points = m_dots;
    if (marks.size() > FewPoints)
        for (std::size_t item = 0; item < marks.size(); item += stepThrough(marks))
            points.push_back(m_map.point(marks, item));
    return points;
}

std::size_t LabelPainter::pointsAt(const PlotItem& item) const
{
    const Marks& marks = panel().marks[item.marks];
    const double x = marks.x[item.item];
    const double y = marks.y[item.item];
    std::size_t count = 0;
    for (std::size_t other = 0; other < marks.size(); ++other) // without branches, which would be slow for
                                                               // thousands of points
        count +=
            static_cast<std::size_t>(marks.x[other] == x) & static_cast<std::size_t>(marks.y[other] == y);
    return count;
}

QString LabelPainter::nameBeside(const PlotItem& item) const
{
    constexpr double Part = 0.3; // of the panel
    constexpr double Least = 8; // em
    const QString name = nameOf(item);
    const double most = std::max(Part * m_map.area.width(), Least * m_look.em());
    // The distinguishing suffix of equal names is at the end.
    const bool hasEnd = m_plot.nameEnds.contains(panel().marks[item.marks].row(item.item));
    return hasEnd ? elided(m_metrics, name, Qt::ElideMiddle, most) : fittedText(m_metrics, name, most);
}

void LabelPainter::beside(QPainter& painter, const PlotItem& item)
{
    const Marks& marks = panel().marks[item.marks];
    const QPointF point = m_map.anchor(marks, item.item);
    if (!m_map.area.contains(point) || isHidden(item))
        return;
    if (hasLines() && !panel().grid)
        return besideOnCurves(painter, item);
    // Several points at the same place share one name with their number.
    constexpr std::size_t Few = 2;
    const std::size_t together = pointsAt(item);
    if (std::find(m_namedTogether.begin(), m_namedTogether.end(), point) != m_namedTogether.end())
        return;
    if (together > Few)
        m_namedTogether.push_back(point);
    const QString name = andMore(nameBeside(item), together > Few ? together - 1 : 0);
    const std::vector<QPointF> points = pointsAround(marks);
    const auto found = m_pointNames.find({point, sizeOf(name), Pad + 2}, {points, m_points, m_lines});
    if (found)
        drawPointName(painter, item, *found, name);
}

void LabelPainter::drawPointName(
    QPainter& painter, const PlotItem& item, const PointName& found, const QString& words)
{
    if (m_finding) {
        m_found.emplace_back(item, found.place);
        return;
    }
    const TextColors colors = colorsAt(found.place.center());
    if (found.leader)
        drawLeader(painter, *found.leader, colors);
    drawHaloText(painter, {found.place.left(), found.place.center().y()}, words, colors);
}

void LabelPainter::drawLeader(QPainter& painter, const QLineF& leader, const TextColors& colors) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.halo, 3));
    painter.drawLine(leader);
    painter.setPen(QPen(colors.text, 1.2));
    painter.drawLine(leader);
    painter.restore();
}

void LabelPainter::besideOnCurves(QPainter& painter, const PlotItem& item)
{
    // Prefer a short, readable name to a long one across the lines.
    constexpr int AtEase = 2;
    constexpr int Anything = 1000000;
    const QPointF point = m_map.anchor(panel().marks[item.marks], item.item);
    const QString name = nameOf(item);
    const QString shorter = shortNameOf(item);
    const QString least = shorter.isEmpty() ? nameBeside(item) : QString();
    for (const auto& [words, most] : {std::pair(name, AtEase), std::pair(shorter, AtEase),
             std::pair(shorter, Anything), std::pair(name, Anything), std::pair(least, Anything)}) {
        const QRectF place =
            words.isEmpty() ? QRectF() : m_room.offLines({point, sizeOf(words), Pad + 2}, m_lines, most);
        if (place.isValid())
            return drawPointName(painter, item, {place}, words);
    }
}

} // namespace fairshare::gui

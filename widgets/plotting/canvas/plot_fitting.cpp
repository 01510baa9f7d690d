// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/plot_fitting.h"

#include "widgets/plotting/canvas/axis_ticks.h"
#include "widgets/plotting/canvas/color_scale_bar.h"
#include "widgets/plotting/canvas/plot_ranges.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/shown_text.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr double MostSide = 0.3; ///< fraction of a panel's width for category names next to it …
constexpr double LeastSide = 9; ///< … but at least this many em

/// Returns the name, on two lines if one is too short, or as much of it as fits.
QString fittedCategory(const QFontMetrics& metrics, const QString& name, int room)
{
    if (metrics.horizontalAdvance(name) <= room)
        return name;
    for (qsizetype at = name.size() - 1; at > 0; --at) {
        if (name[at - 1] != QLatin1Char('-') && name[at - 1] != QLatin1Char(' '))
            continue;
        const QString first = name.left(at).trimmed();
        const QString second = name.mid(at);
        if (metrics.horizontalAdvance(first) <= room && metrics.horizontalAdvance(second) <= room)
            return first + QLatin1Char('\n') + second;
    }
    return elided(metrics, name, Qt::ElideRight, room);
}

} // namespace

void PlotFitting::fit()
{
    constexpr int MostPasses = 3; // additional lines of names change the room of others
    fitScaleTicks();
    for (int pass = 0; pass < MostPasses; ++pass) {
        const bool sides = fitSideCategories();
        const bool categories = fitCategories() || sides;
        if (!fitEndNames() && !categories)
            break;
        m_layOut();
    }
    fitHeights();
    fitTicks();
    fitTitles();
}

bool PlotFitting::fitCategories()
{
    bool changed = false;
    for (std::size_t at = 0; at < m_parts.panels.size(); ++at) {
        CanvasPanel& panel = m_parts.panels[at];
        const PlotAxis& axis = m_parts.grid.plot.panels[at].x;
        const double span = panel.whole.size();
        if (!axis.shown || axis.scale != AxisScale::Categories || !(span > 0))
            continue;
        const int room = static_cast<int>(panel.rect->width() / span - m_parts.look.em() / 3);
        if (std::exchange(panel.room, room) == room)
            continue;
        nameCategories(panel, axis);
        changed = true;
    }
    return changed;
}

void PlotFitting::nameCategories(CanvasPanel& panel, const PlotAxis& axis) const
{
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    panel.strong = {};
    QFont bold = m_parts.look.smallFont();
    bold.setBold(true);
    // Prefer rotated names to truncated ones.
    const bool upright = std::any_of(axis.ticks.begin(), axis.ticks.end(), [&](const PlotTick& tick) {
        const QString name = shownName(tick.text);
        const QString fit = fittedCategory(QFontMetrics(bold), name, panel.room);
        return fit != name && !fit.contains(QLatin1Char('\n'));
    });
    panel.x->setTickLabelRotation(upright ? -90 : 0);
    for (const PlotTick& tick : axis.ticks) {
        const QString name = shownName(tick.text);
        if (upright) {
            ticker->addTick(tick.at, name);
            continue;
        }
        const bool isStrong = !m_parts.strongCategory.isEmpty() && name == m_parts.strongCategory;
        const QString fit =
            fittedCategory(QFontMetrics(isStrong ? bold : m_parts.look.smallFont()), name, panel.room);
        if (isStrong)
            panel.strong = {tick.at, fit.toStdString()};
        // All names of an axis have the same font, so the bold one is painted separately over its empty
        // lines.
        const QString blank(fit.contains(QLatin1Char('\n')) ? "\u00A0\n\u00A0" : "\u00A0");
        ticker->addTick(tick.at, isStrong ? blank : fit);
    }
    panel.x->setTicker(ticker);
}

bool PlotFitting::fitSideCategories()
{
    const double part = MostSide * m_parts.width / static_cast<double>(m_parts.grid.columns);
    const int room = static_cast<int>(std::max(part, LeastSide * m_parts.look.em()));
    const QFontMetrics metrics(m_parts.look.smallFont());
    bool changed = false;
    for (std::size_t at = 0; at < m_parts.panels.size(); ++at) {
        CanvasPanel& panel = m_parts.panels[at];
        const PlotAxis& axis = m_parts.grid.plot.panels[at].y;
        if (!axis.shown || axis.scale != AxisScale::Categories || std::exchange(panel.sideRoom, room) == room)
            continue;
        auto ticker = QSharedPointer<QCPAxisTickerText>::create();
        for (const PlotTick& tick : axis.ticks)
            ticker->addTick(tick.at, elided(metrics, shownName(tick.text), Qt::ElideMiddle, room));
        panel.y->setTicker(ticker);
        changed = true;
    }
    return changed;
}

bool PlotFitting::fitEndNames()
{
    std::vector<QCPRange> wanted;
    wanted.reserve(m_parts.panels.size());
    for (std::size_t at = 0; at < m_parts.panels.size(); ++at)
        wanted.push_back(withRoom(
            m_parts.grid.plot.panels[at].x, m_parts.panels[at].names, m_parts.panels[at].rect->width()));
    if (m_parts.grid.plot.sharesX)
        for (QCPRange& range : wanted)
            for (const QCPRange& other : wanted)
                range.expand(other);
    std::vector<bool> seenWhole;
    bool changed = false;
    for (std::size_t at = 0; at < m_parts.panels.size(); ++at) {
        CanvasPanel& panel = m_parts.panels[at];
        seenWhole.push_back(isSame(panel.x->range(), panel.whole));
        const QCPRange before = std::exchange(panel.whole, wanted[at]);
        changed = changed || !isSame(before, panel.whole);
    }
    for (std::size_t at = 0; changed && at < m_parts.panels.size(); ++at)
        if (seenWhole[at])
            m_parts.panels[at].x->setRange(m_parts.panels[at].whole);
    return changed;
}

void PlotFitting::fitTicks()
{
    // Ticks are chosen for the previous size of the axes, and their texts change that size.
    constexpr int MostPasses = 3;
    for (int pass = 0; pass < MostPasses; ++pass) {
        std::vector<QSize> sizes;
        sizes.reserve(m_parts.panels.size() + 1);
        for (const CanvasPanel& panel : m_parts.panels)
            sizes.push_back(panel.rect->size());
        if (m_parts.scaleBar != nullptr)
            sizes.push_back(m_parts.scaleBar->rect().size());
        if (sizes == std::exchange(m_parts.ticksFitted, sizes))
            return;
        fitScaleTicks();
        m_layOut();
    }
}

void PlotFitting::fitHeights()
{
    int lowest = std::numeric_limits<int>::max();
    int highest = 0;
    double sum = 0;
    bool isAnyToldBelow = false;
    for (std::size_t at = 0; at < m_parts.panels.size(); ++at) {
        const int height = m_parts.panels[at].rect->height();
        lowest = std::min(lowest, height);
        highest = std::max(highest, height);
        sum += height;
        isAnyToldBelow = isAnyToldBelow || m_parts.grid.isToldBelow(at);
    }
    if (!isAnyToldBelow || highest - lowest <= 1)
        return;
    const double height = sum / static_cast<double>(m_parts.panels.size());
    for (std::size_t at = 0; at < m_parts.panels.size(); ++at) {
        auto* grid = qobject_cast<QCPLayoutGrid*>(m_parts.panels[at].rect->layout());
        if (grid == nullptr || height <= 0)
            return;
        const QMargins margins = m_parts.panels[at].rect->margins();
        grid->setRowStretchFactor(m_parts.grid.rowOf(at), height + margins.top() + margins.bottom());
    }
    m_layOut();
}

void PlotFitting::fitTitles()
{
    const QFontMetricsF metrics(m_parts.look.smallFont());
    const auto fit = [&metrics](QCPAxis& axis, const QString& title, int room) {
        axis.setLabel(elided(metrics, title, Qt::ElideRight, room));
    };
    for (std::size_t at = 0; at < m_parts.panels.size(); ++at) {
        const PlotPanel& full = m_parts.grid.plot.panels[at];
        const QSize room = m_parts.panels[at].rect->size();
        fit(*m_parts.panels[at].x, m_parts.grid.isToldBelow(at) ? QString() : axisTitle(full.x),
            room.width());
        fit(*m_parts.panels[at].y, axisTitle(full.y), room.height());
    }
    if (m_parts.scaleBar != nullptr)
        fit(*m_parts.scaleBar->axis(), shownName(m_parts.grid.plot.colorScale->title),
            m_parts.scaleBar->rect().height());
}

void PlotFitting::fitScaleTicks() const
{
    if (m_parts.scaleBar != nullptr)
        m_parts.scaleBar->fitTicks();
}

} // namespace fairshare::gui

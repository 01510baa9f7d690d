// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/plot_canvas.h"

#include "widgets/plotting/canvas/axis_ticks.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/shown_text.h"

#include "core/chart/plot.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

/// Room for category names and names at the ends of lines, for the current size of the picture.
namespace fairshare::gui {
namespace {

constexpr double LeastPanel = 13; ///< width in em, with its axis
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

/// True if several lines have the same end, so their names are counted.
bool endTogether(const Marks& marks)
{
    std::vector<double> ends;
    for (std::size_t line = 0; line < marks.size(); ++line)
        if (marks.starts[line + 1] > marks.starts[line])
            ends.push_back(marks.y[marks.starts[line + 1] - 1]);
    std::sort(ends.begin(), ends.end());
    return std::adjacent_find(ends.begin(), ends.end()) != ends.end();
}

} // namespace

PlotCanvas::EndNames PlotCanvas::endNamesOf(std::size_t panel) const
{
    constexpr std::size_t MostNames = 300; // measuring takes time, and more names would not fit
    const QFontMetrics metrics(m_look.smallFont());
    const int gaps = static_cast<int>(1.4 * m_look.em());
    EndNames found;
    const std::vector<Marks>& list = m_plot->panels[panel].marks;
    for (std::size_t at = 0; at < list.size(); ++at) {
        const Marks& marks = list[at];
        if (marks.kind != MarkKind::Lines || marks.labelPlace != LabelPlace::LineEnds || marks.x.empty())
            continue;
        const auto [first, last] = std::minmax_element(marks.x.begin(), marks.x.end());
        found.left = *first;
        found.right = *last;
        const QString height = marks.heightsNamed ? QStringLiteral("00.0 ") : QString();
        const bool all = marks.labelled.empty();
        const std::size_t count = std::min(MostNames, all ? marks.size() : marks.labelled.size());
        for (std::size_t named = 0; named < count; ++named) {
            const std::size_t line = all ? named : marks.labelled[named];
            const QString name = height + shownName(labelOf(*m_plot, {panel, at, line}));
            found.pixels = std::max(found.pixels, metrics.horizontalAdvance(name) + gaps);
        }
        if (marks.rows.empty() && endTogether(marks))
            found.pixels += metrics.horizontalAdvance(QStringLiteral(" +9"));
    }
    return found;
}

/// Returns the axis range, extended by the needed room on the sides that have room for names.
QCPRange PlotCanvas::withRoom(const PlotAxis& axis, const EndNames& names, double width)
{
    constexpr double LeastRoom = 0.1; // fraction of the axis; less is only a margin
    constexpr double MostRoom = 0.4; // on one side
    constexpr double MostAtBoth = 0.56;
    const double span = axis.highest - axis.lowest;
    const double data = names.right - names.left;
    const bool atBoth =
        names.left - axis.lowest > LeastRoom * span && axis.highest - names.right > LeastRoom * span;
    const double part = std::min(atBoth ? MostAtBoth / 2 : MostRoom, names.pixels / std::max(width, 1.0));
    const auto partOf = [&](double room) {
        const double given = room / span;
        return given > LeastRoom ? std::max(given, part) : given;
    };
    const double before = partOf(names.left - axis.lowest);
    const double behind = partOf(axis.highest - names.right);
    const double rest = 1 - before - behind;
    if (names.pixels == 0 || !(data > 0) || !(rest > 0))
        return {axis.lowest, axis.highest};
    return {std::min(axis.lowest, names.left - before / rest * data),
        std::max(axis.highest, names.right + behind / rest * data)};
}

std::size_t PlotCanvas::fittingColumns() const
{
    const double panel = LeastPanel * m_look.em();
    const auto room = static_cast<std::size_t>(std::max(1.0, viewport().width() / panel));
    return std::clamp<std::size_t>(room, 1, std::max<std::size_t>(m_plot->columns, 1));
}

void PlotCanvas::fitColumns()
{
    if (!m_plot || fittingColumns() == m_columns)
        return;
    const Emphasized emphasized = std::move(m_emphasized);
    setPlot(std::shared_ptr(m_plot), PlotLook(m_look), QString(m_caption), true);
    setEmphasized(emphasized);
}

void PlotCanvas::resizeEvent(QResizeEvent* event)
{
    QCustomPlot::resizeEvent(event);
    fitColumns();
}

bool PlotCanvas::isSame(const QCPRange& a, const QCPRange& b)
{
    const double least = 1e-9 * b.size(); // tolerance, because limiting a range rounds it
    return std::abs(a.lower - b.lower) <= least && std::abs(a.upper - b.upper) <= least;
}

void PlotCanvas::fitNames()
{
    constexpr int MostPasses = 3; // additional lines of names change the room of others
    if (m_isFitting || !m_plot)
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    fitScaleTicks();
    for (int pass = 0; pass < MostPasses; ++pass) {
        const bool sides = fitSideCategories();
        const bool categories = fitCategories() || sides;
        if (!fitEndNames() && !categories)
            break;
        updateLayout();
    }
    fitHeights();
    fitTicks();
    fitTitles();
}

void PlotCanvas::fitHeights()
{
    int lowest = std::numeric_limits<int>::max();
    int highest = 0;
    double sum = 0;
    bool isAnyToldBelow = false;
    for (std::size_t at = 0; at < m_panels.size(); ++at) {
        const int height = m_panels[at].rect->height();
        lowest = std::min(lowest, height);
        highest = std::max(highest, height);
        sum += height;
        isAnyToldBelow = isAnyToldBelow || isToldBelow(at);
    }
    if (!isAnyToldBelow || highest - lowest <= 1)
        return;
    const double height = sum / static_cast<double>(m_panels.size());
    for (std::size_t at = 0; at < m_panels.size(); ++at) {
        auto* grid = qobject_cast<QCPLayoutGrid*>(m_panels[at].rect->layout());
        if (grid == nullptr || height <= 0)
            return;
        const QMargins margins = m_panels[at].rect->margins();
        grid->setRowStretchFactor(gridRowOf(at), height + margins.top() + margins.bottom());
    }
    updateLayout();
}

int PlotCanvas::gridRowOf(std::size_t panel) const
{
    const int row = static_cast<int>(panel / m_columns);
    return hasPanelTitles() ? 2 * row + 1 : row;
}

void PlotCanvas::tellBelow(std::size_t panel)
{
    if (!isToldBelow(panel))
        return;
    m_panels[panel].x->setTickLabels(false);
    m_panels[panel].x->setLabel(QString());
    QMargins margins = m_panels[panel].rect->minimumMargins();
    margins.setBottom(static_cast<int>(m_look.em() / 4));
    m_panels[panel].rect->setMinimumMargins(margins);
}

bool PlotCanvas::isToldBelow(std::size_t panel) const
{
    // For a uniform look, apply to all panels of a row or none.
    const std::size_t belowLast = (panel / m_columns + 2) * m_columns;
    return m_plot->sharesX && belowLast <= m_plot->panels.size()
        && m_plot->panels[panel].x.title == m_plot->panels[panel + m_columns].x.title;
}

void PlotCanvas::fitTitles()
{
    const QFontMetricsF metrics(m_look.smallFont());
    const auto fit = [&metrics](QCPAxis& axis, const QString& title, int room) {
        axis.setLabel(elided(metrics, title, Qt::ElideRight, room));
    };
    for (std::size_t at = 0; at < m_panels.size(); ++at) {
        const PlotPanel& full = m_plot->panels[at];
        const QSize room = m_panels[at].rect->size();
        fit(*m_panels[at].x, isToldBelow(at) ? QString() : axisTitle(full.x), room.width());
        fit(*m_panels[at].y, axisTitle(full.y), room.height());
    }
    if (m_scaleBar != nullptr)
        fit(*m_scaleBar->axis(), shownName(m_plot->colorScale->title), m_scaleBar->rect().height());
}

void PlotCanvas::fitTicks()
{
    // Ticks are chosen for the previous size of the axes, and their texts change that size.
    constexpr int MostPasses = 3;
    for (int pass = 0; pass < MostPasses; ++pass) {
        std::vector<QSize> sizes;
        sizes.reserve(m_panels.size() + 1);
        for (const Panel& panel : m_panels)
            sizes.push_back(panel.rect->size());
        if (m_scaleBar != nullptr)
            sizes.push_back(m_scaleBar->rect().size());
        if (sizes == std::exchange(m_ticksFitted, sizes))
            return;
        fitScaleTicks();
        updateLayout();
    }
}

bool PlotCanvas::fitSideCategories()
{
    const double part = MostSide * viewport().width() / static_cast<double>(m_columns);
    const int room = static_cast<int>(std::max(part, LeastSide * m_look.em()));
    const QFontMetrics metrics(m_look.smallFont());
    bool changed = false;
    for (std::size_t at = 0; at < m_panels.size(); ++at) {
        Panel& panel = m_panels[at];
        const PlotAxis& axis = m_plot->panels[at].y;
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

bool PlotCanvas::fitCategories()
{
    bool changed = false;
    for (std::size_t at = 0; at < m_panels.size(); ++at) {
        Panel& panel = m_panels[at];
        const PlotAxis& axis = m_plot->panels[at].x;
        const double span = panel.whole.size();
        if (!axis.shown || axis.scale != AxisScale::Categories || !(span > 0))
            continue;
        const int room = static_cast<int>(panel.rect->width() / span - m_look.em() / 3);
        if (std::exchange(panel.room, room) == room)
            continue;
        nameCategories(panel, axis);
        changed = true;
    }
    return changed;
}

void PlotCanvas::nameCategories(Panel& panel, const PlotAxis& axis) const
{
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    panel.strong = {};
    QFont bold = m_look.smallFont();
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
        const bool isStrong = !m_strong.isEmpty() && name == m_strong;
        const QString fit =
            fittedCategory(QFontMetrics(isStrong ? bold : m_look.smallFont()), name, panel.room);
        if (isStrong)
            panel.strong = {tick.at, fit.toStdString()};
        // All names of an axis have the same font, so the bold one is painted separately over its empty
        // lines.
        const QString blank(fit.contains(QLatin1Char('\n')) ? "\u00A0\n\u00A0" : "\u00A0");
        ticker->addTick(tick.at, isStrong ? blank : fit);
    }
    panel.x->setTicker(ticker);
}

void PlotCanvas::setStrongCategory(const QString& name)
{
    if (std::exchange(m_strong, name) == name)
        return;
    for (Panel& panel : m_panels)
        panel.room = 0;
    if (m_plot)
        replot(rpQueuedReplot);
}

void PlotCanvas::paintStrongCategory(QPainter& painter, std::size_t at) const
{
    const Panel& panel = m_panels[at];
    if (panel.strong.text.empty())
        return;
    QFont bold = m_look.smallFont();
    bold.setBold(true);
    painter.save();
    painter.setFont(bold);
    painter.setPen(m_look.theme.color(Role::Text));
    const double middle = mapOf(at).x.pixel(panel.strong.at);
    const double top = panel.rect->bottom() + panel.x->tickLabelPadding();
    const double half = panel.rect->width();
    painter.drawText(QRectF(middle - half, top, 2 * half, 4 * m_look.em()), Qt::AlignHCenter | Qt::AlignTop,
        QString::fromStdString(panel.strong.text));
    painter.restore();
}

void PlotCanvas::tellLeastSize()
{
    const QSize least = minimumSizeHint();
    if (std::exchange(m_leastSize, least) != least)
        updateGeometry();
}

bool PlotCanvas::fitEndNames()
{
    std::vector<QCPRange> wanted;
    wanted.reserve(m_panels.size());
    for (std::size_t at = 0; at < m_panels.size(); ++at)
        wanted.push_back(withRoom(m_plot->panels[at].x, m_panels[at].names, m_panels[at].rect->width()));
    if (m_plot->sharesX)
        for (QCPRange& range : wanted)
            for (const QCPRange& other : wanted)
                range.expand(other);
    std::vector<bool> seenWhole;
    bool changed = false;
    for (std::size_t at = 0; at < m_panels.size(); ++at) {
        Panel& panel = m_panels[at];
        seenWhole.push_back(isSame(panel.x->range(), panel.whole));
        const QCPRange before = std::exchange(panel.whole, wanted[at]);
        changed = changed || !isSame(before, panel.whole);
    }
    for (std::size_t at = 0; changed && at < m_panels.size(); ++at)
        if (seenWhole[at])
            m_panels[at].x->setRange(m_panels[at].whole);
    return changed;
}

bool PlotCanvas::isBody(std::size_t panel) const
{
    return m_plot && panel < m_plot->panels.size() && m_plot->panels[panel].z;
}

} // namespace fairshare::gui

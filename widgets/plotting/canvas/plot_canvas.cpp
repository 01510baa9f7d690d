// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/plot_canvas.h"

#include "widgets/plotting/canvas/axis_look.h"
#include "widgets/plotting/canvas/color_scale_bar.h"
#include "widgets/plotting/canvas/panel_layer.h"
#include "widgets/plotting/canvas/plot_fitting.h"
#include "widgets/plotting/canvas/plot_lines.h"
#include "widgets/plotting/canvas/plot_ranges.h"
#include "widgets/text/shown_text.h"

#include "core/chart/plot.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr double LeastPanel = 13; ///< width in em, with its axis

AxisMap axisMap(const QCPAxis& axis, const PlotAxis& description, double from, double to)
{
    const auto pixels = axis.rangeReversed() ? AxisMap::Ends{to, from} : AxisMap::Ends{from, to};
    return {description, {axis.range().lower, axis.range().upper}, pixels};
}

} // namespace

PlotCanvas::PlotCanvas(QWidget* parent)
    : QCustomPlot(parent)
{
    setMinimumSize(1, 1); // in a tab that was never shown it has no size, and nothing could be painted
    setNoAntialiasingOnDrag(false);
    setFocusPolicy(Qt::NoFocus);
    setAutoAddPlottableToLegend(false);
    connect(this, &QCustomPlot::afterReplot, this, [this] { m_painted = true; });
    connect(this, &QCustomPlot::afterLayout, this, &PlotCanvas::fitNames);
    connect(this, &QCustomPlot::afterLayout, this, &PlotCanvas::tellLeastSize);
}

void PlotCanvas::setDrawnAnew(bool anew)
{
    m_drawnAnew = anew;
    if (anew && m_plot)
        settleLayout();
}

void PlotCanvas::settleLayout()
{
    // From scratch, so that the sizes before leave no trace.
    m_ticksFitted.clear();
    for (std::size_t at = 0; at < m_panels.size(); ++at)
        if (auto* grid = qobject_cast<QCPLayoutGrid*>(m_panels[at].rect->layout()))
            grid->setRowStretchFactor(panelGrid().rowOf(at), 1);
    // The margins of a color scale reach the panels only in the second layout. Category names are fitted in
    // one layout for the next.
    for (int layout = 0; layout < 3; ++layout)
        updateLayout();
}

void PlotCanvas::paintEvent(QPaintEvent* event)
{
    if (!m_drawnAnew) {
        QCustomPlot::paintEvent(event);
        return;
    }
    QCPPainter painter(this);
    painter.setRenderHint(QPainter::LosslessImageRendering); // a color scale is an image
    toPainter(&painter, width(), height());
}

void PlotCanvas::setPlot(
    std::shared_ptr<const Plot> plot, const PlotLook& look, const QString& caption, bool keepRanges)
{
    std::vector<std::pair<QCPRange, QCPRange>> ranges;
    if (keepRanges && m_plot && m_plot->panels.size() == plot->panels.size() && !showsAll())
        for (const CanvasPanel& panel : m_panels)
            ranges.emplace_back(panel.x->range(), panel.y->range());
    m_emphasized = {};
    m_painted = false; // emphasized items are painted with the rest
    m_panels.clear();
    m_ticksFitted.clear();
    m_scaleBar = nullptr;
    for (const char* name : {"overlay", "main"}) {
        const auto layerables = layer(QLatin1String(name))->children();
        for (QCPLayerable* layerable : layerables)
            if (dynamic_cast<PanelLayer*>(layerable) != nullptr)
                delete layerable;
    }
    plotLayout()->clear();
    m_columnMargins.clear();
    m_rowMargins.clear();
    qDeleteAll(findChildren<QCPMarginGroup*>());
    const auto before = std::exchange(m_plot, std::move(plot));
    m_look = look;
    m_fills.setPlot(before.get(), m_plot, m_look);
    // The visible part of a 3D plot is repainted without its surroundings.
    const bool hasBody = std::any_of(m_plot->panels.begin(), m_plot->panels.end(), gui::isBody);
    layer(QStringLiteral("main"))->setMode(hasBody ? QCPLayer::lmBuffered : QCPLayer::lmLogical);
    m_caption = caption;
    m_columns = fittingColumns();
    setBackground(m_look.theme.color(Role::Base));
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    const int em = static_cast<int>(m_look.em());
    const int margin = em * 3 / 4;
    plotLayout()->setMargins(QMargins(margin, margin, margin, margin));
    plotLayout()->setRowSpacing(em / 4);
    auto* grid = new QCPLayoutGrid;
    grid->setRowSpacing(em / 2);
    grid->setColumnSpacing(em);
    addTexts(*grid, caption);
    for (std::size_t at = 0; at < m_plot->panels.size(); ++at)
        addPanel(at, *grid);
    if (m_plot->panels.empty()) // an empty grid would leave no width to the texts
        grid->addElement(0, 0, new QCPLayoutElement(this));
    if (m_plot->colorScale)
        addColorScale(*grid);
    shareRanges(*m_plot, m_panels);
    for (std::size_t at = 0; at < ranges.size(); ++at) {
        m_panels[at].x->setRange(ranges[at].first);
        m_panels[at].y->setRange(ranges[at].second);
    }
    replot(rpQueuedReplot);
}

void PlotCanvas::addTexts(QCPLayoutGrid& grid, const QString& caption)
{
    QFont bold = m_look.font;
    bold.setBold(true);
    const QColor muted = m_look.theme.color(Role::Text2);
    const std::string& note = m_plot->empty.empty() ? m_plot->note : m_plot->empty;
    int row = 0;
    const auto add = [&](const std::string& text, const QFont& font, Role role) {
        auto* lines =
            new PlotLines(this, shownName(text), {font, m_look.theme.color(role)}, PlotLines::Room::AllLines);
        lines->leaveCorner(m_titleRoom, row == 0);
        plotLayout()->addElement(row++, 0, lines);
    };
    add(m_plot->title, bold, Role::Text);
    if (!note.empty())
        add(note, m_look.smallFont(), Role::Text2);
    plotLayout()->addElement(row++, 0, &grid);
    if (!caption.isEmpty())
        plotLayout()->addElement(
            row, 0, new PlotLines(this, caption, {m_look.smallFont(), muted}, PlotLines::Room::AllLines));
}

void PlotCanvas::addPanel(std::size_t at, QCPLayoutGrid& grid)
{
    PlotPanel description = m_plot->panels[at];
    if (isBody(at)) // a 3D plot has its own axes
        description.x.shown = description.y.shown = false;
    const int columns = static_cast<int>(m_columns);
    const int column = static_cast<int>(at) % columns;
    const int row = panelGrid().rowOf(at);
    if (panelGrid().hasTitles())
        grid.addElement(row - 1, column,
            new PlotLines(this, shownName(description.title), {m_look.font, m_look.theme.color(Role::Text)}));
    auto* rect = new QCPAxisRect(this, true);
    grid.addElement(row, column, rect);
    // Values are read at ticks, and category names do not overlap.
    const double categories =
        description.y.scale == AxisScale::Categories ? description.y.highest - description.y.lowest : 0;
    const double lowest = std::max(5 * m_look.em(), categories * QFontMetricsF(m_look.smallFont()).height());
    rect->setMinimumSize(static_cast<int>(7 * m_look.em()), static_cast<int>(std::ceil(lowest)));
    CanvasPanel panel{rect, rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft),
        QCPRange(description.x.lowest, description.x.highest)};
    dressAxis(*panel.x, description.x, m_look);
    dressAxis(*panel.y, description.y, m_look);
    const bool framed = description.x.shown || description.y.shown;
    for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) {
        QCPAxis* axis = rect->axis(side);
        axis->setVisible(framed);
        axis->setTicks(false);
        axis->setTickLabels(false);
        axis->setBasePen(QPen(m_look.theme.color(Role::Border), GridWidth));
    }
    if (!framed)
        rect->setMinimumMargins(QMargins(0, 0, 0, 0));
    QList<QCPAxis*> zooming;
    for (QCPAxis* axis : {zooms(description.x) ? panel.x : nullptr, zooms(description.y) ? panel.y : nullptr})
        if (axis != nullptr)
            zooming << axis;
    rect->setRangeDragAxes(zooming);
    rect->setRangeZoomAxes(zooming);
    panel.names = endNamesOf(*m_plot, at, m_look);
    m_panels.push_back(panel);
    tellBelow(at);
    alignMargins(at);
    keepWithin(m_panels, at, m_plot->panels[at]);
    // QCustomPlot owns the contents of its layers.
    new PanelLayer(*this, at, PanelLayer::What::Marks);
    new PanelLayer(*this, at, PanelLayer::What::Labels);
    new PanelLayer(*this, at, PanelLayer::What::Emphasized);
}

void PlotCanvas::alignMargins(std::size_t at)
{
    QCPAxisRect& rect = *m_panels[at].rect;
    rect.setMarginGroup(QCP::msLeft | QCP::msRight, sharedMargins(m_columnMargins, at % m_columns));
    rect.setMarginGroup(QCP::msTop | QCP::msBottom, sharedMargins(m_rowMargins, at / m_columns));
}

QCPMarginGroup* PlotCanvas::sharedMargins(std::map<std::size_t, QCPMarginGroup*>& groups, std::size_t at)
{
    QCPMarginGroup*& group = groups[at];
    if (group == nullptr)
        group = new QCPMarginGroup(this);
    return group;
}

void PlotCanvas::addColorScale(QCPLayoutGrid& grid)
{
    m_scaleBar = new ColorScaleBar(this, *m_plot->colorScale, m_look);
    grid.addElement(panelGrid().hasTitles() ? 1 : 0, grid.columnCount(), m_scaleBar);
    // The scale is as high as the panels next to it.
    m_scaleBar->setMarginGroup(QCP::msBottom | QCP::msTop, sharedMargins(m_rowMargins, 0));
}

void PlotCanvas::tellBelow(std::size_t panel)
{
    if (!panelGrid().isToldBelow(panel))
        return;
    m_panels[panel].x->setTickLabels(false);
    m_panels[panel].x->setLabel(QString());
    QMargins margins = m_panels[panel].rect->minimumMargins();
    margins.setBottom(static_cast<int>(m_look.em() / 4));
    m_panels[panel].rect->setMinimumMargins(margins);
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

PanelGrid PlotCanvas::panelGrid() const
{
    return {*m_plot, m_columns};
}

void PlotCanvas::fitNames()
{
    if (m_isFitting || !m_plot)
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    PlotFitting({panelGrid(), m_look, m_panels, m_scaleBar, m_strong, m_ticksFitted, viewport().width()},
        [this] { updateLayout(); })
        .fit();
}

void PlotCanvas::paintColors(QPainter& painter, std::size_t at)
{
    m_fills.paint(painter, at, mapOf(at));
}

void PlotCanvas::paintBodyAxes(QPainter& painter, std::size_t at)
{
    m_fills.paintAxes(painter, at, mapOf(at));
}

void PlotCanvas::setCameras(std::vector<Camera> cameras)
{
    if (!m_fills.setCameras(std::move(cameras)) || !m_plot || !m_painted)
        return;
    layer(QStringLiteral("main"))->replot();
    layer(QStringLiteral("overlay"))->replot();
}

void PlotCanvas::fit(const std::vector<PlotItem>& items)
{
    fitRanges(*m_plot, m_panels, items);
    replot(rpQueuedReplot);
}

void PlotCanvas::zoom(double factor)
{
    zoomRanges(*m_plot, m_panels, factor);
    replot(rpQueuedReplot);
}

void PlotCanvas::showAll()
{
    showWholeRanges(*m_plot, m_panels);
    replot(rpQueuedReplot);
}

bool PlotCanvas::showsAll() const
{
    for (std::size_t at = 0; at < m_panels.size(); ++at)
        if ((isBody(at) && cameras()[at].zoom > 1) || !showsWholeRange(m_plot->panels[at], m_panels[at]))
            return false;
    return true;
}

QImage PlotCanvas::image(const QSize& size, double scale)
{
    setViewport(QRect(QPoint(), size));
    fitColumns();
    settleLayout();
    return toPixmap(size.width(), size.height(), scale).toImage();
}

PanelMap PlotCanvas::mapOf(std::size_t at) const
{
    const CanvasPanel& panel = m_panels[at];
    const PlotPanel& description = m_plot->panels[at];
    const QRectF area = panel.rect->rect();
    PanelMap map;
    map.area = area;
    map.x = axisMap(*panel.x, description.x, area.left(), area.right());
    map.y = axisMap(*panel.y, description.y, area.bottom(), area.top());
    const double outermost = description.y.highest > 0 ? description.y.highest : 1;
    map.body = isBody(at) ? m_fills.bodyOf(at, bodyArea(at)) : nullptr;
    map.turnRadius = std::min(area.width(), area.height()) / 2 / outermost;
    return map;
}

std::optional<std::size_t> PlotCanvas::panelAt(const QPointF& at) const
{
    for (std::size_t panel = 0; panel < m_panels.size(); ++panel)
        if (QRectF(m_panels[panel].rect->rect()).contains(at))
            return panel;
    return std::nullopt;
}

QRectF PlotCanvas::bodyArea(std::size_t at) const
{
    // Adjacent 3D plots are compared, so all have the same scale and ticks.
    QSizeF least = QRectF(m_panels[at].rect->rect()).size();
    for (std::size_t other = 0; other < m_panels.size(); ++other)
        if (isBody(other))
            least = least.boundedTo(QRectF(m_panels[other].rect->rect()).size());
    return {QRectF(m_panels[at].rect->rect()).topLeft(), least};
}

std::optional<PlotDescription> PlotCanvas::descriptionAt(const QPointF& at) const
{
    const auto known = [](const PlotDescription& described) {
        return described.meaning.empty() ? std::nullopt : std::optional(described);
    };
    for (std::size_t panel = 0; panel < m_panels.size(); ++panel) {
        for (const BodyText& text : bodyTexts(panel))
            if (text.place.contains(at))
                return known(descriptionOf(*text.axis));
        const QRectF inner = m_panels[panel].rect->rect();
        if (!QRectF(m_panels[panel].rect->outerRect()).contains(at) || inner.contains(at))
            continue;
        if (at.y() > inner.bottom())
            return known(descriptionOf(m_plot->panels[panel].x));
        if (at.x() < inner.left())
            return known(descriptionOf(m_plot->panels[panel].y));
    }
    if (m_scaleBar != nullptr && QRectF(m_scaleBar->outerRect()).contains(at))
        return known({m_plot->colorScale->title, m_plot->colorScale->meaning});
    return std::nullopt;
}

void PlotCanvas::setStrongCategory(const QString& name)
{
    if (std::exchange(m_strong, name) == name)
        return;
    for (CanvasPanel& panel : m_panels)
        panel.room = 0;
    if (m_plot)
        replot(rpQueuedReplot);
}

void PlotCanvas::paintStrongCategory(QPainter& painter, std::size_t at) const
{
    const CanvasPanel& panel = m_panels[at];
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

bool PlotCanvas::isBody(std::size_t panel) const
{
    return m_plot && panel < m_plot->panels.size() && gui::isBody(m_plot->panels[panel]);
}

void PlotCanvas::adoptRanges(const PlotCanvas& other)
{
    for (std::size_t at = 0; at < std::min(m_panels.size(), other.m_panels.size()); ++at) {
        if (isBody(at) || other.isBody(at))
            continue;
        m_panels[at].x->setRange(other.m_panels[at].x->range());
        m_panels[at].y->setRange(other.m_panels[at].y->range());
    }
    replot(rpQueuedReplot);
}

void PlotCanvas::setEmphasized(Emphasized emphasized)
{
    m_emphasized = std::move(emphasized);
    if (m_plot && m_painted)
        layer(QStringLiteral("overlay"))->replot();
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/plot_canvas.h"

#include "widgets/plotting/canvas/axis_ticks.h"
#include "widgets/plotting/canvas/plot_lines.h"
#include "widgets/plotting/labels/label_painter.h"
#include "widgets/plotting/marks/mark_painter.h"
#include "widgets/text/shown_text.h"

#include "core/chart/plot.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr double GridWidth = 1;

/// Paints the marks of a panel, or only the emphasized ones.
class PanelLayer : public QCPLayerable {
public:
    enum class What { Marks, Labels, Emphasized };

    PanelLayer(PlotCanvas& canvas, std::size_t panel, What what)
        : QCPLayerable(&canvas, what == What::Emphasized ? QStringLiteral("overlay") : QStringLiteral("main"))
        , m_canvas(canvas)
        , m_panel(panel)
        , m_what(what)
    {
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* /*painter*/) const override { }
    /// Marks are clipped to their panel. If a page is painted from another origin, a common clip would be
    /// restored at the wrong place.
    QRect clipRect() const override
    {
        constexpr int Beyond = 1 << 16;
        const QRect whole = mParentPlot->viewport();
        return m_canvas.isDrawnAnew() ? whole.adjusted(-Beyond, -Beyond, Beyond, Beyond) : whole;
    }

    void draw(QCPPainter* painter) override
    {
        const Plot& plot = *m_canvas.plot();
        const PanelMap map = m_canvas.mapOf(m_panel);
        const MarkPainter marks(plot, m_panel, map, m_canvas.look());
        LabelPainter labels(plot, m_panel, map, m_canvas.look());
        if (m_what == What::Labels)
            m_canvas.paintBodyAxes(*painter, m_panel);
        for (const BodyText& text : m_canvas.bodyTexts(m_panel))
            labels.keepClearOf(text.place);
        if (m_what == What::Marks) {
            m_canvas.paintColors(*painter, m_panel);
            marks.paintMarks(*painter);
        } else if (m_what == What::Labels) {
            labels.paint(*painter);
            m_canvas.paintStrongCategory(*painter, m_panel);
        } else {
            const Emphasized& emphasized = m_canvas.emphasized();
            std::vector<PlotItem> hovered;
            if (emphasized.hovered)
                hovered.push_back(*emphasized.hovered);
            marks.paintEmphasized(*painter, emphasized.selected, Emphasis::Selected);
            marks.paintEmphasized(*painter, hovered, Emphasis::Hovered);
            labels.paintOnly(*painter, emphasized.selected);
        }
    }

private:
    PlotCanvas& m_canvas;
    std::size_t m_panel;
    What m_what;
};

QCPAxis::ScaleType scaleType(const PlotAxis& axis)
{
    return axis.scale == AxisScale::Logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear;
}

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
        for (const Panel& panel : m_panels)
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
    qDeleteAll(findChildren<QCPMarginGroup*>());
    const auto before = std::exchange(m_plot, std::move(plot));
    keepColors(before.get());
    m_look = look;
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
    shareRanges();
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
    const int row = gridRowOf(at);
    if (hasPanelTitles())
        grid.addElement(row - 1, column,
            new PlotLines(this, shownName(description.title), {m_look.font, m_look.theme.color(Role::Text)}));
    auto* rect = new QCPAxisRect(this, true);
    grid.addElement(row, column, rect);
    // Values are read at ticks, and category names do not overlap.
    const double categories =
        description.y.scale == AxisScale::Categories ? description.y.highest - description.y.lowest : 0;
    const double lowest = std::max(5 * m_look.em(), categories * QFontMetricsF(m_look.smallFont()).height());
    rect->setMinimumSize(static_cast<int>(7 * m_look.em()), static_cast<int>(std::ceil(lowest)));
    Panel panel{rect, rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft),
        QCPRange(description.x.lowest, description.x.highest)};
    dressAxis(*panel.x, description.x);
    dressAxis(*panel.y, description.y);
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
    panel.names = endNamesOf(at);
    m_panels.push_back(panel);
    tellBelow(at);
    alignMargins(at);
    keepWithin(at);
    // QCustomPlot owns the contents of its layers.
    new PanelLayer(*this, at, PanelLayer::What::Marks);
    new PanelLayer(*this, at, PanelLayer::What::Labels);
    new PanelLayer(*this, at, PanelLayer::What::Emphasized);
}

void PlotCanvas::alignMargins(std::size_t at)
{
    const std::size_t columns = m_columns;
    const auto align = [&](std::size_t first, QCP::MarginSides sides, QCP::MarginSide side) {
        if (first == at)
            return;
        QCPMarginGroup* group = m_panels[first].rect->marginGroup(side);
        if (group == nullptr) {
            group = new QCPMarginGroup(this);
            m_panels[first].rect->setMarginGroup(sides, group);
        }
        m_panels[at].rect->setMarginGroup(sides, group);
    };
    align(at % columns, QCP::msLeft | QCP::msRight, QCP::msLeft);
    align(at / columns * columns, QCP::msTop | QCP::msBottom, QCP::msTop);
}

bool PlotCanvas::hasPanelTitles() const
{
    return std::any_of(m_plot->panels.begin(), m_plot->panels.end(),
        [](const PlotPanel& panel) { return !panel.title.empty(); });
}

void PlotCanvas::dressAxis(QCPAxis& axis, const PlotAxis& description) const
{
    const QPen border(m_look.theme.color(Role::Border), GridWidth);
    const QColor text = m_look.theme.color(Role::Text);
    axis.setVisible(description.shown);
    axis.setScaleType(scaleType(description));
    if (description.scale == AxisScale::Categories)
        axis.setTicker(tickerOf(description));
    else
        axis.setTicker(QSharedPointer<FittedTicker>::create(
            tickerOf(description), axis, description.zeroAt.has_value()));
    axis.setRangeReversed(description.reversed);
    axis.setRange(description.lowest, description.highest);
    axis.setBasePen(border);
    axis.setTickPen(description.scale == AxisScale::Categories ? QPen(Qt::NoPen) : border);
    axis.setSubTickPen(border);
    axis.setTickLabelFont(m_look.smallFont());
    axis.setTickLabelColor(text);
    axis.setLabelFont(m_look.smallFont());
    axis.setLabelColor(m_look.theme.color(Role::Text2));
    axis.setLabel(axisTitle(description));
    axis.setLabelPadding(static_cast<int>(m_look.em() / 4));
    axis.grid()->setVisible(description.shown && description.grid);
    axis.grid()->setPen(QPen(m_look.theme.color(Role::Grid), GridWidth));
    axis.grid()->setZeroLinePen(QPen(m_look.theme.color(Role::Grid), GridWidth));
    axis.grid()->setSubGridVisible(false);
}

void PlotCanvas::keepWithin(std::size_t at)
{
    const auto bound = [](QCPAxis* axis, bool logarithmic, const std::function<QCPRange()>& wholeOf) {
        connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), axis,
            [axis, wholeOf, logarithmic](const QCPRange& range) {
                const QCPRange whole = wholeOf();
                const QCPRange kept = logarithmic
                    ? QCPRange(std::max(range.lower, whole.lower), std::min(range.upper, whole.upper))
                    : range.bounded(whole.lower, whole.upper);
                if (kept.lower < kept.upper && kept != range)
                    axis->setRange(kept);
                else if (!(kept.lower < kept.upper))
                    axis->setRange(whole);
            });
    };
    const PlotPanel& full = m_plot->panels[at];
    bound(m_panels[at].x, full.x.scale == AxisScale::Logarithmic, [this, at] { return m_panels[at].whole; });
    bound(m_panels[at].y, full.y.scale == AxisScale::Logarithmic,
        [range = QCPRange(full.y.lowest, full.y.highest)] { return range; });
}

QImage PlotCanvas::image(const QSize& size, double scale)
{
    setViewport(QRect(QPoint(), size));
    fitColumns();
    settleLayout();
    return toPixmap(size.width(), size.height(), scale).toImage();
}

void PlotCanvas::shareRanges()
{
    const auto follow = [](QCPAxis* axis, QCPAxis* other) {
        connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), other,
            [other](const QCPRange& range) { other->setRange(range); });
    };
    for (const Panel& a : m_panels)
        for (const Panel& b : m_panels) {
            if (a.rect == b.rect)
                continue;
            if (m_plot->sharesX)
                follow(a.x, b.x);
            if (m_plot->sharesY)
                follow(a.y, b.y);
        }
}

PanelMap PlotCanvas::mapOf(std::size_t at) const
{
    const Panel& panel = m_panels[at];
    const PlotPanel& description = m_plot->panels[at];
    const QRectF area = panel.rect->rect();
    PanelMap map;
    map.area = area;
    map.x = axisMap(*panel.x, description.x, area.left(), area.right());
    map.y = axisMap(*panel.y, description.y, area.bottom(), area.top());
    const double outermost = description.y.highest > 0 ? description.y.highest : 1;
    map.body = bodyOf(at);
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

void PlotCanvas::setEmphasized(Emphasized emphasized)
{
    m_emphasized = std::move(emphasized);
    if (m_plot && m_painted)
        layer(QStringLiteral("overlay"))->replot();
}

void PlotCanvas::showAll()
{
    for (std::size_t at = 0; at < m_panels.size(); ++at) {
        m_panels[at].x->setRange(m_panels[at].whole);
        m_panels[at].y->setRange(m_plot->panels[at].y.lowest, m_plot->panels[at].y.highest);
    }
    replot(rpQueuedReplot);
}

bool PlotCanvas::showsAll() const
{
    for (std::size_t at = 0; at < m_panels.size(); ++at) {
        if (isBody(at) && m_cameras[at].zoom > 1)
            return false;
        const PlotAxis& full = m_plot->panels[at].y;
        if (!isSame(m_panels[at].x->range(), m_panels[at].whole)
            || !isSame(m_panels[at].y->range(), QCPRange(full.lowest, full.highest)))
            return false;
    }
    return true;
}

} // namespace fairshare::gui

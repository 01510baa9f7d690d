// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/surface/surface_page.h"
#include "widgets/page/view_splitter.h"
#include "widgets/surface/surface_choices.h"

#include "widgets/charts/chart_menu.h"
#include "widgets/charts/surface_plots.h"
#include "widgets/page/plot_output.h"
#include "widgets/page/weight_edit.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/surface/surface_controls.h"
#include "widgets/surface/surface_slices.h"
#include "widgets/surface/surface_table.h"
#include "widgets/surface/surface_users.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/analysis/compare/factor_spread.h"
#include "core/chart/chart_registry.h"
#include "core/chart/plot.h"
#include "core/chart/surface_dots.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/usage_over_shares.h"
#include "core/scenario/fairshare_weight.h"
#include "core/scenario/scenario.h"

#include <QHeaderView>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr const char* Pair = "surfaces";
constexpr const char* Difference = "difference";
constexpr const char* Slices = "slices";
constexpr const char* Fitted = "fitted";
constexpr const char* Ratio = "ratio";
constexpr const char* Exponent = "exponent";
constexpr const char* LevelFs = "level_fs";
constexpr const char* LevelFsFitted = "level_fs_fitted";

} // namespace

SurfacePage::SurfacePage(const ViewSources& sources, QWidget* parent)
    : ViewPage(sources, parent)
    , m_controls(new SurfaceControls(this))
    , m_parts(new QStackedWidget(this))
    , m_factor(new SurfacePlots(sources.document, sources.results, this))
    , m_ratio(new SurfacePlots(sources.document, sources.results, this))
    , m_levelFs(new SurfacePlots(sources.document, sources.results, this))
    , m_users(new SurfaceUsers(sources.document, m_factor))
{
    auto* content = new QWidget(this);
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_controls);
    rows->addWidget(m_parts, 1);
    m_parts->addWidget(createFactorPart());
    m_parts->addWidget(createPairPart(*m_ratio, Ratio, Exponent));
    m_parts->addWidget(createPairPart(*m_levelFs, LevelFs, LevelFsFitted));
    setScrolledContent(content);
    content->setFocusProxy(m_factor->plot(Pair));
    setPlots();
    linkCameras();
    connect(m_controls, &SurfaceControls::edited, this, &SurfacePage::setPlots);
    connect(m_controls, &SurfaceControls::edited, this, &ViewPage::shapeChanged);
    connect(&m_users->weight(), &WeightEdit::weightChanged, this, &SurfacePage::setPlots);
    connect(m_slices, &SurfaceSlices::edited, this, &SurfacePage::setPlots);
    for (const SurfacePlots* plots : {m_factor, m_ratio, m_levelFs})
        connect(plots, &SurfacePlots::changed, this, &SurfacePage::refresh);
    connect(&sources.document, &Document::scenarioChanged, this, &SurfacePage::onOpened);
}

QWidget* SurfacePage::createFactorPart()
{
    auto* rows = new ViewSplitter(Qt::Vertical, "surfaceRows", m_factor);
    auto* top = new ViewSplitter(Qt::Horizontal, "surfaceTop", rows);
    auto* bottom = new ViewSplitter(Qt::Horizontal, "surfaceBottom", rows);
    top->addWidget(m_factor->add(Pair));
    top->addWidget(m_factor->add(Difference));
    m_slices = new SurfaceSlices(*m_factor->add(Slices), m_factor);
    bottom->addWidget(m_slices);
    bottom->addWidget(m_factor->add(Fitted));
    bottom->addWidget(m_users);
    for (int part = 0; part < bottom->count(); ++part)
        bottom->setStretchFactor(part, 1);
    // The table needs more than a third of the width. Parts above each other have the same width.
    const int em = fontMetrics().height();
    constexpr int Picture = 19;
    constexpr int Users = 24;
    top->divideBy({2 * Picture * em, Users * em});
    bottom->divideBy({Picture * em, Picture * em, Users * em});
    rows->divideBy({Picture * em, Picture * em});
    auto* layout = new QVBoxLayout(m_factor);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(rows);
    return m_factor;
}

QWidget* SurfacePage::createPairPart(SurfacePlots& plots, const char* first, const char* second)
{
    auto* pair = new ViewSplitter(Qt::Horizontal, first, &plots);
    for (const char* name : {first, second})
        pair->addWidget(plots.add(name));
    pair->setStretchFactor(0, 1);
    pair->setStretchFactor(1, 1);
    pair->divideBy({fontMetrics().height() * 40, fontMetrics().height() * 40});
    auto* layout = new QVBoxLayout(&plots);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pair);
    return &plots;
}

void SurfacePage::linkCameras()
{
    for (const SurfacePlots* plots : {m_factor, m_ratio, m_levelFs})
        for (const auto& [name, plot] : plots->plots()) {
            const PlotWidget* turned = plot;
            connect(plot, &PlotWidget::cameraChanged, this, [this, turned] { onTurned(*turned); });
            connect(plot, &PlotWidget::pointed, this,
                [this, turned](std::size_t panel, double x, double y, double value) {
                    tellPointed(*turned, panel, {x, y, value});
                });
            connect(plot, &PlotWidget::left, this, [this] { Q_EMIT pointedAt({}); });
        }
    connect(m_controls, &SurfaceControls::cameraEdited, this, &SurfacePage::onTurnedBySlider);
    const Camera camera = m_factor->plot(Pair)->camera();
    m_controls->showCamera(camera.turn, camera.tilt);
}

void SurfacePage::onTurned(const PlotWidget& from)
{
    const Camera camera = from.camera();
    m_controls->showCamera(camera.turn, camera.tilt);
    if (m_controls->areCamerasLinked())
        for (const SurfacePlots* plots : {m_factor, m_ratio, m_levelFs})
            for (const auto& [name, plot] : plots->plots())
                if (plot != &from)
                    plot->setCamera(camera);
}

void SurfacePage::onTurnedBySlider()
{
    for (const auto& [name, plot] : shown().plots())
        plot->setCamerasLinked(m_controls->areCamerasLinked());
    Camera camera = shown().current().camera();
    camera.turn = m_controls->turn();
    camera.tilt = m_controls->tilt();
    shown().current().setCamera(camera);
}

void SurfacePage::tellPointed(const PlotWidget& plot, std::size_t panel, const PointedPlace& place)
{
    const NumberText numbers;
    const PlotPanel& seen = plot.plot()->panels[panel];
    const auto part = [&numbers](const std::string& title, double value) {
        return QStringLiteral("%1 %2").arg(shownName(title), numbers.fraction(value));
    };
    Q_EMIT pointedAt(QStringList{
        part(seen.x.title, place.x), part(seen.y.title, place.y), part(seen.grid->title, place.value)}
            .join(QStringLiteral(", ")));
}

std::optional<bool> SurfacePage::drawsMaps() const
{
    return !m_controls->isSolid();
}

void SurfacePage::setDrawsMaps(bool maps)
{
    m_controls->setSolid(!maps);
}

SurfacePlots& SurfacePage::shown() const
{
    return static_cast<SurfacePlots&>(*m_parts->currentWidget());
}

void SurfacePage::onOpened(Document::Change change)
{
    if (change != Document::Change::Opened || document().isEmpty())
        return;
    const Scenario& scenario = *document().scenario();
    m_users->weight().setWeight(fairshareWeight(scenario).value_or(DefaultFairshareWeight));
    const auto given = scenario.settings.parameters.find(factorCurveAlgorithm());
    m_controls->setDamping(numberOf(
        DampingParameter, given == scenario.settings.parameters.end() ? ParameterValues() : given->second));
}

void SurfacePage::setValues(const ParameterValues& values)
{
    m_controls->setValues(values);
    if (values.contains(SurfaceWeightParameter.id))
        m_users->weight().setWeight(static_cast<std::uint32_t>(numberOf(SurfaceWeightParameter, values)));
    m_slices->setValues(values);
}

void SurfacePage::setPlots()
{
    m_parts->setCurrentIndex(static_cast<int>(m_controls->surface()));
    switch (m_controls->surface()) {
    case SurfaceControls::Surface::Factor:
        setFactorPlots();
        break;
    case SurfaceControls::Surface::EffectiveRatio: {
        ParameterValues values = m_controls->valuesFor("effective_ratio_surface");
        m_ratio->set(Ratio, "effective_ratio_surface", values);
        values.insert_or_assign("quantity", "exponent");
        m_ratio->set(Exponent, "effective_ratio_surface", values);
        break;
    }
    case SurfaceControls::Surface::LevelFs: {
        ParameterValues values = m_controls->valuesFor("level_fs_surface");
        m_levelFs->set(LevelFs, "level_fs_surface", values);
        values.insert_or_assign("shape", "map");
        values.insert_or_assign("range", "users");
        m_levelFs->set(LevelFsFitted, "level_fs_surface", values);
        break;
    }
    }
    refresh();
}

void SurfacePage::setFactorPlots()
{
    const std::int64_t weight = m_users->weight().weight();
    ParameterValues pair = m_controls->valuesFor("factor_surface");
    pair.insert_or_assign("weight", weight);
    m_factor->set(Pair, "factor_surface", pair);
    ParameterValues difference = m_controls->valuesFor("factor_difference");
    difference.insert_or_assign("shape", "map");
    difference.insert_or_assign("weight", weight);
    m_factor->set(Difference, "factor_difference", difference);
    ParameterValues slices = m_controls->valuesFor("factor_slices");
    const ParameterSpec& range = findChart("factor_slices")->parameters.back();
    if (std::ranges::find(range.choices, choiceOf(range, slices)) == range.choices.end())
        slices.insert_or_assign("range", std::string(choiceOf(range, {})));
    for (const auto& [name, value] : m_slices->values())
        slices.insert_or_assign(name, value);
    m_factor->set(Slices, "factor_slices", slices);
    ParameterValues fitted = pair;
    fitted.insert_or_assign("shape", "map");
    fitted.insert_or_assign("range", "users");
    fitted.insert_or_assign("interpolation", "without");
    fitted.insert_or_assign("dots", "users");
    m_factor->set(Fitted, "factor_surface", fitted);
}

void SurfacePage::refresh()
{
    m_users->setPlot(m_factor->plot(Fitted)->plot());
    // The fitted map has users even if the other plots show none.
    const PlotWidget* told = shown().plot(Fitted);
    const PlotPtr& plot = (told != nullptr ? told : shown().plots().front().second)->plot();
    if (plot)
        answer().setAnswer(shownName(plot->answer.empty() ? plot->title : plot->answer), {});
    Q_EMIT captionChanged();
}

void SurfacePage::offerCommands(const Actions& actions)
{
    for (SurfacePlots* plots : {m_factor, m_ratio, m_levelFs})
        plots->offerCommands(actions);
    offerTableMenu(m_users->table(), actions);
    connect(&m_users->table(), &UserListTable::refused, this, &ViewPage::refused);
}

void SurfacePage::setAlgorithm(const QString& id)
{
    for (SurfacePlots* plots : {m_factor, m_ratio, m_levelFs})
        plots->setAlgorithm(id);
}

void SurfacePage::setTheme(const Theme& theme)
{
    m_users->setTheme(theme);
    for (const SurfacePlots* plots : {m_factor, m_ratio, m_levelFs})
        for (const auto& [name, plot] : plots->plots())
            plot->setPalette(theme.palette());
}

void SurfacePage::copy(bool withHeaders)
{
    if (m_users->table().hasFocus())
        m_users->table().copySelection(withHeaders);
    else
        copyPlot(shown().current(), withHeaders);
}

void SurfacePage::showCard()
{
    if (m_users->table().hasFocus())
        m_users->table().showCard();
    else
        shown().current().showCard();
}

void SurfacePage::waitUntilReady()
{
    shown().waitUntilReady();
}

QString SurfacePage::premise() const
{
    const PlotPtr& plot = shown().plots().front().second->plot();
    return plot ? shownName(plot->premise) : QString();
}

QTableView* SurfacePage::mainTable() const
{
    return &m_users->table();
}

std::vector<ViewPage::Part> SurfacePage::parts() const
{
    std::vector<Part> parts;
    for (const auto& [name, plot] : shown().plots())
        parts.push_back(partOf(QString::fromStdString(name), *plot));
    if (m_controls->surface() == SurfaceControls::Surface::Factor)
        parts.push_back(
            {QStringLiteral("table"), m_users->title(), &m_users->table(), dataOf(*m_factor->plot(Fitted))});
    return parts;
}

void SurfacePage::adopt(const SurfacePage& seen)
{
    m_controls->adopt(*seen.m_controls);
    m_users->weight().setText(seen.m_users->weight().text());
    m_slices->setValues(seen.m_slices->values());
    const QHeaderView& header = *seen.m_users->table().horizontalHeader();
    m_users->table().sortByColumn(header.sortIndicatorSection(), header.sortIndicatorOrder());
    ViewPage::adopt(seen);
    const std::array<std::pair<SurfacePlots*, const SurfacePlots*>, 3> pairs{
        {{m_factor, seen.m_factor}, {m_ratio, seen.m_ratio}, {m_levelFs, seen.m_levelFs}}};
    for (const auto& [own, same] : pairs)
        for (const auto& [name, plot] : own->plots()) {
            const PlotWidget& from = *same->plot(name);
            plot->setCamerasLinked(seen.m_controls->areCamerasLinked());
            for (std::size_t panel = 0; from.plot() && panel < from.plot()->panels.size(); ++panel)
                plot->setCameraOf(panel, from.cameraOf(panel));
        }
}

ViewPage::DataMaker SurfacePage::data() const
{
    return dataOf(m_users->table().hasFocus() ? *m_factor->plot(Fitted) : shown().current());
}

Result<void> SurfacePage::choose(const QString& /*chart*/, std::span<const std::string> choices)
{
    const auto values = chosenForSurfaces(choices);
    if (!values)
        return tl::unexpected(values.error());
    if (!choices.empty())
        setValues(*values);
    return {};
}

} // namespace fairshare::gui

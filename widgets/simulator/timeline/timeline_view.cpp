// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/timeline_view.h"

#include "widgets/simulator/timeline/timeline_painter.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr double LeastSamples = 8; ///< samples across the width at maximum zoom
constexpr std::uint64_t FirstSamples = 400; ///< samples that are initially visible
constexpr double MomentPlace = 0.5; ///< fraction of the width at which a sample is shown that was out of view

} // namespace

FilmView::FilmView(FilmLook& look, QWidget* parent)
    : QWidget(parent)
    , m_look(look)
{
    setObjectName(QStringLiteral("filmView"));
    setAccessibleName(tr("Simulation view"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    const SimulationResults& results = look.results();
    connect(&results, &SimulationResults::filmChanged, this, &FilmView::takeFilm);
    connect(&results, &SimulationResults::settingsChanged, this, &FilmView::takeSettings);
    connect(&results, &SimulationResults::courseChanged, this, &FilmView::refreshStill);
    connect(&m_pictures, &FilmPictures::changed, this, &FilmView::refreshStill);
    connect(&look, &FilmLook::momentChanged, this, &FilmView::follow);
    connect(&look, &FilmLook::nodeChanged, this, qOverload<>(&QWidget::update));
    takeFilm();
}

void FilmView::setPicture(FilmShow picture)
{
    if (std::exchange(m_show, picture) == picture)
        return;
    colorJobs();
    updateGeometry();
    wantPictures();
    refreshStill();
}

void FilmView::setOutlinesTaken(bool outlines)
{
    m_outlinesTaken = outlines;
    update();
}

void FilmView::setJobColor(const std::string& by)
{
    if (std::exchange(m_jobColor, by) == by)
        return;
    colorJobs();
    refreshStill();
}

void FilmView::colorJobs()
{
    const FilmPtr& film = m_look.results().film();
    m_jobColors = film && m_show == FilmShow::Gantt ? filmJobColors(*film, m_jobColor) : JobColors();
}

void FilmView::setDrawnAnew(bool anew)
{
    m_drawnAnew = anew;
    refreshStill();
}

void FilmView::setMessage(const QString& message)
{
    m_message = message;
    update();
}

void FilmView::usualSpan()
{
    const FilmPtr& film = m_look.results().film();
    m_whole = film ? wholeSpanOf(*film) : TimeSpan();
    m_span = m_whole;
    if (film && film->clock().count() > 2 * FirstSamples)
        m_span.end = static_cast<double>(film->clock().timeOf(FirstSamples));
}

void FilmView::takeFilm()
{
    const FilmPtr& film = m_look.results().film();
    if (film.get() != m_shown) {
        m_shown = film.get();
        usualSpan();
        colorJobs();
        if (!film)
            m_pictures.setFilm(nullptr, {});
    }
    refreshStill();
}

void FilmView::takeSettings()
{
    if (m_look.results().film() && m_look.results().settings())
        m_pictures.setFilm(m_look.results().film(), *m_look.results().settings());
    updateGeometry();
    wantPictures();
    refreshStill();
}

/// Keeps the current sample in view.
void FilmView::follow()
{
    if (const FilmMoment* moment = m_look.moment()) {
        const auto now = static_cast<double>(moment->now);
        if (now < m_span.begin || now > m_span.end)
            setSpan({now - m_span.length() * MomentPlace, now + m_span.length() * (1 - MomentPlace)});
    }
    // The pointer has not moved, so its text no longer describes the current sample.
    point(std::nullopt);
    update();
}

void FilmView::setSpan(const TimeSpan& span)
{
    const TimeSpan& whole = m_whole;
    const FilmPtr& film = m_look.results().film();
    const double perSample =
        film && film->clock().count() > 0 ? whole.length() / static_cast<double>(film->clock().count()) : 1;
    const double length =
        std::clamp(span.length(), std::min(whole.length(), LeastSamples * perSample), whole.length());
    const double begin = std::clamp(span.begin, whole.begin, whole.end - length);
    const TimeSpan wanted{begin, begin + length};
    if (wanted == m_span)
        return;
    m_span = wanted;
    wantPictures();
    refreshStill();
    point(m_pointer);
}

void FilmView::showAll()
{
    setSpan(m_whole);
}

void FilmView::showMoment()
{
    const FilmMoment* moment = m_look.moment();
    if (moment == nullptr)
        return;
    const double length = m_whole.length() * static_cast<double>(FirstSamples)
        / static_cast<double>(m_look.results().film()->clock().count());
    const auto now = static_cast<double>(moment->now);
    setSpan({now - length / 2, now + length / 2});
}

void FilmView::zoom(double factor, double around)
{
    const double length = m_span.length() * factor;
    const double part = (around - m_span.begin) / m_span.length();
    setSpan({around - part * length, around + (1 - part) * length});
}

void FilmView::scroll(double seconds)
{
    setSpan({m_span.begin + seconds, m_span.end + seconds});
}

void FilmView::refreshStill()
{
    m_still = {};
    update();
}

std::optional<FilmScene> FilmView::scene() const
{
    const SimulationResults& results = m_look.results();
    const FilmMoment* moment = m_look.moment();
    const bool hasJobs = results.film() && !results.film()->run().workload.jobs.empty();
    if (!results.settings() || !hasJobs || (moment == nullptr && !isOfJobs(m_show)))
        return std::nullopt;
    return FilmScene{.film = *results.film(),
        .settings = *results.settings(),
        .moment = moment,
        .course = results.course().get(),
        .isCourseOld = results.course() && !results.isCourseCurrent(),
        .isBeingCounted = results.isCountingLosses(),
        .load = results.load().get(),
        .pictures = m_pictures.made(),
        .jobColors = m_jobColors,
        .span = m_span,
        .show = m_show,
        .outlinesTaken = m_outlinesTaken,
        .node = m_look.node(),
        .theme = themeOf(palette()),
        .font = font()};
}

FilmRoom FilmView::room(const FilmScene& scene) const
{
    return {m_show, scene.settings.preemption.policies.size(), size(), font(), FilmPainter::labelWidth(scene),
        FilmPainter::tickWidth(scene)};
}

FilmLayout FilmView::layoutNow() const
{
    const auto now = scene();
    return now ? layoutFilm(room(*now)) : FilmLayout();
}

void FilmView::wantPictures()
{
    const auto now = scene();
    if (!now || m_show != FilmShow::HeatMap)
        return;
    const FilmLayout layout = layoutFilm(room(*now));
    const FilmLayout::Band* strip = layout.band(FilmBand::Strip);
    if (strip == nullptr)
        return;
    const double ratio = devicePixelRatioF();
    m_pictures.want(m_span,
        {static_cast<int>(std::lround(strip->canvas.width() * ratio)),
            static_cast<int>(std::lround(strip->canvas.height() * ratio))});
}

QSize FilmView::minimumSizeHint() const
{
    const auto now = scene();
    const int em = fontMetrics().height();
    return now ? leastFilmSize(room(*now)) : QSize(20 * em, 20 * em);
}

QSize FilmView::sizeHint() const
{
    const int em = fontMetrics().height();
    return QSize(60 * em, 36 * em).expandedTo(minimumSizeHint());
}

void FilmView::waitUntilReady()
{
    wantPictures();
    m_pictures.waitUntilReady();
}

void FilmView::settle()
{
    wantPictures();
    m_pictures.settle();
    refreshStill();
}

void FilmView::paintStill(QPainter& painter, const FilmScene& scene)
{
    painter.fillRect(rect(), scene.theme.color(Role::Base));
    FilmPainter(painter, scene, layoutFilm(room(scene))).paintStill();
}

void FilmView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const auto now = scene();
    if (!now) {
        painter.fillRect(rect(), palette().color(QPalette::Base));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        const int margin = 2 * fontMetrics().height();
        painter.drawText(
            rect().adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap, m_message);
        return;
    }
    if (m_drawnAnew) {
        paintStill(painter, *now);
    } else {
        if (m_still.isNull()) {
            const double ratio = devicePixelRatioF();
            m_still = QPixmap(size() * ratio);
            m_still.setDevicePixelRatio(ratio);
            QPainter still(&m_still);
            still.setFont(font());
            paintStill(still, *now);
        }
        painter.drawPixmap(0, 0, m_still);
    }
    FilmPainter(painter, *now, layoutFilm(room(*now))).paintMoment();
    if (hasFocus() && !m_drawnAnew) {
        painter.setPen(now->theme.color(Role::Accent));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void FilmView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    wantPictures();
    refreshStill();
}

void FilmView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    wantPictures();
}

void FilmView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange)
        refreshStill();
}

} // namespace fairshare::gui

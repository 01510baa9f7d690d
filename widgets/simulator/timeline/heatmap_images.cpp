// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/heatmap_images.h"

#include "widgets/theme/color_maps.h"

#include <QEventLoop>

#include <algorithm>
#include <array>
#include <cmath>
#include <new>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr double Margin = 0.5; ///< fraction of the span that is added on both sides
constexpr int CoarseColumns = 96;
constexpr double MuchWork = 400'000; ///< nodes times columns above which a coarse picture is made first
constexpr std::size_t Shades = 256;

using Colors = std::array<QRgb, Shades>;

const Colors& colors()
{
    static const Colors made = [] {
        Colors list{};
        for (std::size_t at = 0; at < Shades; ++at)
            list.at(at) = HeatmapImages::colorOf(static_cast<double>(at) / (Shades - 1)).rgb();
        return list;
    }();
    return made;
}

Seconds secondsOf(double time)
{
    return static_cast<Seconds>(std::floor(time));
}

/// By column of the picture: column of the strips; none outside the samples.
std::vector<std::uint32_t> columnsOf(
    const SampledRun& sampled, const StripSet& strips, const TimeSpan& span, int width)
{
    const SampleClock& clock = sampled.clock();
    const auto begin = static_cast<double>(clock.timeOf(0));
    const auto end = static_cast<double>(clock.end());
    std::vector<std::uint32_t> places(static_cast<std::size_t>(width), strips.columns);
    for (int x = 0; x < width; ++x) {
        const double time = span.begin + (x + 0.5) * span.length() / width;
        if (time < begin || time >= end)
            continue;
        const std::uint64_t sample = clock.sampleAt(secondsOf(time));
        const auto next = std::upper_bound(strips.samples.begin(), strips.samples.end(), sample);
        if (next != strips.samples.begin() && next != strips.samples.end())
            places[static_cast<std::size_t>(x)] =
                static_cast<std::uint32_t>(next - strips.samples.begin() - 1);
    }
    return places;
}

QImage imageOf(const StripSet& set, const Strip& strip, const std::vector<std::uint32_t>& places)
{
    QImage image(
        static_cast<int>(places.size()), static_cast<int>(set.rows), QImage::Format_ARGB32_Premultiplied);
    const Colors& shades = colors();
    for (std::uint32_t row = 0; row < set.rows; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(row)));
        const std::size_t first = static_cast<std::size_t>(row) * set.columns;
        for (std::size_t x = 0; x < places.size(); ++x) {
            if (places[x] == set.columns) {
                line[x] = 0;
                continue;
            }
            const float value = std::clamp(strip.values[first + places[x]], 0.0F, 1.0F);
            const QRgb color = shades.at(static_cast<std::size_t>(std::lround(value * (Shades - 1))));
            const float idle = strip.idle[first + places[x]];
            line[x] = idle <= 0 ? color
                                : qPremultiply(qRgba(qRed(color), qGreen(color), qBlue(color),
                                      static_cast<int>(std::lround((1 - idle) * 255))));
        }
    }
    return image;
}

} // namespace

HeatmapImages::HeatmapImages(QObject* parent)
    : QObject(parent)
{
}

QColor HeatmapImages::colorOf(double value)
{
    return mapColor(ColorMap::Viridis, 1 - value);
}

void HeatmapImages::setSampledRun(SampledRunPtr sampled, SampleSettings settings)
{
    // The heat maps do not depend on the grace period.
    settings.preemption.graces = {0};
    settings.grace = 0;
    const bool other = sampled != m_sampled;
    if (!other && m_maker && m_maker->settings() == settings)
        return;
    m_sampled = std::move(sampled);
    m_work.cancel();
    m_asked = {};
    m_maker = m_sampled ? std::make_shared<HeatmapStrips>(m_sampled, std::move(settings)) : nullptr;
    if (other) {
        m_made = {};
        m_madeBy.reset();
    }
    if (m_maker)
        ask();
    Q_EMIT changed();
}

void HeatmapImages::want(const TimeSpan& span, const Fineness& fineness)
{
    if (span == m_span && fineness == m_fineness)
        return;
    m_span = span;
    m_fineness = fineness;
    if (m_maker && !covers())
        ask();
}

/// True if the last request covers the wanted span at the wanted resolution.
bool HeatmapImages::covers() const
{
    if (m_asked.maker != m_maker || m_asked.fineness.rows != m_fineness.rows)
        return false;
    const double asked = m_asked.fineness.columns / m_asked.span.length();
    const double wanted = m_fineness.columns / m_span.length();
    if (std::abs(asked - wanted) > wanted * 1e-9)
        return false;
    return m_asked.span.holds(m_span);
}

std::optional<HeatmapImages::Order> HeatmapImages::order() const
{
    if (!m_maker || m_sampled->clock().count() == 0 || m_fineness.columns < 1 || m_fineness.rows < 1)
        return std::nullopt;
    const int beside = static_cast<int>(std::lround(m_fineness.columns * Margin));
    const double more = m_span.length() * beside / m_fineness.columns;
    return Order{m_sampled, m_maker, {m_span.begin - more, m_span.end + more},
        {m_fineness.columns + 2 * beside, m_fineness.rows}};
}

void HeatmapImages::ask()
{
    const auto wanted = order();
    if (!wanted)
        return;
    m_asked = *wanted;
    const bool muchWork = static_cast<double>(m_sampled->nodes()) * m_asked.fineness.columns > MuchWork;
    request(m_asked, muchWork ? CoarseColumns : m_asked.fineness.columns);
}

HeatmapImages::Made HeatmapImages::make(const Order& order, int columns, const Progress& progress)
{
    Made made{order.span, {}};
    try {
        const SampleClock& clock = order.sampled->clock();
        const std::uint64_t first = clock.sampleAt(secondsOf(order.span.begin));
        const std::uint64_t last = clock.sampleAt(secondsOf(order.span.end));
        const StripRequest request{.first = first,
            .samples = last - first + 1,
            .columns = static_cast<std::uint32_t>(columns),
            .rows = static_cast<std::uint32_t>(order.fineness.rows)};
        if (const auto strips = order.maker->strips(request, progress)) {
            const auto places = columnsOf(*order.sampled, *strips, order.span, order.fineness.columns);
            for (const Strip& strip : strips->policies)
                made.strips.push_back(imageOf(*strips, strip, places));
        }
    } catch (const std::bad_alloc&) {
        made.strips.clear();
    }
    return made;
}

void HeatmapImages::request(const Order& order, int columns)
{
    m_work.request([this, order, columns](const Progress& progress) -> LatestWork::Answer {
        return [this, order, columns, made = make(order, columns, progress)] {
            if (!made.strips.empty()) {
                m_made = made;
                m_madeBy = order.maker;
                if (columns < order.fineness.columns)
                    request(order, order.fineness.columns);
            }
            Q_EMIT changed();
        };
    });
}

HeatmapImages::Made HeatmapImages::pictured(
    const SampledRunPtr& sampled, SampleSettings settings, const Wanted& wanted, const Progress& progress)
{
    const Order order{
        sampled, std::make_shared<HeatmapStrips>(sampled, std::move(settings)), wanted.span, wanted.fineness};
    return make(order, wanted.fineness.columns, progress);
}

void HeatmapImages::settle()
{
    if (m_madeBy == m_maker && !m_work.isBusy() && covers())
        return;
    const auto wanted = order();
    if (!wanted)
        return;
    m_work.cancel();
    m_asked = *wanted;
    m_made = make(m_asked, m_asked.fineness.columns, {});
    m_madeBy = m_maker;
}

void HeatmapImages::waitUntilReady()
{
    QEventLoop loop;
    connect(this, &HeatmapImages::changed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (m_work.isBusy())
        loop.exec();
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/panel/grid_image.h"

#include "widgets/plotting/panel/body_view.h"
#include "widgets/theme/color_maps.h"

#include <QPaintEngine>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace fairshare::gui {
namespace {

constexpr int Colors = 1024; ///< finer steps than a screen can show

/// Binary logarithms with an error below 0.001. A table of the leading binary digits takes a fifth of the
/// time of the exact function.
class QuickLogarithm {
public:
    QuickLogarithm()
    {
        for (std::size_t at = 0; at < m_ofDigits.size(); ++at)
            m_ofDigits[at] = static_cast<float>(
                std::log2(1 + (static_cast<double>(at) + 0.5) / static_cast<double>(m_ofDigits.size())));
    }

    /// @param value above 0
    float operator()(double value) const
    {
        const auto bits = std::bit_cast<std::uint64_t>(value);
        const auto exponent = static_cast<int>(bits >> DigitBits) - Bias;
        return static_cast<float>(exponent)
            + m_ofDigits[(bits >> (DigitBits - TableBits)) & (m_ofDigits.size() - 1)];
    }

private:
    static constexpr int DigitBits = 52;
    static constexpr int TableBits = 11;
    static constexpr int Bias = 1023;

    std::array<float, std::size_t{1} << TableBits> m_ofDigits{};
};

/// Returns the relative position on the scale, through a monotonically increasing function of the values.
template <typename Grow>
std::vector<float> placesBy(const Grow& grow, const Values<double>& values, const std::array<float, 3>& ends)
{
    const auto [from, to, highest] = ends;
    const float middle = to == from ? highest / 2 : 0;
    const float factor = to == from ? 0 : highest / (to - from);
    std::vector<float> places(values.size());
    for (std::size_t at = 0; at < values.size(); ++at) {
        const float place = middle + (grow(values[at]) - from) * factor;
        const float kept = std::min(std::max(place, 0.0F), highest);
        places[at] = std::isnan(values[at]) ? NAN : kept;
    }
    return places;
}

/// Devices whose pictures are viewed at any size get an image that is this much finer than the screen.
constexpr double FinerThanScreen = 2;

bool isRaster(const QPainter& painter)
{
    return painter.paintEngine() == nullptr || painter.paintEngine()->type() == QPaintEngine::Raster;
}

/// The two positions around a number, and the fraction of the way to the second.
struct Between {
    std::size_t before;
    double part;
};

std::optional<Between> placesAround(double at, const RoundRange& range, std::size_t count, AxisScale scale)
{
    const auto [lowest, highest] = range;
    const bool logarithmic = scale == AxisScale::Logarithmic;
    if (logarithmic && !(at > 0))
        return std::nullopt;
    const double way =
        logarithmic ? std::log(at / lowest) / std::log(highest / lowest) : (at - lowest) / (highest - lowest);
    constexpr double Rounding = 1e-9;
    if (!(way >= -Rounding && way <= 1 + Rounding))
        return std::nullopt;
    const double place = std::clamp(way, 0.0, 1.0) * static_cast<double>(count - 1);
    const auto before = std::min(static_cast<std::size_t>(place), count - 2);
    return Between{before, place - static_cast<double>(before)};
}

} // namespace

bool hasGrid(const PlotPanel& panel)
{
    return panel.grid && panel.grid->columns >= 2 && panel.grid->rows >= 2 && panel.grid->values
        && panel.grid->values->size() == panel.grid->columns * panel.grid->rows;
}

std::vector<float> placesOn(const ColorScale& scale, const PlotGrid& grid, float highest)
{
    const Values<double>& values = *grid.values;
    if (!scale.logarithmic) {
        const auto same = [](double value) { return static_cast<float>(value); };
        return placesBy(
            same, values, {static_cast<float>(scale.lowest), static_cast<float>(scale.highest), highest});
    }
    static const QuickLogarithm logarithm;
    const float least = std::min(logarithm(scale.lowest), logarithm(scale.highest));
    const auto grow = [least](double value) { return value > 0 ? logarithm(value) : least; };
    return placesBy(grow, values, {logarithm(scale.lowest), logarithm(scale.highest), highest});
}

QImage gridImage(const PlotGrid& grid, const ColorScale& scale)
{
    const std::vector<float> places = placesOn(scale, grid, Colors - 1);
    std::array<QRgb, Colors> table{};
    for (int at = 0; at < Colors; ++at)
        table[static_cast<std::size_t>(at)] = mapColor(scale.map, at / (Colors - 1.0)).rgb();
    // Positions are not negative, so truncation after adding 0.5 rounds them; std::lround is slower.
    constexpr float Half = 0.5F;
    const auto colorAt = [&table](float place) { return table[static_cast<std::size_t>(place + Half)]; };
    const bool whole =
        std::none_of(places.begin(), places.end(), [](float place) { return std::isnan(place); });
    QImage image(static_cast<int>(grid.columns), static_cast<int>(grid.rows),
        whole ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    for (std::size_t row = 0; row < grid.rows && !image.isNull(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(grid.rows - 1 - row)));
        const float* from = places.data() + row * grid.columns;
        if (whole)
            for (std::size_t column = 0; column < grid.columns; ++column)
                line[column] = colorAt(from[column]);
        else
            for (std::size_t column = 0; column < grid.columns; ++column)
                line[column] = std::isnan(from[column]) ? 0 : colorAt(from[column]);
    }
    return image;
}

void paintGrid(QPainter& painter, const QImage& image, const PlotPanel& panel, const PanelMap& map)
{
    if (image.isNull() || map.area.isEmpty())
        return;
    if (!isRaster(painter)) {
        QImage fine((map.area.size() * FinerThanScreen).toSize(), QImage::Format_ARGB32_Premultiplied);
        fine.fill(Qt::transparent);
        QPainter onImage(&fine);
        onImage.scale(fine.width() / map.area.width(), fine.height() / map.area.height());
        onImage.translate(-map.area.topLeft());
        paintGrid(onImage, image, panel, map);
        onImage.end();
        painter.save();
        painter.setRenderHint(QPainter::LosslessImageRendering);
        painter.drawImage(map.area, fine);
        painter.restore();
        return;
    }
    const PlotGrid& grid = *panel.grid;
    const double left = map.x.anyPixel(grid.lowestX);
    const double top = map.y.anyPixel(grid.highestY);
    const double across = (map.x.anyPixel(grid.highestX) - left) / (image.width() - 1);
    const double down = (map.y.anyPixel(grid.lowestY) - top) / (image.height() - 1);
    painter.save();
    painter.setClipRect(map.area);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(QTransform(across, 0, 0, down, left - across / 2, top - down / 2), true);
    painter.drawImage(QPointF(0, 0), image);
    painter.restore();
}

std::optional<double> valueAt(const PlotPanel& panel, double x, double y)
{
    const PlotGrid& grid = *panel.grid;
    const auto across = placesAround(x, {grid.lowestX, grid.highestX}, grid.columns, panel.x.scale);
    const auto along = placesAround(y, {grid.lowestY, grid.highestY}, grid.rows, panel.y.scale);
    if (!across || !along)
        return std::nullopt;
    const auto inRow = [&](std::size_t row) {
        const Values<double>& values = *grid.values;
        const std::size_t first = row * grid.columns + across->before;
        return values[first] + (values[first + 1] - values[first]) * across->part;
    };
    const double low = inRow(along->before);
    const double value = low + (inRow(along->before + 1) - low) * along->part;
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

std::optional<PointedPlace> pointedAt(const PlotPanel& panel, const PanelMap& map, const QPointF& at)
{
    if (!hasGrid(panel) || !map.area.contains(at))
        return std::nullopt;
    PointedPlace pointed;
    if (map.body) {
        const auto place = map.body->placeAt(at);
        if (!place)
            return std::nullopt;
        const QPointF numbers = map.body->map().numbers(*place);
        pointed = {numbers.x(), numbers.y(), 0};
    } else {
        pointed = {map.x.value(at.x()), map.y.value(at.y()), 0};
    }
    const double least = std::min(panel.grid->lowestX, panel.grid->highestX);
    const double most = std::max(panel.grid->lowestX, panel.grid->highestX);
    const double lowest = std::min(panel.grid->lowestY, panel.grid->highestY);
    const double highest = std::max(panel.grid->lowestY, panel.grid->highestY);
    // A pixel of a surface may be slightly outside it.
    if (map.body)
        pointed = {std::clamp(pointed.x, least, most), std::clamp(pointed.y, lowest, highest), 0};
    else if (pointed.x < least || pointed.x > most || pointed.y < lowest || pointed.y > highest)
        return std::nullopt;
    pointed.value = valueAt(panel, pointed.x, pointed.y).value_or(NAN);
    return pointed;
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/axis_ticks.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::gui {

int decimalsOf(double step)
{
    constexpr int Most = 9;
    constexpr double Rounding = 1e-6;
    if (!(step > 0))
        return 0;
    const int first = std::clamp(static_cast<int>(std::ceil(-std::log10(step) - Rounding)), 0, Most);
    const double digits = step * std::pow(10, first);
    const bool isWhole = std::abs(digits - std::round(digits)) < Rounding * digits;
    return isWhole ? first : std::min(first + 1, Most);
}

namespace {

class NumberTicker : public QCPAxisTicker {
public:
    explicit NumberTicker(PlotAxis axis)
        : m_axis(std::move(axis))
    {
    }

protected:
    double getTickStep(const QCPRange& range) override
    {
        const double step = QCPAxisTicker::getTickStep(range);
        m_step = m_axis.wholeNumbers ? std::max(1.0, std::round(step)) : step;
        return m_step;
    }

    int getSubTickCount(double /*step*/) override { return 0; }

    QVector<double> createTickVector(double step, const QCPRange& range) override
    {
        QVector<double> ticks = QCPAxisTicker::createTickVector(step, range);
        if (!m_axis.unit.empty()) // prefixes require a unit; priorities and the like have none
            m_unit = unitOf(std::max(std::abs(range.lower), std::abs(range.upper)), step);
        const double tolerance = step * 1e-6;
        const auto isOutside = [&](double tick) {
            return (m_axis.firstTick && tick < *m_axis.firstTick - tolerance)
                || (m_axis.lastTick && tick > *m_axis.lastTick + tolerance);
        };
        ticks.removeIf(isOutside);
        // The first number is important: rank 1 has no round number below it.
        if (m_axis.firstTick && m_axis.wholeNumbers && range.contains(*m_axis.firstTick)
            && (ticks.isEmpty() || ticks.first() > *m_axis.firstTick + step / 2))
            ticks.prepend(*m_axis.firstTick);
        return ticks;
    }

    QString getTickLabel(double tick, const QLocale& locale, QChar /*format*/, int /*precision*/) override
    {
        // The remainder of a difference of equal numbers is zero.
        const double value = std::abs(tick) < m_step * 1e-6 ? 0.0 : tick;
        const QString text = NumberText(locale).real(value / m_unit.size, decimalsOf(m_step / m_unit.size));
        return value == 0 ? text : text + QLatin1String(m_unit.suffix);
    }

private:
    struct Unit {
        double size = 1;
        const char* suffix = "";
    };
    /// Returns a unit: "15G" instead of "15 000 000 000" if all ticks are whole millions.
    static Unit unitOf(double highest, double step)
    {
        constexpr Unit Million{1e6, "M"};
        constexpr double Rounding = 1e-6;
        if (step < Million.size * (1 - Rounding))
            return {};
        Unit found = Million;
        for (const Unit& unit : {Unit{1e9, "G"}, Unit{1e12, "T"}})
            if (highest >= unit.size)
                found = unit;
        return found;
    }

    PlotAxis m_axis;
    double m_step = 1;
    Unit m_unit{};
};

/// Powers of ten, and 0 below them.
class LogTicker : public QCPAxisTickerLog {
public:
    explicit LogTicker(PlotAxis axis)
        : m_axis(std::move(axis))
    {
    }

    // NOLINTNEXTLINE(readability-function-size): the parameters are those of QCustomPlot
    void generate(const QCPRange& range, const QLocale& locale, QChar format, int precision,
        QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* labels) override
    {
        QCPAxisTickerLog::generate(range, locale, format, precision, ticks, subTicks, nullptr);
        const double decades = std::log10(range.upper / range.lower);
        constexpr double FewDecades = 1.3; // for a shorter range, powers of ten are too far apart
        if (decades < FewDecades)
            addBetween(range, ticks);
        if (m_axis.zeroAt) {
            const double lowest = *m_axis.zeroAt * 2;
            const auto inGap = [lowest](double tick) { return tick < lowest; };
            ticks.removeIf(inGap);
            if (subTicks != nullptr)
                subTicks->removeIf(inGap);
            ticks.prepend(*m_axis.zeroAt);
        }
        if (labels == nullptr)
            return;
        labels->clear();
        for (const double tick : ticks)
            labels->append(label(tick, locale));
    }

private:
    void addBetween(const QCPRange& range, QVector<double>& ticks) const
    {
        ticks.clear();
        const auto exponentOf = [](double value) { return static_cast<int>(std::floor(std::log10(value))); };
        for (int exponent = exponentOf(range.lower); exponent <= exponentOf(range.upper); ++exponent)
            for (const double factor : {1.0, 2.0, 5.0})
                if (const double tick = factor * std::pow(10, exponent); range.contains(tick))
                    ticks.append(tick);
    }

    QString label(double tick, const QLocale& locale) const
    {
        if (m_axis.zeroAt && tick == *m_axis.zeroAt)
            return QStringLiteral("0");
        constexpr double LeastFixed = 0.99e-4;
        if (tick >= LeastFixed)
            return NumberText(locale).real(tick, decimalsOf(tick));
        const int exponent = static_cast<int>(std::floor(std::log10(tick) + 1e-6));
        return QStringLiteral("%1e\u2212%2")
            .arg(qRound(tick / std::pow(10, exponent)))
            .arg(-exponent, 2, 10, QLatin1Char('0'));
    }

    PlotAxis m_axis;
};

QSharedPointer<QCPAxisTicker> named(const std::vector<PlotTick>& ticks)
{
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (const PlotTick& tick : ticks)
        ticker->addTick(tick.at, shownName(tick.text));
    return ticker;
}

} // namespace

QSharedPointer<QCPAxisTicker> tickerOf(const PlotAxis& axis)
{
    if (!axis.ticks.empty() || axis.scale == AxisScale::Categories)
        return named(axis.ticks);
    if (axis.scale == AxisScale::Logarithmic)
        return QSharedPointer<LogTicker>::create(axis);
    return QSharedPointer<NumberTicker>::create(axis);
}

FittedTicker::FittedTicker(QSharedPointer<QCPAxisTicker> ticker, const QCPAxis& axis, bool keepsFirst)
    : m_ticker(std::move(ticker))
    , m_axis(axis)
    , m_keepsFirst(keepsFirst)
{
}

// NOLINTNEXTLINE(readability-function-size): the parameters are those of QCustomPlot
void FittedTicker::generate(const QCPRange& range, const QLocale& locale, QChar format, int precision,
    QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* labels)
{
    constexpr int Fewest = 2;
    QVector<QString> texts;
    std::vector<qsizetype> kept;
    for (int count = std::max(tickCount(), Fewest); count >= Fewest; --count) {
        m_ticker->setTickCount(count);
        m_ticker->generate(range, locale, format, precision, ticks, subTicks, &texts);
        kept = apart(ticks, texts);
        const auto left = static_cast<std::size_t>(ticks.size()) - kept.size();
        if (left == 0 || (m_keepsFirst && left == 1 && kept.size() > 1 && kept[1] == 2))
            break;
    }
    QVector<double> some;
    QVector<QString> names;
    for (const qsizetype at : kept) {
        some << ticks[at];
        names << texts[at];
    }
    ticks = some;
    if (labels != nullptr)
        *labels = names;
}

std::vector<qsizetype> FittedTicker::apart(const QVector<double>& ticks, const QVector<QString>& texts) const
{
    constexpr double TextGap = 0.5; // lines of text between adjacent texts
    const bool isLevel = m_axis.orientation() == Qt::Horizontal;
    const QFontMetricsF metrics(m_axis.tickLabelFont());
    const auto sizeOf = [&](qsizetype at) {
        return isLevel ? metrics.horizontalAdvance(texts[at]) + TextGap * metrics.height() : metrics.height();
    };
    std::vector<qsizetype> kept;
    for (qsizetype at = 0; at < std::min(ticks.size(), texts.size()); ++at) {
        const auto isClear = [&](qsizetype before) {
            const double away = std::abs(m_axis.coordToPixel(ticks[at]) - m_axis.coordToPixel(ticks[before]));
            return away >= (sizeOf(at) + sizeOf(before)) / 2;
        };
        // One tick beyond each end of the range is not visible.
        if (kept.empty() || isClear(kept.back()) || !m_axis.range().contains(ticks[kept.back()]))
            kept.push_back(at);
    }
    return kept;
}

std::vector<PlotTick> ticksOf(const PlotAxis& axis, int count)
{
    const QSharedPointer<QCPAxisTicker> ticker = tickerOf(axis);
    ticker->setTickCount(count);
    QVector<double> places;
    QVector<QString> texts;
    ticker->generate(
        QCPRange(axis.lowest, axis.highest), QLocale(), QLatin1Char('f'), 6, places, nullptr, &texts);
    std::vector<PlotTick> ticks;
    for (qsizetype at = 0; at < std::min(places.size(), texts.size()); ++at)
        ticks.push_back({places[at], texts[at].toStdString()});
    return ticks;
}

QString axisTitle(const PlotAxis& axis)
{
    const QString title = shownName(axis.title);
    return axis.unit.empty() ? title : QStringLiteral("%1, %2").arg(title, shownName(axis.unit));
}

QSharedPointer<QCPAxisTicker> tickerOf(const ColorScale& scale)
{
    PlotAxis axis;
    axis.ticks = scale.ticks;
    axis.scale = scale.logarithmic ? AxisScale::Logarithmic : AxisScale::Linear;
    return tickerOf(axis);
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/course_painter.h"

#include "widgets/simulator/timeline/time_span.h"
#include "widgets/simulator/timeline/timeline_texts.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/number_text.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <span>

namespace fairshare::gui {
namespace {

constexpr double LineWidth = 1.6;
constexpr double FadedLine = 0.4; ///< opacity of lines that are being recalculated
constexpr double NameGround = 0.8; ///< opacity of the background behind line names
constexpr double Envelope = 0.16; ///< opacity of the range between the lowest and highest value of a column

/// Draws a few points at a time, because all edges of a path are sorted against each other.
constexpr qsizetype PointsAtOnce = 8;

void drawLongLine(QPainter& painter, const QPolygonF& line, QPen pen)
{
    double drawn = 0; // in pen widths, as dashes are
    for (qsizetype first = 0; first + 1 < line.size(); first += PointsAtOnce) {
        const qsizetype count = std::min(PointsAtOnce, line.size() - first - 1);
        painter.setPen(pen);
        painter.drawPolyline(line.constData() + first, static_cast<int>(count + 1));
        if (pen.style() == Qt::SolidLine)
            continue;
        for (qsizetype at = first; at < first + count; ++at)
            drawn += QLineF(line[at], line[at + 1]).length() / pen.widthF();
        pen.setDashOffset(drawn);
    }
}

/// Fills the area between two lines with the same x positions.
void fillBetween(QPainter& painter, const QPolygonF& upper, const QPolygonF& lower)
{
    for (qsizetype first = 0; first + 1 < upper.size(); first += PointsAtOnce) {
        const qsizetype count = std::min(PointsAtOnce + 1, upper.size() - first);
        QPolygonF area(upper.mid(first, count));
        for (qsizetype at = first + count; at > first; --at)
            area << lower[at - 1];
        painter.drawPolygon(area);
    }
}

QString tickNumber(double value, double step)
{
    const int decimals = step >= 1 ? 0 : static_cast<int>(std::ceil(-std::log10(step) - 1e-9));
    return NumberText().real(value, decimals);
}

} // namespace

CoursePainter::CoursePainter(QPainter& painter, const TimelineScene& scene, const TimelineLayout& layout)
    : m_painter(painter)
    , m_scene(scene)
    , m_layout(layout)
    , m_small(captionFont(scene.font))
    , m_em(QFontMetrics(scene.font).height())
{
}

void CoursePainter::paint(const TimelineLayout::Band& band)
{
    if (band.kind == TimelineBand::Lost || band.kind == TimelineBand::LostSum)
        paintLosses(band, band.kind == TimelineBand::LostSum);
    else
        paintLoad(band);
}

double CoursePainter::yOf(const QRect& canvas, double value, double highest) const
{
    return canvas.bottom() - value / highest * (canvas.height() - 2);
}

void CoursePainter::paintTitle(const TimelineLayout::Band& band, const QString& title)
{
    m_painter.setFont(m_scene.font);
    m_painter.setPen(m_scene.theme.color(Role::Text));
    m_painter.drawText(band.title, Qt::AlignLeft | Qt::AlignVCenter,
        elided(QFontMetrics(m_scene.font), title, Qt::ElideRight, band.title.width()));
}

void CoursePainter::paintUnit(const QRect& canvas, const QString& unit, int x)
{
    m_painter.save();
    m_painter.setFont(m_small);
    m_painter.setPen(m_scene.theme.color(Role::Text2));
    m_painter.translate(x, canvas.center().y());
    m_painter.rotate(-90);
    m_painter.drawText(QRect(-canvas.height(), -m_em, 2 * canvas.height(), m_em),
        Qt::AlignHCenter | Qt::AlignBottom | Qt::TextDontClip, unit);
    m_painter.restore();
}

int CoursePainter::ticksOf(const TimelineLayout::Band& band) const
{
    return std::max(1, band.canvas.height() / (2 * QFontMetrics(m_small).height()));
}

RoundScale CoursePainter::percentScale(int ticks)
{
    const double halves = ticks >= 2 ? 0.5 : 1.0;
    return {ticks >= 4 ? 0.25 : halves, 1.0};
}

void CoursePainter::paintScale(
    const TimelineLayout::Band& band, const RoundScale& scale, const QString& unit, bool percent)
{
    const QFontMetrics small(m_small);
    const int numbersEnd = band.canvas.left() - static_cast<int>(m_em * NumberGapEms);
    if (band.title.isNull()) {
        // If there is hardly room for one number, only the top one is shown.
        m_painter.setFont(m_small);
        m_painter.setPen(m_scene.theme.color(Role::Text2));
        m_painter.drawText(QRect(0, band.canvas.top() - small.height() / 6, numbersEnd, small.height()),
            Qt::AlignRight | Qt::AlignVCenter,
            percent ? TimelineTexts::tr("100 %") : tickNumber(scale.end, 1));
        return;
    }
    m_painter.setFont(m_small);
    int widest = 0;
    double at = 0;
    while (at <= scale.end * (1 + 1e-9)) {
        const int y = static_cast<int>(std::lround(yOf(band.canvas, at, scale.end)));
        m_painter.setPen(m_scene.theme.color(Role::Grid));
        m_painter.drawLine(band.canvas.left(), y, band.canvas.right(), y);
        m_painter.setPen(m_scene.theme.color(Role::Text2));
        const QString text =
            percent ? TimelineTexts::tr("%1 %").arg(std::lround(at * 100)) : tickNumber(at, scale.step);
        m_painter.drawText(QRect(0, y - small.height() / 2, numbersEnd, small.height()),
            Qt::AlignRight | Qt::AlignVCenter, text);
        widest = std::max(widest, small.horizontalAdvance(text));
        at += scale.step;
    }
    if (!unit.isEmpty())
        paintUnit(band.canvas, unit, std::max(m_em, numbersEnd - widest - m_em / 3));
}

std::vector<CoursePainter::Line> CoursePainter::lines(bool sums) const
{
    std::vector<Line> list;
    const SampleClock& clock = m_scene.sampled.clock();
    const auto seconds = [](double time) { return static_cast<Seconds>(std::floor(time)); };
    const std::uint64_t first = clock.sampleAt(seconds(m_scene.span.begin));
    const std::uint64_t last =
        std::min(clock.sampleAt(seconds(m_scene.span.end)) + 1, m_scene.course->samples() - 1);
    const auto columns = static_cast<std::uint32_t>(std::max(2, (m_layout.right - m_layout.left) / 2));
    const std::size_t policies = std::min(
        m_scene.settings.preemption.policies.size(), m_scene.course->settings().preemption.policies.size());
    const std::size_t grace = m_scene.graceOfCourse();
    for (std::size_t policy = 0; policy < policies; ++policy) {
        Line line{.policy = policy};
        for (const ScoreColumn& column :
            m_scene.course->columns({policy, grace}, first, last - first + 1, columns)) {
            const double x = m_layout.xOf(static_cast<double>(clock.timeOf(column.first)), m_scene.span);
            const double value = sums ? static_cast<double>(column.sum.all()) : column.mean;
            line.points << QPointF(x, value);
            line.lowest.push_back(sums ? value : static_cast<double>(column.lowest));
            line.highest.push_back(sums ? value : static_cast<double>(column.highest));
        }
        line.name = policyTitle(m_scene.policy(policy));
        list.push_back(std::move(line));
    }
    return list;
}

/// Lines that coincide are merged and show all their names.
void CoursePainter::joinSame(std::vector<Line>& lines) const
{
    for (std::size_t at = 0; at < lines.size(); ++at)
        for (std::size_t before = 0; before < at; ++before)
            if (!lines[before].name.isEmpty() && lines[before].points == lines[at].points) {
                lines[before].name = TimelineTexts::tr("%1 = %2").arg(lines[before].name, lines[at].name);
                lines[at].name.clear();
                break;
            }
}

QString CoursePainter::lossesTitle(bool sums, int room) const
{
    const QString nodes = NumberText().count(static_cast<std::uint64_t>(m_scene.settings.preemption.nodes));
    QStringList titles{TimelineTexts::tr("Running total over all samples so far")};
    if (!sums)
        titles = {TimelineTexts::tr("Lost work at each sample, nodes to free: %1").arg(nodes),
            TimelineTexts::tr("Lost work, nodes to free: %1").arg(nodes)};
    // The title describes the current settings, but the lines still show the old ones.
    if (m_scene.course != nullptr && m_scene.isCourseOld)
        for (QString& title : titles)
            title = m_scene.isBeingCounted
                ? TimelineTexts::tr("%1 (recalculating; faint: before the change)").arg(title)
                : TimelineTexts::tr("%1 (not recalculated; faint: before the change)").arg(title);
    const bool fits = QFontMetrics(m_scene.font).horizontalAdvance(titles.front()) <= room;
    return fits ? titles.front() : titles.back();
}

void CoursePainter::paintLosses(const TimelineLayout::Band& band, bool sums)
{
    paintTitle(band, lossesTitle(sums, band.title.width()));
    if (m_scene.course == nullptr || m_scene.course->samples() == 0) {
        m_painter.setPen(m_scene.theme.color(Role::Text2));
        m_painter.setFont(m_small);
        m_painter.drawText(band.canvas, Qt::AlignCenter,
            m_scene.isBeingCounted
                ? TimelineTexts::tr("Lost work is being calculated.")
                : TimelineTexts::tr("Lost work was not calculated; choose Simulation > Run."));
        return;
    }
    std::vector<Line> list = lines(sums);
    double highest = 0;
    for (const Line& line : list)
        for (const double value : line.highest)
            highest = std::max(highest, value);
    const RoundScale scale = roundScale(highest / SecondsPerHour, ticksOf(band));
    const double hours = scale.end;
    const QString unit = TimelineTexts::tr("node-hours");
    const bool fits =
        QFontMetrics(m_small).horizontalAdvance(unit) <= band.canvas.bottom() - band.title.top();
    paintScale(band, scale, fits ? unit : TimelineTexts::tr("node-h"), false);
    m_painter.save();
    m_painter.setClipRect(band.canvas, Qt::IntersectClip);
    if (m_scene.isCourseOld)
        m_painter.setOpacity(FadedLine);
    joinSame(list);
    paintLines(band, list, hours * SecondsPerHour);
    paintNames(band, list, hours * SecondsPerHour);
    m_painter.restore();
}

void CoursePainter::paintLines(
    const TimelineLayout::Band& band, const std::vector<Line>& lines, double highest)
{
    const double opacity = m_painter.opacity();
    for (const Line& line : lines) {
        const QPen pen = policyPen(m_scene.theme, m_scene.policy(line.policy), LineWidth);
        QPolygonF path;
        QPolygonF above;
        QPolygonF below;
        for (qsizetype at = 0; at < line.points.size(); ++at) {
            const QPointF& point = line.points[at];
            const auto place = static_cast<std::size_t>(at);
            path << QPointF(point.x(), yOf(band.canvas, point.y(), highest));
            above << QPointF(point.x(), yOf(band.canvas, line.highest[place], highest));
            below << QPointF(point.x(), yOf(band.canvas, line.lowest[place], highest));
        }
        // Disable antialiasing, which would show seams between the parts.
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(pen.color());
        m_painter.setOpacity(opacity * Envelope);
        fillBetween(m_painter, above, below);
        m_painter.setOpacity(opacity);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setRenderHint(QPainter::Antialiasing);
        drawLongLine(m_painter, path, pen);
    }
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

/// Paints the names at the right ends, moved apart if they would overlap.
void CoursePainter::paintNames(
    const TimelineLayout::Band& band, const std::vector<Line>& lines, double highest)
{
    std::vector<Name> names;
    for (const Line& line : lines) {
        if (line.name.isEmpty())
            continue;
        const auto seen = std::find_if(line.points.rbegin(), line.points.rend(),
            [this](const QPointF& point) { return point.x() <= m_layout.right; });
        if (seen != line.points.rend())
            names.push_back({line.name, line.policy, yOf(band.canvas, seen->y(), highest), 0});
    }
    std::sort(names.begin(), names.end(), [](const Name& a, const Name& b) { return a.y < b.y; });
    QFont font = m_small;
    font.setBold(true);
    m_painter.setFont(font);
    moveApart(names, band.canvas, QFontMetrics(font));
    for (const Name& name : names)
        paintName(name, font);
}

/// @param names y is the position of their line, ascending
void CoursePainter::moveApart(
    std::vector<Name>& names, const QRect& canvas, const QFontMetrics& metrics) const
{
    const double tall = metrics.height();
    constexpr double Step = 0.95;
    // In a low canvas, names are also placed side by side.
    const auto rows = std::max<std::size_t>(1, static_cast<std::size_t>(canvas.height() / (tall * Step)));
    double right = m_layout.right;
    for (std::size_t begin = 0; begin < names.size(); begin += rows) {
        const std::span<Name> column(names.data() + begin, std::min(rows, names.size() - begin));
        double next = canvas.top();
        for (Name& name : column) {
            name.y = std::max(name.y - tall / 2, next);
            next = name.y + tall * Step;
        }
        double most = canvas.bottom() - tall;
        double widest = 0;
        for (std::size_t at = column.size(); at-- > 0;) {
            Name& name = column[at];
            name.y = std::min(name.y, most);
            name.right = right;
            most = name.y - tall * Step;
            widest = std::max<double>(widest, metrics.horizontalAdvance(name.text));
        }
        right -= widest + m_em;
    }
}

void CoursePainter::paintName(const Name& name, const QFont& font)
{
    const QFontMetrics metrics(font);
    const double width = metrics.horizontalAdvance(name.text);
    const int gap = m_em / 3;
    const double x = name.right - gap - width;
    // Lines continue faintly behind the name, but none crosses it clearly.
    const double opacity = m_painter.opacity();
    m_painter.setOpacity(opacity * NameGround);
    m_painter.fillRect(QRectF(x - m_em / 4.0, name.y, width + m_em / 2.0, metrics.height()),
        m_scene.theme.color(Role::Base));
    m_painter.setOpacity(opacity);
    QPainterPath path;
    path.addText(QPointF(x, name.y + metrics.ascent()), font, name.text);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.strokePath(
        path, QPen(m_scene.theme.color(Role::Base), 3.5, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
    m_painter.fillPath(path, policyPen(m_scene.theme, m_scene.policy(name.policy), LineWidth).color());
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void CoursePainter::paintLoad(const TimelineLayout::Band& band)
{
    const bool inUse = band.kind == TimelineBand::InUse;
    if (!band.title.isNull())
        paintTitle(band, inUse ? TimelineTexts::tr("Nodes in use") : TimelineTexts::tr("Pending jobs"));
    if (m_scene.load == nullptr)
        return;
    if (!inUse && !m_scene.load->tellsWaiting()) {
        m_painter.setPen(m_scene.theme.color(Role::Text2));
        m_painter.setFont(m_small);
        m_painter.drawText(
            band.canvas, Qt::AlignCenter, TimelineTexts::tr("Unknown: no submit times are recorded."));
        return;
    }
    const auto zero = static_cast<double>(beginOf(m_scene.sampled));
    const auto begin = static_cast<Seconds>(std::floor(std::max(m_scene.span.begin, zero)));
    const auto end = std::max(begin + 1, static_cast<Seconds>(std::ceil(m_scene.span.end)));
    const auto columns = static_cast<std::uint32_t>(
        std::clamp<Seconds>(end - begin, 1, std::max(1, m_layout.right - m_layout.left)));
    const std::vector<RunColumn> list = m_scene.load->columns(begin, end, columns);
    double highest = 0;
    for (const RunColumn& column : list)
        highest = std::max(highest, inUse ? column.utilization : column.waiting);
    const int ticks = ticksOf(band);
    const RoundScale jobs = band.title.isNull() ? RoundScale{1, std::max(1.0, std::ceil(roundTop(highest)))}
                                                : countScale(highest, ticks);
    const RoundScale scale = inUse ? percentScale(ticks) : jobs;
    const double top = scale.end;
    m_painter.save();
    m_painter.setClipRect(band.canvas, Qt::IntersectClip);
    QPolygonF path;
    QPolygonF bottom;
    for (const RunColumn& column : list) {
        const double y = yOf(band.canvas, inUse ? column.utilization : column.waiting, top);
        for (const Seconds time : {column.begin, column.end}) {
            path << QPointF(m_layout.xOf(static_cast<double>(time), m_scene.span), y);
            bottom << QPointF(path.last().x(), band.canvas.bottom());
        }
    }
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_scene.theme.color(Role::Bar));
    fillBetween(m_painter, path, bottom);
    m_painter.setBrush(Qt::NoBrush);
    drawLongLine(m_painter, path, QPen(m_scene.theme.color(Role::BarEdge), 1));
    m_painter.restore();
    paintScale(band, scale, band.title.isNull() || inUse ? QString() : TimelineTexts::tr("jobs"), inUse);
}

} // namespace fairshare::gui

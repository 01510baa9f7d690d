// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/film_painter.h"

#include "widgets/delegates/cell_metrics.h"
#include "widgets/text/clock_text.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/number_text.h"
#include "widgets/views/film_course_painter.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

struct FilmTexts {
    Q_DECLARE_TR_FUNCTIONS(FilmTexts)
};

constexpr int ScaleEms = 8; ///< width of the color scale
constexpr double CursorEms = 0.65; ///< width of the column of taken nodes
constexpr int LeastOutlined = 8; ///< pixels of a node whose row has an outline while it is selected
constexpr double TickEms = 6; ///< least distance of two times

QString headingOf(const FilmScene& scene)
{
    switch (scene.show) {
    case FilmShow::HeatMap:
        return scene.settings.preemption.policies.size() == 1
            ? FilmTexts::tr("Preemption value of each node over time")
            : FilmTexts::tr("Preemption value of each node over time, %1 policies on one clock")
                  .arg(scene.settings.preemption.policies.size());
    case FilmShow::Gantt:
        return FilmTexts::tr("Which job holds which node");
    case FilmShow::Lost:
        return FilmTexts::tr("Work that preempting would cost");
    case FilmShow::Usage:
        return FilmTexts::tr("Use of the cluster over time");
    }
    return {};
}

QString killedText(std::int64_t jobs)
{
    return jobs == 1
        ? FilmTexts::tr("1 job killed")
        : FilmTexts::tr("%1 jobs killed").arg(NumberText().count(static_cast<std::uint64_t>(jobs)));
}

} // namespace

FilmPainter::FilmPainter(QPainter& painter, const FilmScene& scene, const FilmLayout& layout)
    : m_painter(painter)
    , m_scene(scene)
    , m_layout(layout)
    , m_small(captionFont(scene.font))
    , m_em(QFontMetrics(scene.font).height())
{
}

int FilmPainter::labelWidth(const FilmScene& scene)
{
    QFont strong = scene.font;
    strong.setBold(true);
    const QFontMetrics titles(strong);
    const QFontMetrics small(captionFont(scene.font));
    int width = small.horizontalAdvance(FilmTexts::tr("%1 jobs killed").arg(QStringLiteral("88")));
    width = std::max(width, small.horizontalAdvance(FilmTexts::tr("Nodes in use")));
    width = std::max(width, small.horizontalAdvance(FilmTexts::tr("Jobs waiting")));
    for (const PreemptionPolicy* policy : scene.settings.preemption.policies) {
        width = std::max(width, titles.horizontalAdvance(policyTitle(*policy)));
        width = std::max(width, small.horizontalAdvance(policyRule(*policy, scene.settings.preemption.seed)));
    }
    return width + 2;
}

int FilmPainter::tickWidth(const FilmScene& scene)
{
    const QFontMetrics small(captionFont(scene.font));
    const int nodes = small.horizontalAdvance(NumberText().identifier(scene.film.nodes()));
    return std::max(nodes, small.horizontalAdvance(QStringLiteral("100 %")));
}

void FilmPainter::paintStill()
{
    paintHeading();
    for (const FilmLayout::Band& band : m_layout.bands) {
        m_painter.fillRect(band.canvas, m_scene.theme.color(Role::Base));
        if (band.kind == FilmBand::Strip)
            paintStrip(band);
        else if (band.kind == FilmBand::Gantt)
            paintGantt(band);
        else
            FilmCoursePainter(m_painter, m_scene, m_layout).paint(band);
        paintFrame(band.canvas);
    }
    paintTimes();
}

void FilmPainter::paintMoment()
{
    for (const FilmLayout::Band& band : m_layout.bands)
        paintLabel(band);
    paintCursor();
}

void FilmPainter::paintHeading()
{
    m_painter.setFont(m_scene.font);
    m_painter.setPen(m_scene.theme.color(Role::Text));
    const QString text = headingOf(m_scene);
    const bool scale = m_scene.show == FilmShow::HeatMap;
    const QFontMetrics small(m_small);
    const int scaleWidth = ScaleEms * m_em + small.horizontalAdvance(FilmTexts::tr("taken first"))
        + small.horizontalAdvance(FilmTexts::tr("most valuable"))
        + small.horizontalAdvance(FilmTexts::tr("idle")) + 6 * m_em;
    const bool fits = m_layout.heading.width() >= scaleWidth + 8 * m_em;
    const int room = m_layout.heading.width() - (scale && fits ? scaleWidth + m_em : 0);
    m_painter.drawText(m_layout.heading, Qt::AlignLeft | Qt::AlignVCenter,
        elided(m_painter.fontMetrics(), text, Qt::ElideRight, room));
    if (scale && fits)
        paintColorScale(m_layout.heading.right());
}

void FilmPainter::paintColorScale(int right)
{
    m_painter.setFont(m_small);
    const QFontMetrics small(m_small);
    const int middle = m_layout.heading.center().y();
    const int tall = (m_em * 5) / 9;
    int x = right;
    const auto word = [&](const QString& text) {
        const int width = small.horizontalAdvance(text);
        x -= width;
        m_painter.setPen(m_scene.theme.color(Role::Text2));
        m_painter.drawText(QRect(x, m_layout.heading.top(), width + 1, m_layout.heading.height()),
            Qt::AlignLeft | Qt::AlignVCenter, text);
        x -= m_em / 2;
    };
    word(FilmTexts::tr("idle"));
    const QRect box(x - m_em, middle - tall / 2, m_em, tall);
    m_painter.fillRect(box, m_scene.theme.color(Role::Base));
    hatch(box);
    paintFrame(box);
    x = box.left() - (3 * m_em) / 2;
    word(FilmTexts::tr("most valuable"));
    const QRect scale(x - ScaleEms * m_em, middle - tall / 2, ScaleEms * m_em, tall);
    QLinearGradient gradient(scale.topLeft(), scale.topRight());
    constexpr int Stops = 15;
    for (int at = 0; at <= Stops; ++at)
        gradient.setColorAt(
            static_cast<double>(at) / Stops, FilmPictures::colorOf(static_cast<double>(at) / Stops));
    m_painter.fillRect(scale, gradient);
    x = scale.left() - m_em / 2;
    word(FilmTexts::tr("taken first"));
}

void FilmPainter::hatch(const QRect& place)
{
    m_painter.save();
    m_painter.setBrushOrigin(0, 0);
    m_painter.fillRect(place, QBrush(m_scene.theme.color(Role::Idle), Qt::BDiagPattern));
    m_painter.restore();
}

void FilmPainter::paintStrip(const FilmLayout::Band& band)
{
    const auto& pictures = m_scene.pictures;
    const double begin = static_cast<double>(m_scene.film.clock().timeOf(0));
    const double end = static_cast<double>(m_scene.film.clock().end());
    m_painter.save();
    m_painter.setClipRect(band.canvas, Qt::IntersectClip);
    const int from = static_cast<int>(
        std::floor(std::max(m_layout.xOf(begin, m_scene.span), static_cast<double>(m_layout.left))));
    const int to = static_cast<int>(
        std::ceil(std::min(m_layout.xOf(end, m_scene.span), static_cast<double>(m_layout.right))));
    if (to > from)
        hatch(QRect(from, band.canvas.top(), to - from, band.canvas.height()));
    if (band.policy < pictures.strips.size()) {
        const QImage& image = pictures.strips[band.policy];
        const double left = m_layout.xOf(pictures.span.begin, m_scene.span);
        const double right = m_layout.xOf(pictures.span.end, m_scene.span);
        // Of an image that reaches far beyond the canvas only the part that is seen.
        const double perPixel = image.width() / (right - left);
        const double first = std::clamp((m_layout.left - left) * perPixel, 0.0, image.width() * 1.0);
        const double last = std::clamp((m_layout.right - left) * perPixel, 0.0, image.width() * 1.0);
        if (last > first)
            m_painter.drawImage(QRectF(left + first / perPixel, band.canvas.top(), (last - first) / perPixel,
                                    band.canvas.height()),
                image, QRectF(first, 0, last - first, image.height()));
    }
    m_painter.restore();
    paintNodeTicks(band);
}

QRect FilmPainter::nodeRect(const QRect& canvas, std::uint32_t node) const
{
    const auto place = [&](std::uint64_t at) {
        return canvas.top()
            + static_cast<int>(at * static_cast<std::uint64_t>(canvas.height()) / m_scene.film.nodes());
    };
    const int top = place(node);
    return {canvas.left(), top, canvas.width(), std::max(1, place(std::uint64_t{node} + 1) - top)};
}

void FilmPainter::paintNodeTicks(const FilmLayout::Band& band)
{
    m_painter.setFont(m_small);
    m_painter.setPen(m_scene.theme.color(Role::Text2));
    const std::uint32_t last = m_scene.film.nodes() - 1;
    const int height = m_painter.fontMetrics().height();
    const int tall = band.canvas.height();
    const int width = band.canvas.left() - band.label.right();
    const auto number = [&](std::uint32_t node, int top) {
        m_painter.drawText(QRect(band.label.right(), top, width - m_em / 4, height),
            Qt::AlignRight | Qt::AlignVCenter, NumberText().identifier(node));
    };
    const int rise = height / 6;
    number(0, band.canvas.top() - rise);
    if (last > 1 && tall > 3 * height)
        number(last / 2, nodeRect(band.canvas, last / 2).center().y() - height / 2);
    if (last > 0 && tall > (3 * height) / 2)
        number(last, band.canvas.bottom() - height + 1 + rise);
}

void FilmPainter::paintFrame(const QRect& canvas)
{
    m_painter.setPen(m_scene.theme.color(Role::Text2));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(QRect(canvas.topLeft(), canvas.size() - QSize(1, 1)));
}

void FilmPainter::paintTimes()
{
    const double pixels = m_layout.right - m_layout.left;
    const std::int64_t step = roundSpan(m_scene.span.length() / pixels * TickEms * m_em);
    m_painter.setFont(m_small);
    const QFontMetrics small(m_small);
    const auto first = static_cast<std::int64_t>(std::ceil(m_scene.span.begin / static_cast<double>(step)));
    const auto last = static_cast<std::int64_t>(std::floor(m_scene.span.end / static_cast<double>(step)));
    const int top = m_layout.ticks.top();
    for (std::int64_t at = first; at <= last; ++at) {
        const int x = static_cast<int>(m_layout.xOf(static_cast<double>(at * step), m_scene.span));
        m_painter.setPen(m_scene.theme.color(Role::Text2));
        m_painter.drawLine(x, top - m_em / 4, x, top);
        const QString text = tickText(at * step, step);
        const int width = small.horizontalAdvance(text);
        const int most = m_layout.right + m_em - width;
        m_painter.drawText(QRect(std::min(x - width / 2, most), top, width + 1, m_layout.ticks.height()),
            Qt::AlignLeft | Qt::AlignVCenter, text);
    }
    m_painter.drawText(m_layout.axisTitle, Qt::AlignHCenter | Qt::AlignTop,
        step >= 86'400 ? FilmTexts::tr("time since the first submission (days)")
                       : FilmTexts::tr("time since the first submission (h:min)"));
}

void FilmPainter::paintLabel(const FilmLayout::Band& band)
{
    const QFontMetrics small(m_small);
    const QRect place = band.label;
    int y = place.top() - small.height() / 8;
    const auto line = [&](const QString& text, const QFont& font, Role role) {
        const QFontMetrics metrics(font);
        m_painter.setFont(font);
        m_painter.setPen(m_scene.theme.color(role));
        m_painter.drawText(QRect(place.left(), y, place.width(), metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter, elided(metrics, text, Qt::ElideRight, place.width()));
        y += (metrics.height() * 17) / 18;
    };
    if (band.kind == FilmBand::Strip) {
        QFont strong = m_scene.font;
        strong.setBold(true);
        const int lines = (place.height() + small.height() / 2 - QFontMetrics(strong).height())
            / std::max(1, small.height());
        line(policyTitle(m_scene.policy(band.policy)), strong, Role::Text);
        if (lines >= 3)
            line(policyRule(m_scene.policy(band.policy), m_scene.settings.preemption.seed), m_small,
                Role::Text2);
        if (lines >= 1)
            line(FilmTexts::tr("%1 node-h")
                     .arg(nodeHours(static_cast<double>(m_scene.lostNodeSeconds(band.policy)))),
                m_small, Role::Text);
        if (lines >= 2)
            line(killedText(m_scene.lost(band.policy).jobs), m_small, Role::Text2);
    } else if (band.kind == FilmBand::Gantt) {
        line(FilmTexts::tr("Nodes"), m_scene.font, Role::Text);
    } else if (band.title.isNull() && band.kind == FilmBand::InUse) {
        line(FilmTexts::tr("Nodes in use"), m_small, Role::Text);
    } else if (band.title.isNull() && band.kind == FilmBand::Waiting) {
        line(FilmTexts::tr("Jobs waiting"), m_small, Role::Text);
    }
}

void FilmPainter::paintCursor()
{
    const double at = m_layout.xOf(static_cast<double>(m_scene.moment.now), m_scene.span);
    if (at < m_layout.left - 1 || at > m_layout.right + 1)
        return;
    const int x = static_cast<int>(at);
    for (const FilmLayout::Band& band : m_layout.bands)
        if (band.kind == FilmBand::Strip || band.kind == FilmBand::Gantt) {
            paintSelectedNode(band);
            if (band.kind == FilmBand::Strip && m_scene.outlinesTaken)
                paintTaken(band, x);
        }
    const QRect all = m_layout.canvases();
    m_painter.setPen(m_scene.theme.color(Role::Text));
    m_painter.drawLine(x, all.top(), x, all.bottom());
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_scene.theme.color(Role::Text));
    const double arm = m_em * 0.32;
    const double tip = all.top() - 1;
    m_painter.drawPolygon(QPolygonF(
        {QPointF(x + 0.5, tip), QPointF(x + 0.5 - arm, tip - arm), QPointF(x + 0.5 + arm, tip - arm)}));
    m_painter.restore();
}

void FilmPainter::paintTaken(const FilmLayout::Band& band, int x)
{
    const int wide = static_cast<int>(m_em * CursorEms);
    const QRect column(x + 1, band.canvas.top() + 1, wide, band.canvas.height() - 2);
    m_painter.fillRect(column, m_scene.theme.color(Role::Base));
    const auto& values = m_scene.moment.policies[band.policy].values;
    const QColor ink = m_scene.theme.color(Role::Text);
    const int inset = std::max(1, wide / 5);
    // Of many nodes in one line of pixels it is enough that one is taken.
    int painted = column.top() - 1;
    for (std::uint32_t node = 0; node < values.size(); ++node) {
        if (!values[node].isTaken)
            continue;
        const QRect row = nodeRect(band.canvas, node);
        const int gap = row.height() >= 3 ? 1 : 0;
        const QRect mark(column.left() + inset, std::max(row.top(), painted + 1), wide - 2 * inset,
            row.bottom() - gap - std::max(row.top(), painted + 1) + 1);
        if (mark.height() <= 0)
            continue;
        m_painter.fillRect(mark & column, ink);
        painted = mark.bottom() + gap;
    }
}

void FilmPainter::paintSelectedNode(const FilmLayout::Band& band)
{
    if (!m_scene.node || *m_scene.node >= m_scene.film.nodes())
        return;
    const QRect row = nodeRect(band.canvas, *m_scene.node);
    const int middle = row.center().y();
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_scene.theme.color(Role::Accent));
    const double arm = std::clamp(row.height() * 0.5, m_em * 0.22, m_em * 0.35);
    const double tip = band.canvas.left() - 1;
    m_painter.drawPolygon(QPolygonF({QPointF(tip, middle + 0.5), QPointF(tip - arm * 1.4, middle + 0.5 - arm),
        QPointF(tip - arm * 1.4, middle + 0.5 + arm)}));
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    if (row.height() >= LeastOutlined) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(m_scene.theme.color(Role::Accent));
        m_painter.drawRect(row.adjusted(0, 0, -1, -1));
    }
    m_painter.restore();
}

} // namespace fairshare::gui

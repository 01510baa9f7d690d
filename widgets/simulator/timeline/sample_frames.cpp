// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/sample_frames.h"

#include "widgets/simulator/timeline/timeline_painter.h"
#include "widgets/simulator/timeline/timeline_texts.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/class_text.h"
#include "widgets/text/clock_text.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/simulator/samples/moment_answer.h"
#include "core/simulator/samples/moment_text.h"
#include "core/simulator/samples/run_dates.h"

#include <cmath>

namespace fairshare::gui {
namespace {

constexpr double SentenceEms = 3.2; ///< two lines

TimelineScene sceneOf(const SamplePicture& picture, const HeatmapImages::Made& pictures,
    const TimelineJobColors& jobColors, const Moment& moment)
{
    return {.sampled = *picture.sampled,
        .settings = picture.settings,
        .moment = &moment,
        .course = picture.course.get(),
        .load = picture.load.get(),
        .pictures = pictures,
        .jobColors = jobColors,
        .span = picture.span,
        .show = picture.show,
        .outlinesTaken = picture.outlinesTaken,
        .node = picture.node,
        .theme = Theme{picture.dark},
        .font = picture.font};
}

int sentenceHeight(const QFont& font)
{
    return static_cast<int>(QFontMetrics(font).height() * SentenceEms);
}

/// Returns the height of the sentence and the caption.
int wordsHeight(const QFont& font)
{
    return sentenceHeight(font) + QFontMetrics(captionFont(font)).height();
}

TimelineLayout layoutOf(const TimelineScene& scene, const QSize& size)
{
    const QSize below(size.width(), size.height() - wordsHeight(scene.font));
    return layoutTimeline({scene.show, scene.settings.preemption.policies.size(), below, scene.font,
        TimelinePainter::labelWidth(scene), TimelinePainter::tickWidth(scene)});
}

} // namespace

QString nodesToFreeText(std::int32_t wanted, std::uint32_t nodes)
{
    const NumberText numbers;
    const QString count = numbers.count(static_cast<std::uint64_t>(wanted));
    return nodes == 1 ? TimelineTexts::tr("%1 of 1 node to free").arg(count)
                      : TimelineTexts::tr("%1 of %2 nodes to free").arg(count, numbers.count(nodes));
}

QStringList askedText(const SamplePicture& picture)
{
    return {nodesToFreeText(picture.settings.preemption.nodes, picture.sampled->nodes()),
        TimelineTexts::tr("grace period %1").arg(spanText(picture.settings.graceSeconds())),
        classesText(picture.settings.classes)};
}

Result<SampleFrames> SampleFrames::make(
    const SamplePicture& picture, const QSize& size, double scale, const Progress& progress)
{
    SampleFrames made;
    made.m_picture = picture;
    made.m_size = size;
    if (picture.show == TimelinePicture::Gantt)
        made.m_jobColors = timelineJobColors(*picture.sampled, picture.jobColor);
    const Moment first = momentOf(*picture.sampled, 0, picture.settings);
    const TimelineLayout layout = layoutOf(sceneOf(picture, made.m_pictures, made.m_jobColors, first), size);
    if (const TimelineLayout::Band* strip = layout.band(TimelineBand::Strip))
        made.m_pictures = HeatmapImages::pictured(picture.sampled, picture.settings,
            {picture.span,
                {static_cast<int>(std::lround(strip->canvas.width() * scale)),
                    static_cast<int>(std::lround(strip->canvas.height() * scale))}},
            progress);
    if (progress.cancelled())
        return fail(ErrorCode::Cancelled, {});
    return made;
}

QString SampleFrames::sentence(std::uint64_t sample) const
{
    const Moment moment = momentOf(*m_picture.sampled, sample, m_picture.settings);
    return shownName(momentAnswer(*m_picture.sampled, moment, m_picture.settings, m_picture.course.get()));
}

QString SampleFrames::caption(std::uint64_t sample) const
{
    const SampledRun& sampled = *m_picture.sampled;
    QStringList parts{shownName(momentTimeText(sampled, sampled.clock().timeOf(sample)))};
    parts += askedText(m_picture);
    if (!m_picture.premise.isEmpty())
        parts << m_picture.premise;
    return parts.join(QStringLiteral("; "));
}

void SampleFrames::paint(QPainter& painter, std::uint64_t sample) const
{
    const Moment moment = momentOf(*m_picture.sampled, sample, m_picture.settings);
    const TimelineScene scene = sceneOf(m_picture, m_pictures, m_jobColors, moment);
    painter.fillRect(QRect(QPoint(), m_size), scene.theme.color(Role::Base));
    const int em = QFontMetrics(m_picture.font).height();
    const int below = sentenceHeight(m_picture.font);
    const int top = wordsHeight(m_picture.font);
    QFont strong = m_picture.font;
    strong.setBold(true);
    painter.setFont(strong);
    painter.setPen(scene.theme.color(Role::Text));
    painter.drawText(QRect(em / 2, em / 4, m_size.width() - em, below - em / 4),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
        shownName(momentAnswer(*m_picture.sampled, moment, m_picture.settings, m_picture.course.get())));
    painter.setFont(captionFont(m_picture.font));
    painter.setPen(scene.theme.color(Role::Text2));
    painter.drawText(QRect(em / 2, below, m_size.width() - em, top - below),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        elided(painter.fontMetrics(), caption(sample), Qt::ElideRight, m_size.width() - em));
    painter.save();
    painter.translate(0, top);
    const TimelineLayout layout = layoutOf(scene, m_size);
    TimelinePainter still(painter, scene, layout);
    still.paintStill();
    still.paintMoment();
    painter.restore();
}

} // namespace fairshare::gui

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

#include "core/simulator/samples/moment_text.h"

#include <cmath>

namespace fairshare::gui {
namespace {

constexpr double SentenceEms = 3.2; ///< two lines

FilmScene sceneOf(const FilmTake& take, const FilmPictures::Made& pictures, const JobColors& jobColors,
    const FilmMoment& moment)
{
    return {.film = *take.film,
        .settings = take.settings,
        .moment = &moment,
        .course = take.course.get(),
        .load = take.load.get(),
        .pictures = pictures,
        .jobColors = jobColors,
        .span = take.span,
        .show = take.show,
        .outlinesTaken = take.outlinesTaken,
        .node = take.node,
        .theme = Theme{take.dark},
        .font = take.font};
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

FilmLayout layoutOf(const FilmScene& scene, const QSize& size)
{
    const QSize below(size.width(), size.height() - wordsHeight(scene.font));
    return layoutFilm({scene.show, scene.settings.preemption.policies.size(), below, scene.font,
        FilmPainter::labelWidth(scene), FilmPainter::tickWidth(scene)});
}

} // namespace

QString nodesToFreeText(std::int32_t wanted, std::uint32_t nodes)
{
    const NumberText numbers;
    const QString count = numbers.count(static_cast<std::uint64_t>(wanted));
    return nodes == 1 ? FilmTexts::tr("%1 of 1 node to free").arg(count)
                      : FilmTexts::tr("%1 of %2 nodes to free").arg(count, numbers.count(nodes));
}

QStringList askedText(const FilmTake& take)
{
    return {nodesToFreeText(take.settings.preemption.nodes, take.film->nodes()),
        FilmTexts::tr("grace period %1").arg(spanText(take.settings.graceSeconds())),
        classesText(take.settings.classes)};
}

Result<FilmFrames> FilmFrames::make(
    const FilmTake& take, const QSize& size, double scale, const Progress& progress)
{
    FilmFrames made;
    made.m_take = take;
    made.m_size = size;
    if (take.show == FilmShow::Gantt)
        made.m_jobColors = filmJobColors(*take.film, take.jobColor);
    const FilmMoment first = momentOf(*take.film, 0, take.settings);
    const FilmLayout layout = layoutOf(sceneOf(take, made.m_pictures, made.m_jobColors, first), size);
    if (const FilmLayout::Band* strip = layout.band(FilmBand::Strip))
        made.m_pictures = FilmPictures::pictured(take.film, take.settings,
            {take.span,
                {static_cast<int>(std::lround(strip->canvas.width() * scale)),
                    static_cast<int>(std::lround(strip->canvas.height() * scale))}},
            progress);
    if (progress.cancelled())
        return fail(ErrorCode::Cancelled, {});
    return made;
}

QString FilmFrames::sentence(std::uint64_t sample) const
{
    const FilmMoment moment = momentOf(*m_take.film, sample, m_take.settings);
    return shownName(filmAnswer(*m_take.film, moment, m_take.settings, m_take.course.get()));
}

QString FilmFrames::caption(std::uint64_t sample) const
{
    const Film& film = *m_take.film;
    QStringList parts{clockText(film.sinceZero(film.clock().timeOf(sample)))};
    parts += askedText(m_take);
    if (!m_take.premise.isEmpty())
        parts << m_take.premise;
    return parts.join(QStringLiteral("; "));
}

void FilmFrames::paint(QPainter& painter, std::uint64_t sample) const
{
    const FilmMoment moment = momentOf(*m_take.film, sample, m_take.settings);
    const FilmScene scene = sceneOf(m_take, m_pictures, m_jobColors, moment);
    painter.fillRect(QRect(QPoint(), m_size), scene.theme.color(Role::Base));
    const int em = QFontMetrics(m_take.font).height();
    const int below = sentenceHeight(m_take.font);
    const int top = wordsHeight(m_take.font);
    QFont strong = m_take.font;
    strong.setBold(true);
    painter.setFont(strong);
    painter.setPen(scene.theme.color(Role::Text));
    painter.drawText(QRect(em / 2, em / 4, m_size.width() - em, below - em / 4),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
        shownName(filmAnswer(*m_take.film, moment, m_take.settings, m_take.course.get())));
    painter.setFont(captionFont(m_take.font));
    painter.setPen(scene.theme.color(Role::Text2));
    painter.drawText(QRect(em / 2, below, m_size.width() - em, top - below),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        elided(painter.fontMetrics(), caption(sample), Qt::ElideRight, m_size.width() - em));
    painter.save();
    painter.translate(0, top);
    const FilmLayout layout = layoutOf(scene, m_size);
    FilmPainter still(painter, scene, layout);
    still.paintStill();
    still.paintMoment();
    painter.restore();
}

} // namespace fairshare::gui

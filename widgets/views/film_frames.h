// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/film_scene.h"

#include <QPainter>
#include <QStringList>

#include <memory>
#include <string>

namespace fairshare::gui {

/// What pictures of a film are made from, whatever a window shows of it.
struct FilmTake {
    FilmPtr film{};
    FilmSettings settings{};
    ScoreCoursePtr course{}; ///< null while it is not counted
    std::shared_ptr<const RunCourse> load{};
    TimeSpan span{};
    FilmShow show = FilmShow::HeatMap;
    bool outlinesTaken = true;
    std::optional<std::uint32_t> node{};
    std::string jobColor{JobColorChoices.front()}; ///< one of JobColorChoices
    QFont font{};
    bool dark = false;
    QString premise{}; ///< the scenario and its scheduler, in few words; "" where that stands elsewhere
};

/// "P 10 of 100 nodes", "grace period 1 min" and "PAP+ classes: bigmem × 10": what is asked of the policies.
QStringList askedText(const FilmTake& take);

/// Pictures of single moments of a film, all of one span. Once it is made it is only read, by any thread.
class FilmFrames {
public:
    /// @param size of each picture, with its words @param scale pixels per logical one
    /// Errors: Cancelled.
    static Result<FilmFrames> make(
        const FilmTake& take, const QSize& size, double scale, const Progress& progress);

    const QSize& size() const { return m_size; }
    /// The sentence and the caption of the moment over the film with its cursor there.
    void paint(QPainter& painter, std::uint64_t sample) const;
    /// What is said about the moment.
    QString sentence(std::uint64_t sample) const;
    /// "8 d 23:25:19; P 10 of 100 nodes; grace period 1 min; PAP+ classes: bigmem × 10; site.fairshare, EASY
    /// backfill": what makes the picture one that is read alone.
    QString caption(std::uint64_t sample) const;

private:
    FilmTake m_take;
    QSize m_size;
    FilmPictures::Made m_pictures;
    JobColors m_jobColors;
};

} // namespace fairshare::gui

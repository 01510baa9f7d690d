// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/film_scene.h"

#include <QPainter>

#include <memory>

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
    QFont font{};
    bool dark = false;
};

/// Pictures of single moments of a film, all of one span. Once it is made it is only read, by any thread.
class FilmFrames {
public:
    /// @param size of each picture, with its sentence @param scale pixels per logical one
    /// Errors: Cancelled.
    static Result<FilmFrames> make(
        const FilmTake& take, const QSize& size, double scale, const Progress& progress);

    const QSize& size() const { return m_size; }
    /// The sentence of the moment over the film with its cursor there.
    void paint(QPainter& painter, std::uint64_t sample) const;
    /// What is said about the moment.
    QString sentence(std::uint64_t sample) const;

private:
    FilmTake m_take;
    QSize m_size;
    FilmPictures::Made m_pictures;
};

} // namespace fairshare::gui

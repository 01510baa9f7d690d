// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/film_frames.h"
#include "widgets/window/frames_dialog.h"

#include "core/base/progress.h"
#include "core/base/result.h"

#include <QStringList>

#include <functional>
#include <span>

namespace fairshare::gui {

/// A kind of animation, which ffmpeg makes.
struct FilmFormat {
    const char* suffix = nullptr; ///< with its dot
    const char* title = nullptr;
    const char* options = nullptr; ///< of ffmpeg, behind the pictures, with blanks between them
    bool isEven = false; ///< has no odd number of pixels in a row or column

    /// The size that pictures have which are asked for in another one.
    QSize sizeFor(const QSize& asked) const;
};

std::span<const FilmFormat> filmFormats();
/// By the end of a file's name, in whatever case; null for others.
const FilmFormat* findFilmFormat(const QString& path);

/// Whether animations can be made here.
bool hasFfmpeg();
/// Why not, and what helps.
QString ffmpegMissing();

/// The name of one of so many pictures: numbers as wide as the last one, from 1.
QString frameName(const QString& path, int frame, int frames);

/// What is told of writing a film.
struct FilmProgress {
    Progress part{}; ///< of all that there is to do
    std::function<void()> encoding{}; ///< all pictures are drawn, and ffmpeg makes an animation of them
};

/// Draws the pictures and writes them, as a series or as an animation; anywhere.
/// Errors: NotFound for an animation where ffmpeg is missing; WriteFailed, before anything is drawn where the
/// folder cannot be written; what ffmpeg says; Cancelled.
Result<void> writeFilm(const FilmTake& take, const FramesRequest& request, const FilmProgress& progress);

} // namespace fairshare::gui

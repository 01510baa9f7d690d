// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/simulator/export/frames_dialog.h"
#include "widgets/simulator/timeline/sample_frames.h"

#include "core/base/progress.h"
#include "core/base/result.h"

#include <QStringList>

#include <functional>
#include <span>

namespace fairshare::gui {

/// An animation format that ffmpeg writes.
struct AnimationFormat {
    const char* suffix = nullptr; ///< including the dot
    const char* title = nullptr;
    const char* options = nullptr; ///< of ffmpeg, after the input, separated by spaces
    bool isEven = false; ///< needs an even width and height in pixels

    /// Returns the size to draw for a requested size, rounded up to even numbers if needed.
    QSize sizeFor(const QSize& asked) const;
};

std::span<const AnimationFormat> animationFormats();
/// Finds the format by the file extension, ignoring case; null if unknown.
const AnimationFormat* findAnimationFormat(const QString& path);

/// Whether ffmpeg is installed, so that animations can be written.
bool hasFfmpeg();
/// Message for a missing ffmpeg, with the remedy.
QString ffmpegMissing();

/// File name of one picture of a series, numbered from 1. All numbers have as many digits as the last one.
QString frameName(const QString& path, int frame, int frames);

/// Progress of writing the samples as pictures or as an animation.
struct AnimationProgress {
    Progress part{}; ///< of the whole task
    std::function<void()> encoding{}; ///< called when all pictures are drawn and ffmpeg starts
};

/// Draws the pictures and writes them, as a series or as an animation. Callable from any thread. Errors:
/// NotFound for an animation if ffmpeg is missing; WriteFailed if the folder is not writable, before anything
/// is drawn; errors of ffmpeg; Cancelled.
Result<void> writeAnimation(
    const SamplePicture& picture, const FramesRequest& request, const AnimationProgress& progress);

} // namespace fairshare::gui

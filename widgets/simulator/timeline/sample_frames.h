// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/simulator/timeline/timeline_scene.h"

#include <QPainter>
#include <QStringList>

#include <memory>
#include <string>

namespace fairshare::gui {

/// Everything needed to paint preemption samples, independent of what a window shows.
struct SamplePicture {
    SampledRunPtr sampled{};
    SampleSettings settings{};
    ScoreCoursePtr course{}; ///< null until it is calculated
    std::shared_ptr<const RunCourse> load{};
    TimeSpan span{};
    TimelinePicture show = TimelinePicture::HeatMap;
    bool outlinesTaken = true;
    std::optional<std::uint32_t> node{};
    std::string jobColor{ColorPerJob}; ///< or one of JobColorChoices
    QFont font{};
    bool dark = false;
    QString premise{}; ///< the scenario and its scheduler, in few words; "" if shown elsewhere
};

/// Returns "10 of 100 nodes to free".
QString nodesToFreeText(std::int32_t wanted, std::uint32_t nodes);
/// Returns the settings of the policies: "10 of 100 nodes to free", "grace period 1 min" and "PAP+ classes:
/// bigmem × 10".
QStringList askedText(const SamplePicture& picture);

/// Pictures of single preemption samples, all over the same time span. Once created it is only read, so
/// threads can share it.
class SampleFrames {
public:
    /// @param size of each picture, including its text
    /// @param scale device pixels per logical pixel
    /// Errors: Cancelled.
    static Result<SampleFrames> make(
        const SamplePicture& picture, const QSize& size, double scale, const Progress& progress);

    const QSize& size() const { return m_size; }
    /// Paints the sentence, the caption, and the heat maps or charts with the cursor at this sample.
    void paint(QPainter& painter, std::uint64_t sample) const;
    /// Returns the sentence about the sample.
    QString sentence(std::uint64_t sample) const;
    /// Returns the caption that makes the picture self-contained: "8 d 23:25:19; 10 of 100 nodes to free;
    /// grace period 1 min; PAP+ classes: bigmem × 10; site.fairshare, EASY backfill".
    QString caption(std::uint64_t sample) const;

private:
    SamplePicture m_picture;
    QSize m_size;
    HeatmapImages::Made m_pictures;
    TimelineJobColors m_jobColors;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/simulator/timeline/sample_frames.h"

namespace fairshare::gui {

/// A grid of preemption samples with a heading that describes them. Read-only once created.
struct ContactSheet {
    struct Moment {
        SampleFrames frames; ///< all frames have the same size
        std::uint64_t sample = 0;
    };

    QString title{};
    QString premise{}; ///< the file and everything that the samples have in common
    QFont font{};
    std::vector<Moment> moments{};

    QSize size() const;
    void paint(QPainter& painter) const;

private:
    int columns() const;
    QRect titlePlace() const;
    QRect premisePlace() const;
};

} // namespace fairshare::gui

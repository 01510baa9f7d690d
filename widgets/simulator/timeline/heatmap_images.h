// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/simulator/timeline/time_span.h"
#include "widgets/work/results/simulation_results.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/simulator/samples/heatmap_strips.h"

#include <QImage>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace fairshare::gui {

/// Heat maps of the preemption samples in the visible time span, made in the background. The old images stay
/// until the new ones are ready. Images reach a little beyond both ends of the span, so scrolling finds them
/// ready.
class HeatmapImages : public QObject {
    Q_OBJECT

public:
    /// Requested resolution, in device pixels.
    struct Fineness {
        int columns = 0; ///< for the whole span
        int rows = 0;

        bool operator==(const Fineness&) const = default;
    };
    struct Wanted {
        TimeSpan span;
        Fineness fineness;
    };
    /// One image per policy: evenly spaced columns of time, nodes from top to bottom. Idle nodes are
    /// transparent.
    struct Made {
        TimeSpan span; ///< span that the images cover
        std::vector<QImage> strips;
    };

    explicit HeatmapImages(QObject* parent = nullptr);

    /// @param sampled null for none
    void setSampledRun(SampledRunPtr sampled, SampleSettings settings);
    /// Requests images of this span unless they already exist.
    void want(const TimeSpan& span, const Fineness& fineness);
    /// Returns the latest images; empty before the first ones are ready.
    const Made& made() const { return m_made; }
    bool isReady() const { return !m_work.isBusy(); }
    /// Waits for the images; for pictures made without a window.
    void waitUntilReady();
    /// Makes the requested images immediately, for callers that cannot wait for the background.
    void settle();

    /// Makes the images immediately, in any thread. Returns no images if cancelled.
    static Made pictured(const SampledRunPtr& sampled, SampleSettings settings, const Wanted& wanted,
        const Progress& progress);

    /// Returns the color of a preemption value from 0 to 1; higher values are darker.
    static QColor colorOf(double value);

Q_SIGNALS:
    void changed();

private:
    struct Order {
        SampledRunPtr sampled;
        std::shared_ptr<HeatmapStrips> maker;
        TimeSpan span; ///< including the margins on both sides
        Fineness fineness; ///< for the span with its margins
    };

    static Made make(const Order& order, int columns, const Progress& progress);
    std::optional<Order> order() const;
    void ask();
    void request(const Order& order, int columns);
    bool covers() const;

    SampledRunPtr m_sampled;
    std::shared_ptr<HeatmapStrips> m_maker;
    TimeSpan m_span;
    Fineness m_fineness;
    Made m_made;
    std::shared_ptr<HeatmapStrips> m_madeBy; ///< null before the first images
    Order m_asked; ///< latest request
    LatestWork m_work;
};

} // namespace fairshare::gui

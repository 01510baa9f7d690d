// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/results/queue_results.h"

#include "core/priority/priority_config.h"

#include <QWidget>

#include "core/priority/bit_tiers.h"

#include <cstdint>
#include <optional>

namespace fairshare::gui {

class BitRuler;

/// The tiers of a configuration on a ruler of 32 bits, and the bits of one job's priority below them.
class WeightsRuler : public QWidget {
    Q_OBJECT

public:
    explicit WeightsRuler(QWidget* parent = nullptr);

    BitRuler& ruler() const { return *m_ruler; }
    void setConfig(const PriorityConfig& config);
    /// @param figures may be null; no job is shown then
    void setJob(const QueueFiguresPtr& figures, std::optional<std::uint32_t> job);

Q_SIGNALS:
    /// @param gesture common key for the steps of one drag; "" for a separate step
    void edited(const fairshare::PriorityConfig& config, const QString& what, const QString& gesture);

private:
    /// State of one drag. Boundaries are moved from the weights before the drag. Rounding the weights at
    /// every step would lose the original division of the tiers.
    struct Drag {
        PriorityConfig config;
        BitTiers tiers;
        BitTiers moved;
    };

    void moveTier(int tier, int lowest);
    void showTiers(const BitTiers& tiers);

    PriorityConfig m_config;
    std::optional<Drag> m_drag;
    BitRuler* m_ruler;
    int m_gesture = 0; ///< counts drags
};

} // namespace fairshare::gui

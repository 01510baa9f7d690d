// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/queue_results.h"

#include "core/priority/priority_config.h"

#include <QWidget>

#include <cstdint>
#include <optional>

namespace fairshare::gui {

class BitRuler;

/// The tiers of a configuration on the ruler of 32 bits, with the bits of one job's priority below them.
class WeightsRuler : public QWidget {
    Q_OBJECT

public:
    explicit WeightsRuler(QWidget* parent = nullptr);

    BitRuler& ruler() const { return *m_ruler; }
    void setConfig(const PriorityConfig& config);
    /// @param figures may be null, without a job that is shown
    void setJob(const QueueFiguresPtr& figures, std::optional<std::uint32_t> job);

Q_SIGNALS:
    /// @param gesture steps of one drag have one key; "" for a step of its own
    void edited(const fairshare::PriorityConfig& config, const QString& what, const QString& gesture);

private:
    void moveTier(int tier, int lowest);

    PriorityConfig m_config;
    BitRuler* m_ruler;
    int m_gesture = 0; ///< counts drags
};

} // namespace fairshare::gui

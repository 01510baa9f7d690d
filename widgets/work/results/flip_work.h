// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/analysis/explain/flip.h"
#include "core/analysis/recovery/recovery.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace fairshare::gui {

/// Two users whose order should be reversed.
struct FlipQuestion {
    ScenarioPtr scenario{};
    std::string algorithm{};
    NodeRow behind = NoRow;
    NodeRow ahead = NoRow;

    bool operator==(const FlipQuestion&) const = default;
};

struct FlipAnswer {
    FlipQuestion question{};
    std::vector<Flip> flips{}; ///< smallest first
    std::optional<fairshare::Recovery>
        recovery{}; ///< for the user who ranks after the other; nothing if both share a rank
};

/// Searches for changes that reverse an order, on its own thread, with a few hundred evaluations. Of several
/// questions only the latest is answered.
class FlipWork : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void ask(FlipQuestion question);
    void cancel() { m_work.cancel(); }
    bool isBusy() const { return m_work.isBusy(); }
    /// Returns the progress of the search, 0 to 1.
    double fraction() const { return m_work.fraction(); }

Q_SIGNALS:
    void finished(const fairshare::gui::FlipAnswer& answer);
    void failed(const fairshare::Error& error);

private:
    LatestWork m_work;
};

} // namespace fairshare::gui

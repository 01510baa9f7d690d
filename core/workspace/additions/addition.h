// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/demand/demand_smoothing.h"
#include "core/workspace/additions/usage_listing.h"

#include <optional>

/// Content of a file without a tree, added to a scenario.
namespace fairshare {

/// What a file without a tree adds to a scenario with a tree.
enum class Addition { None, Usage, Settings, Jobs, Partitions, Nodes, Qos, Demand };
Addition additionFrom(const Import& import);

/// Kind of usage in a file: usage of a tree's associations, or submitters or demand of group quotas.
enum class UsageKind { Associations, Submitters, Demand };

/// Returns which kind of usage `source` adds to `scenario`.
UsageKind usageKindOf(const Scenario& scenario, const Import& source);

/// What to add, and how.
struct AdditionRequest {
    Addition what = Addition::Usage; ///< Usage is of any kind
    std::optional<TimePoint> now{}; ///< see withJobs
    DemandSettings demand{}; ///< how a demand history is smoothed
};

/// Remarks about an addition.
struct AdditionRemarks {
    UsageMatch match{}; ///< for usage of associations
    Diagnostics diagnostics{};
};

/// Returns `scenario` with the content of a file. Errors: those of addUsage, withSubmitters, withDemandFrom
/// and withJobs.
Result<Scenario> withAddition(
    const Scenario& scenario, const Import& source, const AdditionRequest& request, AdditionRemarks& remarks);

} // namespace fairshare

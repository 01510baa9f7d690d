// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_members.h"
#include "core/base/shared_value.h"
#include "core/priority/priority_section.h"
#include "core/quota/group_quotas.h"
#include "core/scenario/settings.h"
#include "core/tree/share_tree.h"

#include <optional>
#include <string>

namespace fairshare {

struct SimulationSection;

/// Tells that a scenario's tree is that of one of its variants.
struct ShownVariant {
    std::string name;
    ShareTree own; ///< the scenario's own tree, which the variants edit

    bool operator==(const ShownVariant&) const = default;
};

/// Everything that a user may edit or save, as one cheap value.
struct Scenario {
    std::string title;
    std::string notes;
    std::string cluster;
    ShareTree tree;
    Settings settings;
    SharedValue<PrioritySection> priority{}; ///< the section of that name
    SharedValue<GroupQuotas> quotas{}; ///< likewise
    SharedValue<SimulationSection> simulation{}; ///< likewise; simulator/simulation_section.h
    /// `variants`, `priority`, `quotas`, `simulation` as they stand in the file, in its order. An empty text
    /// stands for a section that was changed: its value above is written anew.
    JsonMembers sections;
    std::optional<ShownVariant> shown{}; ///< see io/scenario_variants.h; nothing while `tree` is the own one
    JsonMembers unknown; ///< top-level members that we do not know, kept on rewrite

    bool operator==(const Scenario& other) const;
};

} // namespace fairshare

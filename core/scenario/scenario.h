// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_members.h"
#include "core/base/shared_value.h"
#include "core/priority/priority_section.h"
#include "core/quota/groups/group_quotas.h"
#include "core/scenario/settings.h"
#include "core/tree/share_tree.h"

#include <optional>
#include <string>

namespace fairshare {

struct SimulationSection;

/// Marks a scenario whose tree is that of one of its variants.
struct ShownVariant {
    std::string name;
    ShareTree own; ///< the scenario's own tree, which the variants edit

    bool operator==(const ShownVariant&) const = default;
};

/// Everything that a user can edit or save. Cheap to copy.
struct Scenario {
    std::string title;
    std::string notes;
    std::string cluster;
    ShareTree tree;
    Settings settings;
    SharedValue<PrioritySection> priority{}; ///< section `priority` of the file
    SharedValue<GroupQuotas> quotas{}; ///< section `quotas`
    SharedValue<SimulationSection> simulation{}; ///< section `simulation`; see simulator/simulation_section.h
    /// The sections `variants`, `priority`, `quotas` and `simulation` as text, in file order. An empty text
    /// marks a changed section, which is written from its value above.
    JsonMembers sections;
    std::optional<ShownVariant> shown{}; ///< see io/scenario_variants.h; nothing = own tree
    JsonMembers unknown; ///< unknown top-level members, kept on rewrite

    bool operator==(const Scenario& other) const;
};

} // namespace fairshare

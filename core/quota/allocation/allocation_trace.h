// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/groups/quota_tree.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fairshare {

enum class AllocationStepKind : std::uint8_t {
    Quotas, ///< a group's quota is divided among its children and itself
    Taken, ///< each group takes its request from its own quota; the rest is surplus
    Offered, ///< the surplus that arrived at an inner group is offered to the group and its children
    PassedOn, ///< a child that received surplus divides it the same way
    Remainders, ///< whole slots only: each group gives up its fraction of a slot
    Dealt, ///< the remainders that arrived at an inner group are dealt as whole slots
    DealtOn, ///< a child that was dealt slots divides them the same way
    Autoregroup, ///< the root negotiates for the whole pool
};

/// Part of one group in a step. Amounts are in slot weight.
struct AllocationEntry {
    QuotaRow row = RootQuotaRow;
    double claim = 0; ///< amount requested; Quotas: as configured, a fraction if dynamic
    double size = 0; ///< quota, used as its weight in the division
    double amount = 0; ///< amount received; Taken: from its own quota; Remainders: amount given up
    double equally = 0; ///< part of `amount` that was divided equally, regardless of size
};

struct AllocationStep {
    AllocationStepKind kind = AllocationStepKind::Taken;
    QuotaRow node = RootQuotaRow; ///< the group that divides; the root for steps of all groups
    double amount = 0; ///< amount to divide, or total taken or given up
    double left = 0; ///< rest, passed up to the parent; Quotas: the group's own part
    std::uint32_t origin = 0; ///< PassedOn, DealtOn: index of the step that offered the surplus
    std::size_t firstEntry = 0;
    std::size_t entryCount = 0;
};

/// An allocation step by step. Offered and Dealt steps are recorded only if there was something to divide and
/// a group asked for it, or if something stays with the root. Entries are the children in order, then the
/// group itself. Groups that do not compete are omitted.
struct AllocationTrace {
    std::vector<AllocationStep> steps{};
    std::vector<AllocationEntry> entries{};

    std::span<const AllocationEntry> entriesOf(const AllocationStep& step) const
    {
        return std::span(entries).subspan(step.firstEntry, step.entryCount);
    }
};

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/quota_tree.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fairshare {

enum class AllocationStepKind : std::uint8_t {
    Quotas, ///< a group's quota is divided among its children and itself
    Taken, ///< each group takes what it requests of its own quota; what is left is surplus
    Offered, ///< the surplus that arrived at an inner group is offered to the group and its children
    PassedOn, ///< a child that received surplus divides it likewise
    Remainders, ///< whole slots only: each group gives up the fraction of a slot that it has
    Dealt, ///< the remainders that arrived at an inner group are dealt as whole slots
    DealtOn, ///< a child that was dealt slots divides them likewise
    Autoregroup, ///< the root negotiates for the whole pool
};

/// What one group has to do with a step. Amounts in slot weight.
struct AllocationEntry {
    QuotaRow row = RootQuotaRow;
    double claim = 0; ///< what it asks for; Quotas: as configured, a fraction when dynamic
    double size = 0; ///< its weight in the division, a quota
    double amount = 0; ///< what it gets; Taken: of its own quota; Remainders: what it gives up
    double equally = 0; ///< the part of `amount` that was divided without regard to size
};

struct AllocationStep {
    AllocationStepKind kind = AllocationStepKind::Taken;
    QuotaRow node = RootQuotaRow; ///< the group that divides; the root for steps of all groups
    double amount = 0; ///< what there is to divide, or was taken or given up in total
    double left = 0; ///< what remains of it: travels to the parent; own part of Quotas
    std::uint32_t origin = 0; ///< PassedOn, DealtOn: the step, by index, at which the surplus was offered
    std::size_t firstEntry = 0;
    std::size_t entryCount = 0;
};

/// An allocation step by step. Offered and Dealt are kept where there was something to divide and somebody
/// asked, or where something stays with the root; entries are children in order, the group itself last,
/// those that do not compete left out.
struct AllocationTrace {
    std::vector<AllocationStep> steps{};
    std::vector<AllocationEntry> entries{};

    std::span<const AllocationEntry> entriesOf(const AllocationStep& step) const
    {
        return std::span(entries).subspan(step.firstEntry, step.entryCount);
    }
};

} // namespace fairshare

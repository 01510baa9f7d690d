// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/quota/allocation/quota_allocation.h"

#include <cstdint>
#include <optional>
#include <vector>

/// One negotiation cycle: what the groups are granted if slots are matched up to the limits of an allocation.
/// Slots are units. Each group has one submitter, whose request is that of the group.
namespace fairshare {

/// How the strict cap counts slots that a group was matched since the start of the round.
enum class QuotaCap : std::uint8_t {
    AsRun, ///< as in HTCondor 25.14: with a finite round robin rate, a group stalls below its quota
    Corrected, ///< current use counts on both sides
};

struct NegotiationOptions {
    QuotaCap cap = QuotaCap::AsRun;
};

/// One turn of a group.
struct NegotiationCall {
    std::uint32_t round = 0; ///< allocation round, from 0
    QuotaRow row = RootQuotaRow;
    /// Most that the group may use, a whole number; nullopt if HTCondor divides 0 by 0 and matches nothing.
    std::optional<double> limit{};
    double matched = 0; ///< slots of all submitters that negotiated
};

struct Negotiation {
    std::vector<NegotiationCall> calls{};
    std::vector<QuotaAllocation> rounds{}; ///< the allocation at the start of each round
    std::vector<double> granted{}; ///< by row: in use at the end, charged directly to the group
    double idle = 0; ///< slots that stay free
};

/// Runs a cycle. The usage of the groups is already running, and the rest of the pool is free. Requests
/// include running and idle jobs.
/// Errors: TooLarge if the round robin rate is so low that the cycle takes more than MostNegotiationCalls.
Result<Negotiation> negotiate(const AllocationInput& input, const NegotiationOptions& options = {});

inline constexpr std::size_t MostNegotiationCalls = 2'000'000;

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/queue_comparison.h"
#include "core/report/table_text.h"

#include <cstdint>
#include <span>

namespace fairshare {

/// Returns every job in the new order with its place and priority under both weights, and what puts it ahead
/// of the next one.
/// @param before the same jobs in the same order
TextTable queueMovesTable(const OrderedQueue& before, const OrderedQueue& now);

/// Returns the neighbors of the new queue that were in the opposite order before, with their old places and
/// what decided then and now.
/// @param comparison comparison of both queues
TextTable orderFlipsTable(
    const QueueComparison& comparison, const OrderedQueue& before, const OrderedQueue& now);

/// Returns how many of the first places each user holds under the old and the new weights.
TextTable firstPlacesTable(const QueueComparison& comparison);

/// Decodes the priorities of some jobs, in each of their partitions, by subtraction. One row for each tier of
/// the weights, from the highest down, has the sum of its terms and what remains of the priority. One more
/// row covers the terms in no tier. The final remainder is negative: the fraction that the sum drops.
TextTable decodedTable(const OrderedQueue& queue, std::span<const std::uint32_t> jobs);

} // namespace fairshare

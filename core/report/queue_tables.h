// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/queue_comparison.h"
#include "core/report/table_text.h"

#include <cstdint>
#include <span>

namespace fairshare {

/// Every job in the new order with its place and priority under both weights, and what puts it before the
/// next one. @param before the same jobs in the same order
TextTable queueMovesTable(const OrderedQueue& before, const OrderedQueue& now);

/// The neighbors of the new queue who stood the other way round before, with their old places and what
/// decided then and decides now. @param comparison of both queues
TextTable orderFlipsTable(
    const QueueComparison& comparison, const OrderedQueue& before, const OrderedQueue& now);

/// Who holds how many of the first places, under the old weights and under the new ones.
TextTable firstPlacesTable(const QueueComparison& comparison);

/// The priorities of some jobs in each of their partitions, decoded by subtraction: a row for each tier of
/// the weights from the highest down, with what its terms add and what then remains of the priority, and one
/// for what is in no tier. In the end remains, below 0, the fraction that the sum drops.
TextTable decodedTable(const OrderedQueue& queue, std::span<const std::uint32_t> jobs);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/queue_comparison.h"
#include "core/io/table_text.h"

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

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/format.h"

#include <initializer_list>
#include <string>
#include <vector>

/// Parts of a scenario that a file format cannot store.
namespace fairshare {

struct GroupQuotas;

/// Parts of group quotas that not every format can store.
enum class QuotaPart {
    PoolSize, ///< different from what a reader assumes if the file has no pool size
    PoolSettings,
    Autoregroup,
    Weights,
    Thresholds,
    Demand,
    Requests,
    Usage,
    Submitters,
};

/// Returns the names of those parts that the groups have.
std::vector<std::string> namesOf(std::initializer_list<QuotaPart> parts, const GroupQuotas& quotas);

/// Returns the names of all parts of the scenario that the format cannot store, in the order of a scenario.
/// @param format a format that can be written
std::vector<std::string> partsLeftOut(const Format& format, const Scenario& scenario);

/// Returns the same as one sentence; "" if nothing is lost.
std::string leftOut(const Format& format, const Scenario& scenario);

} // namespace fairshare

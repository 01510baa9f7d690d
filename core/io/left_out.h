// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/format.h"

#include <initializer_list>
#include <string>
#include <vector>

/// What is lost of a scenario that is written in a format.
namespace fairshare {

struct GroupQuotas;

/// What group quotas may have that not every format of them holds.
enum class QuotaPart {
    PoolSize, ///< other than a reader takes where it is not told
    PoolSettings,
    Autoregroup,
    Weights,
    Thresholds,
    Demand,
    Requests,
    Usage,
    Submitters,
};

/// The names of those parts that the groups have.
std::vector<std::string> namesOf(std::initializer_list<QuotaPart> parts, const GroupQuotas& quotas);

/// The names of everything that the scenario has and the format does not hold, in the order of a scenario.
/// @param format one that is written
std::vector<std::string> partsLeftOut(const Format& format, const Scenario& scenario);

/// The same as one sentence; "" for nothing.
std::string leftOut(const Format& format, const Scenario& scenario);

} // namespace fairshare

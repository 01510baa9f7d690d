// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation/quota_allocation.h"

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

/// Trees whose allocation HTCondor 25.14 itself computed (tests/data/vectors/htcondor), and trees for tests.
namespace fairshare::test {

struct QuotaVector {
    GroupQuotas quotas;
    QuotaTree tree;
    nlohmann::json expected;
};

/// The files of the trees; the names of the others begin with letters.
std::vector<std::string> quotaVectorFiles();

/// Aborts the test program when the file is missing or malformed.
QuotaVector loadQuotaVector(const std::string& path);

/// What one group of a test tree has.
QuotaGroup quotaGroup(std::string name, double quota, double requested, bool acceptsSurplus = false);

/// The tree of legal quotas; aborts when they are not.
QuotaTree treeOf(const GroupQuotas& quotas);

/// By name; rows that are 0 too.
std::map<std::string, double> byName(const QuotaVector& vector, const std::vector<double>& column);

/// Empty when the columns hold what `expected` says by name, in the fifteen digits that the
/// vectors were printed with; otherwise
/// what differs.
std::string differenceOf(
    const QuotaVector& vector, const nlohmann::json& expected, const std::vector<double>& actual);
std::string differenceOfFlags(
    const QuotaVector& vector, const nlohmann::json& expected, const std::vector<std::uint8_t>& actual);

} // namespace fairshare::test

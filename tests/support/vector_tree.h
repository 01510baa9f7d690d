// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

/// Golden trees: files of figures that the schedulers themselves printed.
namespace fairshare::test {

/// JSON whose decimals are read into extended precision, as the schedulers' input was.
using ExactJson =
    nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int64_t, std::uint64_t, long double>;

struct VectorTree {
    Scenario scenario;
    std::map<std::string, NodeRow> rowOf; ///< by the file's node id
    ExactJson file;
};

enum class UsageMeans { Own, Total };

/// Aborts the test program when the file is missing or malformed.
VectorTree loadVectorTree(const std::string& path, UsageMeans usage);

/// Paths of the JSON files of a folder below the test data, sorted.
std::vector<std::string> vectorFiles(const std::string& folder);

/// `path` without folder and ending, for test names.
std::string vectorName(const std::string& path);

/// Evaluates one algorithm; parameters by text as in settings.
std::shared_ptr<const Evaluation> evaluateVector(
    const VectorTree& tree, const std::string& algorithm, const ParameterValues& values = {});

/// Empty when `actual` is the expected figure: numbers to a relative 1e-12, "inf", "nan" and null as they
/// are; otherwise what differs.
std::string differenceFrom(const ExactJson& expected, double actual);
/// Empty when equal bit by bit.
std::string exactDifferenceFrom(const ExactJson& expected, double actual);

} // namespace fairshare::test

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/quota/quota_vectors.h"

#include "tests/support/vector_tree.h"

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <iostream>

namespace fairshare::test {
namespace {

QuotaGroup groupFrom(const nlohmann::json& json)
{
    QuotaGroup group;
    group.name = json.at("name").get<std::string>();
    if (!json.at("quota").is_null())
        group.quota = json.at("quota").get<double>();
    group.isDynamic = json.at("dynamic").get<bool>();
    group.acceptsSurplus = json.at("accept_surplus").get<bool>();
    group.autoregroup = json.value("autoregroup", false);
    group.weight = json.at("weight").get<double>();
    group.threshold = json.at("threshold").get<double>();
    group.demand = json.at("demand").get<double>();
    group.requested = json.at("requested").get<double>();
    group.usage = json.at("usage").get<double>();
    return group;
}

/// As the vectors were printed.
std::string printed(double value)
{
    return fmt::format("{:.15g}", value);
}

} // namespace

std::vector<std::string> quotaVectorFiles()
{
    std::vector<std::string> files = vectorFiles("htcondor");
    std::erase_if(files, [](const std::string& path) { return vectorName(path).front() > '9'; });
    return files;
}

QuotaVector loadQuotaVector(const std::string& path)
{
    std::ifstream stream(path);
    const auto file = nlohmann::json::parse(stream);
    QuotaVector vector;
    vector.quotas.poolSize = file.at("pool_size").get<double>();
    const auto& options = file.at("options");
    vector.quotas.options.weightedSlots = options.at("weighted_slots").get<bool>();
    vector.quotas.options.oversubscription = options.at("oversubscription").get<bool>();
    vector.quotas.options.rootRequested = options.value("root_requested", 0.0);
    vector.quotas.options.roundRobinRate = options.value("round_robin_rate", QuotaOptions::NoRoundRobin);
    vector.quotas.options.maxAllocationRounds = options.value("max_allocation_rounds", 3U);
    for (const auto& group : file.at("groups"))
        vector.quotas.groups.push_back(groupFrom(group));
    vector.tree = treeOf(vector.quotas);
    vector.expected = file.at("expected");
    return vector;
}

QuotaGroup quotaGroup(std::string name, double quota, double requested, bool acceptsSurplus)
{
    QuotaGroup group;
    group.name = std::move(name);
    group.quota = quota;
    group.requested = requested;
    group.acceptsSurplus = acceptsSurplus;
    return group;
}

QuotaTree treeOf(const GroupQuotas& quotas)
{
    auto built = buildQuotaTree(quotas);
    if (!built) {
        std::cerr << built.error().message << '\n';
        std::abort();
    }
    return std::move(built->tree);
}

std::map<std::string, double> byName(const QuotaVector& vector, const std::vector<double>& column)
{
    std::map<std::string, double> result;
    for (QuotaRow row = 0; row < column.size(); ++row)
        result[std::string(quotaName(vector.quotas, vector.tree, row))] = column[row];
    return result;
}

std::string differenceOf(
    const QuotaVector& vector, const nlohmann::json& expected, const std::vector<double>& actual)
{
    const auto found = byName(vector, actual);
    if (found.size() != expected.size())
        return fmt::format("{} rows instead of {}", found.size(), expected.size());
    std::string text;
    for (const auto& [name, value] : expected.items()) {
        const double wanted = value.get<double>();
        if (!found.contains(name))
            text += fmt::format("{} is missing\n", name);
        else if (printed(found.at(name)) != printed(wanted))
            text += fmt::format("{}: {} instead of {}\n", name, found.at(name), wanted);
    }
    return text;
}

std::string differenceOfFlags(
    const QuotaVector& vector, const nlohmann::json& expected, const std::vector<std::uint8_t>& actual)
{
    std::string text;
    std::size_t compared = 0;
    for (QuotaRow row = 1; row < actual.size(); ++row) {
        const std::string name(quotaName(vector.quotas, vector.tree, row));
        ++compared;
        if (expected.at(name).get<bool>() != (actual[row] != 0))
            text += fmt::format("{}: {}\n", name, actual[row] != 0);
    }
    return compared == expected.size() ? text : "another number of groups";
}

} // namespace fairshare::test

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/vector_tree.h"

#include "core/base/numbers.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <limits>

namespace fairshare::test {
namespace {

std::uint32_t sharesOf(const ExactJson& node)
{
    const ExactJson& shares = node.at("raw_shares");
    return shares.is_string() ? ParentShares : shares.get<std::uint32_t>();
}

double number(const ExactJson& expected)
{
    if (expected.is_null())
        return Undefined;
    if (expected.is_string())
        return expected == "inf" ? std::numeric_limits<double>::infinity() : std::nan("");
    return static_cast<double>(expected.get<long double>());
}

std::string mismatch(double expected, double actual)
{
    return fmt::format("expected {}, got {}", isUndefined(expected) ? "undefined" : shortest(expected),
        isUndefined(actual) ? "undefined" : shortest(actual));
}

bool sameKind(double expected, double actual)
{
    return isUndefined(expected) == isUndefined(actual) && std::isnan(expected) == std::isnan(actual)
        && std::isinf(expected) == std::isinf(actual);
}

} // namespace

VectorTree loadVectorTree(const std::string& path, UsageMeans usage)
{
    std::ifstream stream(path);
    VectorTree tree;
    tree.file = ExactJson::parse(stream);
    ShareTreeBuilder builder;
    std::map<std::string, ShareTreeBuilder::Handle> handles;
    std::map<std::uint32_t, std::string> idOf;
    for (const ExactJson& node : tree.file.at("nodes")) {
        const std::string id = node.at("id").dump();
        const std::string name = node.at("name");
        NodeDraft draft;
        draft.kind = node.at("kind") == "user" ? NodeKind::User : NodeKind::Account;
        draft.name = name;
        draft.shares = sharesOf(node);
        draft.association =
            node.at("id").get<std::uint32_t>() + 1; // ids may start at 0, which means "none" here
        draft.pendingJobs = node.value("active_jobs", 0U);
        const auto given = node.at("raw_usage").get<long double>();
        if (usage == UsageMeans::Own)
            draft.usage = given;
        else
            draft.usageTotal = given;
        idOf[draft.association] = id;
        if (node.at("parent").is_null()) {
            builder.setRoot(draft);
            handles[id] = builder.root();
        } else {
            handles[id] = builder.add(handles.at(node.at("parent").dump()), draft);
        }
    }
    Diagnostics diagnostics;
    auto built = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    if (!built || !diagnostics.empty())
        std::abort();
    tree.scenario.tree = *built;
    for (NodeRow row = 0; row < built->size(); ++row)
        tree.rowOf[idOf.at(built->association(row))] = row;
    return tree;
}

std::vector<std::string> vectorFiles(const std::string& folder)
{
    std::vector<std::string> files;
    for (const auto& entry :
        std::filesystem::directory_iterator(std::string(TEST_DATA) + "/vectors/" + folder))
        if (entry.path().extension() == ".json")
            files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

std::string vectorName(const std::string& path)
{
    return std::filesystem::path(path).stem().string();
}

std::shared_ptr<const Evaluation> evaluateVector(
    const VectorTree& tree, const std::string& algorithm, const ParameterValues& values)
{
    Scenario scenario = tree.scenario;
    scenario.settings.parameters[algorithm] = values;
    auto evaluation = evaluate(scenario, {algorithm});
    if (!evaluation)
        std::abort();
    return *evaluation;
}

std::string differenceFrom(const ExactJson& expected, double actual)
{
    const double wanted = number(expected);
    if (!sameKind(wanted, actual))
        return mismatch(wanted, actual);
    if (std::isnan(wanted) || wanted == actual || std::abs(wanted - actual) <= 1e-12 * std::abs(wanted))
        return {};
    return mismatch(wanted, actual);
}

std::string exactDifferenceFrom(const ExactJson& expected, double actual)
{
    const double wanted = number(expected);
    if (sameKind(wanted, actual) && (std::isnan(wanted) || wanted == actual))
        return {};
    return mismatch(wanted, actual);
}

} // namespace fairshare::test

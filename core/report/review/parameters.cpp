// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/lint/lint.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/io/slurm/tree/dump_options.h"
#include "core/priority/priority_keys.h"
#include "core/report/review/parts.h"
#include "core/scenario/fairshare_weight.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare::review {
namespace {

constexpr double SecondsPerDay = 86400;
constexpr std::size_t MostFindings = 8;

/// Adds one row to the table.
void add(ReviewTable& table, const std::string& name, const std::string& value, const std::string& standard)
{
    table.rows.push_back({{name, value, value == standard ? fairshare::say("default") : standard}});
}

std::string halfLife(double seconds)
{
    if (seconds == 0)
        return fairshare::say("none: usage does not decay");
    return fairshare::say("{} d", saidNumber(shortest(seconds / SecondsPerDay)));
}

void addConfiguration(const Scenario& scenario, ReviewTable& table)
{
    const auto weight = fairshareWeight(scenario);
    add(table, "PriorityWeightFairshare",
        weight ? saidNumber(std::to_string(*weight)) : fairshare::say("not set"), "0");
    if (!scenario.priority.has())
        return;
    for (const PriorityKey& key : priorityKeys(scenario.priority->config)) {
        if (key.key == "PriorityWeightFairshare")
            continue;
        const auto shown = [](const std::string& value) {
            if (value.empty())
                return fairshare::say("none");
            return parseUnsigned(value) ? saidNumber(value) : value;
        };
        add(table, std::string(key.key), shown(key.value), shown(key.standard));
    }
}

ReviewTable parameterTable(const Facts& facts)
{
    using Kind = ReviewColumnKind;
    ReviewTable table{.columns = {{fairshare::say("Parameter"), Kind::Text},
                          {fairshare::say("Value"), Kind::Text}, {fairshare::say("Default"), Kind::Text}},
        .rows = {}};
    const AlgorithmResult* site = facts.now->find(facts.scenario().settings.algorithm);
    add(table, fairshare::say("Algorithm in use"),
        site == nullptr ? facts.scenario().settings.algorithm : said(site->algorithm->title),
        said(findAlgorithm(Settings().algorithm)->title));
    for (const AlgorithmResult& result : facts.now->results)
        for (const ParameterSpec& spec : result.algorithm->parameters) {
            const auto value = result.parameters.find(spec.id);
            if (value != result.parameters.end())
                add(table, fmt::format("{}: {}", said(result.algorithm->title), spec.id),
                    toText(value->second), toText(spec.defaultValue()));
        }
    add(table, fairshare::say("Usage half-life"), halfLife(facts.scenario().settings.halfLifeSeconds),
        halfLife(DefaultHalfLifeSeconds));
    addConfiguration(facts.scenario(), table);
    return table;
}

std::string assumptions(const Facts& facts)
{
    std::string text = fairshare::say("All figures are based on the usage recorded in the file. Later job "
                                      "starts, job ends and decay are not included.");
    if (facts.baseline)
        text += " "
            + fairshare::say("Both sides are computed the same way. A place is a rank among all users; tied "
                             "users share a place.");
    if (!facts.isInUse())
        text += " "
            + fairshare::say("Places are ranks under {}, which is not the algorithm in use.", facts.title());
    return text;
}

std::string headingOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return fairshare::say("Error.");
    case Severity::Warning:
        return fairshare::say("Warning.");
    case Severity::Note:
        return fairshare::say("Note.");
    }
    return {};
}

ReviewParagraph paragraphOf(const Finding& finding)
{
    return {sentence(finding.message) + "."
            + (finding.suggestion.empty() ? "" : " " + sentence(finding.suggestion) + "."),
        headingOf(finding.severity)};
}

void addFindings(const Facts& facts, ReviewSection& section)
{
    const auto found = lint(facts.scenario(), unknownOptionKeys);
    if (!found)
        return;
    std::vector<ReviewParagraph> all;
    for (const Severity severity : AllSeverities) {
        if (severity == Severity::Note && all.empty())
            all.push_back(
                {found->empty() ? fairshare::say("Lint found no issues in this tree.")
                                : fairshare::say("Lint found no warnings in this tree, only these notes.")});
        for (const Finding& finding : *found)
            if (finding.severity == severity)
                all.push_back(paragraphOf(finding));
    }
    const std::size_t shown = std::min(all.size(), MostFindings);
    section.blocks.insert(
        section.blocks.end(), all.begin(), all.begin() + static_cast<std::ptrdiff_t>(shown));
    if (const std::size_t more = all.size() - shown; more != 0)
        section.blocks.emplace_back(ReviewParagraph{fairshare::say("Lint findings not listed: {}.", more)});
}

} // namespace

ReviewSection parameters(const Facts& facts)
{
    ReviewSection section{fairshare::say("Parameters and assumptions"), {}};
    section.blocks.emplace_back(parameterTable(facts));
    section.blocks.emplace_back(ReviewParagraph{assumptions(facts)});
    addFindings(facts, section);
    return section;
}

} // namespace fairshare::review

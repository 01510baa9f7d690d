// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/job.h"

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

constexpr std::array<std::string_view, 3> StateNames{"pending", "running", "suspended"};

struct PrintedName {
    std::string_view name;
    bool PrintedFactors::* factor;
};

constexpr std::array PrintedNames{PrintedName{"partition", &PrintedFactors::partition},
    PrintedName{"qos", &PrintedFactors::qos}, PrintedName{"tres", &PrintedFactors::tres}};

} // namespace

std::string_view nameOf(JobState state)
{
    return StateNames[static_cast<std::size_t>(state)];
}

std::optional<JobState> jobStateOf(std::string_view name)
{
    for (std::size_t state = 0; state < StateNames.size(); ++state)
        if (StateNames[state] == name)
            return static_cast<JobState>(state);
    return std::nullopt;
}

std::string nameOf(PrintedFactors factors)
{
    std::string names;
    for (const auto& [name, factor] : PrintedNames)
        if (factors.*factor)
            names += (names.empty() ? "" : " ") + std::string(name);
    return names;
}

std::optional<PrintedFactors> printedFactorsOf(std::string_view names)
{
    PrintedFactors factors;
    while (!names.empty()) {
        const std::string_view word = names.substr(0, names.find(' '));
        names.remove_prefix(std::min(word.size() + 1, names.size()));
        const auto* known = std::ranges::find(PrintedNames, word, &PrintedName::name);
        if (known == PrintedNames.end())
            return std::nullopt;
        factors.*(known->factor) = true;
    }
    return factors;
}

} // namespace fairshare

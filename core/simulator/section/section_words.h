// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

/// Names of the choices of a simulation in files and on the command line.
namespace fairshare {

template <typename Choice>
using ChoiceWord = std::pair<std::string_view, Choice>;

inline constexpr std::array<ChoiceWord<AllocationUnit>, 3> AllocationUnitWords{
    {{"procs", AllocationUnit::Procs}, {"node", AllocationUnit::Node}, {"core", AllocationUnit::Core}}};
inline constexpr std::array<ChoiceWord<EventOrder>, 2> EventOrderWords{
    {{"batch", EventOrder::Batch}, {"event", EventOrder::Event}}};
inline constexpr std::array<ChoiceWord<ValueScale>, 2> ValueScaleWords{
    {{"max", ValueScale::Max}, {"min-max", ValueScale::MinMax}}};
inline constexpr std::array<ChoiceWord<PreemptionUnit>, 2> PreemptionUnitWords{
    {{"node", PreemptionUnit::Node}, {"core", PreemptionUnit::Core}}};
inline constexpr std::array<ChoiceWord<ReplayTree>, 2> ReplayTreeWords{
    {{"flat", ReplayTree::Flat}, {"scenario", ReplayTree::Scenario}}};
/// Attributes that a class of jobs can match.
inline constexpr std::array<ChoiceWord<JobAttribute>, JobAttributeCount> JobAttributeWords{
    {{"user", JobAttribute::User}, {"account", JobAttribute::Account}, {"queue", JobAttribute::Queue},
        {"app", JobAttribute::Application}, {"partition", JobAttribute::Partition}}};
/// Attributes that a replay can charge. If an attribute has two words, the first is written.
inline constexpr std::array<ChoiceWord<JobAttribute>, JobAttributeCount + 1> ChargedAttributeWords{
    {{"group", JobAttribute::Account}, {"user", JobAttribute::User}, {"queue", JobAttribute::Queue},
        {"partition", JobAttribute::Partition}, {"app", JobAttribute::Application},
        {"account", JobAttribute::Account}}};

/// Returns the word of a choice, which must have one.
template <typename Words>
std::string_view wordOf(const Words& words, decltype(words.front().second) choice)
{
    return std::ranges::find(words, choice, [](const auto& word) { return word.second; })->first;
}

template <typename Words>
auto choiceOf(const Words& words, std::string_view word)
    -> std::optional<typename Words::value_type::second_type>
{
    const auto found = std::ranges::find(words, word, [](const auto& each) { return each.first; });
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/sweep_keys.h"

#include "core/base/nearest_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/shared_value.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/scenario.h"
#include "core/simulator/engine/scheduler_registry.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace fairshare {
namespace {

constexpr std::uint64_t MostWord = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint64_t MostNodes = std::numeric_limits<std::int32_t>::max();
constexpr const char* Whole = fairshare::phrase("a whole number, 0 or more");
constexpr const char* AboveZero = fairshare::phrase("a whole number above 0");

struct Range {
    std::uint64_t least = 0;
    std::uint64_t most = MostWord;
};

template <typename Number>
bool takeWhole(std::string_view value, Range range, Number& taken)
{
    const auto number = parseUnsigned(value);
    if (!number || *number < range.least || *number > range.most)
        return false;
    taken = static_cast<Number>(*number);
    return true;
}

ReplaySection& priorities(SweepTarget& target)
{
    if (!target.simulation.priority)
        target.simulation.priority.emplace();
    return *target.simulation.priority;
}

/// Sets a parameter of all algorithms that have it.
bool setParameter(SweepTarget& target, std::string_view id, std::string_view value)
{
    bool isSet = false;
    for (const Algorithm& algorithm : algorithms())
        for (const ParameterSpec& spec : algorithm.parameters) {
            if (spec.id != id)
                continue;
            const auto parsed = parseParameter(algorithm.id, spec, value);
            if (!parsed)
                return false;
            target.settings.parameters[std::string(algorithm.id)].insert_or_assign(std::string(id), *parsed);
            isSet = true;
        }
    return isSet;
}

bool setLoad(SweepTarget& target, std::string_view value)
{
    const auto load = parseDouble(value);
    if (!load || !(*load >= 0) || *load > MostNodes)
        return false;
    target.simulation.workload.load = *load;
    return true;
}

bool setGrace(SweepTarget& target, std::string_view value)
{
    Seconds grace = 0;
    if (!takeWhole(value, {}, grace))
        return false;
    target.simulation.preemption.graces = {grace};
    return true;
}

constexpr std::array Keys{
    SweepKey{"algorithm", fairshare::phrase("an algorithm ID"),
        [](SweepTarget& target, std::string_view value) {
            priorities(target).algorithm = value;
            return findAlgorithm(value) != nullptr;
        }},
    SweepKey{"half_life_seconds", Whole,
        [](SweepTarget& target, std::string_view value) {
            return takeWhole(value, {}, priorities(target).halfLife);
        }},
    SweepKey{"calc_period", AboveZero,
        [](SweepTarget& target, std::string_view value) {
            return takeWhole(value, {.least = 1}, priorities(target).period);
        }},
    SweepKey{"max_age_seconds", AboveZero,
        [](SweepTarget& target, std::string_view value) {
            return takeWhole(value, {.least = 1}, priorities(target).maxAge);
        }},
    SweepKey{"usage_reset_seconds", Whole,
        [](SweepTarget& target, std::string_view value) {
            return takeWhole(value, {}, priorities(target).usageReset);
        }},
    SweepKey{"weight_fairshare", Whole,
        [](SweepTarget& target, std::string_view value) {
            return takeWhole(value, {}, priorities(target).fairshareWeight);
        }},
    SweepKey{"weight_age", Whole,
        [](SweepTarget& target, std::string_view value) {
            return takeWhole(value, {}, priorities(target).ageWeight);
        }},
    SweepKey{"weight_size", Whole,
        [](SweepTarget& target, std::string_view value) {
            return takeWhole(value, {}, priorities(target).sizeWeight);
        }},
    SweepKey{"weight_queue", Whole,
        [](SweepTarget& target, std::string_view value) {
            return takeWhole(value, {}, priorities(target).queueWeight);
        }},
    SweepKey{"damping", fairshare::phrase("a whole number from 1 to 65535"),
        [](SweepTarget& target, std::string_view value) { return setParameter(target, "damping", value); }},
    SweepKey{"priority_levels", fairshare::phrase("a whole number from 1 to 16"),
        [](SweepTarget& target, std::string_view value) {
            return setParameter(target, "priority_levels", value);
        }},
    SweepKey{"scheduler", fairshare::phrase("a scheduler ID"),
        [](SweepTarget& target, std::string_view value) {
            target.simulation.scheduler.mode = value;
            return findScheduler(value) != nullptr;
        }},
    SweepKey{"p", Whole,
        [](SweepTarget& target, std::string_view value) {
            return takeWhole(value, {.most = MostNodes}, target.simulation.preemption.nodes);
        }},
    SweepKey{"grace", Whole, setGrace},
    SweepKey{"seed", Whole,
        [](SweepTarget& target, std::string_view value) {
            return takeWhole(
                value, {.most = std::numeric_limits<std::uint64_t>::max()}, target.simulation.workload.seed);
        }},
    SweepKey{"load", fairshare::phrase("a number, 0 or more"), setLoad},
};

const SweepAxis* findAxis(const Sweep& sweep, std::string_view key)
{
    const auto found = std::ranges::find(sweep.axes, key, &SweepAxis::key);
    return found == sweep.axes.end() ? nullptr : &*found;
}

/// Returns whether jobs have priorities, from the scenario or from a key that adds them.
bool hasPriorities(const Sweep& sweep, const Scenario& scenario)
{
    if (scenario.simulation->priority)
        return true;
    return std::ranges::any_of(sweep.axes, [](const SweepAxis& axis) {
        SweepTarget target;
        const auto key = std::ranges::find(Keys, axis.key, &SweepKey::id);
        return key != Keys.end() && key->set(target, axis.values.front()) && target.simulation.priority;
    });
}

/// Returns whether an algorithm that sets job priorities has this parameter.
bool isOfAlgorithms(const Sweep& sweep, const Scenario& scenario, std::string_view parameter)
{
    std::vector<std::string> ids{scenario.simulation->priority.value_or(ReplaySection()).algorithm};
    if (const SweepAxis* axis = findAxis(sweep, "algorithm"))
        ids = axis->values;
    return std::ranges::any_of(ids, [parameter](const std::string& id) {
        const Algorithm* algorithm = findAlgorithm(id);
        return algorithm != nullptr
            && std::ranges::find(algorithm->parameters, parameter, &ParameterSpec::id)
            != algorithm->parameters.end();
    });
}

/// Returns why a key has no effect; "" if it has one.
std::string withoutEffect(std::string_view key, const Sweep& sweep, const Scenario& scenario)
{
    const SimulationSection& section = *scenario.simulation;
    if ((key == "seed" || key == "load") && !section.workload.path.empty())
        return fairshare::say(
            "\"{}\" has no effect: it is for generators, but the jobs come from a log", key);
    if ((key == "p" || key == "grace") && section.cluster.allocation != AllocationUnit::Node)
        return fairshare::say(
            "\"{}\" has no effect: a sweep computes lost work only if \"allocation\" is \"node\"", key);
    if (key != "damping" && key != "priority_levels")
        return {};
    if (!hasPriorities(sweep, scenario))
        return fairshare::say("\"{}\" has no effect: the simulation has no \"priority\" section", key);
    return isOfAlgorithms(sweep, scenario, key)
        ? std::string()
        : fairshare::say("\"{}\" has no effect: no algorithm in the sweep has this parameter", key);
}

} // namespace

std::span<const SweepKey> sweepKeys()
{
    return Keys;
}

Result<void> setSweepValue(Scenario& scenario, std::string_view key, std::string_view value)
{
    const auto found = std::ranges::find(Keys, key, &SweepKey::id);
    if (found == Keys.end()) {
        std::vector<std::string_view> ids;
        ids.reserve(Keys.size());
        for (const SweepKey& each : Keys)
            ids.push_back(each.id);
        return fail(
            ErrorCode::NotFound, withKnownWords(fairshare::say("'{}' cannot be varied", key), key, ids));
    }
    SweepTarget target{*scenario.simulation, std::move(scenario.settings)};
    const bool isSet = found->set(target, value);
    scenario.settings = std::move(target.settings);
    scenario.simulation = SharedValue(std::move(target.simulation));
    if (!isSet)
        return fail(
            ErrorCode::OutOfRange, fairshare::say("{} is {}; expected {}", key, value, said(found->allowed)));
    return {};
}

Result<void> checkEffects(const Sweep& sweep, const Scenario& scenario)
{
    for (const SweepAxis& axis : sweep.axes)
        if (std::string sentence = withoutEffect(axis.key, sweep, scenario); !sentence.empty())
            return failAbout(axis.place, ErrorCode::BadInput, std::move(sentence));
    return {};
}

std::size_t Sweep::combinations() const
{
    std::size_t count = 1;
    for (const SweepAxis& axis : axes)
        count *= axis.values.size();
    return count;
}

std::vector<std::string> Sweep::valuesOf(std::size_t combination) const
{
    std::vector<std::string> values(axes.size());
    for (std::size_t axis = axes.size(); axis-- > 0;) {
        const std::size_t count = axes[axis].values.size();
        values[axis] = axes[axis].values[combination % count];
        combination /= count;
    }
    return values;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/config/slurm_priority_settings.h"

#include "core/base/nearest_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/usage_over_shares.h"
#include "core/io/import/import.h"
#include "core/io/slurm/values/duration_text.h"
#include "core/io/slurm/values/tres_weights_text.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace fairshare {
namespace {

constexpr std::uint64_t LeastWeight = 0;
constexpr std::uint64_t LargestWeight = 0xFFFFFFFFU;
constexpr std::uint64_t EndlessAge = 0xFFFFFFFFU;
constexpr std::uint64_t NoDecay = 0; ///< a half-life of 0 disables decay

struct WeightKey {
    std::string_view key; ///< without `PriorityWeight`
    std::uint32_t PriorityWeights::* weight;
};

constexpr std::array Weights{WeightKey{"Age", &PriorityWeights::age},
    WeightKey{"Assoc", &PriorityWeights::association}, WeightKey{"Fairshare", &PriorityWeights::fairshare},
    WeightKey{"JobSize", &PriorityWeights::jobSize}, WeightKey{"Partition", &PriorityWeights::partition},
    WeightKey{"QOS", &PriorityWeights::qos}};

/// Reads a boolean as written in the configuration, ignoring case. Returns nothing for any other text.
std::optional<bool> switchOf(std::string_view value)
{
    const auto isOneOf = [value](std::initializer_list<std::string_view> words) {
        return std::any_of(words.begin(), words.end(),
            [value](std::string_view word) { return equalIgnoringCase(value, word); });
    };
    if (isOneOf({"yes", "up", "true", "1"}))
        return true;
    return isOneOf({"no", "down", "false", "0"}) ? std::optional(false) : std::nullopt;
}

bool isUnsetValue(std::string_view value)
{
    return value.empty() || value == "(null)";
}

bool isWeight(std::string_view key)
{
    return shortens("PriorityWeight", key.substr(0, std::min<std::size_t>(key.size(), 14)), 14)
        && !equalIgnoringCase(key, "PriorityWeightTRES");
}

/// Rejects an empty number or list. Flags and parameters may be empty, because scontrol prints them that way
/// if none is set.
Result<void> requireValue(const ConfigurationEntry& entry)
{
    constexpr std::array<std::string_view, 4> MayBeEmpty{
        "PriorityFlags", "PriorityParameters", "PrioritySiteFactorParameters", "PrioritySiteFactorPlugin"};
    const auto isKey = [&entry](std::string_view key) { return equalIgnoringCase(key, entry.key); };
    if (!entry.value.empty() || std::ranges::any_of(MayBeEmpty, isKey))
        return {};
    return fail(ErrorCode::BadInput,
        isWeight(entry.key)
            ? fairshare::say("{} has no value; {}", entry.key, weightRange())
            : fairshare::say("{} has no value; remove the line to use the default", entry.key),
        entry.valuePosition);
}

tl::unexpected<Error> refuseEntry(const ConfigurationEntry& entry, const std::string& expected)
{
    return fail(ErrorCode::BadInput,
        fairshare::say("{} is {}; expected {}", entry.key, quotedPart(entry.value), expected),
        entry.valuePosition);
}

} // namespace

std::string weightRange()
{
    return fairshare::say("expected a whole number from {} to {}", LeastWeight, LargestWeight);
}

Result<void> SlurmPrioritySettings::takeNumber(
    const ConfigurationEntry& entry, std::uint64_t least, std::uint64_t largest, std::uint64_t& number)
{
    const auto value = parseUnsigned(entry.value);
    if (!value || *value < least || *value > largest)
        return refuseEntry(entry, fairshare::say("a whole number from {} to {}", least, largest));
    number = *value;
    return {};
}

Result<void> SlurmPrioritySettings::takeDuration(
    const ConfigurationEntry& entry, std::uint64_t endless, std::uint64_t& seconds)
{
    const auto isWord = [&entry](std::string_view word) { return equalIgnoringCase(entry.value, word); };
    if (isWord("UNLIMITED") || isWord("INFINITE")) {
        seconds = endless;
        return {};
    }
    const auto value = parseDuration(entry.value);
    if (!value)
        return refuseEntry(entry, fairshare::say("minutes, DAYS-HOURS:MINUTES:SECONDS or UNLIMITED"));
    seconds = *value;
    return {};
}

Result<void> SlurmPrioritySettings::takeWeight(const ConfigurationEntry& entry, std::string_view key)
{
    const auto weight = std::find_if(Weights.begin(), Weights.end(),
        [key](const WeightKey& known) { return equalIgnoringCase(known.key, key); });
    if (weight == Weights.end())
        return {};
    const auto number = parseUnsigned(entry.value);
    if (!number || *number > LargestWeight)
        return fail(ErrorCode::BadInput,
            fairshare::say("{} is {}; {}", entry.key, quotedPart(entry.value), weightRange()),
            entry.valuePosition);
    m_config.weights.*weight->weight = static_cast<std::uint32_t>(*number);
    return {};
}

Result<void> SlurmPrioritySettings::takeTresWeights(const ConfigurationEntry& entry)
{
    auto weights = parseTresWeights({entry.key, entry.value, entry.valuePosition}, m_remarks);
    if (!weights)
        return tl::unexpected(weights.error());
    m_config.tresWeights = std::move(*weights);
    return {};
}

void SlurmPrioritySettings::takeFlags(const ConfigurationEntry& entry)
{
    m_settings.algorithm = defaultAlgorithm();
    // Slurm searches for the names anywhere in the text.
    const std::string flags = lowerCase(entry.value);
    for (const std::string_view name : PriorityFlags::algorithmNames())
        if (flags.find(lowerCase(name)) != std::string::npos) {
            m_settings.algorithm = findAlgorithmByFlag(name)->id;
            break;
        }
    m_levelBased = entry.valuePosition;
    m_config.flags = {};
    std::string_view rest = entry.value;
    while (!rest.empty()) {
        const std::string_view flag = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(flag.size() + 1, rest.size()));
        if (const std::string_view name = trimmed(flag); !name.empty() && !m_config.flags.set(name))
            m_remarks.add("unknown_flag", entry.valuePosition, [name] {
                return withKnownWords(fairshare::say("unknown flag {} in PriorityFlags", quotedPart(name)),
                    name, PriorityFlags::allNames());
            });
    }
}

void SlurmPrioritySettings::remarkType(const ConfigurationEntry& entry)
{
    if (equalIgnoringCase(entry.value, "priority/multifactor"))
        return;
    m_remarks.add("other_priority_type", entry.valuePosition, [&entry] {
        return fairshare::say(
            "PriorityType is {}; treating it as priority/multifactor, the only supported type",
            quotedPart(entry.value));
    });
}

Result<void> SlurmPrioritySettings::takePriority(const ConfigurationEntry& entry, std::string_view key)
{
    const auto is = [key](std::string_view name) { return equalIgnoringCase(key, name); };
    std::uint64_t number = 0;
    if (is("DecayHalfLife")) {
        auto done = takeDuration(entry, NoDecay, number);
        m_settings.halfLifeSeconds = static_cast<double>(number);
        return done;
    }
    if (is("MaxAge")) {
        auto done = takeDuration(entry, EndlessAge, number);
        m_config.maxAgeSeconds = static_cast<std::uint32_t>(std::min(number, EndlessAge));
        return done;
    }
    if (is("Levels"))
        return takeNumber(entry, 1, 16, m_levels);
    if (is("Type"))
        remarkType(entry);
    if (is("Flags"))
        takeFlags(entry);
    if (is("WeightTRES"))
        return takeTresWeights(entry);
    if (is("FavorSmall")) {
        const auto value = switchOf(entry.value);
        if (!value)
            return refuseEntry(entry, fairshare::say("YES or NO"));
        m_config.favorSmall = *value;
    }
    if (shortens("Weight", key.substr(0, 6), 6))
        return takeWeight(entry, key.substr(6));
    return {};
}

/// Adds a remark about a repeated key, for which the scheduler also prints a warning.
void SlurmPrioritySettings::remarkRepeated(const ConfigurationEntry& entry)
{
    const auto [first, isNew] = m_places.try_emplace(lowerCase(entry.key), entry.position);
    if (!isNew)
        m_remarks.add("repeated_key", entry.position, [&] {
            return fairshare::say("{} is already set on line {}; the last value applies", entry.key,
                fmt::to_string(first->second.line));
        });
    first->second = entry.position;
}

Result<void> SlurmPrioritySettings::takeDamping(const ConfigurationEntry& entry)
{
    std::uint64_t damping = 1;
    if (auto done = requireValue(entry); !done || isUnsetValue(entry.value))
        return done;
    if (auto done = takeNumber(entry, 1, 65535, damping); !done)
        return done;
    for (const Algorithm& algorithm : algorithms())
        if (std::ranges::find(algorithm.parameters, DampingParameter.id, &ParameterSpec::id)
            != algorithm.parameters.end())
            m_settings.parameters[std::string(algorithm.id)].insert_or_assign(
                std::string(DampingParameter.id), static_cast<std::int64_t>(damping));
    return {};
}

Result<void> SlurmPrioritySettings::take(const ConfigurationEntry& entry)
{
    constexpr std::string_view Prefix = "Priority";
    if (equalIgnoringCase(entry.key, "Include")) {
        m_remarks.add("include_not_read", entry.position, [&entry] {
            return fairshare::say(
                "the included file {} is not read; its settings are missing here", quotedPart(entry.value));
        });
        return {};
    }
    if (equalIgnoringCase(entry.key, "AccountingStorageType")) {
        remarkRepeated(entry);
        m_noDatabase.reset();
        if (isUnsetValue(entry.value) || equalIgnoringCase(entry.value, "accounting_storage/none"))
            m_noDatabase = entry.position;
        return {};
    }
    if (equalIgnoringCase(entry.key, "FairShareDampeningFactor")) {
        m_found = true;
        remarkRepeated(entry);
        return takeDamping(entry);
    }
    // PriorityJobFactor and PriorityTier belong to a partition and are repeated for each one.
    if (equalIgnoringCase(entry.firstKey, "PartitionName"))
        return {};
    if (entry.key.size() <= Prefix.size() || !equalIgnoringCase(entry.key.substr(0, Prefix.size()), Prefix))
        return {};
    m_found = true;
    remarkRepeated(entry);
    if (auto done = requireValue(entry); !done || isUnsetValue(entry.value))
        return done;
    return takePriority(entry, entry.key.substr(Prefix.size()));
}

/// Sets weights to 0 that need the accounting database. Without it, the scheduler records neither usage nor
/// age accrual.
void SlurmPrioritySettings::dropWeightsWithoutDatabase()
{
    PriorityWeights& weights = m_config.weights;
    if (!m_noDatabase || (weights.age == 0 && weights.fairshare == 0))
        return;
    m_remarks.add("no_database", *m_noDatabase, [&weights] {
        return fairshare::say("AccountingStorageType names no database, so Slurm sets the age and fairshare "
                              "weights to 0; ignoring {} and {}",
            weights.age, weights.fairshare);
    });
    weights.age = 0;
    weights.fairshare = 0;
}

Result<Import> SlurmPrioritySettings::finish()
{
    const Algorithm& levelBased = *findAlgorithmByFlag("LEVEL_BASED");
    if (m_settings.algorithm == levelBased.id && m_levels == 0)
        return fail(ErrorCode::BadInput,
            fairshare::say("PriorityFlags has LEVEL_BASED, but PriorityLevels is not set"), m_levelBased);
    if (m_levels != 0)
        m_settings.parameters[std::string(levelBased.id)].insert_or_assign(
            std::string(levelBased.levelLimit), static_cast<std::int64_t>(m_levels));
    dropWeightsWithoutDatabase();
    Import import;
    import.diagnostics = m_remarks.take();
    import.settings = std::move(m_settings);
    import.priorityConfig = std::move(m_config);
    return import;
}

} // namespace fairshare

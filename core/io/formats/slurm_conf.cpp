// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/configuration_lines.h"
#include "core/io/duration_text.h"
#include "core/io/formats/formats.h"
#include "core/io/remarks.h"
#include "core/io/text_lines.h"
#include "core/io/tres_weights_text.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace fairshare::format_files {
namespace {

constexpr std::string_view OutputTitle = "Configuration data as of ";
constexpr std::uint64_t LargestWeight = 0xFFFFFFFFU;
constexpr std::uint64_t EndlessAge = 0xFFFFFFFFU;
constexpr std::uint64_t NoDecay = 0; ///< a half-life of 0 switches decay off

/// Beginnings of keys that tell a configuration from other texts with '='.
constexpr std::array<std::string_view, 14> SignKeys{"PriorityType", "PriorityFlags", "PriorityDecay",
    "PriorityWeight", "PriorityMaxAge", "PriorityCalc", "PriorityFavor", "PriorityUsage",
    "PriorityParameters", "PriorityLevels", "FairShareDampeningFactor", "SlurmctldHost", "SlurmctldPort",
    "ControlMachine"};

struct WeightKey {
    std::string_view key; ///< without `PriorityWeight`
    std::uint32_t PriorityWeights::* weight;
};

constexpr std::array Weights{WeightKey{"Age", &PriorityWeights::age},
    WeightKey{"Assoc", &PriorityWeights::association}, WeightKey{"Fairshare", &PriorityWeights::fairshare},
    WeightKey{"JobSize", &PriorityWeights::jobSize}, WeightKey{"Partition", &PriorityWeights::partition},
    WeightKey{"QOS", &PriorityWeights::qos}};

/// A switch as the configuration spells it, in any case; nothing for anything else.
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

bool isNotSet(std::string_view value)
{
    return value.empty() || value == "(null)";
}

tl::unexpected<Error> refuse(const ConfigurationEntry& entry, const std::string& expected)
{
    return fail(ErrorCode::BadInput,
        fairshare::say("{} is {}; expected {}", entry.key, quotedPart(entry.value), expected),
        entry.valuePosition);
}

/// Gathers the priority settings of a configuration.
class PriorityReader {
public:
    Result<void> take(const ConfigurationEntry& entry);
    Result<Import> finish();
    bool hasPriority() const { return m_found; }

private:
    Result<void> takePriority(const ConfigurationEntry& entry, std::string_view key);
    Result<void> takeWeight(const ConfigurationEntry& entry, std::string_view key);
    Result<void> takeTresWeights(const ConfigurationEntry& entry);
    void takeFlags(const ConfigurationEntry& entry);
    Result<void> takeNumber(
        const ConfigurationEntry& entry, std::uint64_t least, std::uint64_t largest, std::uint64_t& number);
    /// @param endless what UNLIMITED stands for.
    static Result<void> takeDuration(
        const ConfigurationEntry& entry, std::uint64_t endless, std::uint64_t& seconds);
    void remarkType(const ConfigurationEntry& entry);
    void dropWeightsWithoutDatabase();

    Settings m_settings;
    Remarks m_remarks;
    PriorityConfig m_config;
    SourcePosition m_levelBased{};
    std::optional<SourcePosition> m_noDatabase; ///< where the configuration says that there is none
    std::uint64_t m_levels = 0;
    bool m_found = false;
};

Result<void> PriorityReader::takeNumber(
    const ConfigurationEntry& entry, std::uint64_t least, std::uint64_t largest, std::uint64_t& number)
{
    const auto value = parseUnsigned(entry.value);
    if (!value || *value < least || *value > largest)
        return refuse(entry, fairshare::say("a whole number from {} to {}", least, largest));
    number = *value;
    return {};
}

Result<void> PriorityReader::takeDuration(
    const ConfigurationEntry& entry, std::uint64_t endless, std::uint64_t& seconds)
{
    const auto isWord = [&entry](std::string_view word) { return equalIgnoringCase(entry.value, word); };
    if (isWord("UNLIMITED") || isWord("INFINITE")) {
        seconds = endless;
        return {};
    }
    const auto value = parseDuration(entry.value);
    if (!value)
        return refuse(entry, fairshare::say("minutes or DAYS-HOURS:MINUTES:SECONDS"));
    seconds = *value;
    return {};
}

Result<void> PriorityReader::takeWeight(const ConfigurationEntry& entry, std::string_view key)
{
    const auto weight = std::find_if(Weights.begin(), Weights.end(),
        [key](const WeightKey& known) { return equalIgnoringCase(known.key, key); });
    if (weight == Weights.end())
        return {};
    std::uint64_t number = 0;
    auto done = takeNumber(entry, 0, LargestWeight, number);
    m_config.weights.*weight->weight = static_cast<std::uint32_t>(number);
    return done;
}

Result<void> PriorityReader::takeTresWeights(const ConfigurationEntry& entry)
{
    auto weights = parseTresWeights(entry.value);
    if (!weights)
        return refuse(entry, weights.error().message);
    m_config.tresWeights = std::move(*weights);
    return {};
}

/// The algorithm goes by the first of these that is set, in this order.
void PriorityReader::takeFlags(const ConfigurationEntry& entry)
{
    const std::string flags = "," + lowerCase(entry.value) + ",";
    const auto has = [&flags](std::string_view flag) { return flags.find(flag) != std::string::npos; };
    if (has("ticket_based"))
        m_settings.algorithm = "ticket_based";
    else if (has("depth_oblivious"))
        m_settings.algorithm = "depth_oblivious";
    else if (has("level_based"))
        m_settings.algorithm = "level_based";
    else if (has("no_fair_tree"))
        m_settings.algorithm = "classic";
    else
        m_settings.algorithm = "fair_tree";
    m_levelBased = entry.valuePosition;
    m_config.flags = {};
    std::string_view rest = entry.value;
    while (!rest.empty()) {
        const std::string_view flag = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(flag.size() + 1, rest.size()));
        if (const std::string_view name = trimmed(flag); !name.empty() && !m_config.flags.set(name))
            m_remarks.add("unknown_flag", entry.valuePosition, [name] {
                return fairshare::say("PriorityFlags has {}, which is no priority flag; the flags are {}",
                    quotedPart(name), fmt::join(PriorityFlags::allNames(), ", "));
            });
    }
}

void PriorityReader::remarkType(const ConfigurationEntry& entry)
{
    if (equalIgnoringCase(entry.value, "priority/multifactor"))
        return;
    m_remarks.add("other_priority_type", entry.valuePosition, [&entry] {
        return fairshare::say(
            "PriorityType is {}; fairshare counts with priority/multifactor alone", quotedPart(entry.value));
    });
}

Result<void> PriorityReader::takePriority(const ConfigurationEntry& entry, std::string_view key)
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
            return refuse(entry, fairshare::say("YES or NO"));
        m_config.favorSmall = *value;
    }
    if (shortens("Weight", key.substr(0, 6), 6))
        return takeWeight(entry, key.substr(6));
    return {};
}

Result<void> PriorityReader::take(const ConfigurationEntry& entry)
{
    constexpr std::string_view Prefix = "Priority";
    if (equalIgnoringCase(entry.key, "Include")) {
        m_remarks.add("include_not_read", entry.position, [&entry] {
            return fairshare::say(
                "the file {} is not read; what it sets is missing here", quotedPart(entry.value));
        });
        return {};
    }
    if (equalIgnoringCase(entry.key, "AccountingStorageType")) {
        m_noDatabase.reset();
        if (isNotSet(entry.value) || equalIgnoringCase(entry.value, "accounting_storage/none"))
            m_noDatabase = entry.position;
        return {};
    }
    if (equalIgnoringCase(entry.key, "FairShareDampeningFactor")) {
        m_found = true;
        std::uint64_t damping = 1;
        if (isNotSet(entry.value))
            return {};
        if (auto done = takeNumber(entry, 1, 65535, damping); !done)
            return done;
        for (const std::string_view algorithm : {"classic", "depth_oblivious"})
            m_settings.parameters[std::string(algorithm)].insert_or_assign(
                "damping", static_cast<std::int64_t>(damping));
        return {};
    }
    if (entry.key.size() <= Prefix.size() || !equalIgnoringCase(entry.key.substr(0, Prefix.size()), Prefix))
        return {};
    m_found = true;
    if (isNotSet(entry.value))
        return {};
    return takePriority(entry, entry.key.substr(Prefix.size()));
}

/// Neither usage nor accrual is kept without the accounting database, so that the scheduler counts none.
void PriorityReader::dropWeightsWithoutDatabase()
{
    PriorityWeights& weights = m_config.weights;
    if (!m_noDatabase || (weights.age == 0 && weights.fairshare == 0))
        return;
    m_remarks.add("no_database", *m_noDatabase, [&weights] {
        return fairshare::say(
            "AccountingStorageType names no database, without which the scheduler takes the "
            "weights of age and fairshare as 0; {} and {} are not taken",
            weights.age, weights.fairshare);
    });
    weights.age = 0;
    weights.fairshare = 0;
}

Result<Import> PriorityReader::finish()
{
    if (m_settings.algorithm == "level_based" && m_levels == 0)
        return fail(ErrorCode::BadInput,
            fairshare::say("PriorityFlags has LEVEL_BASED, but PriorityLevels is not set"), m_levelBased);
    if (m_levels != 0)
        m_settings.parameters["level_based"].insert_or_assign(
            "priority_levels", static_cast<std::int64_t>(m_levels));
    dropWeightsWithoutDatabase();
    Import import;
    import.diagnostics = m_remarks.take();
    import.settings = std::move(m_settings);
    import.priorityConfig = std::move(m_config);
    return import;
}

/// `key = value`, where the key is one word as configurations spell them, or `Include FILE`.
bool looksLikeEntry(std::string_view line)
{
    constexpr std::string_view KeySigns =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.[]";
    const std::size_t keyEnd = std::min(line.find_first_not_of(KeySigns), line.size());
    const std::string_view behind = trimmed(line.substr(keyEnd));
    return keyEnd > 0 && (behind.starts_with('=') || equalIgnoringCase(line.substr(0, keyEnd), "Include"));
}

/// Whether more than half of the lines, apart from comments and continued ones, are entries.
bool consistsOfEntries(std::string_view beginning)
{
    std::size_t entries = 0;
    std::size_t others = 0;
    bool continued = false;
    for (TextLines lines(beginning); lines.next();) {
        const std::string_view line = trimmed(lines.text());
        const bool counts = !continued && !line.empty() && !line.starts_with('#');
        continued = line.ends_with('\\');
        if (counts)
            ++(looksLikeEntry(line) ? entries : others);
    }
    return entries > others;
}

bool recognizes(std::string_view beginning)
{
    if (beginning.starts_with(OutputTitle))
        return true;
    if (!consistsOfEntries(beginning))
        return false;
    ConfigurationLines lines(beginning);
    for (auto more = lines.next(); more && *more; more = lines.next())
        for (const std::string_view key : SignKeys)
            if (shortens(key, lines.entry().key, key.size()))
                return true;
    return false;
}

Result<Import> read(std::string_view content, const Progress& progress)
{
    ConfigurationLines lines(content);
    PriorityReader reader;
    for (;;) {
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("cancelled"));
        const auto more = lines.next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        if (auto done = reader.take(lines.entry()); !done)
            return tl::unexpected(done.error());
    }
    if (!reader.hasPriority())
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the configuration sets no priority; expected keys such as PriorityWeightFairshare"),
            {1, 1});
    auto import = reader.finish();
    if (const auto remark = missingLineBreak(content); import && remark)
        import->diagnostics.push_back(*remark);
    return import;
}

} // namespace

Format slurm_conf()
{
    Format format;
    format.id = "slurm-conf";
    format.title = fairshare::phrase("Slurm configuration (slurm.conf, scontrol show config)");
    format.patterns = "*.conf *.txt";
    format.summary = fairshare::phrase("Algorithm, half-life, damping and priority weights; no tree");
    format.recognizes = recognizes;
    format.read = read;
    return format;
}

} // namespace fairshare::format_files

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/import/import.h"
#include "core/io/slurm/config/configured_partitions.h"
#include "core/io/slurm/config/slurm_priority_settings.h"

#include <algorithm>
#include <array>

namespace fairshare::format_files {
namespace {

constexpr std::string_view OutputTitle = "Configuration data as of ";

/// Key prefixes that distinguish a configuration from other texts with '='.
constexpr std::array<std::string_view, 15> SignKeys{"PartitionName", "PriorityType", "PriorityFlags",
    "PriorityDecay", "PriorityWeight", "PriorityMaxAge", "PriorityCalc", "PriorityFavor", "PriorityUsage",
    "PriorityParameters", "PriorityLevels", "FairShareDampeningFactor", "SlurmctldHost", "SlurmctldPort",
    "ControlMachine"};

/// Returns true for `Include FILE` and for `key = value` with a key that is a single word as used in
/// configurations.
bool looksLikeEntry(std::string_view line)
{
    constexpr std::string_view KeySigns =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.[]";
    const std::size_t keyEnd = std::min(line.find_first_not_of(KeySigns), line.size());
    const std::string_view behind = trimmed(line.substr(keyEnd));
    return keyEnd > 0 && (behind.starts_with('=') || equalIgnoringCase(line.substr(0, keyEnd), "Include"));
}

/// Returns true if more than half of the lines are entries. Comments and continuation lines do not count.
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

bool recognizesSlurmConf(std::string_view beginning)
{
    if (beginning.starts_with(OutputTitle))
        return true;
    // Only scontrol show partition prints TotalCPUs, which may be shifted or introduced by other lines.
    if (beginning.find("TotalCPUs=") != std::string_view::npos || !consistsOfEntries(beginning))
        return false;
    ConfigurationLines lines(beginning);
    for (auto more = lines.next(); more && *more; more = lines.next())
        for (const std::string_view key : SignKeys)
            if (shortens(key, lines.entry().key, key.size()))
                return true;
    return false;
}

Result<Import> readSlurmConf(std::string_view content, const Progress& progress)
{
    ConfigurationLines lines(content);
    SlurmPrioritySettings reader;
    ConfiguredPartitions partitions;
    for (;;) {
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        const auto more = lines.next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        for (const auto& done : {reader.take(lines.entry()), partitions.take(lines.entry())})
            if (!done)
                return tl::unexpected(done.error());
    }
    if (!reader.hasPriority() && partitions.empty())
        return fail(ErrorCode::BadInput,
            fairshare::say("no priority settings found; expected keys such as PriorityWeightFairshare"),
            {1, 1});
    auto import = reader.hasPriority() ? reader.finish() : Result<Import>(Import{});
    if (import && !partitions.empty())
        import->partitions = partitions.finish();
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
    format.summary =
        fairshare::phrase("Algorithm, half-life, damping, priority weights and partitions; no tree");
    format.recognizes = recognizesSlurmConf;
    format.read = readSlurmConf;
    format.layout = Layout::Commented;
    return format;
}

} // namespace fairshare::format_files

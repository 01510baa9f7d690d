// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/tree/dump_options.h"

#include "core/io/slurm/tree/dump_lines.h"
#include "core/io/text/text_lines.h"
#include "core/tree/slurm_options.h"

#include <algorithm>
#include <array>
#include <unordered_set>
#include <vector>

namespace fairshare {
namespace {

struct KnownKey {
    std::string_view name;
    std::size_t least; ///< minimum bytes of an abbreviation
    DumpKey meaning;
};

constexpr std::array KnownKeys{
    KnownKey{"Fairshare", 1, DumpKey::Shares},
    KnownKey{"DefaultAccount", 8, DumpKey::Identity},
    KnownKey{"Description", 3, DumpKey::Identity},
    KnownKey{"Organization", 1, DumpKey::Identity},
    KnownKey{"Shares", 1, DumpKey::Shares},
    KnownKey{"Partition", 1, DumpKey::Partition},
    KnownKey{"AdminLevel", 2, DumpKey::Identity},
    KnownKey{"Coordinator", 2, DumpKey::Identity},
    KnownKey{"DefaultWCKey", 8, DumpKey::Identity},
    KnownKey{"DefaultQOS", 8, DumpKey::Identity},
    KnownKey{"WCKeys", 1, DumpKey::Identity},
    KnownKey{"QOSLevel", 1, DumpKey::Limit},
    KnownKey{"GrpTRESMins", 7, DumpKey::Limit},
    KnownKey{"GrpTRESRunMins", 7, DumpKey::Limit},
    KnownKey{"GrpJobs", 4, DumpKey::Limit},
    KnownKey{"GrpJobsAccrue", 8, DumpKey::Limit},
    KnownKey{"GrpSubmitJobs", 4, DumpKey::Limit},
    KnownKey{"GrpWall", 4, DumpKey::Limit},
    KnownKey{"GrpCPUMins", 7, DumpKey::Limit},
    KnownKey{"GrpCPURunMins", 7, DumpKey::Limit},
    KnownKey{"GrpCPUs", 7, DumpKey::Limit},
    KnownKey{"GrpMemory", 4, DumpKey::Limit},
    KnownKey{"GrpNodes", 4, DumpKey::Limit},
    KnownKey{"MaxTRESMinsPerJob", 7, DumpKey::Limit},
    KnownKey{"MaxTRESRunMins", 8, DumpKey::Limit},
    KnownKey{"MaxTRESPerJob", 7, DumpKey::Limit},
    KnownKey{"MaxTRESPerNode", 11, DumpKey::Limit},
    KnownKey{"MaxJobsAccrue", 8, DumpKey::Limit},
    KnownKey{"MaxJobs", 4, DumpKey::Limit},
    KnownKey{"MaxSubmitJobs", 4, DumpKey::Limit},
    KnownKey{"MaxWallDurationPerJob", 4, DumpKey::Limit},
    KnownKey{"MaxCPUMinsPerJob", 7, DumpKey::Limit},
    KnownKey{"MaxCPURunMins", 8, DumpKey::Limit},
    KnownKey{"MaxCPUsPerJob", 7, DumpKey::Limit},
    KnownKey{"MaxNodesPerJob", 4, DumpKey::Limit},
    KnownKey{"MinPrioThreshold", 4, DumpKey::Limit},
    KnownKey{"Priority", 3, DumpKey::Limit},
    KnownKey{"Comment", 3, DumpKey::Limit},
    KnownKey{"Flags", 2, DumpKey::Limit},
};

std::vector<std::string_view> splitOptions(std::string_view options)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin < options.size();) {
        const DumpField field = dumpField(options, begin);
        parts.push_back(options.substr(begin, field.end - begin));
        begin = field.end + 1;
    }
    return parts;
}

} // namespace

DumpKey dumpKey(std::string_view key)
{
    const auto* const found = std::find_if(KnownKeys.begin(), KnownKeys.end(),
        [key](const KnownKey& known) { return shortens(key, known.name, known.least); });
    return found == KnownKeys.end() ? DumpKey::Unknown : found->meaning;
}

std::string mergedOptions(std::string_view earlier, std::string_view later)
{
    std::unordered_set<std::string> replaced;
    for (const std::string_view option : splitOptions(later))
        replaced.insert(lowerCase(optionKey(option)));
    std::string merged;
    for (const std::string_view option : splitOptions(earlier))
        if (!replaced.contains(lowerCase(optionKey(option))))
            merged.append(merged.empty() ? "" : ":").append(option);
    return merged.append(merged.empty() || later.empty() ? "" : ":").append(later);
}

std::string orderedOptions(std::string_view options, std::string_view partition, std::string_view shares)
{
    std::string text;
    if (!partition.empty())
        text.append(":Partition='").append(partition).append("'");
    bool sharesWritten = shares.empty();
    for (const std::string_view option : splitOptions(options)) {
        if (!sharesWritten && dumpKey(optionKey(option)) != DumpKey::Identity) {
            text.append(":Fairshare=").append(shares);
            sharesWritten = true;
        }
        text.append(":").append(option);
    }
    if (!sharesWritten)
        text.append(":Fairshare=").append(shares);
    return text;
}

std::vector<std::string> unknownOptionKeys(std::string_view options)
{
    std::vector<std::string> keys;
    for (const auto& [key, value] : splitSlurmOptions(options)) {
        const std::string_view bare = key.ends_with('+') || key.ends_with('-')
            ? std::string_view(key).substr(0, key.size() - 1)
            : std::string_view(key);
        if (!bare.empty() && dumpKey(bare) == DumpKey::Unknown)
            keys.push_back(key);
    }
    return keys;
}

} // namespace fairshare

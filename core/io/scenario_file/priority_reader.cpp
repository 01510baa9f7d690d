// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/priority_reader.h"

#include "core/io/json/json_fields.h"
#include "core/io/scenario_file/job_reader.h"
#include "core/io/scenario_file/priority_config_reader.h"

namespace fairshare {
namespace {

Result<void> readFairshareSource(JsonDocument& document, const JsonMember& member, FairshareSource& source)
{
    const auto text = requireText(document, member);
    if (!text)
        return tl::unexpected(text.error());
    if (*text != "file" && *text != "tree")
        return refuseValue(document, member, "\"file\", \"tree\"");
    source = *text == "tree" ? FairshareSource::Tree : FairshareSource::File;
    return {};
}

Result<void> readQosLimits(JsonDocument& document, const JsonMember& member, QosLimits& limits)
{
    const auto entries = membersOf(document, member);
    if (!entries)
        return tl::unexpected(entries.error());
    for (const JsonMember& entry : *entries) {
        auto text = requireText(document, entry);
        if (!text)
            return tl::unexpected(text.error());
        limits.emplace_back(entry.key, std::move(*text));
    }
    return {};
}

} // namespace

Result<PrioritySection> readPriority(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown)
{
    const auto entries = membersOf(document, member);
    if (!entries)
        return tl::unexpected(entries.error());
    PrioritySection section;
    JobQueue queue;
    for (const JsonMember& entry : *entries) {
        Result<void> done;
        if (entry.key == "config") {
            done = readPriorityConfig(document, entry, unknown, section);
        } else if (entry.key == "fairshare_from") {
            done = readFairshareSource(document, entry, section.fairshareSource);
        } else if (entry.key == "qos_limits") {
            done = readQosLimits(document, entry, section.qosLimits);
        } else if (entry.key == "cluster") {
            const auto cluster = readPriorityCluster(document, entry, unknown);
            if (!cluster)
                return tl::unexpected(cluster.error());
            queue.cluster = *cluster;
        } else if (entry.key == "jobs") {
            auto jobs = readJobs(document, entry, unknown);
            if (!jobs)
                return tl::unexpected(jobs.error());
            queue.jobs = std::move(*jobs);
        } else {
            unknown.note(document, entry, "priority");
            section.unknown.emplace_back(entry.key, verbatim(document, entry.value));
        }
        if (!done)
            return tl::unexpected(done.error());
    }
    if (!queue.jobs.empty() || queue.cluster != PriorityCluster())
        section.queue = SharedValue(std::move(queue));
    return section;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/priority_table.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/json/json_text.h"
#include "core/priority/job_standing.h"
#include "core/priority/qos_limit_names.h"
#include "core/priority/tres_names.h"
#include "core/report/schema_name.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare {
namespace {

struct Term {
    std::string_view id;
    double PriorityTerms::* value;
};

constexpr std::array Terms{Term{"age", &PriorityTerms::age}, Term{"assoc", &PriorityTerms::association},
    Term{"fairshare", &PriorityTerms::fairshare}, Term{"job_size", &PriorityTerms::jobSize},
    Term{"partition", &PriorityTerms::partition}, Term{"qos", &PriorityTerms::qos}};

bool hasReasons(const QueueLimits& limits)
{
    return std::ranges::any_of(limits.reasons, [](const std::string& reason) { return !reason.empty(); });
}

class PriorityJson {
public:
    PriorityJson(const JobQueue& queue, const QueuePriorities& priorities, const QueueLimits& limits,
        const TextSink& sink)
        : m_queue(queue)
        , m_priorities(priorities)
        , m_limits(limits)
        , m_places(queuePlaces(queueOrder(queue, priorities), queue.jobs.size()))
        , m_hasReasons(hasReasons(limits))
        , m_json(sink)
    {
    }

    void write()
    {
        m_json.beginObject();
        m_json.key("schema");
        m_json.text(schemaOf("priority"));
        m_json.key("jobs");
        m_json.beginArray();
        for (std::size_t job = 0; job < m_queue.jobs.size(); ++job)
            writeJob(job);
        m_json.endArray();
        m_json.endObject();
        m_json.finish();
    }

private:
    void writeJob(std::size_t job)
    {
        const Job& asked = m_queue.jobs[job];
        const std::size_t entry = m_priorities.mainEntry[job];
        m_json.beginObject(JsonText::Layout::Compact);
        m_json.key("job_id");
        m_json.text(asked.id);
        writePlace(job);
        writeTerms(entry);
        if (asked.partitions.size() > 1) {
            m_json.key("partitions");
            m_json.beginArray(JsonText::Layout::Compact);
            for (std::size_t partition = 0; partition < asked.partitions.size(); ++partition) {
                m_json.beginObject(JsonText::Layout::Compact);
                m_json.key("name");
                m_json.text(asked.partitions[partition].name);
                writeTerms(entry + partition);
                m_json.endObject();
            }
            m_json.endArray();
        }
        writeLimits(job);
        m_json.endObject();
    }

    /// Writes whose job it is, and where it stands.
    void writePlace(std::size_t job)
    {
        const Job& asked = m_queue.jobs[job];
        for (const auto& [key, name] : {std::pair<const char*, std::string_view>("user", asked.user),
                 {"account", asked.account}, {"partition_name", asked.partitions.front().name}}) {
            m_json.key(key);
            m_json.text(name);
        }
        m_json.key("state");
        m_json.text(stateText(asked));
        m_json.key("place");
        if (m_places[job] == 0)
            m_json.null();
        else
            m_json.unsignedNumber(m_places[job]);
    }

    void writeLimits(std::size_t job)
    {
        const std::string& qos = m_queue.jobs[job].qos;
        if (!m_limits.qos.empty()) {
            m_json.key("qos_name");
            m_json.text(qos);
            m_json.key("qos_limits");
            m_json.text(limitsOfQos(m_limits.qos, qos));
        }
        if (m_hasReasons) {
            m_json.key("limit_reasons");
            m_json.text(m_limits.reasons[job]);
        }
    }

    void writeTerms(std::size_t entry)
    {
        const PriorityTerms& terms = m_priorities.entries[entry].terms;
        for (const auto& [id, value] : Terms) {
            m_json.key(id);
            m_json.number(terms.*value);
        }
        m_json.key("tres");
        m_json.beginObject(JsonText::Layout::Compact);
        if (!m_priorities.tres.empty())
            writeTres(m_priorities.tresOf(entry));
        m_json.endObject();
        m_json.key("site");
        m_json.signedNumber(terms.site);
        m_json.key("nice");
        m_json.signedNumber(terms.nice);
        m_json.key("priority");
        m_json.unsignedNumber(terms.priority);
    }

    /// Writes the TRES that every cluster has, even without a weight, then other TRES that have a weight.
    void writeTres(std::span<const double> terms)
    {
        const auto writeOne = [this](std::string_view name, double term) {
            m_json.key(name);
            m_json.number(term);
        };
        for (const std::string_view name : staticTres()) {
            const auto found = std::ranges::find(m_priorities.tres, name, &TresWeight::name);
            writeOne(name,
                found == m_priorities.tres.end()
                    ? 0
                    : terms[static_cast<std::size_t>(found - m_priorities.tres.begin())]);
        }
        for (std::size_t at = 0; at < terms.size(); ++at)
            if (std::ranges::find(staticTres(), m_priorities.tres[at].name) == staticTres().end())
                writeOne(m_priorities.tres[at].name, terms[at]);
    }

    const JobQueue& m_queue;
    const QueuePriorities& m_priorities;
    const QueueLimits& m_limits;
    Values<std::uint32_t> m_places; ///< by job; 0 for none
    bool m_hasReasons;
    JsonText m_json;
};

void addHeadings(const QueuePriorities& priorities, const QueueLimits& limits, TextTable& table)
{
    table.addText(fairshare::say("Job"), "job_id");
    table.addText(fairshare::say("User"), "user");
    table.addText(fairshare::say("Account"), "account");
    table.addText(fairshare::say("Partition"), "partition_name");
    table.addText(fairshare::say("State"), "state");
    table.addNumber(fairshare::say("Place"), "place");
    table.addNumber(fairshare::say("Priority"), "priority");
    table.addNumber(fairshare::say("Age"), "age");
    table.addNumber(fairshare::say("Association"), "assoc");
    table.addNumber(fairshare::say("Fairshare"), "fairshare");
    table.addNumber(fairshare::say("Job size"), "job_size");
    table.addNumber(fairshare::say("Partition"), "partition");
    table.addNumber(fairshare::say("QOS"), "qos");
    for (const TresWeight& weight : priorities.tres)
        table.addNumber(fairshare::say("TRES {}", weight.name), "tres." + weight.name);
    table.addNumber(fairshare::say("Site"), "site");
    table.addNumber(fairshare::say("Nice"), "nice");
    if (!limits.qos.empty()) {
        table.addText(fairshare::say("Name of the QOS"), "qos_name");
        table.addText(fairshare::say("QOS limits"), "qos_limits");
    }
    if (hasReasons(limits))
        table.addText(fairshare::say("Never starts"), "limit_reasons");
}

} // namespace

TextTable priorityTable(const JobQueue& queue, const QueuePriorities& priorities, const QueueLimits& limits)
{
    TextTable table("job_priority");
    addHeadings(priorities, limits, table);
    const bool showsReasons = hasReasons(limits);
    const Values<std::uint32_t> places = queuePlaces(queueOrder(queue, priorities), queue.jobs.size());
    std::vector<std::string> cells;
    for (std::size_t at = 0; at < priorities.entries.size(); ++at) {
        const QueueEntry& entry = priorities.entries[at];
        const Job& job = queue.jobs[entry.job];
        const PriorityTerms& terms = entry.terms;
        const std::uint32_t place = entry.partition == 0 ? places[entry.job] : 0;
        cells = {job.id, job.user, job.account, job.partitions[entry.partition].name, stateText(job),
            place == 0 ? "" : fmt::to_string(place), fmt::to_string(terms.priority)};
        for (const auto& [id, value] : Terms)
            cells.push_back(shortest(terms.*value));
        for (const double term : priorities.tresOf(at))
            cells.push_back(shortest(term));
        cells.push_back(fmt::to_string(terms.site));
        cells.push_back(fmt::to_string(terms.nice));
        if (!limits.qos.empty()) {
            cells.push_back(job.qos);
            cells.emplace_back(limitsOfQos(limits.qos, job.qos));
        }
        if (showsReasons)
            cells.push_back(limits.reasons[entry.job]);
        table.addRow(cells);
    }
    return table;
}

void writePriorityJson(
    const JobQueue& queue, const QueuePriorities& priorities, const QueueLimits& limits, const TextSink& sink)
{
    PriorityJson(queue, priorities, limits, sink).write();
}

} // namespace fairshare

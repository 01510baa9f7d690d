// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/held_nodes.h"

#include "core/base/say.h"
#include "core/io/text/text_lines.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {

HeldNodes::HeldNodes(std::size_t nodes, Moments moments)
    : m_moments(moments)
    , m_holders(nodes, NoRun)
    , m_given(nodes, Unchanged)
{
}

std::uint32_t HeldNodes::jobOf(std::string_view id)
{
    const auto [place, isNew] =
        m_places.try_emplace(std::string(id), static_cast<std::uint32_t>(m_ids.size()));
    if (isNew) {
        m_ids.emplace_back(id);
        m_running.push_back(NoRun);
    }
    return place->second;
}

Result<void> HeldNodes::give(std::uint32_t node, std::uint32_t job, SourcePosition position)
{
    std::uint32_t& given = m_given[node];
    if (given != Unchanged && given != NoJob && job != NoJob)
        return fail(ErrorCode::BadInput,
            fairshare::say("jobs '{}' and '{}' get node {} at the same time", excerpt(m_ids[given]),
                excerpt(m_ids[job]), fmt::to_string(node)),
            position);
    if (given == Unchanged || job != NoJob)
        given = job;
    m_changes.push_back({node, job, position});
    return {};
}

Result<void> HeldNodes::giveBack(Seconds now)
{
    for (const Change& change : m_changes)
        ++m_lost[m_holders[change.node]];
    for (const Change& change : m_changes) {
        HeldRun& run = m_runs[m_holders[change.node]];
        if (m_lost[m_holders[change.node]] < run.nodes.size())
            return fail(ErrorCode::BadInput,
                change.job == NoJob
                    ? fairshare::say(
                          "job '{}' releases node {} but keeps others; expected it to release all at once",
                          excerpt(m_ids[run.job]), fmt::to_string(change.node))
                    : fairshare::say("job '{}' is allocated node {}, still in use by job '{}'",
                          excerpt(m_ids[change.job]), fmt::to_string(change.node), excerpt(m_ids[run.job])),
                change.position);
        run.lastSeen = m_moments == Moments::Changes ? now - 1 : m_last;
        run.gone = now;
        m_running[run.job] = NoRun;
    }
    return {};
}

Result<void> HeldNodes::take(const Change& change, Seconds now)
{
    std::uint32_t& place = m_running[change.job];
    if (place == NoRun) {
        place = static_cast<std::uint32_t>(m_runs.size());
        const bool isFirst = m_last == std::numeric_limits<Seconds>::min();
        m_runs.push_back({.job = change.job,
            .before = m_moments == Moments::Changes && !isFirst ? now - 1 : m_last,
            .seen = now});
        m_lost.push_back(0);
    }
    HeldRun& run = m_runs[place];
    if (run.seen != now)
        return fail(ErrorCode::BadInput,
            fairshare::say("job '{}' gets node {} while already running", excerpt(m_ids[change.job]),
                fmt::to_string(change.node)),
            change.position);
    run.nodes.push_back(change.node);
    m_holders[change.node] = place;
    return {};
}

Result<void> HeldNodes::close(Seconds now)
{
    // If a node is released and assigned at the same moment, only the assignment counts.
    std::erase_if(m_changes, [this](const Change& change) {
        const bool counts = m_given[change.node] == change.job;
        m_given[change.node] = counts ? Unchanged : m_given[change.node];
        return !counts || holderOf(change.node) == change.job;
    });
    std::vector<Change> taken;
    std::ranges::copy_if(
        m_changes, std::back_inserter(taken), [](const Change& change) { return change.job != NoJob; });
    std::erase_if(m_changes, [this](const Change& change) { return m_holders[change.node] == NoRun; });
    if (auto done = giveBack(now); !done)
        return done;
    for (const Change& change : m_changes)
        m_holders[change.node] = NoRun;
    for (const Change& change : taken)
        if (auto done = take(change, now); !done)
            return done;
    m_changes.clear();
    m_last = now;
    return {};
}

std::vector<HeldRun> HeldNodes::takeRuns()
{
    for (HeldRun& run : m_runs)
        std::ranges::sort(run.nodes);
    return std::move(m_runs);
}

} // namespace fairshare

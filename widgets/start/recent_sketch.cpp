// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/start/recent_sketch.h"

#include "widgets/start/sketch.h"

#include "core/priority/job.h"
#include "core/priority/priority_section.h"
#include "core/quota/groups/group_quotas.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"
#include "core/simulator/engine/run_course.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr NodeRow MostSketchedRows = 12;
constexpr double LargestByte = 255;

quint8 byteOf(double part)
{
    return static_cast<quint8>(std::lround(std::clamp(part, 0.0, 1.0) * LargestByte));
}

quint8 lengthOf(std::string_view name)
{
    return static_cast<quint8>(std::min<std::size_t>(name.size(), 255));
}

QByteArray sketchOf(const Evaluation& evaluation)
{
    const ShareTree& tree = evaluation.tree;
    Sketch sketch;
    for (NodeRow row = 0; row < std::min<std::size_t>(tree.size(), MostSketchedRows); ++row) {
        SketchRow drawn;
        drawn.depth = static_cast<quint8>(std::min<std::uint32_t>(tree.depth(row), 254));
        drawn.nameLength = lengthOf(tree.name(row));
        const std::size_t bars = std::min(evaluation.results.size(), drawn.bars.size());
        for (std::size_t at = 0; at < bars && tree.isUser(row); ++at) {
            const double factor = evaluation.results[at].table.reals("factor")[row];
            drawn.bars.at(at) = std::isnan(factor) ? 0 : byteOf(factor);
        }
        sketch.rows.push_back(drawn);
    }
    return encodedSketch(sketch);
}

/// Draws how much of the pool each group asks for and uses.
QByteArray sketchOf(const GroupQuotas& quotas)
{
    const double pool = std::max(1.0, quotas.poolSize);
    Sketch sketch;
    for (const QuotaGroup& group :
        std::span(quotas.groups).first(std::min<std::size_t>(quotas.groups.size(), MostSketchedRows))) {
        SketchRow drawn;
        drawn.depth = static_cast<quint8>(
            std::min<std::ptrdiff_t>(std::count(group.name.begin(), group.name.end(), '.'), 254));
        drawn.nameLength = lengthOf(std::string_view(group.name).substr(group.name.rfind('.') + 1));
        drawn.bars[0] = byteOf(std::max(group.requested, group.demand) / pool);
        drawn.bars[1] = byteOf(group.usage / pool);
        sketch.rows.push_back(drawn);
    }
    return encodedSketch(sketch);
}

/// Draws the jobs in the order of the file: who submitted them, and their size.
QByteArray sketchOf(const JobQueue& queue)
{
    const auto shown =
        std::span(queue.jobs).first(std::min<std::size_t>(queue.jobs.size(), MostSketchedRows));
    std::uint32_t most = 1;
    for (const Job& job : shown)
        most = std::max(most, job.cpus);
    Sketch sketch;
    for (const Job& job : shown) {
        SketchRow drawn;
        drawn.nameLength = lengthOf(job.user);
        drawn.bars[0] = byteOf(static_cast<double>(job.cpus) / most);
        sketch.rows.push_back(drawn);
    }
    return encodedSketch(sketch);
}

} // namespace

RecentFacts recentFactsOf(const Scenario& scenario, const Evaluation& evaluation)
{
    using Kind = RecentFacts::Kind;
    if (scenario.tree.size() == 1 && scenario.quotas.has())
        return {Kind::Groups, scenario.quotas->groups.size(), sketchOf(*scenario.quotas)};
    if (holdsQueueAlone(scenario))
        return {Kind::Jobs, scenario.priority->queue->jobs.size(), sketchOf(*scenario.priority->queue)};
    return {Kind::Associations, scenario.tree.size(), sketchOf(evaluation)};
}

RecentFacts recentFactsOf(std::size_t jobs, std::span<const RunColumn> columns)
{
    Sketch sketch;
    sketch.columns.reserve(columns.size());
    for (const RunColumn& column : columns)
        sketch.columns.push_back(byteOf(column.utilization));
    return {RecentFacts::Kind::Jobs, jobs, encodedSketch(sketch)};
}

} // namespace fairshare::gui

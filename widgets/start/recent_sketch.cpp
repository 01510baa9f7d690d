// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/start/recent_sketch.h"

#include "widgets/start/tree_sketch.h"

#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
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

} // namespace

QByteArray sketchOf(const Evaluation& evaluation)
{
    const ShareTree& tree = evaluation.tree;
    std::vector<SketchRow> rows;
    for (NodeRow row = 0; row < std::min<std::size_t>(tree.size(), MostSketchedRows); ++row) {
        SketchRow drawn;
        drawn.depth = static_cast<quint8>(std::min<std::uint32_t>(tree.depth(row), 255));
        drawn.nameLength = static_cast<quint8>(std::min<std::size_t>(tree.name(row).size(), 255));
        const std::size_t bars = std::min(evaluation.results.size(), drawn.bars.size());
        for (std::size_t at = 0; at < bars && tree.isUser(row); ++at) {
            const double factor = evaluation.results[at].table.reals("factor")[row];
            drawn.bars.at(at) = std::isnan(factor) ? 0 : byteOf(factor);
        }
        rows.push_back(drawn);
    }
    return encodedSketch(rows);
}

std::size_t associationsOf(const Scenario& scenario)
{
    return scenario.tree.size() == 1 && scenario.quotas.has() ? 0 : scenario.tree.size();
}

} // namespace fairshare::gui

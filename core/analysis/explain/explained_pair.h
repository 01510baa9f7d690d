// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain/explanation.h"
#include "core/scenario/evaluation.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the explanations of the single algorithms share.
namespace fairshare {

/// Two users, the better placed first, and how they hang in the tree. `second` may be NoRow.
struct ExplainedPair {
    const Evaluation& evaluation;
    const AlgorithmResult& result;
    NodeRow first;
    NodeRow second;
    NodeRow common = RootRow;
    std::vector<NodeRow> firstChain{}; ///< rows that compete below `common`, from the top to the user
    std::vector<NodeRow> secondChain{};

    const ShareTree& tree() const { return evaluation.tree; }
    const Levels& levels() const { return *evaluation.levels; }
    bool isPair() const { return second != NoRow; }
    std::uint32_t rank(NodeRow user) const { return (*result.rank)[user]; }
    bool tied() const { return isPair() && rank(first) == rank(second); }
    std::string label(NodeRow row) const;
    /// "one level below engineering" or "directly below root".
    std::string place(NodeRow account) const;
    double real(std::string_view columnId, NodeRow row) const { return result.table.reals(columnId)[row]; }
};

/// What one algorithm has to say. Rows are those of `deciding`; formulas are asked row by row.
struct Verdict {
    std::string reason{};
    std::string decision{};
    std::vector<NodeRow> deciding{};
};

/// How to explain one algorithm. Every row asked about is below the root.
struct Explainer {
    std::string_view algorithmId;
    std::span<const std::string_view> columns; ///< ids of the columns that matter
    Verdict (*judge)(const ExplainedPair& pair);
    std::string_view figure{}; ///< what the steps come to; "" where they say it themselves
    /// How the row's figure came about, a step each, with its numbers put in.
    std::vector<std::string> (*steps)(const ExplainedPair& pair, NodeRow row);
    /// How a user's factor follows from that figure; null where the last step is the factor.
    std::string (*factor)(const ExplainedPair& pair, NodeRow user) = nullptr;
    /// How the normalized shares and the effective usage came about; null where no view shows them.
    std::string (*shares)(const ExplainedPair& pair, NodeRow row) = nullptr;
    std::string (*usage)(const ExplainedPair& pair, NodeRow row) = nullptr;
};

/// The one of the algorithm, or explainers::other().
Explainer explainerOf(std::string_view algorithmId);

/// The two numbers with as many decimals as show that they differ; shortest exact text as a last resort.
std::pair<std::string, std::string> distinctTexts(double a, double b, int decimals);
/// Four decimals; scientific for numbers too small or too large for them.
std::string shown(double value);
/// As `shown`, with six digits where four decimals would round: so that a formula comes to what it says.
std::string operand(double value);
/// A usage or a count as the shortest exact text.
std::string exact(double value);

namespace explainers {

Explainer classic();
Explainer depthOblivious();
Explainer ticketBased();
Explainer levelBased();
Explainer fairTree();
/// For an algorithm without words of its own: the factor decides.
Explainer other();

} // namespace explainers
} // namespace fairshare

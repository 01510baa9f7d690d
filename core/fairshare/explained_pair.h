// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/values.h"
#include "core/fairshare/parameter.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What an algorithm needs to explain its figures.
namespace fairshare {

class Levels;
class ShareTree;
struct ResultTable;

/// The figures of one algorithm for one tree.
struct ExplainedFigures {
    const ShareTree& tree;
    const Levels& levels;
    const Values<double>& usageTotal; ///< raw usage of each row with everything below it
    const ResultTable& table;
    const ParameterValues& parameters; ///< with defaults filled in
    const Values<std::uint32_t>& rank; ///< of each user; 1 = first
};

/// Two users, the one that ranks first before the other, and their accounts. `second` is NoRow for one user
/// alone.
struct ExplainedPair {
    ExplainedFigures figures;
    NodeRow first;
    NodeRow second;
    NodeRow common = RootRow; ///< nearest account in which both compete
    std::vector<NodeRow> firstChain{}; ///< rows that compete below `common`, from the top to the user
    std::vector<NodeRow> secondChain{};

    const ShareTree& tree() const { return figures.tree; }
    const Levels& levels() const { return figures.levels; }
    bool isPair() const { return second != NoRow; }
    std::uint32_t rank(NodeRow user) const { return figures.rank[user]; }
    bool tied() const { return isPair() && rank(first) == rank(second); }
    std::string label(NodeRow row) const;
    /// "one level below engineering" or "directly below root".
    std::string place(NodeRow account) const;
    double real(std::string_view columnId, NodeRow row) const;
};

/// Two numbers with as many decimals as it takes to show that they differ; the shortest exact text if that is
/// too many.
std::pair<std::string, std::string> distinctTexts(double a, double b, int decimals);
/// Four decimals; scientific for numbers too small or too large for them.
std::string shown(double value);
/// Like `shown`, but with six digits where four decimals would round, so that a formula yields the result
/// beside it.
std::string operand(double value);
/// A usage or a count as the shortest exact text.
std::string exact(double value);

} // namespace fairshare

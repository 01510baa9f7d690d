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

/// Input that an algorithm needs to explain its results.
namespace fairshare {

class Levels;
class ShareTree;
struct ResultTable;

/// Results of one algorithm for one tree.
struct ExplainedFigures {
    const ShareTree& tree;
    const Levels& levels;
    const Values<double>& usageTotal; ///< raw usage of each row, including everything below it
    const ResultTable& table;
    const ParameterValues& parameters; ///< with defaults filled in
    const Values<std::uint32_t>& rank; ///< of each user; 1 = first
};

/// Two users and their accounts. `first` is the user that ranks first. `second` is NoRow when a single user
/// is explained.
struct ExplainedPair {
    ExplainedFigures figures;
    NodeRow first;
    NodeRow second;
    NodeRow common = RootRow; ///< nearest account below which both compete
    std::vector<NodeRow> firstChain{}; ///< rows that compete below `common`, from the top to the user
    std::vector<NodeRow> secondChain{};

    const ShareTree& tree() const { return figures.tree; }
    const Levels& levels() const { return figures.levels; }
    bool isPair() const { return second != NoRow; }
    std::uint32_t rank(NodeRow user) const { return figures.rank[user]; }
    bool tied() const { return isPair() && rank(first) == rank(second); }
    std::string label(NodeRow row) const;
    /// Says where rows compete: "directly below engineering".
    std::string place(NodeRow account) const;
    double real(std::string_view columnId, NodeRow row) const;
};

/// Formats two numbers with as many decimals as needed to show that they differ. If that takes too many
/// decimals, returns the shortest exact texts.
std::pair<std::string, std::string> distinctTexts(double a, double b, int decimals);
/// Formats a number with four decimals, or in scientific notation if it is too small or too large for them.
std::string shown(double value);
/// Like `shown`, but with six significant digits if four decimals would round the number. This way a formula
/// yields the result printed next to it.
std::string operand(double value);
/// Formats a usage or a count as the shortest exact text.
std::string exact(double value);

} // namespace fairshare

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

/// Two users or accounts and the accounts above them. `first` is the one that is ahead. `second` is NoRow
/// when a single row is explained.
struct ExplainedPair {
    ExplainedFigures figures;
    NodeRow first;
    NodeRow second;
    NodeRow common = RootRow; ///< nearest account below which both compete
    std::vector<NodeRow> firstChain{}; ///< rows that compete below `common`, from the top to `first`
    std::vector<NodeRow> secondChain{};
    bool isTied = false; ///< neither is ahead of the other

    const ShareTree& tree() const { return figures.tree; }
    const Levels& levels() const { return figures.levels; }
    bool isPair() const { return second != NoRow; }
    std::uint32_t rank(NodeRow user) const { return figures.rank[user]; }
    /// Returns whether one of the two is an account, which has no rank of its own.
    bool hasAccount() const;
    /// Returns whether neither is an account with parent shares, whose members compete further up.
    bool bothCompete() const;
    bool tied() const { return isPair() && isTied; }
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

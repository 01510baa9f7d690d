// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/ranking.h"
#include "core/scenario/evaluation.h"
#include "core/tree/share_tree_builder.h"

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace fairshare::test {

/// Account and user, one entry a user; "" for users of the root.
using Places = std::vector<std::pair<std::string, std::string>>;

inline ShareTree treeOf(const Places& users)
{
    ShareTreeBuilder builder;
    for (const auto& [account, user] : users) {
        auto handle = account.empty() ? builder.root() : ShareTreeBuilder::Handle{};
        if (!account.empty()) {
            const auto known = builder.account(account);
            handle =
                known ? *known : builder.add(builder.root(), {.kind = NodeKind::Account, .name = account});
        }
        builder.add(handle, {.name = user});
    }
    Diagnostics diagnostics;
    return *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
}

/// Factors by user's name; one map an algorithm, by its id.
using Factors = std::map<std::string, std::map<std::string, double>>;

/// An evaluation whose factors somebody wrote down, not an algorithm.
inline std::shared_ptr<const Evaluation> handMade(const ShareTree& tree, const Factors& factors)
{
    auto evaluation = std::make_shared<Evaluation>();
    evaluation->tree = tree;
    for (const Algorithm& algorithm : algorithms()) {
        const auto given = factors.find(std::string(algorithm.id));
        if (given == factors.end())
            continue;
        Values<double> column(tree.size());
        for (NodeRow row = 0; row < tree.size(); ++row)
            column[row] = tree.isUser(row) ? given->second.at(std::string(tree.name(row))) : Undefined;
        AlgorithmResult result;
        result.algorithm = &algorithm;
        result.rank = std::make_shared<const Values<std::uint32_t>>(rankUsers(tree, column));
        result.table.columns.push_back({{"factor", "Factor", "", "Written down.", 6},
            std::make_shared<const Values<double>>(std::move(column))});
        evaluation->results.push_back(std::move(result));
    }
    return evaluation;
}

} // namespace fairshare::test

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/scenario/variant.h"
#include "core/tree/namesakes.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The users of a tree under every variant of its scenario, side by side.
namespace fairshare {

struct Algorithm;
struct Evaluation;
struct Scenario;

/// A user whom the shown tree lacks.
struct OtherUser {
    std::string account;
    std::string name;
    std::string partition;
    std::string path; ///< "" for one that is too long, as shortPath tells

    bool operator==(const OtherUser&) const = default;
};

/// One variant, by place: a row of VariantRanks::tree, and behind these one of `others`.
struct VariantColumn {
    std::string name;
    std::vector<std::uint32_t> rank; ///< UndefinedCount for accounts and for users whom the variant lacks
    std::vector<double> factor; ///< Undefined likewise
    std::vector<std::int32_t>
        move; ///< ranks gained against the baseline; NoMove without a rank on both sides
    std::size_t up = 0;
    std::size_t down = 0;
    std::size_t kept = 0;
    std::size_t newUsers = 0; ///< whom `tree` lacks
    Diagnostics leftOut; ///< edits that do not fit the own tree

    std::size_t moved() const { return up + down; }
};

struct VariantRanks {
    ShareTree tree; ///< whose rows are the first places
    std::vector<OtherUser> others; ///< users of the baseline and of variants whom `tree` lacks, each once
    const Algorithm* algorithm = nullptr;
    std::vector<std::uint32_t>
        before; ///< by place: the rank in the baseline; UndefinedCount where there is none
    std::vector<VariantColumn> variants; ///< in their order
    std::int32_t largestMove = 0; ///< without sign, of all variants
    NameEnds nameEnds; ///< by place: what tells users apart

    std::size_t size() const { return tree.size() + others.size(); }
    bool isUser(NodeRow place) const { return place >= tree.size() || tree.isUser(place); }
    /// Name, account, partition and path of the user at a place.
    OtherUser user(NodeRow place) const;
    std::string_view name(NodeRow place) const
    {
        return place < tree.size() ? tree.name(place) : std::string_view(others[place - tree.size()].name);
    }
    /// "physics" of "alice (physics)"; "" where the name is enough.
    std::string_view nameEnd(NodeRow place) const { return shownEnd(nameEnds, place); }
};

struct VariantQuestion {
    ShareTree tree;
    std::shared_ptr<const Evaluation> baseline;
    std::string algorithm; ///< one that the baseline holds
};

/// Evaluates every variant under one algorithm. @param own the scenario with its own tree
/// Errors: NotFound for an algorithm that the baseline does not hold; those of evaluate and withVariant.
Result<VariantRanks> rankVariants(const Scenario& own, std::span<const Variant> variants,
    const VariantQuestion& question, const Progress& progress = {});

/// What users are sorted by.
struct VariantOrder {
    enum class Key { Tree, Name, Before, Rank, Move, Factor };

    Key key = Key::Tree;
    std::size_t variant = 0; ///< for Rank, Move and Factor
    bool descending = false;

    bool operator==(const VariantOrder&) const = default;
};

/// The places of all users; who has no value comes last either way, equals in the order of the tree.
std::vector<NodeRow> sortedUsers(const VariantRanks& ranks, const VariantOrder& order);

/// Which variant moves how many, and who gains most; "" without variants.
std::string variantAnswer(const VariantRanks& ranks, std::string_view baselineName);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/scenario/variants/variant.h"
#include "core/tree/names/namesakes.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The users of a tree under every variant of its scenario.
namespace fairshare {

struct Algorithm;
struct Evaluation;
struct Scenario;

/// A user who is missing from the shown tree.
struct OtherUser {
    std::string account;
    std::string name;
    std::string partition;
    std::string path; ///< "" if it is too long for shortPath

    bool operator==(const OtherUser&) const = default;
};

/// Results of one variant, by place. A place is a row of VariantRanks::tree or, after all rows, an entry of
/// `others`.
struct VariantColumn {
    std::string name;
    std::vector<std::uint32_t> rank; ///< UndefinedCount for accounts and for users missing from the variant
    std::vector<double> factor; ///< Undefined for the same places
    std::vector<std::int32_t>
        move; ///< ranks gained relative to the baseline; NoMove without a rank on both sides
    std::size_t up = 0;
    std::size_t down = 0;
    std::size_t kept = 0;
    std::size_t newUsers = 0; ///< users missing from `tree`
    Diagnostics leftOut; ///< edits that cannot be applied to the own tree

    std::size_t moved() const { return up + down; }
};

struct VariantRanks {
    ShareTree tree; ///< its rows are the first places
    std::vector<OtherUser> others; ///< users of the baseline and variants missing from `tree`, each once
    const Algorithm* algorithm = nullptr;
    std::vector<std::uint32_t>
        before; ///< by place: the rank in the baseline; UndefinedCount if there is none
    std::vector<VariantColumn> variants; ///< in the order of the variants
    std::int32_t largestMove = 0; ///< largest absolute move in any variant
    NameEnds nameEnds; ///< by place: what distinguishes users of the same name

    std::size_t size() const { return tree.size() + others.size(); }
    bool isUser(NodeRow place) const { return place >= tree.size() || tree.isUser(place); }
    /// Returns the name, account, partition and path of the user at a place.
    OtherUser user(NodeRow place) const;
    std::string_view name(NodeRow place) const
    {
        return place < tree.size() ? tree.name(place) : std::string_view(others[place - tree.size()].name);
    }
    /// Returns "physics" for "alice (physics)"; "" if the name alone is unique.
    std::string_view nameEnd(NodeRow place) const { return shownEnd(nameEnds, place); }
};

struct VariantQuestion {
    ShareTree tree;
    std::shared_ptr<const Evaluation> baseline;
    std::string algorithm; ///< one that the baseline contains
};

/// Evaluates every variant under one algorithm. Errors: NotFound for an algorithm that the baseline does not
/// contain; those of evaluate and withVariant.
/// @param own the scenario with its own tree
Result<VariantRanks> rankVariants(const Scenario& own, std::span<const Variant> variants,
    const VariantQuestion& question, const Progress& progress = {});

/// Sort order of the users.
struct VariantOrder {
    enum class Key { Tree, Name, Before, Rank, Move, Factor };

    Key key = Key::Tree;
    std::size_t variant = 0; ///< index of the variant, for Rank, Move and Factor
    bool descending = false;

    bool operator==(const VariantOrder&) const = default;
};

/// Returns the places of all users. Users without a value come last in both directions; ties follow the order
/// of the tree.
std::vector<NodeRow> sortedUsers(const VariantRanks& ranks, const VariantOrder& order);

/// Summarizes which variant moves how many users, and who moves up the most; "" without variants.
std::string variantAnswer(const VariantRanks& ranks, std::string_view baselineName);

} // namespace fairshare

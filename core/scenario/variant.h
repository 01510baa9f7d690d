// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/share_tree.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Named alternatives of a scenario, each a list of edits of its tree.
namespace fairshare {

/// What one association shall be. It is named as the tree has it before any edit, accounts by name alone,
/// users with account, partition and association; where it goes is named as the variant has it after all
/// edits. Figures without a value stay as the tree has them.
struct VariantEdit {
    enum class Kind {
        Set, ///< an association of the tree
        Add, ///< a new one
        Remove, ///< with everything below it, except what another edit moves away
    };

    Kind kind = Kind::Set;
    NodeKind node = NodeKind::User;
    std::string name;
    std::string account; ///< that holds a user, or gets what is added; "" for other accounts
    std::string partition{};
    std::uint32_t association = 0;
    std::string moveTo{}; ///< the account below which it goes; "" where it stays
    std::string renameTo{}; ///< "" where it keeps its name
    std::optional<std::string> partitionTo{}; ///< of users
    std::optional<std::uint32_t> shares{}; ///< 0 … MaxShares, or ParentShares
    std::optional<long double> usage{}; ///< own raw usage, TRES-seconds
    std::optional<long double> usageTotal{};
    bool totalComputed = false; ///< the usage_total that the tree gives is dropped
    std::optional<std::uint32_t> pendingJobs{};
    std::string slurmOptions{}; ///< of what is added, as in ShareTree
    std::string unknownMembers{}; ///< as in ShareTree: of what is added, else of the edit alone

    bool operator==(const VariantEdit&) const = default;
};

struct Variant {
    std::string name; ///< not empty, unique in the scenario
    std::vector<VariantEdit> edits{}; ///< in this order
    std::vector<std::pair<std::string, std::string>> unknown{}; ///< members not known, as JSON text

    bool operator==(const Variant&) const = default;
};

struct VariantTree {
    ShareTree tree;
    Diagnostics
        leftOut{}; ///< edits of what the tree does not have or cannot take; the first and their number
    std::vector<std::size_t> leftOutEdits{}; ///< their places in the variant
};

/// The tree under these edits; whatever is renamed or moved stays the same association (matchRows). An edit
/// that does not fit, since the tree has changed meanwhile, is left out: of two that contradict each other
/// the later one. Linear in tree and edits but for sorting siblings. Errors: those of ShareTreeBuilder for
/// figures and names out of their bounds.
Result<VariantTree> withVariant(const ShareTree& tree, const Variant& variant);

/// Edits that make `after` of `before`; none for equal trees. Associations are the same as matchRows has
/// them, except for users whose association id differs, who are removed and added. What both have keeps its
/// slurm options, its unknown members and, for accounts, its association as in `before`. Linear but for
/// sorting what is not matched at once.
std::vector<VariantEdit> editsBetween(const ShareTree& before, const ShareTree& after);

/// The edits of a variant of `before` as one of `after`, which edits made of it: they name the same
/// associations, by the names and in the accounts that these have now. What `after` does not have any more
/// keeps the names that it had. Linear.
std::vector<VariantEdit> editsFollowing(
    const std::vector<VariantEdit>& edits, const ShareTree& before, const ShareTree& after);

} // namespace fairshare

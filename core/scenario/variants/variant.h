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

/// Edit of one association. It is identified as in the tree before any edit: accounts by name, users by
/// account, name, partition and association. The destination is named as in the variant after all edits.
/// Figures without a value keep those of the tree, except the usage of associations that are moved, renamed
/// or removed: it stays in their accounts, as in tree/usage_after_moves.h.
struct VariantEdit {
    enum class Kind {
        Set, ///< an association of the tree
        Add, ///< a new association
        Remove, ///< with its subtree, except what another edit moves away
    };

    Kind kind = Kind::Set;
    NodeKind node = NodeKind::User;
    std::string name;
    std::string account; ///< of a user, or parent of an addition; "" for other accounts
    std::string partition{};
    std::uint32_t association = 0;
    std::string moveTo{}; ///< the new parent account; "" = unchanged
    std::string renameTo{}; ///< "" = unchanged
    std::optional<std::string> partitionTo{}; ///< of users
    std::optional<std::uint32_t> shares{}; ///< 0 … MaxShares, or ParentShares
    std::optional<long double> usage{}; ///< own raw usage, TRES-seconds
    std::optional<long double> usageTotal{};
    bool totalComputed = false; ///< drops the usage_total given in the tree
    std::optional<std::uint32_t> pendingJobs{};
    std::string slurmOptions{}; ///< of additions, as in ShareTree
    std::string unknownMembers{}; ///< of additions as in ShareTree, else of the edit itself

    bool operator==(const VariantEdit&) const = default;
};

struct Variant {
    std::string name; ///< not empty, unique in the scenario
    std::vector<VariantEdit> edits{}; ///< in order
    std::vector<std::pair<std::string, std::string>> unknown{}; ///< unknown members, as JSON text

    bool operator==(const Variant&) const = default;
};

struct VariantTree {
    ShareTree tree;
    Diagnostics leftOut{}; ///< the first edits that do not apply to the tree, and the number of others
    std::vector<std::size_t> leftOutEdits{}; ///< their indexes in the variant
};

/// Applies the edits of a variant to the tree. Renamed or moved associations stay the same association
/// (matchRows). An edit that no longer fits the tree is left out; of two contradictory edits, the later one.
/// Linear in tree and edits except for sorting siblings. Errors: those of ShareTreeBuilder for figures and
/// names outside their bounds.
Result<VariantTree> withVariant(const ShareTree& tree, const Variant& variant);

/// Returns the edits that turn `before` into `after`; none for equal trees. Associations are matched by
/// matchRows, but users whose association id differs are removed and added. Matched associations keep their
/// slurm options, unknown members and, for accounts, association id from `before`. Linear except for sorting
/// what does not match directly.
std::vector<VariantEdit> editsBetween(const ShareTree& before, const ShareTree& after);

/// Rewrites the edits of a variant of `before` for the tree `after`, which edits made from it. The edits
/// refer to the same associations by their current names and accounts. Associations missing from `after` keep
/// their old names. Linear.
std::vector<VariantEdit> editsFollowing(
    const std::vector<VariantEdit>& edits, const ShareTree& before, const ShareTree& after);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/quota/groups/group_quotas.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairshare {

/// Index of a group in a QuotaTree; 0 is the root `<none>`.
using QuotaRow = std::uint32_t;
inline constexpr QuotaRow RootQuotaRow = 0;
inline constexpr QuotaRow NoQuotaRow = 0xFFFFFFFFU;
/// Used instead of an index in GroupQuotas::groups for the root or the pool as a whole.
inline constexpr std::uint32_t NoGroup = 0xFFFFFFFFU;
/// HTCondor's name for the root, which contains submitters without a group.
inline constexpr std::string_view RootGroupName = "<none>";

/// Hierarchy of the groups: columns of n rows in pre-order, the root first, siblings by name ignoring case. A
/// parent precedes its children, and the rows of a subtree are contiguous.
struct QuotaTree {
    std::vector<QuotaRow> parent{NoQuotaRow}; ///< NoQuotaRow for the root
    std::vector<QuotaRow> subtreeEnd{1}; ///< one past the last descendant
    std::vector<std::uint32_t> depth{0}; ///< 0 for the root
    std::vector<std::uint32_t> group{NoGroup}; ///< index in GroupQuotas::groups; NoGroup for the root
    std::vector<QuotaRow> rowOfGroup{}; ///< by index of the group; NoQuotaRow for omitted groups
    bool rootAutoregroups = false; ///< some group autoregroups, so the root does too

    std::size_t size() const { return parent.size(); }
    bool isLeaf(QuotaRow row) const { return subtreeEnd[row] == row + 1; }

    bool operator==(const QuotaTree&) const = default;
};

/// A remark about a group or the pool.
struct QuotaRemark {
    std::string code; ///< stable id such as `group_repeated`
    std::uint32_t group = NoGroup; ///< index in GroupQuotas::groups; readers know its position
    std::string message; ///< one sentence, without a final full stop

    bool operator==(const QuotaRemark&) const = default;
};

using QuotaRemarks = std::vector<QuotaRemark>;

struct BuiltQuotaTree {
    QuotaTree tree{};
    QuotaRemarks remarks{}; ///< omitted groups, in order of insertion: by name ignoring case
};

/// Returns a remark if legal amounts of a pool are too large to be added up; otherwise nullopt.
std::optional<QuotaRemark> badQuotaSum(const GroupQuotas& quotas);

/// Returns the remark of badQuotaSum() and remarks about values out of range: negative or infinite amounts,
/// NaN, fractions above 1, and a rate or a number of rounds below 1. They are in the order of the groups, the
/// pool first. Empty if all values are legal.
QuotaRemarks badQuotaValues(const GroupQuotas& quotas);

/// Builds the tree as HTCondor does from its configuration: names are sorted ignoring case and inserted by
/// their dotted paths. Omitted with a remark: the reserved name, groups with a missing ancestor, and repeated
/// names. A group without a quota gets a dynamic quota of 0, with a remark.
/// Errors: OutOfRange with the first remark of badQuotaValues().
Result<BuiltQuotaTree> buildQuotaTree(const GroupQuotas& quotas);

/// Returns the name of a row as written; `<none>` for the root.
std::string_view quotaName(const GroupQuotas& quotas, const QuotaTree& tree, QuotaRow row);

/// Returns the last part of a dotted name, or the whole name if it has no dot.
std::string_view lastNamePart(std::string_view name);

/// Returns the rows of a tree breadth-first: the root, its children, then their children.
std::vector<QuotaRow> breadthFirst(const QuotaTree& tree);

/// Finds groups by name, ignoring case.
class QuotaGroupNames {
public:
    QuotaGroupNames(const GroupQuotas& quotas, const QuotaTree& tree);

    /// Returns the row of a full dotted name or of `<none>`; NoQuotaRow if unknown.
    QuotaRow find(std::string_view name) const;
    /// Returns the group of a submitter `a.b.user@domain`. The name is cut at its last '@', then at its last
    /// '.', and followed down the tree as far as it matches. Returns the root if nothing matches.
    QuotaRow ofSubmitter(std::string_view submitter) const;

private:
    std::unordered_map<std::string, QuotaRow> m_rows;
};

} // namespace fairshare

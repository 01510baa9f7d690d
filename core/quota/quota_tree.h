// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/quota/group_quotas.h"

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
/// Index of a group in GroupQuotas::groups that stands for none: the root, or the pool as a whole.
inline constexpr std::uint32_t NoGroup = 0xFFFFFFFFU;
/// HTCondor's name of the root, which holds submitters without a group.
inline constexpr std::string_view RootGroupName = "<none>";

/// Who stands below whom: columns of n rows in pre-order, the root first, siblings by name without case. A
/// parent precedes its children, and the rows of a subtree are contiguous.
struct QuotaTree {
    std::vector<QuotaRow> parent{NoQuotaRow}; ///< NoQuotaRow for the root
    std::vector<QuotaRow> subtreeEnd{1}; ///< one past the last descendant
    std::vector<std::uint32_t> depth{0}; ///< 0 for the root
    std::vector<std::uint32_t> group{NoGroup}; ///< index in GroupQuotas::groups; NoGroup for the root
    std::vector<QuotaRow> rowOfGroup{}; ///< by index of the group; NoQuotaRow for groups that were left out
    bool rootAutoregroups = false; ///< some group autoregroups, so the root does

    std::size_t size() const { return parent.size(); }
    bool isLeaf(QuotaRow row) const { return subtreeEnd[row] == row + 1; }

    bool operator==(const QuotaTree&) const = default;
};

/// A remark on a group, or on the pool.
struct QuotaRemark {
    std::string code; ///< stable id such as `group_repeated`
    std::uint32_t group = NoGroup; ///< index in GroupQuotas::groups, from which a reader knows the position
    std::string message; ///< one sentence, without a final full stop

    bool operator==(const QuotaRemark&) const = default;
};

using QuotaRemarks = std::vector<QuotaRemark>;

struct BuiltQuotaTree {
    QuotaTree tree{};
    QuotaRemarks remarks{}; ///< what was left out, in the order of insertion: by name without case
};

/// What is wrong when legal amounts of a pool are too large to be added up; nothing when they are not.
std::optional<QuotaRemark> badQuotaSum(const GroupQuotas& quotas);

/// That, and values outside of their ranges, in the order of the groups, the pool first: amounts that are
/// negative or not finite, fractions above 1, a rate or a number of rounds below 1. Empty: all are legal.
QuotaRemarks badQuotaValues(const GroupQuotas& quotas);

/// The tree as HTCondor builds it from its configuration: names sorted without case and inserted by their
/// dotted paths. Left out with a remark: the reserved name, groups without one of their ancestors and
/// repeated names. A group without a quota gets a dynamic one of 0, with a remark.
/// Errors: OutOfRange with the first of badQuotaValues().
Result<BuiltQuotaTree> buildQuotaTree(const GroupQuotas& quotas);

/// The name of a row as written; `<none>` for the root.
std::string_view quotaName(const GroupQuotas& quotas, const QuotaTree& tree, QuotaRow row);

/// The last part of a dotted name; all of it where it has no dot.
std::string_view lastNamePart(std::string_view name);

/// The rows of a tree breadth-first: the root, then its children, then theirs.
std::vector<QuotaRow> breadthFirst(const QuotaTree& tree);

/// Finds groups by name without case.
class QuotaGroupNames {
public:
    QuotaGroupNames(const GroupQuotas& quotas, const QuotaTree& tree);

    /// The row of a full dotted name, or of `<none>`; NoQuotaRow when there is none.
    QuotaRow find(std::string_view name) const;
    /// The group of a submitter `a.b.user@domain`: the name is cut at its last '@', then at its last '.', and
    /// followed down the tree as far as it matches. The root for everybody else.
    QuotaRow ofSubmitter(std::string_view submitter) const;

private:
    std::unordered_map<std::string, QuotaRow> m_rows;
};

} // namespace fairshare

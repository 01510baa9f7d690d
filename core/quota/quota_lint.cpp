// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/quota_lint.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/quota/allocation/quota_allocation.h"
#include "core/quota/allocation/quota_words.h"

#include <algorithm>
#include <utility>

namespace fairshare {
namespace {

/// Configuration of the children of one group.
struct SiblingSet {
    double fixed = 0;
    double dynamic = 0;
    bool hasDynamic = false;
    QuotaRow widest = NoQuotaRow; ///< among children that accept surplus and have a weight
    QuotaRow narrowest = NoQuotaRow;
};

class QuotaLint {
public:
    QuotaLint(const GroupQuotas& quotas, const QuotaTree& tree)
        : m_quotas(quotas)
        , m_tree(tree)
        , m_assigned(assignQuotas(quotas, tree))
    {
    }

    QuotaRemarks run();

private:
    const QuotaGroup& group(QuotaRow row) const { return m_quotas.groups[m_tree.group[row]]; }
    std::string_view name(QuotaRow row) const { return quotaName(m_quotas, m_tree, row); }
    bool oversubscribes() const { return m_quotas.options.oversubscription; }
    SiblingSet childrenOf(QuotaRow node) const;
    void checkGroup(QuotaRow row);
    void checkChildren(QuotaRow node);
    void checkSum(QuotaRow node, const SiblingSet& children);
    void add(const char* code, QuotaRow row, std::string message)
    {
        m_remarks.push_back({code, m_tree.group[row], std::move(message)});
    }

    const GroupQuotas& m_quotas;
    const QuotaTree& m_tree;
    AssignedQuotas m_assigned;
    QuotaRemarks m_remarks;
};

QuotaRemarks QuotaLint::run()
{
    if (oversubscribes())
        add("oversubscription", RootQuotaRow, oversubscriptionWords());
    for (QuotaRow row = 0; row < m_tree.size(); ++row) {
        if (row != RootQuotaRow)
            checkGroup(row);
        if (!m_tree.isLeaf(row))
            checkChildren(row);
    }
    return std::move(m_remarks);
}

void QuotaLint::checkGroup(QuotaRow row)
{
    const QuotaGroup& configured = group(row);
    if (configured.quota && *configured.quota == 0)
        add("quota_zero", row,
            configured.acceptsSurplus
                ? fairshare::say(
                      "group '{}' has a quota of 0 and gets surplus only if no group with a quota wants it",
                      name(row))
                : fairshare::say(
                      "group '{}' has a quota of 0 and accepts no surplus, so it gets nothing", name(row)));
    if (m_tree.isLeaf(row))
        return;
    if (configured.weight == 0)
        add("inner_weight_zero", row,
            fairshare::say(
                "group '{}' has weight 0 and subgroups: the balancer ignores their demand and slack",
                name(row)));
    if (oversubscribes() && m_assigned.subtreeQuota[row] > 0)
        add("quota_counted_twice", row,
            fairshare::say("group '{}' keeps its whole quota of {} although its subgroups use it too, so its "
                           "surplus is counted twice",
                name(row), slotsText(m_assigned.subtreeQuota[row])));
}

SiblingSet QuotaLint::childrenOf(QuotaRow node) const
{
    SiblingSet set;
    for (QuotaRow child = node + 1; child < m_tree.subtreeEnd[node]; child = m_tree.subtreeEnd[child]) {
        const QuotaGroup& each = group(child);
        const bool isDynamic = each.isDynamic || !each.quota;
        (isDynamic ? set.dynamic : set.fixed) += each.quota.value_or(0);
        set.hasDynamic = set.hasDynamic || (isDynamic && each.quota.value_or(0) > 0);
        if (!each.acceptsSurplus || !(each.weight > 0))
            continue;
        if (set.widest == NoQuotaRow || each.weight > group(set.widest).weight)
            set.widest = child;
        if (set.narrowest == NoQuotaRow || each.weight < group(set.narrowest).weight)
            set.narrowest = child;
    }
    return set;
}

void QuotaLint::checkChildren(QuotaRow node)
{
    const SiblingSet children = childrenOf(node);
    checkSum(node, children);
    // Tolerates rounding: three thirds do not add up to exactly 1.
    constexpr double Rounding = 1e-9;
    if (children.dynamic > 1 + Rounding)
        add("fractions_above_one", node,
            fairshare::say("the dynamic quotas in '{}' add up to {}, so each is divided by that sum",
                name(node), saidNumber(shortest(children.dynamic))));
    if (children.widest != NoQuotaRow && group(children.widest).weight > group(children.narrowest).weight)
        add("widths_compete", children.widest,
            fairshare::say("'{}' with {}-core jobs and '{}' with {}-core jobs accept the same surplus; the "
                           "narrower jobs always win",
                name(children.widest), slotsText(group(children.widest).weight), name(children.narrowest),
                slotsText(group(children.narrowest).weight)));
}

void QuotaLint::checkSum(QuotaRow node, const SiblingSet& children)
{
    // Uses the configured static quota. If it was reduced, that is reported at the group that reduced it.
    const bool isStatic = node != RootQuotaRow && group(node).quota && !group(node).isDynamic;
    const double quota = isStatic ? *group(node).quota : m_assigned.subtreeQuota[node];
    const std::string sum = slotsText(children.fixed);
    const std::string shrunk =
        saidNumber(fixed(children.fixed > 0 ? m_assigned.subtreeQuota[node] / children.fixed : 0, 3));
    if (children.fixed > quota && oversubscribes())
        add("children_above_parent", node,
            fairshare::say("the static quotas in '{}' add up to {}, more than its {}; none is reduced, and "
                           "the group that negotiates first gets the slots",
                name(node), sum, slotsText(quota)));
    else if (children.fixed > quota)
        add("children_above_parent", node,
            children.hasDynamic
                ? fairshare::say("the static quotas in '{}' add up to {}, more than its {}; static quotas "
                                 "are scaled by {} and dynamic ones get nothing",
                      name(node), sum, slotsText(quota), shrunk)
                : fairshare::say(
                      "the static quotas in '{}' add up to {}, more than its {}; they are scaled by {}",
                      name(node), sum, slotsText(quota), shrunk));
    else if (node != RootQuotaRow && children.fixed > 0 && children.fixed < quota && !children.hasDynamic)
        add("children_below_parent", node,
            fairshare::say("the static quotas in '{}' add up to {}, less than its {}; the remaining {} "
                           "belong to the group itself and become surplus if unused",
                name(node), sum, slotsText(quota), slotsText(quota - children.fixed)));
}

} // namespace

std::string oversubscriptionWords()
{
    return fairshare::say("quotas may be oversubscribed: surplus counts twice, so allocations can exceed the "
                          "pool and the group that negotiates first gets the slots");
}

QuotaRemarks lintQuotas(const GroupQuotas& quotas, const QuotaTree& tree)
{
    return QuotaLint(quotas, tree).run();
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/quota/recursive_allocation.h"

#include <algorithm>
#include <cmath>

namespace fairshare::test {
namespace {

/// Who competes at a group: its children that accept, and itself, the last.
struct Competitor {
    RecursiveGroup* group;
    double claim;
    double size;
    double given = 0;
};

std::vector<Competitor> competitorsOf(RecursiveGroup& node)
{
    std::vector<Competitor> competitors;
    for (const auto& child : node.children)
        if (child->accepts && child->subtreeOpen > 0)
            competitors.push_back({child.get(), child->subtreeOpen, child->subtreeQuota});
    competitors.push_back({&node, node.open, node.quota});
    return competitors;
}

/// One phase of dividing; @return what is left.
double phase(std::vector<Competitor>& competitors, bool equally, double surplus, double& unmet)
{
    while (surplus > 0) {
        double sum = 0;
        for (const Competitor& each : competitors)
            if (each.claim > 0)
                sum += equally ? 1.0 : each.size;
        if (sum <= 0)
            return surplus;
        bool capped = false;
        double taken = 0;
        for (Competitor& each : competitors) {
            if (each.claim <= 0)
                continue;
            const double offer = surplus * ((equally ? 1.0 : each.size) / sum);
            const double part = std::min(offer, each.claim);
            capped = capped || offer > each.claim;
            each.given += part;
            each.claim -= part;
            taken += part;
        }
        surplus -= taken;
        unmet -= taken;
        if (!capped || surplus < 0)
            return 0;
    }
    return surplus;
}

std::unique_ptr<RecursiveGroup> groupsOf(const GroupQuotas& quotas, const QuotaTree& tree, QuotaRow row)
{
    auto group = std::make_unique<RecursiveGroup>();
    group->row = row;
    group->isRoot = row == RootQuotaRow;
    group->accepts = true;
    group->requested = quotas.options.rootRequested;
    if (!group->isRoot) {
        const QuotaGroup& from = quotas.groups[tree.group[row]];
        group->isStatic = from.quota.has_value() && !from.isDynamic;
        group->configured = from.quota.value_or(0);
        group->accepts = from.acceptsSurplus;
        group->requested = from.requested;
    }
    for (QuotaRow other = row + 1; other < tree.subtreeEnd[row]; ++other)
        if (tree.parent[other] == row)
            group->children.push_back(groupsOf(quotas, tree, other));
    return group;
}

void collect(const RecursiveGroup& group, QuotaAllocation& into)
{
    into.quota[group.row] = group.quota;
    into.subtreeQuota[group.row] = group.subtreeQuota;
    into.allocated[group.row] = group.allocated;
    into.open[group.row] = group.open;
    into.subtreeOpen[group.row] = group.subtreeOpen;
    for (const auto& child : group.children)
        collect(*child, into);
}

} // namespace

void RecursiveGroup::assign(double total, bool oversubscription)
{
    if (total <= 0)
        return;
    subtreeQuota = total;
    double fixed = 0;
    double dynamic = 0;
    for (const auto& child : children)
        (child->isStatic ? fixed : dynamic) += child->configured;
    const double pot = oversubscription ? fixed : std::min(fixed, total);
    const double rest = std::max(0.0, total - pot);
    double given = 0;
    for (const auto& child : children) {
        const double part = child->isStatic ? child->configured * (fixed > 0 ? pot / fixed : 0)
                                            : child->configured * (rest / std::max(dynamic, 1.0));
        child->assign(part, oversubscription);
        given += part;
    }
    quota = std::max(0.0, oversubscription && !isRoot ? total : total - given);
}

double RecursiveGroup::fair()
{
    allocated = std::min(requested, quota);
    open = requested - allocated;
    subtreeOpen = open;
    double surplus = quota - allocated;
    if (children.empty())
        return surplus;
    for (const auto& child : children) {
        surplus += child->fair();
        if (child->accepts)
            subtreeOpen += child->subtreeOpen;
    }
    return share(surplus);
}

double RecursiveGroup::share(double surplus)
{
    if (surplus <= 0)
        return 0;
    if (subtreeOpen <= 0)
        return surplus;
    std::vector<Competitor> competitors = competitorsOf(*this);
    double unmet = subtreeOpen;
    if (surplus >= unmet) {
        for (Competitor& each : competitors)
            each.given = std::max(0.0, each.claim);
        surplus -= unmet;
        unmet = 0;
    } else {
        surplus = phase(competitors, false, surplus, unmet);
        surplus = phase(competitors, true, surplus, unmet);
    }
    for (const Competitor& each : competitors)
        if (each.group != this)
            each.group->share(each.given);
    allocated += competitors.back().given;
    open -= competitors.back().given;
    subtreeOpen = unmet;
    return surplus;
}

double RecursiveGroup::recover()
{
    double remainder = allocated - std::floor(allocated);
    allocated = std::floor(0.5 + (allocated - remainder));
    open = std::floor(0.5 + (open + remainder));
    subtreeOpen = open;
    if (children.empty())
        return remainder;
    for (const auto& child : children) {
        remainder += child->recover();
        if (child->accepts)
            subtreeOpen += child->subtreeOpen;
    }
    return deal(remainder);
}

double RecursiveGroup::deal(double slots)
{
    subtreeOpen = std::floor(subtreeOpen);
    if (subtreeOpen <= 0 || slots < 1)
        return slots;
    std::vector<Competitor> competitors = competitorsOf(*this);
    std::vector<Competitor*> order;
    for (Competitor& each : competitors)
        if (each.claim > 0)
            order.push_back(&each);
    // Nobody was ever served, so the clocks are alike.
    std::stable_sort(order.begin(), order.end(), [](const Competitor* a, const Competitor* b) {
        return a->size != b->size ? a->size > b->size : a->claim > b->claim;
    });
    for (std::size_t hungry = order.size(); slots >= 1 && subtreeOpen > 0;) {
        const double portion = std::max(1.0, std::floor(slots / static_cast<double>(hungry)));
        hungry = 0;
        for (Competitor* each : order) {
            if (each->claim <= 0)
                continue;
            const double dealt = std::min(each->claim, portion);
            each->given += dealt;
            each->claim -= dealt;
            slots -= dealt;
            subtreeOpen -= dealt;
            hungry += each->claim > 0 ? 1U : 0U;
            if (slots < portion)
                break;
        }
    }
    for (const Competitor& each : competitors)
        if (each.group != this && each.given > 0)
            each.group->deal(each.given);
    allocated += competitors.back().given;
    open -= competitors.back().given;
    return slots;
}

QuotaAllocation allocateRecursively(const GroupQuotas& quotas, const QuotaTree& tree)
{
    const auto root = groupsOf(quotas, tree, RootQuotaRow);
    root->assign(quotas.poolSize, quotas.options.oversubscription);
    QuotaAllocation result;
    for (auto* column :
        {&result.quota, &result.subtreeQuota, &result.allocated, &result.open, &result.subtreeOpen})
        column->resize(tree.size());
    result.surplusLeft = root->fair();
    if (!quotas.options.weightedSlots)
        result.surplusLeft += root->recover();
    collect(*root, result);
    return result;
}

} // namespace fairshare::test

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/groups/quota_tree.h"

#include "core/base/ascii_text.h"
#include "core/base/numbers.h"
#include "core/base/say.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace fairshare {
namespace {

/// Returns the name in lowercase. HTCondor ignores case only for ASCII letters.
std::string folded(std::string_view name)
{
    return lowerCase(name);
}

std::string_view parentOf(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : name.substr(0, dot);
}

/// A group of the tree before its row is known.
struct PlacedGroup {
    std::uint32_t group;
    std::uint32_t parent; ///< index of a placed group; NoGroup for the root
};

/// Inserts groups by name, as HTCondor does.
class Placement {
public:
    explicit Placement(const GroupQuotas& quotas)
        : m_quotas(quotas)
    {
    }

    void insertAll();
    const std::vector<PlacedGroup>& placed() const { return m_placed; }
    QuotaRemarks takeRemarks() { return std::move(m_remarks); }

private:
    void insert(std::uint32_t group, const std::string& name);
    void remark(std::string_view code, std::uint32_t group, std::string message)
    {
        m_remarks.push_back({std::string(code), group, std::move(message)});
    }
    std::string_view nameOf(std::uint32_t group) const { return m_quotas.groups[group].name; }

    const GroupQuotas& m_quotas;
    std::vector<PlacedGroup> m_placed;
    std::unordered_map<std::string, std::uint32_t> m_places; ///< by folded name
    QuotaRemarks m_remarks;
};

void Placement::insertAll()
{
    std::vector<std::string> names;
    names.reserve(m_quotas.groups.size());
    for (const QuotaGroup& group : m_quotas.groups)
        names.push_back(folded(group.name));
    std::vector<std::uint32_t> order(names.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&names](std::uint32_t a, std::uint32_t b) {
        const int compared = names[a].compare(names[b]);
        return compared != 0 ? compared < 0 : a < b;
    });
    for (const std::uint32_t group : order)
        insert(group, names[group]);
}

void Placement::insert(std::uint32_t group, const std::string& name)
{
    if (name == RootGroupName)
        return remark("group_reserved", group,
            fairshare::say("the name '{}' is reserved for the root; the group is ignored", nameOf(group)));
    std::uint32_t parent = NoGroup;
    if (name.find('.') != std::string::npos) {
        const auto found = m_places.find(std::string(parentOf(name)));
        if (found == m_places.end())
            return remark("group_orphan", group,
                fairshare::say("group '{}' is ignored because its parent group '{}' is missing",
                    nameOf(group), parentOf(nameOf(group))));
        parent = found->second;
    } else if (name.empty()) {
        return remark("group_unnamed", group, fairshare::say("a group without a name is ignored"));
    }
    const auto place = static_cast<std::uint32_t>(m_placed.size());
    const auto [first, isNew] = m_places.emplace(name, place);
    if (!isNew)
        return remark("group_repeated", group,
            fairshare::say("group '{}' is ignored because '{}' already exists; names are not case-sensitive",
                nameOf(group), nameOf(m_placed[first->second].group)));
    if (!m_quotas.groups[group].quota)
        remark("quota_missing", group,
            fairshare::say("group '{}' has no quota; using a dynamic quota of 0", nameOf(group)));
    m_placed.push_back({group, parent});
}

/// Children of each placed group, as offsets into one list. The last offset is for the root.
struct Children {
    std::vector<std::size_t> end;
    std::vector<std::uint32_t> list;
};

Children childrenOf(const std::vector<PlacedGroup>& placed)
{
    const std::size_t root = placed.size();
    const auto parentOrRoot = [root](const PlacedGroup& place) {
        return place.parent == NoGroup ? root : place.parent;
    };
    Children children{std::vector<std::size_t>(root + 1, 0), std::vector<std::uint32_t>(placed.size())};
    for (const PlacedGroup& place : placed)
        ++children.end[parentOrRoot(place)];
    std::size_t at = 0;
    for (std::size_t& end : children.end)
        at += std::exchange(end, at);
    for (std::uint32_t place = 0; place < placed.size(); ++place)
        children.list[children.end[parentOrRoot(placed[place])]++] = place;
    return children;
}

QuotaTree inPreOrder(const GroupQuotas& quotas, const std::vector<PlacedGroup>& placed)
{
    const Children children = childrenOf(placed);
    QuotaTree tree;
    tree.rowOfGroup.assign(quotas.groups.size(), NoQuotaRow);
    const auto root = static_cast<std::uint32_t>(placed.size());
    std::vector<std::pair<std::uint32_t, QuotaRow>> pending;
    const auto pushChildren = [&](std::uint32_t place, QuotaRow row) {
        const std::size_t first = place == 0 ? 0 : children.end[place - 1];
        for (std::size_t i = children.end[place]; i > first; --i)
            pending.emplace_back(children.list[i - 1], row);
    };
    pushChildren(root, RootQuotaRow);
    while (!pending.empty()) {
        const auto [place, parent] = pending.back();
        pending.pop_back();
        const auto row = static_cast<QuotaRow>(tree.size());
        const std::uint32_t group = placed[place].group;
        tree.depth.push_back(tree.depth[parent] + 1);
        tree.parent.push_back(parent);
        tree.subtreeEnd.push_back(row + 1);
        tree.group.push_back(group);
        tree.rowOfGroup[group] = row;
        tree.rootAutoregroups = tree.rootAutoregroups || quotas.groups[group].autoregroup;
        pushChildren(place, row);
    }
    for (std::size_t row = tree.size() - 1; row > 0; --row) {
        QuotaRow& end = tree.subtreeEnd[tree.parent[row]];
        end = std::max(end, tree.subtreeEnd[row]);
    }
    return tree;
}

/// Collects values that are out of range.
class ValueCheck {
public:
    void require(double least, double value, const char* ofGroup)
    {
        if (!(value >= least) || !std::isfinite(value))
            add(fairshare::say("{} of group '{}' is {}; expected {} or more", said(ofGroup), m_name,
                saidNumber(shortest(value)), saidNumber(shortest(least))));
    }
    void requireOfPool(double least, double value, const char* ofPool)
    {
        if (!(value >= least) || !std::isfinite(value))
            add(fairshare::say("{} is {}; expected {} or more", said(ofPool), saidNumber(shortest(value)),
                saidNumber(shortest(least))));
    }
    void check(const QuotaGroup& group, std::uint32_t index);
    void add(QuotaRemark remark) { m_remarks.push_back(std::move(remark)); }
    QuotaRemarks take() { return std::move(m_remarks); }

private:
    void add(std::string message) { add(QuotaRemark{"value_out_of_range", m_group, std::move(message)}); }

    std::uint32_t m_group = NoGroup;
    std::string_view m_name;
    QuotaRemarks m_remarks;
};

void ValueCheck::check(const QuotaGroup& group, std::uint32_t index)
{
    m_group = index;
    m_name = group.name;
    if (group.quota && group.isDynamic && !(*group.quota >= 0 && *group.quota <= 1))
        add(fairshare::say("the dynamic quota of group '{}' is {}; expected a fraction from 0 to 1", m_name,
            saidNumber(shortest(*group.quota))));
    else if (group.quota)
        require(0, *group.quota, fairshare::phrase("the quota"));
    require(0, group.weight, fairshare::phrase("the weight"));
    require(0, group.threshold, fairshare::phrase("the threshold"));
    require(0, group.demand, fairshare::phrase("the demand"));
    require(0, group.requested, fairshare::phrase("the request"));
    require(0, group.usage, fairshare::phrase("the usage"));
    if (group.priorityFactor)
        require(0, *group.priorityFactor, fairshare::phrase("the priority factor"));
}

/// Upper bounds for sums in allocations.
struct AmountSums {
    double quotas = 0; ///< the pool, and static quotas of every level
    double requests = 0;
    double usage = 0;
};

AmountSums sumsOf(const GroupQuotas& quotas)
{
    const auto legal = [](double amount) { return std::isfinite(amount) ? amount : 0.0; };
    AmountSums sums{legal(quotas.poolSize), legal(quotas.options.rootRequested), 0};
    double dynamic = 0;
    for (const QuotaGroup& group : quotas.groups) {
        if (group.isDynamic)
            ++dynamic;
        else
            sums.quotas += legal(group.quota.value_or(0));
        sums.requests += legal(group.requested);
        sums.usage += legal(group.usage);
    }
    if (quotas.options.oversubscription) // each dynamic group may count everything above it again
        sums.quotas *= 1 + dynamic;
    return sums;
}

} // namespace

std::optional<QuotaRemark> badQuotaSum(const GroupQuotas& quotas)
{
    const AmountSums sums = sumsOf(quotas);
    std::string message;
    if (!std::isfinite(sums.quotas))
        message = fairshare::say("the pool size and the group quotas are too large to add up");
    else if (!std::isfinite(sums.requests))
        message = fairshare::say("the group requests are too large to add up");
    else if (!std::isfinite(sums.usage))
        message = fairshare::say("the group usage is too large to add up");
    else
        return std::nullopt;
    return QuotaRemark{"value_out_of_range", NoGroup, std::move(message)};
}

QuotaRemarks badQuotaValues(const GroupQuotas& quotas)
{
    ValueCheck check;
    if (auto bad = badQuotaSum(quotas))
        check.add(std::move(*bad));
    check.requireOfPool(0, quotas.poolSize, fairshare::phrase("the pool size"));
    check.requireOfPool(
        0, quotas.options.rootRequested, fairshare::phrase("the request of submitters without a group"));
    check.requireOfPool(1, quotas.options.roundRobinRate, fairshare::phrase("the round robin rate"));
    check.requireOfPool(
        1, quotas.options.maxAllocationRounds, fairshare::phrase("the number of allocation rounds"));
    for (std::uint32_t i = 0; i < quotas.groups.size(); ++i)
        check.check(quotas.groups[i], i);
    return check.take();
}

Result<BuiltQuotaTree> buildQuotaTree(const GroupQuotas& quotas)
{
    QuotaRemarks bad = badQuotaValues(quotas);
    if (!bad.empty())
        return fail(ErrorCode::OutOfRange, std::move(bad.front().message));
    Placement placement(quotas);
    placement.insertAll();
    return BuiltQuotaTree{inPreOrder(quotas, placement.placed()), placement.takeRemarks()};
}

std::string_view quotaName(const GroupQuotas& quotas, const QuotaTree& tree, QuotaRow row)
{
    return tree.group[row] == NoGroup ? RootGroupName : std::string_view(quotas.groups[tree.group[row]].name);
}

std::string_view lastNamePart(std::string_view name)
{
    return name.substr(name.rfind('.') + 1); // npos + 1 = 0
}

std::vector<QuotaRow> breadthFirst(const QuotaTree& tree)
{
    std::vector<QuotaRow> order{RootQuotaRow};
    order.reserve(tree.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        for (QuotaRow child = order[i] + 1; child < tree.subtreeEnd[order[i]]; child = tree.subtreeEnd[child])
            order.push_back(child);
    return order;
}

QuotaGroupNames::QuotaGroupNames(const GroupQuotas& quotas, const QuotaTree& tree)
{
    m_rows.reserve(tree.size());
    for (QuotaRow row = 0; row < tree.size(); ++row)
        m_rows.emplace(folded(quotaName(quotas, tree, row)), row);
}

QuotaRow QuotaGroupNames::find(std::string_view name) const
{
    const auto found = m_rows.find(folded(name));
    return found == m_rows.end() ? NoQuotaRow : found->second;
}

QuotaRow QuotaGroupNames::ofSubmitter(std::string_view submitter) const
{
    const std::string name = folded(parentOf(submitter.substr(0, submitter.rfind('@'))));
    QuotaRow deepest = RootQuotaRow;
    for (std::size_t end = 0; end < name.size() && end != std::string::npos;) {
        end = name.find('.', end + 1);
        const auto found = m_rows.find(name.substr(0, end));
        if (found == m_rows.end())
            break;
        deepest = found->second;
    }
    return deepest;
}

} // namespace fairshare

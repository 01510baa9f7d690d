// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/tree/listed_rows.h"

#include "core/base/say.h"
#include "core/io/import/import.h"
#include "core/io/text/text_lines.h"
#include "core/tree/own_usage.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace fairshare {
namespace {

constexpr std::uint32_t None = 0xFFFFFFFFU;

NodeKind kindOf(const ListedRow& row)
{
    return row.isUser() ? NodeKind::User : NodeKind::Account;
}

NodeDraft draftOf(const ListedRow& row)
{
    NodeDraft draft;
    draft.kind = kindOf(row);
    draft.name = row.name();
    draft.partition = row.partition;
    draft.association = row.association;
    draft.shares = row.shares.value_or(1);
    draft.limits = row.limits;
    draft.printed = row.printed;
    draft.position = row.position;
    return draft;
}

/// Returns the cluster of all rows; "" if none is listed. Rows of two clusters are an error.
Result<std::string> clusterOf(const Listing& listing)
{
    std::string_view cluster = listing.cluster;
    for (const ListedRow& row : listing.rows) {
        if (cluster.empty())
            cluster = row.cluster;
        if (!row.cluster.empty() && row.cluster != cluster)
            return fail(ErrorCode::BadInput,
                fairshare::say(
                    "the row belongs to cluster {}, but earlier rows to {}; a tree has only one cluster",
                    quotedPart(row.cluster), quotedPart(cluster)),
                row.position);
    }
    return std::string(cluster);
}

/// Inserts rows into a tree, parents first.
class RowPlanter {
public:
    explicit RowPlanter(const ListedRow& root)
    {
        NodeDraft draft = draftOf(root);
        // The root's shares have no effect and count as 1.
        draft.shares = 1;
        m_builder.setRoot(draft);
        m_totals.push_back(root.usageTotal.value_or(0.0L));
    }
    void reserve(std::size_t nodes)
    {
        m_builder.reserve(nodes);
        m_totals.reserve(nodes);
    }
    ShareTreeBuilder::Handle add(ShareTreeBuilder::Handle parent, const ListedRow& row)
    {
        m_totals.push_back(row.usageTotal.value_or(0.0L));
        return m_builder.add(parent, draftOf(row));
    }
    const ShareTreeBuilder& builder() const { return m_builder; }
    Result<Import> finish(const Listing& listing, Remarks& remarks);

private:
    ShareTreeBuilder m_builder;
    std::vector<long double> m_totals;
};

/// Returns the names in the table, by row of the tree, of accounts whose names are cut off.
std::map<NodeRow, std::string> printedNames(const Listing& listing, const std::vector<SourcePosition>& places)
{
    std::unordered_map<std::uint32_t, std::string_view> byLine;
    for (const ListedRow& row : listing.rows)
        if (row.isCut && !row.isUser())
            byLine.emplace(row.position.line, row.account.substr(0, row.account.rfind('+') + 1));
    std::map<NodeRow, std::string> names;
    for (NodeRow row = 0; row < places.size() && !byLine.empty(); ++row)
        if (const auto found = byLine.find(places[row].line); found != byLine.end())
            names.emplace(row, found->second);
    return names;
}

Result<Import> RowPlanter::finish(const Listing& listing, Remarks& remarks)
{
    auto cluster = clusterOf(listing);
    if (!cluster)
        return tl::unexpected(cluster.error());
    Import import;
    import.diagnostics = remarks.take();
    if (listing.hasUsage)
        setOwnUsage(m_builder, m_totals, import.diagnostics);
    import.normSharesOf = findUnlistedShares(m_builder, normSharesOf(listing));
    auto tree =
        std::move(m_builder).build(ShareTreeBuilder::Repeats::Number, import.diagnostics, &import.places);
    if (!tree)
        return tl::unexpected(tree.error());
    import.scenario.emplace();
    import.scenario->cluster = std::move(*cluster);
    import.scenario->tree = std::move(*tree);
    import.hasShares = listing.hasShares;
    import.hasUsage = listing.hasUsage;
    import.hasCutNames = listing.hasCutNames;
    import.printedNames = printedNames(listing, import.places);
    return import;
}

/// Returns true if the account cell of a user names `account`. A cut cell in a deeper row has fewer letters.
bool namesAccount(const ListedRow& user, const ListedRow& account)
{
    if (!user.isCut)
        return user.account == account.account;
    return account.account.starts_with(user.account.substr(0, user.account.size() - 1));
}

/// Parent of a row: a name or an ID; neither for the root.
struct ParentReference {
    std::string_view name;
    std::uint32_t id = 0;

    bool isNone() const { return name.empty() && id == 0; }
};

ParentReference parentOf(const ListedRow& row)
{
    if (row.isUser())
        return {.name = row.account};
    const std::uint32_t id = row.parentId.value_or(0);
    return id != 0 ? ParentReference{.name = {}, .id = id} : ParentReference{.name = row.parentName};
}

/// Index of the account rows. For duplicate names or IDs, the first row counts.
class AccountIndex {
public:
    explicit AccountIndex(const std::vector<ListedRow>& rows)
    {
        for (std::uint32_t i = 0; i < rows.size(); ++i) {
            if (rows[i].isUser())
                continue;
            m_byName.try_emplace(rows[i].account, i);
            if (rows[i].association != 0)
                m_byId.try_emplace(rows[i].association, i);
        }
    }
    /// Returns the row of an account, or NoRow.
    std::uint32_t find(const ParentReference& reference) const
    {
        return reference.id != 0 ? valueOf(m_byId, reference.id) : valueOf(m_byName, reference.name);
    }

private:
    template <typename Key>
    static std::uint32_t valueOf(const std::unordered_map<Key, std::uint32_t>& map, const Key& key)
    {
        const auto found = map.find(key);
        return found == map.end() ? None : found->second;
    }

    std::unordered_map<std::string_view, std::uint32_t> m_byName;
    std::unordered_map<std::uint32_t, std::uint32_t> m_byId;
};

/// Adds numbers to equal names, since different account names may look the same when cut off.
void numberCutNames(Listing& listing, Remarks& remarks)
{
    std::unordered_map<std::string, std::uint32_t> seen;
    for (ListedRow& row : listing.rows) {
        if (row.isUser() || !row.isCut)
            continue;
        const std::string_view printed = row.account;
        const std::uint32_t count = ++seen[std::string(printed)];
        if (count > 1)
            row.account = listing.texts.emplace_back(fmt::format("{}{}", row.account, count));
        remarks.add("name_cut", row.position, [&row, printed] {
            const std::string who = nameOf(NodeKind::Account, printed);
            return row.account == printed
                ? fairshare::say(
                      "the name of {} is truncated in this table; print the table with -P (sshare, sacctmgr)",
                      who)
                : fairshare::say("the name of {} is truncated in this table and is read as {}; print the "
                                 "table with -P (sshare, sacctmgr)",
                      who, quotedPart(row.account));
        });
    }
}

Result<Import> plantLinked(
    const Listing& listing, const std::vector<std::uint32_t>& parent, std::uint32_t root, Remarks& remarks)
{
    const auto count = static_cast<std::uint32_t>(listing.rows.size());
    std::vector<std::uint32_t> first(count + 1, 0);
    for (std::uint32_t i = 0; i < count; ++i)
        if (i != root)
            ++first[parent[i] + 1];
    for (std::uint32_t i = 0; i < count; ++i)
        first[i + 1] += first[i];
    std::vector<std::uint32_t> children(first[count]);
    std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
    for (std::uint32_t i = 0; i < count; ++i)
        if (i != root)
            children[next[parent[i]]++] = i;
    RowPlanter planter(listing.rows[root]);
    planter.reserve(count);
    std::vector<ShareTreeBuilder::Handle> handle(count, None);
    handle[root] = planter.builder().root();
    std::vector<std::uint32_t> queue{root};
    queue.reserve(count);
    for (std::size_t at = 0; at < queue.size(); ++at)
        for (std::uint32_t c = first[queue[at]]; c < first[queue[at] + 1]; ++c) {
            handle[children[c]] = planter.add(handle[queue[at]], listing.rows[children[c]]);
            queue.push_back(children[c]);
        }
    const auto lost = std::find(handle.begin(), handle.end(), None);
    if (lost == handle.end())
        return planter.finish(listing, remarks);
    // Following the parents of a lost row as many times as there are rows ends inside the cycle.
    auto at = static_cast<std::uint32_t>(lost - handle.begin());
    for (std::uint32_t i = 0; i < count; ++i)
        at = parent[at];
    std::uint32_t earliest = at;
    for (std::uint32_t above = parent[at]; above != at; above = parent[above])
        earliest = std::min(earliest, above);
    at = earliest;
    return fail(ErrorCode::BadInput,
        fairshare::say("{} is its own ancestor", nameOf(NodeKind::Account, listing.rows[at].account)),
        listing.rows[at].position);
}

} // namespace

NormSharesOf normSharesOf(const Listing& listing)
{
    const NormSharesOf told = listing.origin.normSharesOf();
    return told == NormSharesOf::Unknown && (listing.isOlder || listing.accountsHaveFactor)
        ? NormSharesOf::Cluster
        : told;
}

bool isIndentedTree(const Listing& listing)
{
    const auto& rows = listing.rows;
    return !rows.empty() && !rows.front().isUser() && rows.front().depth == 0
        && rows.front().account == "root"
        && std::all_of(rows.begin() + 1, rows.end(), [](const ListedRow& row) { return row.depth > 0; });
}

Result<Import> treeByIndentation(Listing& listing, Remarks& remarks)
{
    if (auto cluster = clusterOf(listing); !cluster)
        return tl::unexpected(cluster.error());
    numberCutNames(listing, remarks);
    RowPlanter planter(listing.rows.front());
    planter.reserve(listing.rows.size());
    struct Open {
        ShareTreeBuilder::Handle handle;
        const ListedRow* row;
    };
    std::vector<Open> path{{planter.builder().root(), &listing.rows.front()}};
    for (std::size_t i = 1; i < listing.rows.size(); ++i) {
        const ListedRow& row = listing.rows[i];
        if (row.depth > path.size())
            return fail(ErrorCode::BadInput,
                fairshare::say("{} is indented by {}; expected at most {} here",
                    nameOf(kindOf(row), row.name()), row.depth, path.size()),
                row.position);
        path.resize(row.depth);
        if (row.isUser() && !namesAccount(row, *path.back().row))
            return fail(ErrorCode::BadInput,
                fairshare::say("{} belongs to account {} but is indented under account {}",
                    nameOf(NodeKind::User, row.user), quotedPart(row.account),
                    quotedPart(path.back().row->account)),
                row.position);
        const auto added = planter.add(path.back().handle, row);
        if (!row.isUser())
            path.push_back({added, &row});
    }
    return planter.finish(listing, remarks);
}

Result<Import> treeByParents(const Listing& listing, Remarks& remarks)
{
    if (auto cluster = clusterOf(listing); !cluster)
        return tl::unexpected(cluster.error());
    const auto& rows = listing.rows;
    const AccountIndex accounts(rows);
    std::vector<std::uint32_t> parent(rows.size(), None);
    std::uint32_t root = None;
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
        const ParentReference reference = parentOf(rows[i]);
        if (reference.isNone() && root != None)
            return fail(ErrorCode::BadInput,
                fairshare::say("both {} and {} above have no parent; only the root can have none",
                    nameOf(NodeKind::Account, rows[i].account),
                    nameOf(NodeKind::Account, rows[root].account)),
                rows[i].position);
        if (reference.isNone()) {
            root = i;
            continue;
        }
        parent[i] = accounts.find(reference);
        if (parent[i] == None) {
            const std::string who = nameOf(kindOf(rows[i]), rows[i].name());
            return fail(ErrorCode::BadInput,
                fairshare::say("the parent {} of {} is not listed",
                    reference.id != 0 ? fmt::to_string(reference.id) : quotedPart(reference.name), who),
                rows[i].position);
        }
    }
    if (root == None)
        return fail(ErrorCode::BadInput,
            fairshare::say("no root found; expected one account without a parent"), rows.front().position);
    return plantLinked(listing, parent, root, remarks);
}

Result<Import> treeByNesting(Listing& listing, Remarks& remarks)
{
    if (auto cluster = clusterOf(listing); !cluster)
        return tl::unexpected(cluster.error());
    std::sort(listing.rows.begin(), listing.rows.end(), [](const ListedRow& a, const ListedRow& b) {
        return std::tie(a.left, a.position.line) < std::tie(b.left, b.position.line);
    });
    // In this order, an account precedes its children.
    std::vector<const ListedRow*> path;
    for (ListedRow& row : listing.rows) {
        while (!path.empty() && path.back()->right < row.left)
            path.pop_back();
        if (row.isUser())
            continue;
        if (!path.empty())
            row.parentName = path.back()->account;
        path.push_back(&row);
    }
    return treeByParents(listing, remarks);
}

Import recordsOf(const Listing& listing, Remarks& remarks)
{
    Import import;
    import.records.reserve(listing.rows.size());
    std::vector<const ListedRow*> path;
    for (const ListedRow& row : listing.rows) {
        AssociationRecord record;
        while (!path.empty() && path.back()->depth >= row.depth)
            path.pop_back();
        if (!row.isUser()) {
            record.parent = path.empty() ? row.parentName : path.back()->account;
            path.push_back(&row);
        }
        record.cluster = row.cluster.empty() ? listing.cluster : std::string(row.cluster);
        record.account = row.account;
        record.user = row.user;
        record.partition = row.partition;
        record.association = row.association;
        record.shares = row.shares;
        record.usageTotal = row.usageTotal;
        record.printed = row.printed;
        record.limits = row.limits;
        record.position = row.position;
        import.records.push_back(std::move(record));
    }
    import.hasShares = listing.hasShares;
    import.hasUsage = listing.hasUsage;
    import.hasCutNames = listing.hasCutNames;
    import.normSharesOf = normSharesOf(listing);
    import.diagnostics = remarks.take();
    if (const auto cluster = clusterOf(listing); !cluster)
        import.noTree = cluster.error();
    return import;
}

} // namespace fairshare

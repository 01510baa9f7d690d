// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/usage_row.h"

#include "core/base/say.h"
#include "core/io/text/text_lines.h"
#include "core/tree/share_tree_builder.h"

#include <map>

namespace fairshare {
namespace {

std::vector<UsageRow> rowsOf(const std::vector<AssociationRecord>& records)
{
    std::vector<UsageRow> rows;
    for (const AssociationRecord& record : records)
        if (record.usageTotal)
            rows.push_back({.account = record.account,
                .user = record.user,
                .partition = record.partition,
                .cluster = record.cluster,
                .association = record.association,
                .index = static_cast<std::uint32_t>(rows.size()),
                .shares = record.shares,
                .usage = *record.usageTotal,
                .position = record.position,
                .printedAccount = record.account});
    return rows;
}

} // namespace

std::vector<UsageRow> usageRows(const ShareTree& tree)
{
    std::vector<UsageRow> rows(tree.size());
    for (NodeRow row = 0; row < tree.size(); ++row) {
        const std::string_view account = tree.name(tree.accountOf(row));
        rows[row] = {.account = account,
            .user = tree.isUser(row) ? tree.name(row) : std::string_view(),
            .partition = tree.partition(row),
            .cluster = {},
            .association = tree.association(row),
            .index = row,
            .shares = tree.shares(row),
            .usage = tree.usage(row),
            .position = {},
            .printedAccount = account};
    }
    return rows;
}

std::vector<UsageRow> usageRows(const Import& source)
{
    if (!source.scenario)
        return rowsOf(source.records);
    const ShareTree& tree = source.scenario->tree;
    std::vector<UsageRow> rows = usageRows(tree);
    for (NodeRow row = 0; row < rows.size(); ++row) {
        rows[row].cluster = source.scenario->cluster;
        if (!source.hasShares)
            rows[row].shares.reset();
        if (row < source.places.size())
            rows[row].position = source.places[row];
        const auto printed = source.printedNames.find(tree.accountOf(row));
        if (printed != source.printedNames.end())
            rows[row].printedAccount = printed->second;
    }
    return rows;
}

bool isCutName(std::string_view name)
{
    return name.size() > 1 && name.back() == '+';
}

std::string_view beginningOf(std::string_view name)
{
    return isCutName(name) ? name.substr(0, name.size() - 1) : name;
}

std::string describe(const UsageRow& row)
{
    const std::string account = nameOf(NodeKind::Account, row.printedAccount);
    std::string text =
        row.isUser() ? fairshare::say("{} in {}", nameOf(NodeKind::User, row.user), account) : account;
    if (!row.cluster.empty())
        text = fairshare::say("cluster '{}', {}", excerpt(row.cluster), text);
    if (!row.partition.empty())
        text = fairshare::say("{}, partition '{}'", text, excerpt(row.partition));
    return text;
}

std::vector<std::size_t> pairedByShares(
    const std::vector<const UsageRow*>& listed, const std::vector<const UsageRow*>& known)
{
    std::vector<std::size_t> partner(listed.size(), NoPartner);
    if (listed.size() != known.size())
        return partner;
    if (listed.size() == 1) {
        partner.front() = 0;
        return partner;
    }
    struct Alike {
        std::vector<std::size_t> listed;
        std::vector<std::size_t> known;
    };
    std::map<std::uint32_t, Alike> byShares;
    for (std::size_t i = 0; i < listed.size(); ++i)
        if (listed[i]->shares)
            byShares[*listed[i]->shares].listed.push_back(i);
    for (std::size_t i = 0; i < known.size(); ++i)
        byShares[known[i]->shares.value_or(0)].known.push_back(i);
    for (const auto& [shares, alike] : byShares)
        if (alike.listed.size() == 1 && alike.known.size() == 1)
            partner[alike.listed.front()] = alike.known.front();
    return partner;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/cut_accounts.h"

#include "core/base/say.h"
#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace fairshare {
namespace {

class CutAccounts {
public:
    CutAccounts(
        const ShareTree& known, const ShareTree& listed, std::vector<UsageRow>& rows, Remarks& remarks);

    void run();

private:
    using Rows = std::vector<const UsageRow*>;

    void visit(NodeRow account);
    std::map<std::string_view, Rows> cutChildren(NodeRow account) const;
    Rows openChildren(NodeRow account) const;
    static Rows thoseBeginning(const Rows& sorted, std::string_view beginning);
    void complete(const UsageRow& row, const UsageRow& meant, bool byShares);

    const ShareTree& m_known;
    const ShareTree& m_listed;
    std::vector<UsageRow>& m_rows;
    Remarks& m_remarks;
    std::vector<UsageRow> m_knownRows;
    std::unordered_map<std::string_view, NodeRow> m_knownAccounts;
    std::unordered_set<NodeRow> m_inFull; ///< accounts of the tree that the listing names in full
    std::vector<NodeRow> m_meant; ///< by row of the listing, the matched account
};

CutAccounts::CutAccounts(
    const ShareTree& known, const ShareTree& listed, std::vector<UsageRow>& rows, Remarks& remarks)
    : m_known(known)
    , m_listed(listed)
    , m_rows(rows)
    , m_remarks(remarks)
    , m_knownRows(usageRows(known))
    , m_meant(rows.size(), NoRow)
{
    for (NodeRow row = 0; row < known.size(); ++row)
        if (!known.isUser(row))
            m_knownAccounts.emplace(known.name(row), row);
    for (NodeRow row = 0; row < listed.size(); ++row) {
        if (listed.isUser(row))
            continue;
        const auto found = m_knownAccounts.find(rows[row].account);
        if (found == m_knownAccounts.end())
            continue;
        m_meant[row] = found->second;
        m_inFull.insert(found->second);
    }
}

/// Parents precede their children, so an account is matched before its children need it.
void CutAccounts::run()
{
    for (NodeRow row = 0; row < m_listed.size(); ++row) {
        if (m_listed.isUser(row))
            m_rows[row].account = m_rows[m_listed.parent(row)].account;
        else if (m_meant[row] != NoRow)
            visit(row);
    }
}

void CutAccounts::visit(NodeRow account)
{
    const auto cut = cutChildren(account);
    const Rows open = cut.empty() ? Rows() : openChildren(m_meant[account]);
    for (const auto& [printed, listed] : cut) {
        const Rows known = thoseBeginning(open, beginningOf(printed));
        const auto partner = pairedByShares(listed, known);
        for (std::size_t i = 0; i < listed.size(); ++i)
            if (partner[i] != NoPartner)
                complete(*listed[i], *known[partner[i]], listed.size() > 1);
    }
}

/// Returns unmatched child accounts in the listing, by their truncated name.
std::map<std::string_view, CutAccounts::Rows> CutAccounts::cutChildren(NodeRow account) const
{
    std::map<std::string_view, Rows> children;
    for (NodeRow row = account + 1; row < m_listed.subtreeEnd(account); row = m_listed.subtreeEnd(row))
        if (!m_listed.isUser(row) && m_meant[row] == NoRow && isCutName(m_rows[row].printedAccount))
            children[m_rows[row].printedAccount].push_back(&m_rows[row]);
    return children;
}

/// Returns child accounts in the tree that the listing does not name in full, by name.
CutAccounts::Rows CutAccounts::openChildren(NodeRow account) const
{
    Rows found;
    for (NodeRow row = account + 1; row < m_known.subtreeEnd(account); row = m_known.subtreeEnd(row))
        if (!m_known.isUser(row) && !m_inFull.contains(row))
            found.push_back(&m_knownRows[row]);
    return found;
}

CutAccounts::Rows CutAccounts::thoseBeginning(const Rows& sorted, std::string_view beginning)
{
    const auto first = std::lower_bound(sorted.begin(), sorted.end(), beginning,
        [](const UsageRow* row, std::string_view name) { return row->account < name; });
    const auto last = std::find_if(first, sorted.end(),
        [beginning](const UsageRow* row) { return !row->account.starts_with(beginning); });
    return {first, last};
}

void CutAccounts::complete(const UsageRow& row, const UsageRow& meant, bool byShares)
{
    m_meant[row.index] = meant.index;
    m_rows[row.index].account = meant.account;
    m_remarks.add("name_completed", row.position, [&] {
        const std::string cut = nameOf(NodeKind::Account, row.printedAccount);
        const std::string whole = nameOf(NodeKind::Account, meant.account);
        const std::string above = nameOf(NodeKind::Account, m_known.name(m_known.parent(meant.index)));
        return byShares
            ? fairshare::say("{} is truncated in the listing; read as {}, the only match under {} with the "
                             "same raw shares",
                  cut, whole, above)
            : fairshare::say(
                  "{} is truncated in the listing; read as {}, the only match under {}", cut, whole, above);
    });
}

} // namespace

void completeCutAccounts(
    const ShareTree& known, const ShareTree& listed, std::vector<UsageRow>& rows, Remarks& remarks)
{
    CutAccounts(known, listed, rows, remarks).run();
}

} // namespace fairshare

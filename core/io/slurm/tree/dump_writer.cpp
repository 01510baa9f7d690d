// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/tree/dump_writer.h"

#include "core/base/say.h"
#include "core/io/slurm/tree/dump_lines.h"
#include "core/io/slurm/tree/dump_options.h"
#include "core/io/slurm/tree/tree_assembly.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace fairshare {
namespace {

constexpr std::string_view Heading = "# Associations of one cluster. Load with: sacctmgr load file=NAME\n# "
                                     "Loading adds and changes associations but deletes none. It creates the "
                                     "cluster if needed.\n# Fairshare=2147483647 means Fairshare=parent.\n";
constexpr std::string_view UnnamedCluster = "cluster";
constexpr std::string_view QosSection = "slurm_qos";

bool hasControl(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

void appendEscaped(std::string& text, std::string_view part)
{
    for (const char c : part) {
        if (c == '#' || c == '\\')
            text += '\\';
        text += c;
    }
}

/// Replaces quotes, which a value cannot contain. sacctmgr stores them as a backquote.
std::string withoutQuotes(std::string_view text)
{
    std::string result(text);
    std::replace_if(result.begin(), result.end(), [](char c) { return c == '\'' || c == '"'; }, '`');
    return result;
}

/// Returns true if these options, which may be from a scenario written by hand, can be read back from a dump
/// line.
bool fitsLine(std::string_view options, NodeKind kind)
{
    for (std::size_t begin = 0; begin < options.size();) {
        const DumpField field = dumpField(options, begin);
        const std::string_view option = trimmed(options.substr(begin, field.end - begin));
        const DumpKey meaning = dumpKey(optionKey(option));
        const bool hasOwnPlace =
            meaning == DumpKey::Shares || (meaning == DumpKey::Partition && kind == NodeKind::User);
        if (field.openQuote != std::string_view::npos || optionKey(option).empty() || hasOwnPlace)
            return false;
        begin = field.end + 1;
    }
    return true;
}

/// Returns the reason why sacctmgr load or slurmdbd 22.05.8 would reject a row that the format itself could
/// store. The message is marked by `phrase` and has a placeholder for the name. Returns null if there is
/// none.
const char* refusalOf(const ShareTree& tree, NodeRow row)
{
    if (tree.name(row).find('=') != std::string_view::npos)
        return fairshare::phrase("{} has '=' in its name, which sacctmgr load cannot read");
    if (tree.isUser(row) && tree.name(tree.parent(row)).find('\\') != std::string_view::npos)
        return fairshare::phrase(
            "{} is under an account with '\\' in its name; loading such a dump crashes slurmdbd");
    if (hasControl(tree.name(row)) || hasControl(tree.partition(row)) || hasControl(tree.slurmOptions(row)))
        return fairshare::phrase(
            "{} has a control character in its name, partition or options; a dump cannot contain it");
    return nullptr;
}

/// Returns the message that the row and the previous row differ only in their IDs.
std::string sameButForIds(const ShareTree& tree, NodeRow row)
{
    const std::string user = nameOf(NodeKind::User, tree.name(row));
    const std::string account = nameOf(NodeKind::Account, tree.name(tree.parent(row)));
    if (tree.partition(row).empty())
        return fairshare::say(
            "{} has two associations in {} without a partition; a dump has no IDs to distinguish them", user,
            account);
    return fairshare::say(
        "{} has two associations in {} with partition {}; a dump has no IDs to distinguish them", user,
        account, quotedPart(tree.partition(row)));
}

class DumpWriter {
public:
    explicit DumpWriter(const Scenario& scenario)
        : m_scenario(scenario)
        , m_tree(scenario.tree)
    {
    }

    Result<std::string> write();

private:
    void appendQosLines();
    void appendLine(std::string_view object, std::string_view name, std::string_view options);
    void appendNode(NodeRow row);
    void appendBlock(NodeRow account);
    Result<void> check() const;
    Result<void> checkAccounts() const;
    Result<void> checkUsers() const;

    const Scenario& m_scenario;
    const ShareTree& m_tree;
    std::string m_text;
};

Result<void> DumpWriter::check() const
{
    for (NodeRow row = 0; row < m_tree.size(); ++row) {
        const NodeKind kind = m_tree.shape().kind[row];
        if (const char* refusal = refusalOf(m_tree, row); refusal != nullptr) {
            const std::string who = nameOf(kind, m_tree.name(row));
            return fail(ErrorCode::OutOfRange, sayFormatted(refusal, fmt::make_format_args(who)));
        }
        if (!fitsLine(m_tree.slurmOptions(row), kind))
            return fail(ErrorCode::OutOfRange,
                fairshare::say("a dump cannot contain the options {} of {}; expected KEY=VALUE with closed "
                               "quotes, without shares or a user's partition",
                    quotedPart(m_tree.slurmOptions(row)), nameOf(kind, m_tree.name(row))));
    }
    if (m_scenario.cluster.find('=') != std::string::npos)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("the cluster name contains '=', which sacctmgr load cannot read"));
    if (hasControl(m_scenario.cluster))
        return fail(ErrorCode::OutOfRange,
            fairshare::say("the cluster name has a control character; a dump cannot contain it"));
    if (auto checked = checkUsers(); !checked)
        return checked;
    return checkAccounts();
}

/// Rejects associations that differ only in their IDs. A dump has no IDs, so they would be merged.
Result<void> DumpWriter::checkUsers() const
{
    for (NodeRow row = RootRow + 2; row < m_tree.size(); ++row)
        if (m_tree.isUser(row) && m_tree.isUser(row - 1) && m_tree.parent(row) == m_tree.parent(row - 1)
            && withoutQuotes(m_tree.name(row)) == withoutQuotes(m_tree.name(row - 1))
            && withoutQuotes(m_tree.partition(row)) == withoutQuotes(m_tree.partition(row - 1)))
            return fail(ErrorCode::OutOfRange, sameButForIds(m_tree, row));
    return {};
}

/// Rejects accounts that would be merged, since sacctmgr load converts names to lower case and drops quotes.
Result<void> DumpWriter::checkAccounts() const
{
    std::unordered_map<std::string, std::string_view> accounts{
        {std::string(RootAccountName), m_tree.name(RootRow)}};
    for (NodeRow row = RootRow + 1; row < m_tree.size(); ++row) {
        if (m_tree.isUser(row))
            continue;
        const auto [other, added] =
            accounts.try_emplace(lowerCase(withoutQuotes(m_tree.name(row))), m_tree.name(row));
        if (!added)
            return fail(ErrorCode::OutOfRange,
                fairshare::say("{} and {} would become the same account; account names in a dump have "
                               "neither capitals nor quotes",
                    nameOf(NodeKind::Account, other->second), nameOf(NodeKind::Account, m_tree.name(row))));
    }
    return {};
}

void DumpWriter::appendLine(std::string_view object, std::string_view name, std::string_view options)
{
    m_text.append(object).append(" - '");
    appendEscaped(m_text, withoutQuotes(name));
    m_text += '\'';
    appendEscaped(m_text, options);
    m_text += '\n';
}

void DumpWriter::appendQosLines()
{
    for (const auto& [key, value] : m_scenario.sections) {
        if (key != QosSection)
            continue;
        const auto lines = nlohmann::json::parse(value, nullptr, false);
        if (!lines.is_array())
            continue;
        for (const auto& line : lines)
            if (line.is_string() && !hasControl(line.get_ref<const std::string&>())) {
                appendEscaped(m_text, line.get_ref<const std::string&>());
                m_text += '\n';
            }
    }
}

void DumpWriter::appendNode(NodeRow row)
{
    const std::string shares = fmt::format("{}", m_tree.shares(row));
    // Only associations of users have partitions; sacctmgr load rejects a partition for an account.
    const std::string partition = m_tree.isUser(row) ? withoutQuotes(m_tree.partition(row)) : std::string();
    appendLine(m_tree.isUser(row) ? "User" : "Account", m_tree.name(row),
        orderedOptions(m_tree.slurmOptions(row), partition, shares));
}

/// Writes the children of an account. The partitions of one user are in reverse order, as listed by the
/// scheduler.
void DumpWriter::appendBlock(NodeRow account)
{
    const NodeRow end = m_tree.subtreeEnd(account);
    if (account + 1 == end)
        return;
    appendLine("Parent", account == RootRow ? RootAccountName : m_tree.name(account), {});
    std::vector<NodeRow> children;
    for (NodeRow row = account + 1; row < end; row = m_tree.subtreeEnd(row))
        children.push_back(row);
    for (std::size_t first = 0; first < children.size();) {
        std::size_t last = first + 1;
        while (last < children.size() && m_tree.isUser(children[first]) && m_tree.isUser(children[last])
            && m_tree.name(children[last]) == m_tree.name(children[first])
            && m_tree.partition(children[last]) != m_tree.partition(children[last - 1]))
            ++last;
        for (std::size_t i = last; i-- > first;)
            appendNode(children[i]);
        first = last;
    }
}

Result<std::string> DumpWriter::write()
{
    if (auto checked = check(); !checked)
        return tl::unexpected(checked.error());
    m_text = Heading;
    appendQosLines();
    appendLine("Cluster", m_scenario.cluster.empty() ? UnnamedCluster : std::string_view(m_scenario.cluster),
        orderedOptions(m_tree.slurmOptions(RootRow), {}, "1"));
    for (NodeRow row = 0; row < m_tree.size(); ++row)
        if (!m_tree.isUser(row))
            appendBlock(row);
    return std::move(m_text);
}

} // namespace

Result<std::string> dumpText(const Scenario& scenario)
{
    return DumpWriter(scenario).write();
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/tree/dump_reader.h"

#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/io/slurm/tree/dump_options.h"
#include "core/io/slurm/values/shares_reader.h"
#include "core/io/text/text_lines.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace fairshare {
namespace {

constexpr std::size_t BytesPerAssociation = 48; ///< typical for a dump; used to reserve memory
constexpr std::size_t LinesPerReport = 1U << 16;

bool hasCapitals(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

} // namespace

DumpReader::DumpReader(std::string_view content)
    : m_content(content)
    , m_lines(content, m_remarks)
    , m_expected(content.size() / BytesPerAssociation + 1)
{
}

DumpReader::Object DumpReader::objectOf(std::string_view word)
{
    if (equalIgnoringCase(word, "User"))
        return Object::User;
    if (equalIgnoringCase(word, "Account") || equalIgnoringCase(word, "Project"))
        return Object::Account;
    if (equalIgnoringCase(word, "Parent"))
        return Object::Parent;
    if (equalIgnoringCase(word, "Cluster"))
        return Object::Cluster;
    return equalIgnoringCase(word, "QOS") ? Object::Qos : Object::Unknown;
}

Result<Import> DumpReader::read(const Progress& progress)
{
    if (m_content.starts_with(ByteOrderMark))
        m_remarks.add("byte_order_mark", {1, 1},
            fairshare::phrase("the file starts with a byte order mark; remove it, or sacctmgr load will not "
                              "find the Cluster line"));
    for (std::size_t count = 1;; ++count) {
        if (count % LinesPerReport == 0) {
            if (progress.cancelled())
                return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
            progress.at(m_lines.fraction(), count);
        }
        const auto more = m_lines.next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        if (auto done = readLine(); !done)
            return tl::unexpected(done.error());
    }
    if (!m_hasCluster)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the line \"Cluster - 'NAME'\" is missing; it must come before accounts and users"),
            {1, 1});
    if (auto checked = checkCycles(); !checked)
        return tl::unexpected(checked.error());
    m_remarks.add(missingLineBreak(m_content));
    Diagnostics repeats;
    auto tree = std::move(m_builder).build(ShareTreeBuilder::Repeats::Number, repeats);
    if (!tree)
        return tl::unexpected(tree.error());
    Import import = finish(std::move(*tree));
    import.diagnostics.insert(import.diagnostics.end(), repeats.begin(), repeats.end());
    return import;
}

Import DumpReader::finish(ShareTree tree)
{
    Import import;
    import.scenario.emplace();
    import.scenario->cluster = m_cluster;
    import.scenario->tree = std::move(tree);
    if (!m_qosLines.empty())
        import.scenario->sections.emplace_back("slurm_qos",
            nlohmann::json(m_qosLines).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    import.hasShares = true;
    import.diagnostics = m_remarks.take();
    return import;
}

Result<void> DumpReader::readLine()
{
    const std::string_view text = m_lines.text();
    if (const std::size_t bad = invalidUtf8(text); bad != std::string_view::npos)
        return notUtf8(text[bad], m_lines.at(bad));
    const std::size_t dash = text.find(" -");
    const Object object = dash == std::string_view::npos ? Object::Unknown : objectOf(text.substr(0, dash));
    if (object == Object::Unknown)
        return fail(ErrorCode::BadInput,
            fairshare::say("unexpected line {}; expected \"Cluster - 'NAME'\", \"Parent - 'NAME'\", "
                           "\"Account - 'NAME'\" or \"User - 'NAME'\"",
                quotedPart(text)),
            m_lines.at(0));
    if (object == Object::Qos) {
        m_qosLines.emplace_back(text);
        return {};
    }
    if (!m_hasCluster && object != Object::Cluster)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "expected \"Cluster - 'NAME'\" before accounts and users; found {}", quotedPart(text)),
            m_lines.at(0));
    const auto entry = readEntry(object == Object::User ? NodeKind::User : NodeKind::Account, dash + 2);
    if (!entry)
        return tl::unexpected(entry.error());
    switch (object) {
    case Object::Cluster:
        return readCluster(*entry);
    case Object::Parent:
        return readParent(*entry);
    case Object::Account:
        return readAccount(*entry);
    default:
        readUser(*entry);
        return {};
    }
}

Result<std::string_view> DumpReader::readName(DumpField field)
{
    const std::string_view text = trimmed(m_lines.text().substr(field.begin, field.end - field.begin));
    const std::string_view name = unquoted(text);
    const bool quoted = text.starts_with('\'') || text.starts_with('"');
    if (quoted && name.size() == text.size())
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "found {}; expected ':' or the end of the line after the quoted name", quotedPart(text)),
            m_lines.at(field.begin));
    if (name.empty())
        return fail(ErrorCode::BadInput, fairshare::say("missing name; expected one after ' - '"),
            m_lines.at(field.begin));
    return name;
}

Result<DumpReader::Entry> DumpReader::readEntry(NodeKind kind, std::size_t begin)
{
    const std::string_view text = m_lines.text();
    begin = std::min(text.find_first_not_of(" \t", begin), text.size());
    Entry entry;
    entry.nameOffset = begin;
    for (bool isName = true; begin <= text.size(); isName = false) {
        const DumpField field = dumpField(text, begin);
        if (field.openQuote != std::string_view::npos)
            return fail(ErrorCode::BadInput,
                fairshare::say("missing closing quote {}", text[field.openQuote]),
                m_lines.at(field.openQuote));
        if (isName) {
            const auto name = readName(field);
            if (!name)
                return tl::unexpected(name.error());
            entry.name = *name;
        } else if (auto done = readOption(kind, field, entry); !done) {
            return tl::unexpected(done.error());
        }
        begin = field.end + 1;
    }
    return entry;
}

Result<void> DumpReader::readOption(NodeKind kind, DumpField field, Entry& entry)
{
    const std::string_view text = m_lines.text();
    const std::string_view option = trimmed(text.substr(field.begin, field.end - field.begin));
    if (option.empty())
        return {};
    const auto offset = static_cast<std::size_t>(option.data() - text.data());
    const std::string_view key = optionKey(option);
    if (key.empty())
        return fail(ErrorCode::BadInput,
            fairshare::say("option {} has no value; expected KEY=VALUE", quotedPart(option)),
            m_lines.at(offset));
    const std::string_view value = unquoted(optionValue(option));
    const DumpKey meaning = dumpKey(key);
    if (meaning == DumpKey::Shares) {
        if (value.empty())
            return {};
        const auto valueOffset = static_cast<std::size_t>(value.data() - text.data());
        const auto shares = SharesReader(kind, entry.name, m_lines.at(valueOffset)).read(value, m_remarks);
        if (!shares)
            return tl::unexpected(shares.error());
        entry.shares = *shares;
        entry.hasShares = true;
        return {};
    }
    if (meaning == DumpKey::Partition && kind == NodeKind::User) {
        entry.partition = value;
        return {};
    }
    if (meaning == DumpKey::Unknown && !m_unknownKeys.contains(key)) {
        m_unknownKeys.emplace(key);
        m_remarks.add("unknown_option", m_lines.at(offset),
            [key] { return fairshare::say("unknown option {}; kept unchanged", quotedPart(key)); });
    }
    addOption(option, entry);
    return {};
}

/// Adds an option. Adjacent options of a line are kept as one piece of the line.
void DumpReader::addOption(std::string_view option, Entry& entry)
{
    if (entry.options.empty()) {
        entry.options = option;
        m_optionsCopied = false;
    } else if (!m_optionsCopied && entry.options.data() + entry.options.size() + 1 == option.data()) {
        entry.options = {entry.options.data(), entry.options.size() + 1 + option.size()};
    } else {
        if (!m_optionsCopied)
            m_options = entry.options;
        m_options.append(":").append(option);
        m_optionsCopied = true;
        entry.options = m_options;
    }
}

NodeDraft DumpReader::draftOf(NodeKind kind, const Entry& entry) const
{
    NodeDraft draft;
    draft.kind = kind;
    draft.name = entry.name;
    draft.shares = entry.shares;
    draft.partition = entry.partition;
    draft.slurmOptions = entry.options;
    draft.position = m_lines.at(entry.nameOffset);
    return draft;
}

std::optional<DumpReader::Handle> DumpReader::findAccount(std::string_view name) const
{
    if (const auto found = m_builder.account(name))
        return found;
    const std::string lowered = lowerCase(name);
    if (const auto spelt = m_lowered.find(lowered); spelt != m_lowered.end())
        return spelt->second;
    return m_builder.account(lowered);
}

ShareTreeBuilder::Handle DumpReader::parentOrRoot()
{
    if (!m_parent) {
        m_remarks.add("no_parent_line", m_lines.at(0),
            fairshare::phrase("no Parent line above; placing accounts and users under root"));
        m_parent = m_builder.root();
    }
    return *m_parent;
}

Result<void> DumpReader::readCluster(const Entry& entry)
{
    if (m_hasCluster)
        return fail(ErrorCode::BadInput,
            fairshare::say("unexpected second Cluster line, for {}; a dump describes only one cluster",
                quotedPart(entry.name)),
            m_lines.at(0));
    m_hasCluster = true;
    m_cluster = entry.name;
    NodeDraft root = draftOf(NodeKind::Account, entry);
    root.name = "root";
    m_builder.setRoot(root);
    m_builder.reserve(m_expected);
    readRoot({entry.name, entry.nameOffset, entry.shares, entry.hasShares, {}, {}});
    return {};
}

/// Reads the root. Its shares have no effect and are not stored, so any number other than 1 gets a remark.
void DumpReader::readRoot(const Entry& entry)
{
    if (entry.shares != 1)
        m_remarks.add("root_shares", m_lines.at(entry.nameOffset), [&entry] {
            return fairshare::say(
                "the root has raw shares {}; they have no effect and are read as 1", entry.shares);
        });
    m_builder.setShares(m_builder.root(), 1);
    if (!entry.options.empty())
        m_builder.setSlurmOptions(
            m_builder.root(), mergedOptions(m_builder.slurmOptions(m_builder.root()), entry.options));
}

Result<void> DumpReader::readParent(const Entry& entry)
{
    m_parent = findAccount(entry.name);
    if (!m_parent)
        return fail(ErrorCode::BadInput,
            fairshare::say("parent {} is not defined above; expected an Account line for it first",
                quotedPart(entry.name)),
            m_lines.at(entry.nameOffset));
    return {};
}

Result<void> DumpReader::readAccount(const Entry& entry)
{
    const Handle parent = parentOrRoot();
    const SourcePosition position = m_lines.at(entry.nameOffset);
    const auto known = findAccount(entry.name);
    if (known == m_builder.root()) {
        m_remarks.add("root_under_parent", position,
            fairshare::phrase("account root is listed under a parent; applying its options to the root"));
        readRoot(entry);
        return {};
    }
    if (known) {
        if (m_builder.parent(*known) != parent) {
            m_remarks.add("account_moved", position, [&] {
                return fairshare::say(
                    "{} is listed again, now under {}; moving it there with everything below it",
                    nameOf(NodeKind::Account, entry.name), nameOf(NodeKind::Account, m_builder.name(parent)));
            });
            m_builder.setParent(*known, parent);
            m_moved[*known] = position;
        }
        readAccountAgain(*known, entry);
        return {};
    }
    const Handle added = m_builder.add(parent, draftOf(NodeKind::Account, entry));
    if (hasCapitals(entry.name)) {
        m_lowered.emplace(lowerCase(entry.name), added);
        m_remarks.add("capitals_in_name", position, [&entry] {
            return fairshare::say("sacctmgr load converts {} to lowercase", quotedPart(entry.name));
        });
    }
    return {};
}

void DumpReader::readAccountAgain(Handle account, const Entry& entry)
{
    m_remarks.add("account_repeated", m_lines.at(entry.nameOffset), [&] {
        return fairshare::say("{} is already on line {}; the later options apply",
            nameOf(NodeKind::Account, entry.name), fmt::to_string(m_builder.position(account).line));
    });
    if (entry.hasShares)
        m_builder.setShares(account, entry.shares);
    if (!entry.options.empty())
        m_builder.setSlurmOptions(account, mergedOptions(m_builder.slurmOptions(account), entry.options));
}

void DumpReader::readUser(const Entry& entry)
{
    m_builder.add(parentOrRoot(), draftOf(NodeKind::User, entry));
}

/// Checks for accounts below themselves, which moves can cause. Visits each account once.
Result<void> DumpReader::checkCycles() const
{
    enum class State : std::uint8_t { Unseen, OnWay, Done };
    std::vector<State> states(m_moved.empty() ? 0 : m_builder.size(), State::Unseen);
    for (Handle start = 0; start < states.size(); ++start) {
        Handle at = start;
        while (at != NoRow && states[at] == State::Unseen) {
            states[at] = State::OnWay;
            at = m_builder.parent(at);
        }
        if (at != NoRow && states[at] == State::OnWay) {
            const Handle end = at;
            SourcePosition position{};
            Handle last = at;
            do {
                const auto moved = m_moved.find(at);
                if (moved != m_moved.end() && moved->second.line > position.line) {
                    position = moved->second;
                    last = at;
                }
                at = m_builder.parent(at);
            } while (at != end);
            return fail(ErrorCode::BadInput,
                fairshare::say(
                    "{} would be its own ancestor", nameOf(NodeKind::Account, m_builder.name(last))),
                position);
        }
        for (at = start; at != NoRow && states[at] == State::OnWay; at = m_builder.parent(at))
            states[at] = State::Done;
    }
    return {};
}

} // namespace fairshare

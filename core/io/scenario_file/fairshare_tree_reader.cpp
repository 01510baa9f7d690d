// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/fairshare_tree_reader.h"

#include "core/base/say.h"
#include "core/io/json/json_fields.h"
#include "core/io/scenario_file/node_figures.h"
#include "core/io/text/text_lines.h"
#include "core/tree/share_tree_builder.h"

#include <optional>

namespace fairshare {

namespace {

constexpr std::size_t NodesBetweenReports = 1 << 14;

struct OpenAccount {
    JsonToken next; ///< next child to read
    JsonToken end;
    ShareTreeBuilder::Handle account;
};

} // namespace

struct FairshareTreeReader::Node {
    NodeDraft draft; ///< its texts are stored below
    bool isRoot = false;
    std::string name;
    std::string partition;
    std::string slurmOptions;
    std::string limits;
    std::string unknownMembers;
    std::optional<JsonToken> children;

    NodeName who() const { return {draft.kind, name}; }
};

Result<ShareTree> FairshareTreeReader::read(JsonToken tree, const Progress& progress)
{
    ShareTreeBuilder builder;
    Node root;
    root.isRoot = true;
    if (auto done = readNode(tree, root); !done)
        return tl::unexpected(done.error());
    if (root.draft.kind == NodeKind::User)
        return failAt(
            m_document, tree, fairshare::say("the root of the tree must be an account; found a user"));
    builder.setRoot(root.draft);
    std::vector<OpenAccount> path;
    const auto enter = [&](const Node& node, ShareTreeBuilder::Handle handle) {
        if (node.children)
            path.push_back({m_document.first(*node.children), m_document.end(*node.children), handle});
    };
    enter(root, builder.root());
    while (!path.empty()) {
        OpenAccount& open = path.back();
        if (open.next == open.end) {
            path.pop_back();
            continue;
        }
        Node node;
        if (auto done = readNode(open.next, node); !done)
            return tl::unexpected(done.error());
        const auto handle = builder.add(open.account, node.draft);
        open.next = m_document.next(open.next);
        enter(node, handle);
        if (builder.size() % NodesBetweenReports != 0)
            continue;
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        progress.at(0.7); // rows were already counted during indexing
    }
    progress.at(0.9);
    return std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, m_diagnostics);
}

Result<void> FairshareTreeReader::readNode(JsonToken token, Node& node)
{
    if (const JsonKind found = m_document.kind(token); found != JsonKind::Object)
        return failNoObject(m_document, token, fairshare::phrase("a tree node"));
    if (auto done = m_document.members(token, m_members); !done)
        return done;
    if (auto done = readName(token, node); !done)
        return done;
    for (const JsonMember& member : m_members)
        if (auto done = readMember(member, node); !done)
            return done;
    node.draft.name = node.name;
    node.draft.partition = node.partition;
    node.draft.slurmOptions = node.slurmOptions;
    node.draft.limits = node.limits;
    node.draft.unknownMembers = node.unknownMembers;
    return {};
}

Result<void> FairshareTreeReader::readName(JsonToken token, Node& node)
{
    const auto name = namingMember(m_document, token, m_members,
        {fairshare::phrase("a tree node has both \"account\" and \"user\"; expected only one of them"),
            fairshare::phrase("a tree node needs either \"account\" or \"user\"")});
    if (!name)
        return tl::unexpected(name.error());
    auto text = requireText(m_document, **name);
    if (!text)
        return tl::unexpected(text.error());
    node.name = std::move(*text);
    node.draft.kind = (*name)->key == "user" ? NodeKind::User : NodeKind::Account;
    node.draft.position = m_document.position((*name)->value);
    return {};
}

Result<void> FairshareTreeReader::readMember(const JsonMember& member, Node& node)
{
    const std::string_view key = member.key;
    const auto keep = [](auto& target, auto&& result) -> Result<void> {
        if (!result)
            return tl::unexpected(result.error());
        target = std::move(*result);
        return {};
    };
    if (key == "user" || key == "account")
        return {};
    if (key == "shares")
        return readShares(member, node);
    if (key == "usage")
        return keep(node.draft.usage, readUsage(m_document, member, node.who()));
    if (key == "usage_total")
        return keep(node.draft.usageTotal, readUsage(m_document, member, node.who()));
    if (key == "partition")
        return keep(node.partition, requireText(m_document, member));
    if (key == "association")
        return keep(node.draft.association, readCount(m_document, member, node.who(), 1));
    if (key == "pending_jobs")
        return keep(node.draft.pendingJobs, readCount(m_document, member, node.who(), 0));
    if (key == "slurm")
        return keep(node.slurmOptions, readSlurmOptions(m_document, member));
    if (key == "slurm_limits")
        return keep(node.limits, readSlurmOptions(m_document, member));
    if (key == "unlisted_shares")
        return keep(node.draft.unlistedShares, readCount(m_document, member, node.who(), 1));
    if (key == "listed") {
        bool isListed = true;
        auto done = readSwitch(m_document, member, isListed);
        node.draft.isUnlisted = !isListed;
        return done;
    }
    if (key == "printed")
        return keep(node.draft.printed, readPrinted(m_document, member));
    if (key == "children")
        return readChildren(member, node);
    keepUnknown(member, node);
    return {};
}

Result<void> FairshareTreeReader::readChildren(const JsonMember& member, Node& node)
{
    if (node.draft.kind == NodeKind::User)
        return failAt(m_document, member.keyToken,
            fairshare::say(
                "{} has children; only accounts can have children", nameOf(node.draft.kind, node.name)));
    if (auto checked = requireKind(m_document, member, JsonKind::Array); !checked)
        return checked;
    node.children = member.value;
    return {};
}

Result<void> FairshareTreeReader::readShares(const JsonMember& member, Node& node)
{
    const auto shares = fairshare::readShares(m_document, member, node.who());
    if (!shares)
        return tl::unexpected(shares.error());
    if (!node.isRoot) {
        node.draft.shares = *shares;
    } else if (*shares != 1) {
        m_diagnostics.push_back({"root_shares",
            fairshare::say(
                "the root account has no shares; {} is ignored", excerpt(m_document.source(member.value))),
            m_document.position(member.value)});
    }
    return {};
}

void FairshareTreeReader::keepUnknown(const JsonMember& member, Node& node)
{
    m_unknown.note(m_document, member, fairshare::phrase("a tree node"));
    keepMember(m_document, member, node.unknownMembers);
}

} // namespace fairshare

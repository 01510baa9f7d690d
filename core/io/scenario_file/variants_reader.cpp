// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/variants_reader.h"

#include "core/base/say.h"
#include "core/io/scenario_file/node_figures.h"
#include "core/io/text/text_lines.h"
#include "core/tree/share_tree_builder.h"

#include <set>

namespace fairshare {
namespace {

/// @param what marked by `phrase`
Result<void> requireObject(JsonDocument& document, JsonToken token, const char* what)
{
    if (document.kind(token) == JsonKind::Object)
        return {};
    return failNoObject(document, token, what);
}

Result<std::string> readNameText(JsonDocument& document, const JsonMember& member)
{
    auto text = requireText(document, member);
    if (text && text->empty())
        return failAt(document, member.value, fairshare::say("\"{}\" is empty; expected a name", member.key));
    return text;
}

/// Stores the value in `target`, or returns the error.
template <typename Target, typename Value>
Result<void> takeValue(Target& target, Result<Value> value)
{
    if (!value)
        return tl::unexpected(value.error());
    target = std::move(*value);
    return {};
}

class EditReader {
public:
    EditReader(JsonDocument& document, UnknownMembers& unknown)
        : m_document(document)
        , m_unknown(unknown)
    {
    }

    Result<VariantEdit> read(JsonToken token);

private:
    Result<void> readTarget(JsonToken token);
    Result<void> readKind();
    Result<void> readMember(const JsonMember& member);
    Result<void> readPlace(const JsonMember& member);
    Result<void> readFigure(const JsonMember& member);
    Result<void> checkPlaces(JsonToken token);
    NodeName who() const { return {m_edit.node, m_edit.name}; }
    std::string shown() const { return nameOf(m_edit.node, m_edit.name); }

    JsonDocument& m_document;
    UnknownMembers& m_unknown;
    std::vector<JsonMember> m_members;
    VariantEdit m_edit;
};

Result<VariantEdit> EditReader::read(JsonToken token)
{
    m_edit = {.node = NodeKind::User, .name = {}, .account = {}};
    if (auto done = requireObject(m_document, token, fairshare::phrase("a change in a variant")); !done)
        return tl::unexpected(done.error());
    if (auto done = m_document.members(token, m_members); !done)
        return tl::unexpected(done.error());
    if (auto done = readTarget(token); !done)
        return tl::unexpected(done.error());
    if (auto done = readKind(); !done)
        return tl::unexpected(done.error());
    for (const JsonMember& member : m_members)
        if (auto done = readMember(member); !done)
            return tl::unexpected(done.error());
    if (auto done = checkPlaces(token); !done)
        return tl::unexpected(done.error());
    return std::move(m_edit);
}

Result<void> EditReader::readTarget(JsonToken token)
{
    const auto name = namingMember(m_document, token, m_members,
        {fairshare::phrase("a change has both \"account\" and \"user\"; expected only one of them"),
            fairshare::phrase("a change in a variant needs either \"account\" or \"user\"")});
    if (!name)
        return tl::unexpected(name.error());
    m_edit.node = (*name)->key == "user" ? NodeKind::User : NodeKind::Account;
    return takeValue(m_edit.name, readNameText(m_document, **name));
}

Result<void> EditReader::readKind()
{
    for (const JsonMember& member : m_members) {
        if (member.key != "add" && member.key != "remove")
            continue;
        if (m_document.kind(member.value) != JsonKind::True)
            return failAt(m_document, member.value,
                fairshare::say("\"{}\" of {} is {}; set it to true or omit it", member.key, shown(),
                    excerpt(m_document.source(member.value))));
        if (m_edit.kind != VariantEdit::Kind::Set)
            return failAt(m_document, member.keyToken,
                fairshare::say("{} is both added and removed by the same change", shown()));
        m_edit.kind = member.key == "add" ? VariantEdit::Kind::Add : VariantEdit::Kind::Remove;
    }
    return {};
}

Result<void> EditReader::readMember(const JsonMember& member)
{
    const std::string_view key = member.key;
    if (key == "account" || key == "user" || key == "add" || key == "remove")
        return {};
    if (key == "of")
        return takeValue(m_edit.account, readNameText(m_document, member));
    if (key == "partition")
        return takeValue(m_edit.partition, requireText(m_document, member));
    if (key == "association")
        return takeValue(m_edit.association, readCount(m_document, member, who(), 1));
    const bool isPlace = key == "move_to" || key == "rename_to" || key == "partition_to";
    if (m_edit.kind == VariantEdit::Kind::Remove && (key == "shares" || key == "usage" || isPlace))
        return failAt(m_document, member.keyToken,
            fairshare::say("{} is removed, so it cannot have \"{}\"", shown(), key));
    return isPlace ? readPlace(member) : readFigure(member);
}

Result<void> EditReader::readPlace(const JsonMember& member)
{
    if (m_edit.kind == VariantEdit::Kind::Add)
        return failAt(m_document, member.keyToken,
            fairshare::say("{} is added, so it cannot have \"{}\"; give its final name and place instead",
                shown(), member.key));
    if (member.key == "move_to")
        return takeValue(m_edit.moveTo, readNameText(m_document, member));
    if (member.key == "rename_to")
        return takeValue(m_edit.renameTo, readNameText(m_document, member));
    if (m_edit.node == NodeKind::Account)
        return failAt(m_document, member.keyToken,
            fairshare::say("{} cannot have \"partition_to\"; only users can", shown()));
    return takeValue(m_edit.partitionTo, requireText(m_document, member));
}

Result<void> EditReader::readFigure(const JsonMember& member)
{
    const std::string_view key = member.key;
    if (key == "shares")
        return takeValue(m_edit.shares, readShares(m_document, member, who()));
    if (key == "usage")
        return takeValue(m_edit.usage, readUsage(m_document, member, who()));
    if (key == "usage_total" && m_document.kind(member.value) == JsonKind::Null) {
        m_edit.totalComputed = true;
        return {};
    }
    if (key == "usage_total")
        return takeValue(m_edit.usageTotal, readUsage(m_document, member, who()));
    if (key == "pending_jobs")
        return takeValue(m_edit.pendingJobs, readCount(m_document, member, who(), 0));
    if (key == "slurm" && m_edit.kind == VariantEdit::Kind::Add)
        return takeValue(m_edit.slurmOptions, readSlurmOptions(m_document, member));
    m_unknown.note(m_document, member, fairshare::phrase("a change in a variant"));
    keepMember(m_document, member, m_edit.unknownMembers);
    return {};
}

Result<void> EditReader::checkPlaces(JsonToken token)
{
    const bool isUser = m_edit.node == NodeKind::User;
    const bool added = m_edit.kind == VariantEdit::Kind::Add;
    if ((isUser || added) && m_edit.account.empty())
        return failAt(m_document, token,
            added ? fairshare::say("{} needs \"of\", the account it is added to", shown())
                  : fairshare::say("{} needs \"of\", the account it belongs to", shown()));
    if (!isUser && !added && !m_edit.account.empty())
        return failAt(m_document, token,
            fairshare::say("{} has \"of\", which is only for users and added accounts; use \"move_to\" to "
                           "move an account",
                shown()));
    return {};
}

Result<void> readEdits(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown, Variant& variant)
{
    if (auto checked = requireKind(document, member, JsonKind::Array); !checked)
        return checked;
    EditReader reader(document, unknown);
    const JsonToken end = document.end(member.value);
    for (JsonToken token = document.first(member.value); token != end; token = document.next(token)) {
        auto edit = reader.read(token);
        if (!edit)
            return tl::unexpected(edit.error());
        variant.edits.push_back(std::move(*edit));
    }
    return {};
}

Result<Variant> readVariant(JsonDocument& document, JsonToken token, UnknownMembers& unknown)
{
    if (auto done = requireObject(document, token, fairshare::phrase("a variant")); !done)
        return tl::unexpected(done.error());
    std::vector<JsonMember> members;
    if (auto done = document.members(token, members); !done)
        return tl::unexpected(done.error());
    Variant variant;
    for (const JsonMember& member : members) {
        Result<void> done;
        if (member.key == "name") {
            done = takeValue(variant.name, readNameText(document, member));
        } else if (member.key == "edits") {
            done = readEdits(document, member, unknown, variant);
        } else {
            unknown.note(document, member, fairshare::phrase("a variant"));
            variant.unknown.emplace_back(member.key, verbatim(document, member.value));
        }
        if (!done)
            return tl::unexpected(done.error());
    }
    if (variant.name.empty())
        return failAt(document, token, fairshare::say("a variant needs a \"name\""));
    return variant;
}

} // namespace

Result<std::vector<Variant>> readVariants(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown)
{
    if (auto checked = requireKind(document, member, JsonKind::Array); !checked)
        return tl::unexpected(checked.error());
    std::vector<Variant> variants;
    std::set<std::string, std::less<>> names;
    const JsonToken end = document.end(member.value);
    for (JsonToken token = document.first(member.value); token != end; token = document.next(token)) {
        auto variant = readVariant(document, token, unknown);
        if (!variant)
            return tl::unexpected(variant.error());
        if (!names.insert(variant->name).second)
            return failAt(document, token,
                fairshare::say(
                    "duplicate variant '{}'; variant names must be unique", excerpt(variant->name)));
        variants.push_back(std::move(*variant));
    }
    return variants;
}

} // namespace fairshare

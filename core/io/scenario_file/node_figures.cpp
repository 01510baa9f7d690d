// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/node_figures.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/json/json_fields.h"
#include "core/io/text/text_lines.h"
#include "core/io/text/usage_reader.h"
#include "core/tree/share_tree_builder.h"
#include "core/tree/slurm_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairshare {

Result<const JsonMember*> namingMember(JsonDocument& document, JsonToken object,
    std::span<const JsonMember> members, const NamingRefusals& refusals)
{
    const JsonMember* name = nullptr;
    for (const JsonMember& member : members) {
        if (member.key != "account" && member.key != "user")
            continue;
        if (name != nullptr)
            return failAt(document, member.keyToken, said(refusals.both));
        name = &member;
    }
    if (name == nullptr)
        return failAt(document, object, said(refusals.none));
    return name;
}

std::string appendSlurmOptions(std::string& out, std::string_view options)
{
    std::string notText;
    const auto append = [&out, &notText](const std::string& text) {
        if (!appendJsonText(out, text) && notText.empty())
            notText = text;
    };
    out += "{ ";
    std::string_view separator;
    for (const auto& [key, value] : splitSlurmOptions(options)) {
        out += separator;
        append(key);
        out += ": ";
        append(value);
        separator = ", ";
    }
    out += " }";
    return notText;
}

Result<std::uint32_t> readShares(JsonDocument& document, const JsonMember& member, const NodeName& node)
{
    const std::string_view source = document.source(member.value);
    const auto number = parseUnsigned(source);
    if (number && *number <= MaxShares)
        return static_cast<std::uint32_t>(*number);
    if (source == "\"parent\"")
        return ParentShares;
    return failAt(document, member.value,
        fairshare::say("shares of {} are {}; expected a whole number from 0 to {} or \"parent\"",
            nameOf(node.kind, node.name), excerpt(source), MaxShares),
        ErrorCode::OutOfRange);
}

Result<long double> readUsage(JsonDocument& document, const JsonMember& member, const NodeName& node)
{
    const std::string_view source = document.source(member.value);
    const auto usage = parseExtended(source);
    const bool isNumber = document.kind(member.value) == JsonKind::Number && usage;
    const bool tooSmall = isNumber && isTooSmall(*usage, source);
    if (isNumber && *usage >= 0 && !tooSmall)
        return *usage;
    const std::string who = nameOf(node.kind, node.name);
    return failAt(document, member.value,
        tooSmall ? fairshare::say("{} of {} is {}, which rounds to 0; expected 0 or a larger number",
                       member.key, who, excerpt(source))
                 : fairshare::say(
                       "{} of {} is {}; expected a number, 0 or more", member.key, who, excerpt(source)),
        ErrorCode::OutOfRange);
}

Result<std::uint32_t> readCount(
    JsonDocument& document, const JsonMember& member, const NodeName& node, std::uint32_t least)
{
    constexpr std::uint32_t Most = std::numeric_limits<std::uint32_t>::max();
    const std::string_view source = document.source(member.value);
    const auto number = parseUnsigned(source);
    if (number && *number >= least && *number <= Most)
        return static_cast<std::uint32_t>(*number);
    return failAt(document, member.value,
        fairshare::say("{} of {} is {}; expected a whole number from {} to {}", member.key,
            nameOf(node.kind, node.name), excerpt(source), least, Most),
        ErrorCode::OutOfRange);
}

Result<std::string> readSlurmOptions(JsonDocument& document, const JsonMember& member)
{
    if (auto checked = requireKind(document, member, JsonKind::Object); !checked)
        return tl::unexpected(checked.error());
    std::vector<JsonMember> members;
    if (auto done = document.members(member.value, members); !done)
        return tl::unexpected(done.error());
    SlurmOptionList options;
    for (const JsonMember& option : members) {
        // Numbers are unquoted in a dump, so a number written by hand is kept as it is.
        if (document.kind(option.value) == JsonKind::Number) {
            options.emplace_back(option.key, document.source(option.value));
            continue;
        }
        auto text = requireText(document, option);
        if (!text)
            return tl::unexpected(text.error());
        options.emplace_back(option.key, std::move(*text));
    }
    return joinSlurmOptions(options);
}

namespace {

constexpr std::string_view LevelSharesKey = "LevelShares";

/// Returns a printed number with its decimals.
std::string textOf(const PrintedNumber& number)
{
    if (std::isinf(number.value))
        return "\"inf\"";
    const int decimals = static_cast<int>(std::lround(-std::log10(2 * number.rounding)));
    return number.rounding > 0 && decimals >= 0 && decimals <= 17 ? fixed(number.value, decimals)
                                                                  : shortest(number.value);
}

} // namespace

std::string printedText(const PrintedFigures& figures)
{
    std::string text;
    const auto add = [&text](std::string_view key, std::string_view value) {
        text += fmt::format("{}\"{}\": {}", text.empty() ? "{ " : ", ", key, value);
    };
    for (std::size_t i = 0; i < ListedFigureNames.size(); ++i)
        if (figures.numbers[i].isPrinted())
            add(ListedFigureNames[i], textOf(figures.numbers[i]));
    if (figures.levelShares > 0)
        add(LevelSharesKey, fmt::to_string(figures.levelShares));
    return text + " }";
}

Result<PrintedFigures> readPrinted(JsonDocument& document, const JsonMember& member)
{
    PrintedFigures figures;
    const auto take = [&](const JsonMember& entry) -> Result<void> {
        if (entry.key == LevelSharesKey)
            return readWord(document, entry, figures.levelShares);
        const auto* const known = std::ranges::find(ListedFigureNames, entry.key);
        std::string_view source = document.source(entry.value);
        if (source == "\"inf\"")
            source = "inf";
        const PrintedNumber number = readPrintedNumber(source);
        if (known == ListedFigureNames.end() || !number.isPrinted())
            return refuseValue(document, entry, fairshare::say("a figure of sshare, such as NormShares"));
        figures.numbers[static_cast<std::size_t>(known - ListedFigureNames.begin())] = number;
        return {};
    };
    if (auto done = readMembers(document, member, take); !done)
        return tl::unexpected(done.error());
    return figures;
}

void keepMember(JsonDocument& document, const JsonMember& member, std::string& kept)
{
    if (!kept.empty())
        kept += ", ";
    kept += document.source(member.keyToken);
    kept += ": ";
    kept += verbatim(document, member.value);
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/review/own_text.h"

#include "core/base/ascii_text.h"
#include "core/base/say.h"
#include "core/io/text/text_lines.h"
#include "core/report/review/own_text_reader.h"

#include <md4c.h>

#include <algorithm>
#include <string>
#include <utility>

namespace fairshare {
namespace {

/// Returns whether links by name (`[name]`, defined by `[name]: address`) are found in a short time: md4c
/// looks up the text between each pair of brackets, and copies the address for each.
bool hasQuickLinks(std::string_view markdown)
{
    constexpr std::size_t MostSteps = std::size_t{1} << 24;
    if (markdown.find("]:") == std::string_view::npos)
        return true;
    std::size_t longest = 0;
    std::size_t stretch = 0; // bytes since the last blank line, which ends each paragraph
    for (TextLines lines(markdown); lines.next();) {
        const std::string_view line = lines.text();
        stretch = trimmed(line).empty() ? 0 : stretch + line.size() + 1;
        longest = std::max(longest, stretch);
    }
    const auto brackets = static_cast<std::size_t>(std::ranges::count(markdown, '['));
    return brackets * longest <= MostSteps;
}

OwnTextReader& readerOf(void* reader)
{
    return *static_cast<OwnTextReader*>(reader);
}

/// Has md4c parse the text. The reader knows errors.
void parse(std::string_view markdown, OwnTextReader& reader)
{
    MD_PARSER parser{};
    parser.flags = MD_FLAG_TABLES | MD_FLAG_NOHTML;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* user) {
        return readerOf(user).enterBlock(type, detail) ? 0 : 1;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void* detail, void* user) {
        return readerOf(user).leaveBlock(type, detail) ? 0 : 1;
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* user) {
        return readerOf(user).enterSpan(type, detail) ? 0 : 1;
    };
    parser.leave_span = [](MD_SPANTYPE type, void* /*detail*/, void* user) {
        return readerOf(user).leaveSpan(type) ? 0 : 1;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* user) {
        return readerOf(user).addText(type, {text, size}) ? 0 : 1;
    };
    if (md_parse(markdown.data(), static_cast<MD_SIZE>(markdown.size()), &parser, &reader) != 0)
        reader.giveUp();
}

} // namespace

Result<std::vector<ReviewSection>> ownSections(std::string_view markdown)
{
    if (markdown.size() > MaxOwnTextBytes)
        return fail(ErrorCode::TooLarge,
            fairshare::say(
                "the text has {} bytes; at most {} are allowed", markdown.size(), MaxOwnTextBytes));
    if (auto valid = checkUtf8(markdown); !valid)
        return tl::unexpected(valid.error());
    if (!hasQuickLinks(markdown))
        return fail(ErrorCode::TooLarge,
            fairshare::say(
                "the text has too many brackets for its long paragraphs; write links as [text](address) "
                "without definitions such as [name]: address"));
    OwnTextReader reader;
    parse(markdown, reader);
    return reader.take();
}

std::vector<ReviewSpan> withAddresses(const std::vector<ReviewSpan>& spans)
{
    std::vector<ReviewSpan> written;
    std::string text; // of the link so far
    for (auto span = spans.begin(); span != spans.end(); ++span) {
        written.push_back(*span);
        written.back().link.clear();
        if (span->link.empty())
            continue;
        text += span->text;
        if (const auto next = std::next(span); next != spans.end() && next->link == span->link)
            continue;
        if (span->link != text && span->link != "mailto:" + text)
            written.push_back({.text = " (" + span->link + ")"});
        text.clear();
    }
    return written;
}

} // namespace fairshare

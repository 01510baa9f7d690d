// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/sweep_results.h"

#include "core/base/files/files.h"
#include "core/base/say.h"
#include "core/io/json/json_fields.h"
#include "core/io/text/text_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace fairshare {
namespace {

constexpr std::string_view Beginning = R"({"digest":")";
constexpr std::string_view Example = R"({"digest":"…","figures":{"jobs":…}})";

class ResultLines {
public:
    Result<SweepResults> read(std::string_view text)
    {
        TextLines lines(text);
        while (lines.next()) {
            if (trimmed(lines.text()).empty())
                continue;
            auto taken = takeLine(lines.text());
            if (!taken && isTorn(text, lines.text()))
                break;
            if (!taken) {
                taken.error().position.line = lines.number();
                return tl::unexpected(taken.error());
            }
        }
        return std::move(m_results);
    }

private:
    /// Returns whether a line was cut off when writing was interrupted: it is the last line, starts like a
    /// result, and is incomplete. Any other text would be lost when the results are written, so it is an
    /// error.
    static bool isTorn(std::string_view text, std::string_view line)
    {
        const std::string_view begun = Beginning.substr(0, line.size());
        return line.end() == text.end() && line.starts_with(begun) && !JsonDocument::parse(line);
    }

    static tl::unexpected<Error> refuse(SourcePosition position)
    {
        return fail(ErrorCode::BadInput,
            fairshare::say("not a sweep result; expected {} on each line", Example), position);
    }

    Result<void> takeLine(std::string_view line)
    {
        auto document = JsonDocument::parse(line);
        if (!document)
            return refuse({1, document.error().position.column});
        std::vector<JsonMember> members;
        if (document->kind(0) != JsonKind::Object)
            return refuse(document->position(0));
        if (auto read = document->members(0, members); !read)
            return read;
        if (members.size() != 2 || members[0].key != "digest" || members[1].key != "figures")
            return refuse(document->position(0));
        const auto digest = requireText(*document, members[0]);
        if (!digest)
            return tl::unexpected(digest.error());
        if (digest->empty() || digest->find_first_not_of("0123456789abcdef") != std::string::npos)
            return failAt(*document, members[0].value,
                fairshare::say(
                    "{} is not a digest; expected lowercase hexadecimal digits", quotedPart(*digest)));
        std::vector<std::string> values(m_ids.size());
        const auto take = [&](const JsonMember& figure) { return takeFigure(*document, figure, values); };
        if (auto read = readMembers(*document, members[1], take); !read)
            return read;
        m_results.insert_or_assign(*digest, std::move(values));
        return {};
    }

    Result<void> takeFigure(
        JsonDocument& document, const JsonMember& figure, std::vector<std::string>& values) const
    {
        const auto found = std::ranges::find(m_ids, figure.key);
        if (found == m_ids.end())
            return failAt(document, figure.keyToken,
                fairshare::say("unknown metric \"{}\" in a result; expected one of {}", excerpt(figure.key),
                    firstNames(m_ids)));
        if (auto checked = requireKind(document, figure, JsonKind::Number); !checked)
            return checked;
        double value = 0; // figures are never negative, so a negative number is not a result
        if (auto checked = readReal(document, figure, value); !checked)
            return checked;
        values[static_cast<std::size_t>(found - m_ids.begin())] = document.source(figure.value);
        return {};
    }

    std::vector<std::string> m_ids = sweepFigures();
    SweepResults m_results;
};

} // namespace

std::string sweepResultsText(const SweepResults& results)
{
    const std::vector<std::string> ids = sweepFigures();
    std::string text;
    for (const auto& [digest, figures] : results) {
        text += fmt::format(R"({{"digest":"{}","figures":{{)", digest);
        bool isFirst = true;
        for (std::size_t at = 0; at < figures.size(); ++at) {
            if (figures[at].empty())
                continue;
            text += fmt::format(R"({}"{}":{})", isFirst ? "" : ",", ids[at], figures[at]);
            isFirst = false;
        }
        text += "}}\n";
    }
    return text;
}

Result<SweepResults> readSweepResults(std::string_view text)
{
    return ResultLines().read(text);
}

Result<void> SavedSweep::read()
{
    if (m_path.empty() || !std::filesystem::exists(m_path))
        return {};
    const auto text = readFile(m_path);
    if (!text)
        return tl::unexpected(text.error());
    auto results = readSweepResults(*text);
    if (!results)
        return tl::unexpected(results.error());
    m_results = *std::move(results);
    return {};
}

void SavedSweep::add(const std::string& digest, const std::vector<std::string>& figures)
{
    m_results.insert_or_assign(digest, figures);
    constexpr std::chrono::seconds Pause(1); // writing must not cost more than simulating
    if (Clock::now() - m_written < Pause)
        return;
    static_cast<void>(write()); // a failure occurs again, and is reported, at the end
    m_written = Clock::now();
}

Result<void> SavedSweep::write()
{
    return m_path.empty() ? Result<void>() : writeFile(m_path, sweepResultsText(m_results));
}

} // namespace fairshare

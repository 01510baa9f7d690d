// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/sweep_results.h"

#include "core/io/json_document.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {
namespace {

/// Takes one line; false where it is not whole.
bool takeLine(std::string_view line, const std::vector<std::string>& ids, SweepResults& results)
{
    auto document = JsonDocument::parse(line);
    std::vector<JsonMember> members;
    if (!document || document->kind(0) != JsonKind::Object || !document->members(0, members)
        || members.size() != 2 || members[0].key != "digest" || members[1].key != "figures"
        || document->kind(members[0].value) != JsonKind::Text
        || document->kind(members[1].value) != JsonKind::Object)
        return false;
    std::vector<JsonMember> figures;
    if (!document->members(members[1].value, figures))
        return false;
    std::vector<std::string> values(ids.size());
    for (const JsonMember& figure : figures) {
        const auto found = std::ranges::find(ids, figure.key);
        if (found == ids.end())
            return false;
        values[static_cast<std::size_t>(found - ids.begin())] = document->source(figure.value);
    }
    results.insert_or_assign(document->text(members[0].value), std::move(values));
    return true;
}

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

SweepResults readSweepResults(std::string_view text)
{
    const std::vector<std::string> ids = sweepFigures();
    SweepResults results;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos)
            break; // the writing of it was interrupted
        takeLine(text.substr(0, end), ids, results);
        text.remove_prefix(end + 1);
    }
    return results;
}

} // namespace fairshare

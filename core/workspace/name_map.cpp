// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/name_map.h"

#include "core/base/files/files.h"
#include "core/base/say.h"
#include "core/io/csv/csv_lines.h"
#include "core/io/text/text_lines.h"

#include <algorithm>

namespace fairshare {
namespace {

struct MapColumns {
    std::size_t from;
    std::size_t to;
};

Result<MapColumns> columnsOf(const CsvLines& lines)
{
    const auto& cells = lines.cells();
    const auto place = [&cells](std::string_view title) {
        const auto found =
            std::ranges::find(cells, title, [](const CsvCell& cell) { return trimmed(cell.text); });
        return static_cast<std::size_t>(found - cells.begin());
    };
    const MapColumns columns{place("from"), place("to")};
    if (columns.from < cells.size() && columns.to < cells.size())
        return columns;
    return fail(ErrorCode::BadInput, fairshare::say("expected a header with columns from and to"), {1, 1});
}

/// Adds the mapping of a row. Errors: as readNameMap.
Result<void> addRow(CsvLines& lines, const MapColumns& columns, NameMap& map)
{
    const CsvCell& from = lines.cells()[columns.from];
    const CsvCell& to = lines.cells()[columns.to];
    for (const CsvCell* cell : {&from, &to})
        if (trimmed(cell->text).empty())
            return fail(ErrorCode::BadInput,
                fairshare::say("empty name; expected a name in both from and to"), lines.position(*cell));
    const std::string_view name = trimmed(from.text);
    if (!map.try_emplace(std::string(name), trimmed(to.text)).second)
        return fail(ErrorCode::BadInput, fairshare::say("duplicate mapping for '{}'", excerpt(name)),
            lines.position(from));
    return {};
}

} // namespace

Result<NameMap> readNameMap(std::string_view content)
{
    NameMap map;
    CsvLines lines(withoutByteOrderMark(content));
    const auto heading = lines.next();
    if (!heading)
        return tl::unexpected(heading.error());
    if (!*heading)
        return fail(
            ErrorCode::BadInput, fairshare::say("expected a header with columns from and to"), {1, 1});
    const auto columns = columnsOf(lines);
    if (!columns)
        return tl::unexpected(columns.error());
    const std::size_t width = lines.cells().size();
    for (;;) {
        const auto row = lines.next();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row)
            return map;
        if (lines.cells().size() != width)
            return fail(ErrorCode::BadInput, cellCountText(lines.cells().size(), width),
                lines.position(lines.cells().front()));
        if (auto added = addRow(lines, *columns, map); !added)
            return tl::unexpected(added.error());
    }
}

Result<NameMap> readNameMapFile(const std::string& path, const Progress& progress)
{
    const auto content = readFile(path, progress);
    auto map = content ? readNameMap(*content) : Result<NameMap>(tl::unexpected(content.error()));
    if (!map)
        map.error().file = path;
    return map;
}

RenamedNames renameNames(Workload& workload, JobAttribute attribute, const NameMap& map)
{
    const auto kind = static_cast<std::size_t>(attribute);
    std::vector<std::string>& names = workload.names[kind];
    std::vector<std::uint64_t> jobsOf(names.size());
    for (const SubmittedJob& job : workload.jobs)
        ++jobsOf[job.attributes[kind]];
    RenamedNames renamed;
    std::vector<std::string> after{""};
    std::vector<std::uint32_t> places(names.size());
    std::unordered_map<std::string, std::uint32_t> known;
    for (std::size_t old = 1; old < names.size(); ++old) {
        const auto other = map.find(names[old]);
        if (other != map.end()) {
            ++renamed.names;
        } else {
            renamed.unmapped.push_back(names[old]);
            renamed.unmappedJobs += jobsOf[old];
        }
        const std::string& name = other == map.end() ? names[old] : other->second;
        const auto [place, isNew] = known.try_emplace(name, static_cast<std::uint32_t>(after.size()));
        if (isNew)
            after.push_back(name);
        places[old] = place->second;
    }
    for (SubmittedJob& job : workload.jobs)
        job.attributes[kind] = places[job.attributes[kind]];
    names = std::move(after);
    return renamed;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/import/import.h"
#include "core/io/scenario_file/fairshare_settings_reader.h"
#include "core/io/scenario_file/fairshare_tree_reader.h"
#include "core/io/scenario_file/fairshare_writer.h"
#include "core/io/scenario_file/known_keys.h"
#include "core/io/scenario_file/priority_reader.h"
#include "core/io/scenario_file/quotas_reader.h"
#include "core/io/scenario_file/simulation_reader.h"
#include "core/io/scenario_file/variants_reader.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"

#include <iterator>

namespace fairshare::format_files {
namespace {

constexpr std::string_view FormatName = "fairshare-explorer";
constexpr std::uint64_t Version = 1;

Result<void> checkFormat(JsonDocument& document, const std::vector<JsonMember>& members)
{
    const JsonMember* format = findMember(members, "format");
    if (format == nullptr && findMember(members, "job_id") != nullptr)
        return failAt(document, 0,
            fairshare::say("contains a single job; expected squeue --json output, with a list \"jobs\""));
    if (format == nullptr)
        return failAt(document, 0,
            fairshare::say("\"format\" is missing; expected a scenario with \"format\": \"{}\", or sshare "
                           "--json output with \"shares\"",
                FormatName));
    const auto name = requireText(document, *format);
    if (!name)
        return tl::unexpected(name.error());
    if (*name != FormatName)
        return failAt(document, format->value,
            fairshare::say(
                "\"format\" is \"{}\"; expected \"{}\" for a scenario", excerpt(*name), FormatName));
    return {};
}

Result<void> checkVersion(
    JsonDocument& document, const std::vector<JsonMember>& members, Diagnostics& diagnostics)
{
    const JsonMember* version = findMember(members, "version");
    if (version == nullptr) {
        diagnostics.push_back({"version_missing",
            fairshare::say("\"version\" is missing; assuming version {}", Version), document.position(0)});
        return {};
    }
    const std::string_view source = document.source(version->value);
    const auto number = parseUnsigned(source);
    if (!number || *number == 0)
        return failAt(document, version->value,
            fairshare::say("\"version\" is {}; expected a whole number, 1 or more", excerpt(source)));
    if (*number > Version)
        return failAt(document, version->value,
            fairshare::say(
                "the file has version {}, but this release reads only up to version {}; upgrade the program",
                *number, Version));
    return {};
}

/// Reads sections into members of the scenario; their text is kept as well.
Result<void> readSection(
    JsonDocument& document, const JsonMember& member, SectionRemarks remarks, Scenario& scenario)
{
    if (member.key == "variants") {
        if (auto variants = readVariants(document, member, remarks.unknown); !variants)
            return tl::unexpected(variants.error());
    } else if (member.key == "priority") {
        auto section = readPriority(document, member, remarks.unknown);
        if (!section)
            return tl::unexpected(section.error());
        scenario.priority = SharedValue(std::move(*section));
    } else if (member.key == "simulation") {
        auto section = readSimulation(document, member, remarks);
        if (!section)
            return tl::unexpected(section.error());
        scenario.simulation = SharedValue(std::move(*section));
    }
    return {};
}

Result<void> readMember(
    JsonDocument& document, const JsonMember& member, SectionRemarks remarks, Scenario& scenario)
{
    for (auto [key, target] : {std::pair("title", &scenario.title), std::pair("cluster", &scenario.cluster),
             std::pair("notes", &scenario.notes)}) {
        if (member.key != key)
            continue;
        auto text = requireText(document, member);
        if (!text)
            return tl::unexpected(text.error());
        *target = std::move(*text);
        return {};
    }
    if (member.key == "format" || member.key == "version" || member.key == "tree")
        return {};
    if (auto section = readSection(document, member, remarks, scenario); !section)
        return section;
    if (member.key == "settings") {
        auto settings = readSettings(document, member, remarks.unknown);
        if (!settings)
            return tl::unexpected(settings.error());
        scenario.settings = std::move(*settings);
    } else if (isSection(member.key)) {
        scenario.sections.emplace_back(member.key, verbatim(document, member.value));
    } else {
        remarks.unknown.note(document, member, fairshare::phrase("a scenario"));
        scenario.unknown.emplace_back(member.key, verbatim(document, member.value));
    }
    return {};
}

/// Reads the groups. Groups that HTCondor would skip are kept, with a remark.
Result<void> readGroups(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown, Import& import)
{
    auto placed = readQuotas(document, member, unknown, import.diagnostics);
    if (!placed)
        return tl::unexpected(placed.error());
    auto remarks = quotaDiagnostics(*placed);
    if (!remarks)
        return tl::unexpected(remarks.error());
    std::ranges::move(*remarks, std::back_inserter(import.diagnostics));
    import.scenario->quotas = SharedValue(std::move(placed->quotas));
    import.groupPlaces = std::move(placed->places);
    return {};
}

bool recognizesFairshareFile(std::string_view beginning)
{
    beginning = withoutByteOrderMark(beginning);
    const auto first = beginning.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && beginning[first] == '{';
}

Result<Import> readFairshareFile(std::string_view content, const Progress& progress)
{
    auto document = JsonDocument::parse(withoutByteOrderMark(content), progress);
    if (!document)
        return tl::unexpected(document.error());
    if (document->kind(0) != JsonKind::Object)
        return failAt(*document, 0,
            fairshare::say("a scenario must be a JSON object; found {}", nameOf(document->kind(0))));
    Import import;
    std::vector<JsonMember> members;
    if (auto done = document->members(0, members); !done)
        return tl::unexpected(done.error());
    if (auto done = checkFormat(*document, members); !done)
        return tl::unexpected(done.error());
    if (auto done = checkVersion(*document, members, import.diagnostics); !done)
        return tl::unexpected(done.error());
    const JsonMember* treeMember = findMember(members, "tree");
    if (treeMember == nullptr)
        return failAt(*document, 0, fairshare::say("\"tree\" is missing; every scenario needs one"));
    Scenario scenario;
    UnknownMembers unknown;
    for (const JsonMember& member : members)
        if (auto done = readMember(*document, member, {unknown, import.diagnostics}, scenario); !done)
            return tl::unexpected(done.error());
    FairshareTreeReader reader(*document, import.diagnostics, unknown);
    auto tree = reader.read(treeMember->value, progress);
    if (!tree)
        return tl::unexpected(tree.error());
    scenario.tree = std::move(*tree);
    import.scenario = std::move(scenario);
    if (const JsonMember* quotas = findMember(members, "quotas"); quotas != nullptr)
        if (auto done = readGroups(*document, *quotas, unknown, import); !done)
            return tl::unexpected(done.error());
    unknown.report(import.diagnostics, knownKeys);
    import.hasShares = true;
    import.hasUsage = true;
    return import;
}

} // namespace

Format fairshare_file()
{
    return {.id = "fairshare",
        .title = fairshare::phrase("Scenario (.fairshare)"),
        .patterns = "*.fairshare",
        .summary =
            fairshare::phrase("Complete scenario: tree, shares, own usage, settings and all other sections"),
        .recognizes = recognizesFairshareFile,
        .read = readFairshareFile,
        .write = writeFairshare,
        .holdsOptions = true,
        .holdsSections = true};
}

} // namespace fairshare::format_files

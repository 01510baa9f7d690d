// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/slurm/tree/dump_reader.h"
#include "core/io/slurm/tree/dump_writer.h"

#include <algorithm>
#include <array>

namespace fairshare::format_files {
namespace {

constexpr std::array<std::string_view, 6> Objects{"Cluster", "Parent", "Account", "Project", "User", "QOS"};

bool recognizesSacctmgrDump(std::string_view beginning)
{
    Remarks ignored;
    DumpLines lines(beginning, ignored);
    const auto found = lines.next();
    if (!found || !*found)
        return beginning.find("# Cluster - '") != std::string_view::npos;
    const std::string_view text = lines.text();
    const std::string_view word = text.substr(0, text.find(" -"));
    return word.size() < text.size()
        && std::any_of(
            Objects.begin(), Objects.end(),
            [word](std::string_view object) { return equalIgnoringCase(trimmed(word), object); });
}

Result<Import> readSacctmgrDump(std::string_view content, const Progress& progress)
{
    return DumpReader(content).read(progress);
}

} // namespace

Format sacctmgr_dump()
{
    Format format;
    format.id = "sacctmgr-dump";
    format.title = fairshare::phrase("Association dump (sacctmgr dump)");
    format.patterns = "*.dump *.load *.cfg *.txt";
    format.summary = fairshare::phrase("Accounts, users, shares and limits of one cluster; no usage");
    format.recognizes = recognizesSacctmgrDump;
    format.read = readSacctmgrDump;
    format.write = dumpText;
    format.layout = Layout::Commented;
    format.holdsUsage = false;
    format.holdsOptions = true;
    return format;
}

} // namespace fairshare::format_files

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/htcondor/condor_config_reader.h"
#include "core/io/htcondor/condor_config_writer.h"
#include "core/io/htcondor/condor_lines.h"
#include "core/io/htcondor/quota_import.h"
#include "core/io/import/import.h"
#include "core/io/omitted_content.h"
#include "core/scenario/scenario.h"

namespace fairshare::format_files {
namespace {

/// Returns true if most lines are assignments and one of them sets a group quota setting.
bool recognizesCondorConfig(std::string_view beginning)
{
    Remarks remarks;
    CondorLines lines(beginning, remarks);
    std::size_t assignments = 0;
    bool ofGroups = false;
    for (auto more = lines.next(); more && *more; more = lines.next()) {
        ++assignments;
        ofGroups = ofGroups || isGroupSetting(lines.name());
    }
    return ofGroups && lines.foreign() <= assignments;
}

Result<Import> importCondorConfig(std::string_view content, const Progress& progress)
{
    Remarks remarks;
    auto placed = readCondorConfig(content, remarks, progress);
    if (!placed)
        return tl::unexpected(placed.error());
    remarks.add(missingLineBreak(content));
    return importOf(std::move(*placed), remarks);
}

Result<std::string> writeCondorConfig(const Scenario& scenario)
{
    if (auto checked = requireQuotas(scenario); !checked)
        return tl::unexpected(checked.error());
    return condorConfig(*scenario.quotas);
}

std::vector<std::string> condorConfigLeavesOut(const Scenario& scenario)
{
    using enum QuotaPart;
    return namesOf({PoolSize, Weights, Thresholds, Demand, Requests, Usage, Submitters}, *scenario.quotas);
}

} // namespace

Format condor_config()
{
    Format format;
    format.id = "condor-config";
    format.title = fairshare::phrase("Group quotas (HTCondor configuration)");
    format.patterns = "*.config *.conf *.txt";
    format.summary = fairshare::phrase(
        "Group names, quotas, surplus flags, priority factors and negotiator settings; no tree");
    format.recognizes = recognizesCondorConfig;
    format.read = importCondorConfig;
    format.write = writeCondorConfig;
    format.leavesOut = condorConfigLeavesOut;
    format.layout = Layout::Commented;
    format.holdsUsage = false;
    format.holdsTree = false;
    return format;
}

} // namespace fairshare::format_files

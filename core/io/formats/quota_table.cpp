// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/htcondor/quota_table_reader.h"

#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/import/import.h"
#include "core/io/omitted_content.h"
#include "core/scenario/scenario.h"

namespace fairshare::format_files {
namespace {

Result<Import> importQuotaTable(std::string_view content, const Progress& progress)
{
    return readQuotaTable(content, progress);
}

std::vector<std::string> quotaTableLeavesOut(const Scenario& scenario)
{
    using enum QuotaPart;
    return namesOf({PoolSize, PoolSettings, Autoregroup, Demand, Requests, Submitters}, *scenario.quotas);
}

} // namespace

Format quota_table()
{
    Format format;
    format.id = "quota-table";
    format.title = fairshare::phrase("Group quotas (SQL table)");
    format.patterns = "*.txt *.tsv";
    format.summary = fairshare::phrase(
        "Groups with quota, weight, surplus flag and threshold, or a demand history; no tree");
    format.recognizes = looksLikeQuotaTable;
    format.read = importQuotaTable;
    format.write = writeQuotaTable;
    format.leavesOut = quotaTableLeavesOut;
    format.holdsTree = false;
    return format;
}

} // namespace fairshare::format_files

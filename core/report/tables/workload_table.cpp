// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/workload_table.h"

#include "core/base/say.h"
#include "core/io/job_log/import_counts.h"

#include <fmt/format.h>

namespace fairshare {

TextTable importTable(const WorkloadImport& import, OverrunRule rule)
{
    TextTable table("log_rows");
    table.addText(fairshare::say("Log rows"), "rows");
    table.addText(fairshare::say("ID"), "id");
    table.addNumber(fairshare::say("Count"), "count");
    table.addRow({fairshare::say("read"), "read", fmt::to_string(import.rows())});
    table.addRow({fairshare::say("jobs kept"), "kept", fmt::to_string(import.summary.kept)});
    for (const ImportCount& each : importCounts(import, rule))
        table.addRow({each.what, each.id, fmt::to_string(each.count)});
    return table;
}

} // namespace fairshare

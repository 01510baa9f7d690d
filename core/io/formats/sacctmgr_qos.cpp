// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/io/formats/formats.h"
#include "core/io/import/import.h"
#include "core/io/slurm/jobs/job_table.h"
#include "core/io/slurm/values/duration_text.h"
#include "core/io/slurm/values/largest_word.h"
#include "core/io/text/remarks.h"
#include "core/io/text/text_lines.h"
#include "core/priority/qos_limit_names.h"

#include <fmt/format.h>

#include <unordered_map>

namespace fairshare::format_files {
namespace {

constexpr std::string_view NameColumn = "name";
/// Title as printed by sacctmgr, for messages.
constexpr std::string_view PriorityColumn = "Priority";

/// Opens a QOS table. No other listing has both names and priorities.
bool openQosTable(JobTable& table)
{
    return table.open() && table.columns().front() == NameColumn && table.column("priority")
        && !table.column("account") && !table.column("user");
}

bool recognizesSacctmgrQos(std::string_view beginning)
{
    JobTable table(beginning, NameColumn);
    return openQosTable(table);
}

/// Returns the value of a cell for QosLimits; "" if it sets no limit or is cut off.
std::string limitIn(const JobTable& table, const QosLimitNames& names)
{
    const auto column = table.column(lowerCase(names.name));
    if (!column)
        return {};
    const std::string_view value = table.cells()[*column].text;
    const bool cut = table.marksCuts() && value.ends_with('+');
    if (value == "-1" || value == "4294967295" || cut || invalidUtf8(value) != std::string_view::npos)
        return {};
    if (const auto seconds = names.isWallTime ? parseDuration(value) : std::nullopt)
        return fmt::to_string(*seconds / 60);
    return std::string(value);
}

/// Returns the limits of the row. Those of a relative QOS are percentages, except for minutes.
std::string qosLimitsOf(const JobTable& table)
{
    const auto column = table.column("flags");
    const std::string flags = column ? lowerCase(table.cells()[*column].text) : std::string();
    const bool relative = flags.find("relative") != std::string::npos;
    std::string limits;
    for (const QosLimitNames& names : qosLimitNames())
        if (!relative || !names.isPerTres || names.name.ends_with("Mins"))
            appendQosLimit(limits, names.name, limitIn(table, names));
    const auto factor = table.column("usagefactor");
    if (factor && flags.find(lowerCase(SafeUsageFactor)) != std::string::npos)
        appendQosLimit(limits, SafeUsageFactor, table.cells()[*factor].text);
    return limits;
}

Result<QosPriority> qosOf(const JobTable& table, std::size_t priority, Remarks& remarks)
{
    const TableCell& name = table.cells().front();
    const TableCell& cell = table.cells()[priority];
    if (name.text.empty() || invalidUtf8(name.text) != std::string_view::npos)
        return fail(ErrorCode::BadInput,
            fairshare::say("the QOS name is {}; expected a nonempty UTF-8 name",
                quotedPart(withEscapedBytes(name.text.substr(0, 60)))),
            table.at(name.offset));
    if (table.marksCuts() && name.text.ends_with('+'))
        remarks.add("cut_name", table.at(name.offset), [&name] {
            return fairshare::say(
                "the name {} is truncated; use sacctmgr -P to print full names", quotedPart(name.text));
        });
    const auto number = parseUnsigned(cell.text.empty() ? "0" : cell.text);
    if (!number || *number > LargestWord)
        return fail(ErrorCode::BadInput,
            fairshare::say("{} is {}; expected {}", PriorityColumn, quotedPart(cell.text),
                fairshare::say("a whole number from {} to {}", 0, LargestWord)),
            table.at(cell.offset));
    return QosPriority{std::string(name.text), static_cast<std::uint32_t>(*number), qosLimitsOf(table)};
}

Result<Import> readSacctmgrQos(std::string_view content, const Progress& progress)
{
    JobTable table(content, NameColumn);
    if (!openQosTable(table))
        return fail(ErrorCode::BadInput,
            fairshare::say("not a QOS table; expected a header with Name and Priority"), {1, 1});
    Import import;
    Remarks remarks;
    std::unordered_map<std::string, std::uint32_t> lines;
    for (;;) {
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        const auto more = table.next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        auto qos = qosOf(table, *table.column("priority"), remarks);
        if (!qos)
            return tl::unexpected(qos.error());
        const auto [first, isNew] = lines.try_emplace(qos->name, table.at().line);
        if (!isNew)
            return fail(ErrorCode::BadInput,
                fairshare::say("QOS {} is already defined on line {}", quotedPart(qos->name),
                    fmt::to_string(first->second)),
                table.at());
        import.qos.push_back(std::move(*qos));
    }
    if (import.qos.empty())
        return fail(ErrorCode::BadInput, fairshare::say("the table contains no QOS"), {1, 1});
    import.diagnostics = remarks.take();
    return import;
}

} // namespace

Format sacctmgr_qos()
{
    return {.id = "sacctmgr-qos",
        .title = fairshare::phrase("QOS (sacctmgr show qos)"),
        .patterns = "*.txt",
        .summary = fairshare::phrase("QOS priorities for the jobs in a queue"),
        .recognizes = recognizesSacctmgrQos,
        .read = readSacctmgrQos,
        .write = nullptr};
}

} // namespace fairshare::format_files

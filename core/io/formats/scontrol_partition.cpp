// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/io/formats/formats.h"
#include "core/io/import/import.h"
#include "core/io/slurm/values/duration_text.h"
#include "core/io/slurm/values/largest_word.h"
#include "core/io/slurm/values/tres_amounts_text.h"

#include <fmt/format.h>

#include <unordered_map>

namespace fairshare::format_files {
namespace {

constexpr std::string_view PartitionStart = "PartitionName=";

/// Collects `Key=value` words; a record begins with PartitionName.
class PartitionReader {
public:
    Result<void> take(std::string_view key, std::string_view value, SourcePosition position);
    Result<Import> finish();

private:
    static Result<std::uint32_t> number(std::string_view text);
    Result<void> takeFigure(std::string_view key, std::string_view value);

    PartitionListing m_listing;
    std::unordered_map<std::string, std::uint32_t> m_lines; ///< lines of the partitions, by name
};

Result<std::uint32_t> PartitionReader::number(std::string_view text)
{
    const auto number = parseUnsigned(text);
    if (!number || *number > LargestWord)
        return fail(ErrorCode::BadInput, fairshare::say("a whole number from {} to {}", 0, LargestWord));
    return static_cast<std::uint32_t>(*number);
}

Result<void> PartitionReader::takeFigure(std::string_view key, std::string_view value)
{
    JobPartition& partition = m_listing.partitions.back();
    PriorityCluster& cluster = m_listing.cluster;
    if (key == "MaxTime") {
        partition.maxTimeMinutes = parseTimeLimit(value);
        if (!partition.maxTimeMinutes)
            return fail(ErrorCode::BadInput,
                fairshare::say("DAYS-HOURS:MINUTES:SECONDS, MINUTES:SECONDS or UNLIMITED"));
        if (*partition.maxTimeMinutes == LargestWord)
            partition.maxTimeMinutes.reset();
    } else if (key == "TRES") {
        auto amounts = parseTresAmounts(value);
        if (!amounts)
            return fail(ErrorCode::BadInput, fairshare::say("TRES amounts such as cpu=8,mem=800M,node=1"));
        partition.tres = std::move(*amounts);
    } else if (key == "PriorityJobFactor" || key == "TotalCPUs" || key == "TotalNodes") {
        const auto count = number(value);
        if (!count)
            return tl::unexpected(count.error());
        if (key == "PriorityJobFactor")
            partition.jobFactor = *count;
        else if (std::uint32_t& total = key == "TotalCPUs" ? cluster.cpus : cluster.nodes; *count > total)
            total = *count;
    }
    return {};
}

Result<void> PartitionReader::take(std::string_view key, std::string_view value, SourcePosition position)
{
    if (key == "PartitionName") {
        if (value.empty() || invalidUtf8(value) != std::string_view::npos)
            return fail(ErrorCode::BadInput,
                fairshare::say("the partition name is {}; expected a nonempty UTF-8 name",
                    quotedPart(withEscapedBytes(value.substr(0, 60)))),
                position);
        const auto [first, isNew] = m_lines.try_emplace(std::string(value), position.line);
        if (!isNew)
            return fail(ErrorCode::BadInput,
                fairshare::say("partition {} is already defined on line {}", quotedPart(value),
                    fmt::to_string(first->second)),
                position);
        m_listing.partitions.push_back({.name = std::string(value)});
        return {};
    }
    if (m_listing.partitions.empty())
        return {};
    auto done = takeFigure(key, value);
    if (!done) {
        done.error().message =
            fairshare::say("{} is {}; expected {}", key, quotedPart(value), done.error().message);
        done.error().position = position;
    }
    return done;
}

Result<Import> PartitionReader::finish()
{
    if (m_listing.partitions.empty())
        return fail(ErrorCode::BadInput,
            fairshare::say("not scontrol show partition output; expected PartitionName="), {1, 1});
    Import import;
    import.partitions = std::move(m_listing);
    return import;
}

bool recognizesScontrolPartition(std::string_view beginning)
{
    TextLines lines(beginning);
    while (lines.next())
        if (!trimmed(lines.text()).empty())
            return lines.text().starts_with(PartitionStart)
                && beginning.find("TotalCPUs=") != std::string_view::npos;
    return false;
}

Result<Import> readScontrolPartition(std::string_view content, const Progress& progress)
{
    PartitionReader reader;
    for (TextLines lines(content); lines.next();) {
        if (auto checked = lines.check(); !checked)
            return tl::unexpected(checked.error());
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        const std::string_view line = lines.text();
        for (std::size_t begin = line.find_first_not_of(' '); begin != std::string_view::npos;) {
            const std::size_t end = std::min(line.find(' ', begin), line.size());
            const std::string_view word = line.substr(begin, end - begin);
            const std::size_t equals = word.find('=');
            if (equals != std::string_view::npos)
                if (auto done = reader.take(
                        word.substr(0, equals), word.substr(equals + 1), lines.at(begin + equals + 1));
                    !done)
                    return tl::unexpected(done.error());
            begin = line.find_first_not_of(' ', end);
        }
    }
    return reader.finish();
}

} // namespace

Format scontrol_partition()
{
    return {.id = "scontrol-partition",
        .title = fairshare::phrase("Partitions (scontrol show partition)"),
        .patterns = "*.txt",
        .summary = fairshare::phrase(
            "Priority factors, time limits and TRES of partitions, for the jobs in a queue"),
        .recognizes = recognizesScontrolPartition,
        .read = readScontrolPartition,
        .write = nullptr};
}

} // namespace fairshare::format_files

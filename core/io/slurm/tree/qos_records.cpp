// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/tree/qos_records.h"

#include "core/base/ascii_text.h"
#include "core/base/utf8.h"
#include "core/io/text/text_lines.h"
#include "core/priority/qos_limit_names.h"
#include "core/tree/association_limits.h"

#include <algorithm>
#include <string>

namespace fairshare {
namespace {

constexpr std::string_view RecordStart = "QOS=";

/// Returns `normal` for `QOS=normal(1)`.
std::string_view nameIn(std::string_view line)
{
    const std::string_view text = trimmed(line.substr(RecordStart.size()));
    const std::size_t open = text.rfind('(');
    return open != std::string_view::npos && text.ends_with(')') ? text.substr(0, open) : text;
}

/// Adds the limits of a line such as `    GrpJobs=N(2) GrpWall=10(0.93)`.
void addLimits(std::string_view line, std::string& limits)
{
    for (std::size_t begin = 0; begin < line.size();) {
        const std::size_t end = std::min(line.find(' ', begin), line.size());
        const std::string_view option = line.substr(begin, end - begin);
        begin = end + 1;
        const std::size_t equals = option.find('=');
        if (equals == std::string_view::npos)
            continue;
        for (const QosLimitNames& names : qosLimitNames())
            if (!names.record.empty() && option.substr(0, equals) == names.record)
                appendQosLimit(limits, names.name,
                    amountsText(limitAmounts(option.substr(equals + 1), names.isPerTres)));
    }
}

} // namespace

QosLimits readQosRecords(std::string_view content)
{
    QosLimits found;
    std::string* limits = nullptr; // of the record that is being read
    for (TextLines lines(content); lines.next();) {
        const std::string_view line = lines.text();
        if (line.starts_with(RecordStart)) {
            const std::string_view name = nameIn(line);
            const bool isName = !name.empty() && invalidUtf8(name) == std::string_view::npos;
            limits = isName ? &found.emplace_back(name, std::string()).second : nullptr;
        } else if (!line.starts_with(' ') || trimmed(line) == "Account Limits"
            || trimmed(line) == "User Limits") {
            limits = nullptr;
        } else if (limits != nullptr && invalidUtf8(line) == std::string_view::npos) {
            addLimits(line, *limits);
        }
    }
    std::erase_if(found, [](const auto& qos) { return qos.second.empty(); });
    return found;
}

} // namespace fairshare

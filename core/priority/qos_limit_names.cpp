// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/qos_limit_names.h"

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

constexpr std::array AllQosLimits{
    QosLimitNames{"GrpTRES", "GrpTRES"},
    QosLimitNames{"GrpTRESMins", "GrpTRESMins"},
    QosLimitNames{"GrpTRESRunMins", "GrpTRESRunMins"},
    QosLimitNames{"GrpJobs", "GrpJobs", false},
    QosLimitNames{"GrpSubmit", "GrpSubmitJobs", false},
    QosLimitNames{"GrpWall", "GrpWall", false, true},
    QosLimitNames{"MaxTRES", "MaxTRESPJ"},
    QosLimitNames{"MaxTRESPerNode", "MaxTRESPN"},
    QosLimitNames{"MaxTRESMins", "MaxTRESMinsPJ"},
    QosLimitNames{"MaxWall", "MaxWallPJ", false, true},
    QosLimitNames{"MaxTRESPU", ""},
    QosLimitNames{"MaxJobsPU", "", false},
    QosLimitNames{"MaxSubmitPU", "", false},
    QosLimitNames{"MaxTRESPA", ""},
    QosLimitNames{"MaxJobsPA", "", false},
    QosLimitNames{"MaxSubmitPA", "", false},
    QosLimitNames{"MinTRES", "MinTRESPJ"},
};

/// Returns the value without amounts used: `cpu=100,mem=5` for `cpu=100(98),mem=5(2)`.
std::string withoutUsed(std::string_view value)
{
    std::string text;
    bool isWithin = false;
    for (const char c : value) {
        isWithin = isWithin || c == '(';
        if (!isWithin)
            text += c;
        isWithin = isWithin && c != ')';
    }
    return text;
}

} // namespace

std::span<const QosLimitNames> qosLimitNames()
{
    return AllQosLimits;
}

std::vector<std::pair<std::string_view, std::string_view>> splitQosLimits(std::string_view limits)
{
    std::vector<std::pair<std::string_view, std::string_view>> options;
    for (std::size_t begin = 0; begin < limits.size();) {
        const std::size_t end = std::min(limits.find(':', begin), limits.size());
        const std::string_view option = limits.substr(begin, end - begin);
        const std::size_t equals = option.find('=');
        if (equals != std::string_view::npos)
            options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
        begin = end + 1;
    }
    return options;
}

std::string_view limitsOfQos(const QosLimits& limits, std::string_view qos)
{
    const auto found =
        std::ranges::find(limits, qos, [](const auto& entry) { return std::string_view(entry.first); });
    return found == limits.end() ? std::string_view() : std::string_view(found->second);
}

void appendQosLimit(std::string& limits, std::string_view name, std::string_view value)
{
    if (!value.empty() && value.find(':') == std::string_view::npos)
        limits.append(limits.empty() ? "" : ":").append(name).append("=").append(value);
}

void setQosLimits(QosLimits& limits, std::string_view qos, std::string_view added, bool keepsOthers)
{
    const std::string before(limitsOfQos(limits, qos));
    const auto known = splitQosLimits(before);
    const auto given = splitQosLimits(added);
    std::string merged;
    const auto valueIn = [](const auto& options, std::string_view name) {
        const auto found = std::ranges::find(options, name, [](const auto& option) { return option.first; });
        return found == options.end() ? std::string_view() : found->second;
    };
    for (const auto& [name, value] : given) {
        const std::string_view old = valueIn(known, name);
        appendQosLimit(merged, name, withoutUsed(old) == value ? old : value);
    }
    for (const auto& [name, value] : known)
        if (keepsOthers && valueIn(given, name).empty())
            appendQosLimit(merged, name, value);
    std::erase_if(limits, [qos](const auto& entry) { return entry.first == qos; });
    if (!merged.empty())
        limits.emplace_back(qos, std::move(merged));
}

} // namespace fairshare

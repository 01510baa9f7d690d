// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/limits/limit_reasons.h"

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

/// Slurm's spelling, which follows no rule.
struct ReasonWords {
    LimitOwner owner;
    JobLimitKind kind;
    std::array<std::string_view, 6> words; ///< by TRES; "" = none
};

constexpr std::array<std::string_view, 6> TresOfReasons{"cpu", "mem", "node", "billing", "gres/", "license/"};

constexpr std::array Reasons{
    ReasonWords{LimitOwner::Association, JobLimitKind::Tres,
        {"AssocMaxCpuPerJobLimit", "AssocMaxMemPerJob", "AssocMaxNodePerJobLimit", "AssocMaxBillingPerJob",
            "AssocMaxGRESPerJob", "AssocMaxLicensePerJob"}},
    ReasonWords{LimitOwner::Association, JobLimitKind::TresPerNode,
        {"AssocMaxCpuPerNode", "AssocMaxMemPerNode", "", "AssocMaxBillingPerNode", "AssocMaxGRESPerNode",
            ""}},
    ReasonWords{LimitOwner::Association, JobLimitKind::TresMinutes,
        {"AssocMaxCpuMinutesPerJobLimit", "AssocMaxMemMinutesPerJob", "AssocMaxNodeMinutesPerJob",
            "AssocMaxBillingMinutesPerJob", "AssocMaxGRESMinutesPerJob", "AssocMaxLicenseMinutesPerJob"}},
    ReasonWords{LimitOwner::Qos, JobLimitKind::Tres,
        {"QOSMaxCpuPerJobLimit", "QOSMaxMemoryPerJob", "QOSMaxNodePerJobLimit", "QOSMaxBillingPerJob",
            "QOSMaxGRESPerJob", "QOSMaxLicensePerJob"}},
    ReasonWords{LimitOwner::Qos, JobLimitKind::TresPerNode,
        {"QOSMaxCpuPerNode", "QOSMaxMemoryPerNode", "", "QOSMaxBillingPerNode", "QOSMaxGRESPerNode", ""}},
    ReasonWords{LimitOwner::Qos, JobLimitKind::TresMinutes,
        {"QOSMaxCpuMinutesPerJobLimit", "QOSMaxMemoryMinutesPerJob", "QOSMaxNodeMinutesPerJob",
            "QOSMaxBillingMinutesPerJob", "QOSMaxGRESMinutesPerJob", "QOSMaxLicenseMinutesPerJob"}},
    ReasonWords{LimitOwner::Qos, JobLimitKind::LeastTres,
        {"QOSMinCpuNotSatisfied", "QOSMinMemory", "QOSMinNode", "QOSMinBilling", "QOSMinGRES",
            "QOSMinLicense"}},
};

} // namespace

std::string limitReason(LimitOwner owner, JobLimitKind kind, std::string_view tres)
{
    if (kind == JobLimitKind::WallTime)
        return owner == LimitOwner::Qos ? "QOSMaxWallDurationPerJobLimit" : "AssocMaxWallDurationPerJobLimit";
    const auto* const row = std::ranges::find_if(Reasons,
        [owner, kind](const ReasonWords& reason) { return reason.owner == owner && reason.kind == kind; });
    const auto* const column = std::ranges::find_if(TresOfReasons, [tres](std::string_view known) {
        return known.ends_with('/') ? tres.starts_with(known) : tres == known;
    });
    if (row == Reasons.end() || column == TresOfReasons.end())
        return {};
    return std::string(row->words[static_cast<std::size_t>(column - TresOfReasons.begin())]);
}

} // namespace fairshare

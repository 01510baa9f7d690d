// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/qos_limits.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare {

/// How Slurm spells a limit of a QOS.
struct QosLimitNames {
    std::string_view name; ///< column of `sacctmgr show qos`, and in QosLimits
    std::string_view record; ///< key in `scontrol show assoc_mgr`; "" = there for each user or account
    bool isPerTres = true;
    bool isWallTime = false; ///< minutes in QosLimits
};

/// Returns the limits of a QOS in the order of `sacctmgr show qos`.
std::span<const QosLimitNames> qosLimitNames();

/// Factor of the minutes of a job before they are compared, among the limits of a QOS with the flag
/// UsageFactorSafe.
inline constexpr std::string_view SafeUsageFactor = "UsageFactorSafe";

/// Splits the limits of one QOS into names and values.
std::vector<std::pair<std::string_view, std::string_view>> splitQosLimits(std::string_view limits);

/// Returns the limits of a QOS; "" if there are none.
std::string_view limitsOfQos(const QosLimits& limits, std::string_view qos);

/// Appends a limit to those of a QOS. Texts that would not be one limit are left out.
void appendQosLimit(std::string& limits, std::string_view name, std::string_view value);

/// Sets the limits of a QOS to new ones. Amounts used are kept where a limit stays as it was.
/// @param keepsOthers keep limits that the new ones do not name
void setQosLimits(QosLimits& limits, std::string_view qos, std::string_view added, bool keepsOthers);

} // namespace fairshare

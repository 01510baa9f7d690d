// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/qos_limits.h"

#include <string_view>

namespace fairshare {

/// Returns the limits of the QOS in the output of `scontrol show assoc_mgr`, with the amounts used, in the
/// order of the file. Those for each user or account are not among them. Names that are not UTF-8 are left
/// out.
QosLimits readQosRecords(std::string_view content);

} // namespace fairshare

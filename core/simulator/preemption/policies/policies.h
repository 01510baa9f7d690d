// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/preemption/preemption_policy.h"

namespace fairshare::policy_files {

PreemptionPolicy fifo();
PreemptionPolicy lifo();
PreemptionPolicy random();
PreemptionPolicy pap();
PreemptionPolicy pap_plus();
PreemptionPolicy pap_set();

} // namespace fairshare::policy_files

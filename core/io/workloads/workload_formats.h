// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/workload_import.h"

namespace fairshare::workload_files {

WorkloadFormat swf();
WorkloadFormat workload_csv();

} // namespace fairshare::workload_files

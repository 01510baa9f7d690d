// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"

/// One function per file in this folder. The file, the function and the public id have the same name.
namespace fairshare::algorithm_files {

Algorithm classic();
Algorithm depth_oblivious();
Algorithm ticket_based();
Algorithm level_based();
Algorithm fair_tree();

} // namespace fairshare::algorithm_files

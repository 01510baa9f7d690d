// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"

/// One function a file of this folder; file, function and public id are one word.
namespace fairshare::algorithm_files {

Algorithm classic();
Algorithm depth_oblivious();
Algorithm ticket_based();
Algorithm level_based();
Algorithm fair_tree();

} // namespace fairshare::algorithm_files

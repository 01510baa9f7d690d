// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/table_text.h"
#include "core/io/workload_import.h"

#include <string>
#include <vector>

namespace fairshare {

/// What became of the rows of a log: a count a row, with what was done. What did not occur is left out, but
/// for what was read and kept. Rows and kept jobs differ by what is left out, so nothing is lost unseen.
TextTable importTable(const WorkloadImport& import, OverrunRule rule);

/// The same as sentences, the first with what was kept: "28467 of 28481 jobs on 100 processors", or on nodes
/// where the log counts these. Without the counts that remarks of the import tell, with the place of the
/// first.
std::vector<std::string> importSentences(const WorkloadImport& import, OverrunRule rule);

} // namespace fairshare

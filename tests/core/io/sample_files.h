// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/format.h"
#include "core/quota/groups/group_quotas.h"
#include "core/tree/node_row.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairshare {
class ShareTree;
} // namespace fairshare

namespace fairshare::test {

/// Content of a file below tests/data.
std::string dataFile(const std::string& name);

/// Reads a text in this format, without progress.
Result<Import> readAs(std::string_view formatId, std::string_view content);

/// The scenario of such a text, which must be read without an error.
Scenario scenarioFromText(std::string_view formatId, std::string_view content);

/// The quotas of such a text; none when it holds no scenario.
GroupQuotas quotasFromText(std::string_view formatId, std::string_view content);

/// The scenario as a text in this format, which must be written without an error.
std::string writtenAs(std::string_view formatId, const Scenario& scenario);

/// Content of a file of tests/data/samples/htcondor.
std::string condorSample(const std::string& name);

/// Reads a file of tests/data/samples/slurm in this format, which must be read without an error.
Import importSample(std::string_view formatId, const std::string& name);

/// The scenario of such a file.
Scenario scenarioOf(std::string_view formatId, const std::string& name);

/// The scenario of a sample that the program brings along; an empty one when it cannot be read.
Scenario bundledSample(const std::string& id);

/// The id of the format that recognizes such a file; "" for none.
std::string recognizedSample(const std::string& name);

/// `LINE:COLUMN: message` of what reading gives; "read" when it gives no error.
std::string errorOf(std::string_view formatId, std::string_view content);

/// `LINE:COLUMN: code: message` of each diagnostic.
std::vector<std::string> remarksOf(const Import& import);

/// `path partition shares`, one line a row, in processing order.
std::vector<std::string> outline(const ShareTree& tree);

/// The row at a path; an assertion in the test when there is none.
NodeRow rowAt(const ShareTree& tree, std::string_view path);

} // namespace fairshare::test

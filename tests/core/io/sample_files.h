// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/format.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairshare::test {

/// Content of a file below tests/data.
std::string dataFile(const std::string& name);

/// Reads a text in this format, without progress.
Result<Import> readAs(std::string_view formatId, std::string_view content);

/// The same for a file of tests/data/samples/slurm, which must be read without an error.
Import importSample(std::string_view formatId, const std::string& name);

/// The scenario of such a file.
Scenario scenarioOf(std::string_view formatId, const std::string& name);

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

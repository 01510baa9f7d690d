// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format_registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

// The example of the contract, character by character, but for the order in which siblings are processed.
constexpr std::string_view Example = R"({
  "format": "fairshare-explorer",
  "version": 1,
  "title": "Two colleges",
  "notes": "free text",
  "tree": {
    "account": "root",
    "children": [
      { "account": "physics", "shares": 60, "usage": 0, "children": [
        { "user": "alice", "shares": 1, "usage": 125000.5, "pending_jobs": 3 },
        { "user": "bob", "shares": "parent", "usage": 0, "partition": "gpu" }
      ] }
    ]
  },
  "settings": {
    "algorithms": { "classic": { "damping": 1 }, "level_based": { "priority_levels": 4 }, "fair_tree": { "account_ties": "as_run" } },
    "compare": ["classic", "depth_oblivious", "ticket_based", "level_based", "fair_tree"],
    "usage": { "half_life_seconds": 604800 }
  }
}
)";

Result<Import> readText(std::string_view text)
{
    return findFormat("fairshare")->read(text, {});
}

TEST(FairshareFile, ExampleOfTheContractIsRewrittenUnchanged)
{
    const auto import = readText(Example);
    ASSERT_TRUE(import.has_value()) << describe(import.error());
    EXPECT_EQ(findFormat("fairshare")->write(*import->scenario).value(), Example);
    EXPECT_TRUE(import->diagnostics.empty());
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Expected texts: printed by sshare of Slurm 22.05.8 for the trees of vectors/slurm-22.05/trees.
#include "core/io/slurm/tree/sshare_output.h"
#include "core/tree/share_tree_builder.h"
#include "tests/core/io/sample_files.h"
#include "tests/support/vector_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>

namespace fairshare {
namespace {

SshareForm formOf(const std::string& name)
{
    SshareForm form;
    form.isLong = name != "table";
    form.cells = name == "parsable_long" ? SshareForm::Cells::Parsable : SshareForm::Cells::Aligned;
    form.tresRunMins = "cpu=0";
    return form;
}

TEST(SshareText, PrintsWhatTheCommandPrints)
{
    const auto vectors = nlohmann::json::parse(test::dataFile("vectors/slurm-22.05/sshare/sshare.json"));
    ASSERT_EQ(vectors["cases"].size(), 42U);
    for (const auto& vector : vectors["cases"]) {
        const auto name = vector["tree"].get<std::string>();
        const auto form = vector["form"].get<std::string>();
        Scenario scenario = test::loadVectorTree(
            std::string(TEST_DATA) + "/vectors/slurm-22.05/trees/" + name + ".json", test::UsageMeans::Own)
                                .scenario;
        scenario.settings.algorithm = vector["algorithm"].get<std::string>();
        const auto text = sshareTable(scenario, formOf(form));
        ASSERT_TRUE(text) << name;
        EXPECT_EQ(*text, vector["text"].get<std::string>()) << name << " " << form;
    }
}

// The long double nearest to 10^40, by exact arithmetic: 5^40 * 2^40 rounded to 64 bits.
TEST(SshareText, PrintsHugeUsageInFull)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "u", .shares = 1, .usage = 1e40L});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    SshareForm form;
    form.cells = SshareForm::Cells::Parsable2;
    const auto text = sshareTable(scenario, form);
    ASSERT_TRUE(text);
    EXPECT_THAT(*text,
        testing::EndsWith(
            "\n root|u|1|1.000000|9999999999999999999783686092270256259072|1.000000|1.000000\n"));
}

} // namespace
} // namespace fairshare

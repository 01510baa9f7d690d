// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Expected texts: printed by sshare of Slurm 22.05.8 for the trees of vectors/slurm-22.05/trees.
#include "core/io/sshare_text.h"
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

} // namespace
} // namespace fairshare

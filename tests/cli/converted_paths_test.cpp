// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>

namespace fairshare::test {
namespace {

using testing::HasSubstr;

class ConvertedPaths : public ProgramTest { };

TEST_F(ConvertedPaths, NamesTheSameFilesFromAnotherFolder)
{
    const std::string source = file("site.fairshare",
        R"({ "format": "fairshare-explorer", "version": 1, "tree": { "account": "root" }, "simulation": {)"
        R"( "workload": { "path": "logs/a.swf", "name_maps": { "account": "names.csv" } } } })");
    std::filesystem::create_directory(path("sub"));
    EXPECT_EQ(fairshare({"convert", source, "-o", path("sub/x.fairshare")}).exitCode, 0);
    EXPECT_THAT(content("sub/x.fairshare"), HasSubstr("\"../logs/a.swf\""));
    EXPECT_THAT(content("sub/x.fairshare"), HasSubstr("\"../names.csv\""));
    EXPECT_EQ(fairshare({"convert", source, "-o", path("y.fairshare")}).exitCode, 0);
    EXPECT_THAT(content("y.fairshare"), HasSubstr("\"logs/a.swf\""));
    EXPECT_THAT(fairshare({"convert", source, "--to", "fairshare"}).output, HasSubstr("\"logs/a.swf\""));
}

} // namespace
} // namespace fairshare::test

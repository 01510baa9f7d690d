// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Inputs that once took minutes because some step compared each part with each other. Linear reading takes
// less than a second; the bound leaves room for sanitizers and slow machines.
#include "core/io/format_registry.h"
#include "core/io/scenario_file/sweep_reader.h"
#include "core/io/text/line_counter.h"
#include "core/tree/slurm_options.h"
#include "tests/core/io/measured_time.h"
#include "tests/core/io/sample_files.h"
#include "tests/support/many.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>

namespace fairshare {
namespace {

using test::errorOf;
using test::MostSeconds;
using test::secondsOf;

/// `part` with its number, repeated up to `bytes` bytes.
std::string repeated(std::size_t bytes, const std::function<std::string(std::size_t)>& part)
{
    std::string text;
    for (std::size_t i = 0; text.size() < bytes; ++i)
        text += part(i);
    return text;
}

constexpr std::size_t LineBytes = 10 * test::Many;

TEST(LinearTime, HeaderOfDelimiters)
{
    const std::string text = "x" + std::string(LineBytes, '|') + "\n";
    EXPECT_LT(secondsOf([&text] {
        EXPECT_EQ(recognizeFormat(text), nullptr);
        EXPECT_EQ(errorOf("sshare", text),
            "1:1: not sshare output; expected a header with Account, User and RawShares");
    }),
        MostSeconds);
}

TEST(LinearTime, ListsOfASweep)
{
    const std::string values =
        repeated(LineBytes, [](std::size_t i) { return std::to_string(i) + ","; }) + "0.5";
    const auto text = [&values](std::string_view more) {
        return R"({"format": "fairshare-sweep", "version": 1, "study": "cea", "values": {"load": [)" + values
            + std::string(more) + R"(], "half_life_seconds": [)" + values + "1]}}";
    };
    EXPECT_LT(secondsOf([&text] {
        const auto sweep = readSweep(text(""));
        ASSERT_FALSE(sweep);
        EXPECT_EQ(sweep.error().message, "the values have more than 1000000 combinations");
        const auto twice = readSweep(text(",7"));
        ASSERT_FALSE(twice);
        EXPECT_EQ(twice.error().message, R"("load" lists 7 twice)");
    }),
        MostSeconds);
}

// 500 columns with the same title could be joined in two billion ways.
TEST(LinearTime, RepeatedTitlesOfTexts)
{
    std::string header = "Account|User|Share";
    std::string row = "a||1";
    for (int i = 0; i < 500; ++i) {
        header += "|Descr";
        row += "|x";
    }
    EXPECT_LT(
        secondsOf([&] { EXPECT_EQ(errorOf("sacctmgr-assoc", header + "\n" + row + "|1|2|3|4\n"), "read"); }),
        MostSeconds);
}

TEST(LinearTime, OptionsAroundTheShares)
{
    const std::string text = "Cluster - 'c'\nParent - 'root'\nUser - 'u'"
        + repeated(LineBytes, [](std::size_t) { return std::string(":a=1:Fairshare=1"); }) + "\n";
    EXPECT_LT(secondsOf([&text] { EXPECT_EQ(errorOf("sacctmgr-dump", text), "read"); }), MostSeconds);
}

TEST(LinearTime, OptionsOfAnAccountThatIsListedAgain)
{
    const std::string line = "Account - 'a'"
        + repeated(LineBytes, [](std::size_t i) { return ":k" + std::to_string(i) + "=1"; }) + "\n";
    const std::string text = "Cluster - 'c'\nParent - 'root'\n" + line + line;
    EXPECT_LT(secondsOf([&text] { EXPECT_EQ(errorOf("sacctmgr-dump", text), "read"); }), MostSeconds);
}

TEST(LinearTime, ManyOptionsAreSplit)
{
    const std::string text =
        repeated(LineBytes, [](std::size_t i) { return (i == 0 ? "k" : ":k") + std::to_string(i) + "=1"; });
    EXPECT_LT(secondsOf([&text] { EXPECT_GT(splitSlurmOptions(text).size(), LineBytes / 20); }), MostSeconds);
}

TEST(LinearTime, ManyWeightsOfResources)
{
    const std::string text = "PriorityWeightTRES="
        + repeated(LineBytes, [](std::size_t i) { return "ic/" + std::to_string(i) + "=1,"; });
    EXPECT_LT(secondsOf([&text] { EXPECT_EQ(errorOf("slurm-conf", text), "read"); }), MostSeconds);
}

// An account whose name stands behind its children sends the reader back to them.
TEST(LinearTime, ChildrenBeforeTheNameOfTheirAccount)
{
    std::string text =
        "{ \"format\": \"fairshare-explorer\", \"version\": 1, \"tree\": { \"account\": \"root\",\n"
        "\"children\": [\n";
    for (int i = 0; i < test::Many; ++i)
        text +=
            "{ \"children\": [\n{ \"user\": \"u\" }\n],\n\"account\": \"a" + std::to_string(i) + "\" },\n";
    text.resize(text.size() - 2);
    text += "] } }\n";
    EXPECT_LT(secondsOf([&text] { EXPECT_EQ(errorOf("fairshare", text), "read"); }), MostSeconds);
}

TEST(LineCounter, PlacesAreTheSameInAnyOrder)
{
    std::string text;
    for (std::size_t i = 0; text.size() < 5 * LineCounter::Step; ++i)
        text += std::string(i * 37 % 600, 'x') + "\n";
    text += "\n\n";
    LineCounter forward(text);
    std::vector<SourcePosition> places;
    SourcePosition place{1, 1};
    for (const char c : text) {
        places.push_back(place);
        place = c == '\n' ? SourcePosition{place.line + 1, 1} : SourcePosition{place.line, place.column + 1};
    }
    places.push_back(place);
    for (std::size_t offset = 0; offset <= text.size(); ++offset)
        ASSERT_EQ(forward.at(offset), places[offset]) << offset;
    LineCounter jumping(text);
    for (std::size_t i = 0, offset = 0; i <= text.size(); ++i, offset = (offset + 7919) % (text.size() + 1))
        ASSERT_EQ(jumping.at(offset), places[offset]) << offset;
}

} // namespace
} // namespace fairshare

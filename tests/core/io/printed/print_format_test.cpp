// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What squeue and sprio print with -h -o, by the text of -o.
#include "core/io/format_registry.h"
#include "core/workspace/file_import.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace fairshare {
namespace {

using test::dataFile;
using testing::ElementsAre;

std::string formatRefusal(std::string_view program, std::string_view text)
{
    const auto format = PrintFormat::parse(text, findFormat(program)->letters);
    return format ? "read" : describe(format.error());
}

/// The cells of one line; where it does not fit, the byte and why.
std::vector<std::string> cellsOf(std::string_view text, std::string_view line)
{
    const auto format = PrintFormat::parse(text, findFormat("squeue")->letters);
    EXPECT_TRUE(format) << text;
    std::vector<TableCell> cells;
    const auto done = format->cut(line, cells);
    if (!done)
        return {describe(done.error())};
    std::vector<std::string> texts;
    for (const TableCell& cell : cells) {
        EXPECT_EQ(line.substr(cell.offset, cell.text.size()), cell.text);
        texts.emplace_back(cell.text);
    }
    return texts;
}

Result<Import> printed(std::string_view program, std::string_view text, std::string_view content)
{
    const Format& format = *findFormat(program);
    const auto columns = PrintFormat::parse(text, format.letters);
    EXPECT_TRUE(columns) << describe(columns.error());
    return format.readPrinted(content, *columns, {});
}

std::string errorOfPrinted(std::string_view program, std::string_view text, std::string_view content)
{
    const auto import = printed(program, text, content);
    return import ? "read" : describe(import.error());
}

TEST(PrintFormat, MistakesAreToldWithTheirColumn)
{
    EXPECT_EQ(formatRefusal("sprio", "%.15i %9r %.10u %.12Y %.15F %f"), "read");
    EXPECT_EQ(formatRefusal("squeue", "%i|%j|%u|%a|%P|%q|%T|%Q|%p|%S|%V|%l|%M|%D|%C|%m|%b|%r|%y"), "read");
    EXPECT_EQ(formatRefusal("squeue", "%.7i %.9P %.8j %.8u %.2t %.10M %.6D %R"), "read");
    EXPECT_EQ(formatRefusal("sprio", "%i %x %y"),
        "1:4: '%x' is not a column of sprio; expected one of the letters a A b B c f F i j J n N o p P q Q r "
        "S t T u y Y");
    EXPECT_EQ(formatRefusal("sprio", "%i %.10"),
        "1:4: '%.10' has no column letter; expected one after it, as in %.15i");
    EXPECT_EQ(
        formatRefusal("sprio", "%i %"), "1:4: '%' has no column letter; expected one after it, as in %.15i");
    EXPECT_EQ(formatRefusal("sprio", "%i %.99999Y"),
        "1:6: the width is '99999'; expected a whole number from 0 to 65535");
    EXPECT_EQ(formatRefusal("sprio", "job %i%Y"),
        "1:5: '%i' needs a width or text after it to mark where it ends in a row");
    EXPECT_EQ(
        formatRefusal("sprio", "%.10Y %r"), "1:1: the format has no job ID; expected %i among its columns");
    EXPECT_EQ(formatRefusal("sprio", ""), "1:1: the format has no job ID; expected %i among its columns");
}

TEST(PrintFormat, RowsAreCutByTextsAndWidths)
{
    EXPECT_THAT(cellsOf("%i|%u|%Q", "41|ann|7"), ElementsAre("41", "ann", "7"));
    EXPECT_THAT(cellsOf("%i|%u|%Q|", "41|ann|7|"), ElementsAre("41", "ann", "7"));
    EXPECT_THAT(cellsOf("%i %a %Q", "41  7"), ElementsAre("41", "", "7"));
    EXPECT_THAT(cellsOf("%.6i %6u%.4Q", "    41 ann      7"), ElementsAre("41", "ann", "7"));
    EXPECT_THAT(cellsOf("<%i> %Q!", "<41> 7!"), ElementsAre("41", "7"));
    // Wider than its column, and the last is cut short of its blanks.
    EXPECT_THAT(cellsOf("%.3i %.3Q %5u", "  1 12345 ann"), ElementsAre("1", "12345", "ann"));
    // Free text takes what its neighbors leave.
    EXPECT_THAT(cellsOf("%i|%j|%u|%Q", "41|a|b||ann|7"), ElementsAre("41", "a|b|", "ann", "7"));
    EXPECT_THAT(cellsOf("%i %j %.8u %Q", "41 a b      ann 7"), ElementsAre("41", "a b", "ann", "7"));
    EXPECT_THAT(cellsOf("%i %R", "41 (Nodes, down)"), ElementsAre("41", "(Nodes, down)"));
}

TEST(PrintFormat, RowsThatDoNotFitAreRefused)
{
    EXPECT_THAT(cellsOf("%i|%u|%Q", "41|ann"),
        ElementsAre("1:7: the row does not match the format: expected '|' after %u"));
    EXPECT_THAT(cellsOf("%i %u %Q", "41 ann"),
        ElementsAre("1:7: the row does not match the format: it ends before the end of %u"));
    EXPECT_THAT(cellsOf("%.6i %.8Q %u", "    41"),
        ElementsAre("1:7: the row does not match the format: it ends before the end of %Q"));
    EXPECT_THAT(cellsOf("%i|%j|%u|%Q", "41|q|ann"),
        ElementsAre("1:9: the row does not match the format: expected '|' after %j"));
    EXPECT_THAT(cellsOf("<%i> %Q", "41 7"),
        ElementsAre("1:1: the row does not match the format: expected '<' at its start"));
    EXPECT_EQ(errorOfPrinted("sprio", "%i|%Y", "1|5\n2 6\n"),
        "2:4: the row does not match the format: expected '|' after %i");
    EXPECT_EQ(errorOfPrinted("sprio", "%i|%Y|%F", "1|5|-3\n"),
        "1:5: fairshare is '-3'; expected a number, 0 or more");
    EXPECT_EQ(errorOfPrinted("sprio", "%i|%Y", "\n"), "1:1: the table contains no jobs");
}

TEST(PrintFormat, SprioIsReadByItsFormat)
{
    const auto import =
        printed("sprio", "%.15i %9r %.10u %.12Y %.15F %f", dataFile("samples/slurm/sprio_h_o_Y.txt"));
    ASSERT_TRUE(import) << describe(import.error());
    ASSERT_EQ(import->jobs->jobs.size(), 6U);
    const Job& job = import->jobs->jobs[1];
    EXPECT_EQ(job.id, "42");
    EXPECT_EQ(job.user, "slu23");
    EXPECT_EQ(job.partitions[0].name, "standard");
    EXPECT_EQ(job.partitions[0].lastPriority, 741030848U);
    EXPECT_EQ(import->printedTerms[1].fairshare,
        (PrintedFigure{.points = 741030263, .factor = 0.6901408, .decimals = 7}));
}

/// %r is the partition's name and %P its points, under one title.
TEST(PrintFormat, PartitionsNameAndFigureAreToldApart)
{
    const auto import = printed("sprio", "%P|%i|%r|%o|%n", "2000|7|gpu|phys|high\n");
    ASSERT_TRUE(import);
    EXPECT_EQ(import->jobs->jobs[0].partitions[0].name, "gpu");
    EXPECT_EQ(import->jobs->jobs[0].account, "phys");
    EXPECT_EQ(import->jobs->jobs[0].qos, "high");
    EXPECT_EQ(import->printedTerms[0].partition.points, 2000);
}

TEST(PrintFormat, SqueueIsReadByItsFormat)
{
    const auto import = printed("squeue", "%i|%j|%u|%a|%P|%q|%T|%Q|%p|%S|%V|%l|%M|%D|%C|%m|%b|%r|%y",
        dataFile("samples/slurm/squeue_o_pipe.txt"));
    ASSERT_TRUE(import) << describe(import.error());
    ASSERT_EQ(import->jobs->jobs.size(), 17U);
    const Job& job = import->jobs->jobs[7];
    EXPECT_EQ(job.id, "26");
    EXPECT_EQ(job.account, "phys-f1");
    EXPECT_EQ(job.nice, 100);
    EXPECT_EQ(job.cpus, 8U);
    EXPECT_EQ(job.timeLimitMinutes, 1440U);
    EXPECT_EQ(import->jobs->jobs[16].partitions.size(), 2U);
}

TEST(PrintFormat, AHeaderIsPassedOver)
{
    const auto import = printed("sprio", "%.8i|%Y", "   JOBID|PRIORITY\n       7|5\n");
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_EQ(import->jobs->jobs.size(), 1U);
}

TEST(PrintFormat, CellsThatMayBeCutAreTold)
{
    const auto import = printed("sprio", "%.4i %.4u %.3F %.12T", "   1 caro 123 cpu=8,mem=24\n");
    ASSERT_TRUE(import);
    EXPECT_THAT(test::remarksOf(*import),
        ElementsAre("1:6: filled_column: user 'caro' fills its column and may be truncated",
            "1:11: filled_column: fairshare '123' fills its column and may be truncated",
            "1:15: cut_tres: TRES is truncated at 12 characters: 'cpu=8,mem=24'; ignoring its last entry "
            "(sprio -o \"%.200T\" prints all); rows affected: 1"));
    const auto queue = printed("squeue", "%.4i %.4u %.2t", "   1 caro PD\n");
    ASSERT_TRUE(queue);
    EXPECT_THAT(test::remarksOf(*queue),
        ElementsAre("1:6: filled_column: user 'caro' fills its column and may be truncated"));
}

TEST(PrintFormat, FilesCarryTheirNameInErrors)
{
    const Format& format = *findFormat("sprio");
    const auto columns = PrintFormat::parse("%i|%Y", format.letters);
    const std::string path = std::filesystem::temp_directory_path() / "printed_jobs_test.txt";
    ASSERT_TRUE(columns);
    const auto missing = importPrinted(path + ".none", format, *columns);
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().file, path + ".none");
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/io/formats/formats.h"
#include "core/io/import/import.h"
#include "core/io/slurm/tree/listing_reader.h"
#include "core/io/slurm/tree/sshare_output.h"
#include "core/scenario/scenario.h"

#include <array>

namespace fairshare::format_files {
namespace {

/// Returns the tables that sshare prints without a header: short and with -l, each with and without -m.
const std::vector<TableLayout>& shareLayouts()
{
    static const std::vector<TableLayout> all{
        {{"account", "user", "rawshares", "normshares", "rawusage", "effectvusage", "fairshare"},
            {20, 10, 10, 11, 11, 13, 10}, 2},
        {{"account", "user", "partition", "rawshares", "normshares", "rawusage", "effectvusage", "fairshare"},
            {20, 10, 12, 10, 11, 11, 13, 10}, 3},
        {{"account", "user", "rawshares", "normshares", "rawusage", "normusage", "effectvusage", "fairshare",
             "levelfs", "grptresmins", "tresrunmins"},
            {20, 10, 10, 11, 11, 11, 13, 10, 10, 30, 30}, 2},
        {{"account", "user", "partition", "rawshares", "normshares", "rawusage", "normusage", "effectvusage",
             "fairshare", "levelfs", "grptresmins", "tresrunmins"},
            {20, 10, 12, 10, 11, 11, 11, 13, 10, 10, 30, 30}, 3},
        {{"account", "user", "rawshares", "normshares", "rawusage", "normusage", "effectvusage", "fairshare",
             "grptresmins", "tresrunmins"},
            {20, 10, 10, 11, 11, 11, 13, 10, 30, 30}, 2},
        {{"account", "user", "partition", "rawshares", "normshares", "rawusage", "normusage", "effectvusage",
             "fairshare", "grptresmins", "tresrunmins"},
            {20, 10, 12, 10, 11, 11, 11, 13, 10, 30, 30}, 3},
    };
    return all;
}

bool isSshare(const ParsableTable& table)
{
    for (const std::string_view word : {"rawshares", "rawusage", "normshares", "normusage", "effectvusage"})
        if (table.column(word))
            return true;
    return false;
}

/// Recognizes a table without titles by its numbers. Other tables with the same number of cells have no usage
/// in that column.
bool hasFigures(ParsableTable table)
{
    const auto usage = table.column("rawusage");
    const auto more = table.next();
    if (!usage || !more || !*more || *usage >= table.cells().size())
        return true;
    const std::string_view figure = trimmed(table.cells()[*usage].text);
    return figure.empty() || parseDouble(figure);
}

bool openShareTable(ParsableTable& table)
{
    return table.open(shareLayouts()) && isSshare(table) && (table.hasHeader() || hasFigures(table));
}

bool recognizesSshare(std::string_view beginning)
{
    ParsableTable table(beginning);
    return openShareTable(table);
}

ListingColumns shareColumns(const ParsableTable& table)
{
    ListingColumns columns = ListingColumns::common(table);
    columns.shares = table.column("rawshares");
    columns.usage = table.column("rawusage");
    columns.factor = table.column("fairshare");
    columns.number = table.column("normshares");
    for (std::size_t figure = 0; figure < ListedFigureNames.size(); ++figure)
        if (const auto column = table.column(columnWord(ListedFigureNames[figure])))
            columns.printed.emplace_back(static_cast<ListedFigure>(figure), *column);
    for (std::size_t i = 0; i < table.columns().size(); ++i)
        if (i == columns.account || i == columns.user || i == columns.partition)
            columns.texts.push_back(i);
    return columns;
}

/// Returns whether the table has the columns of `sshare -l` without the LevelFS of Fair Tree.
bool isLongWithoutLevelFs(const ParsableTable& table)
{
    return table.column("normusage") && table.column("tresrunmins") && table.column("fairshare")
        && !table.column("levelfs") && !table.column("grptresraw");
}

/// Returns the algorithm if the table reveals it; "" otherwise. Only LEVEL_BASED of 14.11 has a raw
/// fairshare.
std::string algorithmOf(const ParsableTable& table, NormSharesOf normSharesOf)
{
    if (table.column("fairshareraw"))
        return std::string(findAlgorithmByFlag("LEVEL_BASED")->id);
    if (normSharesOf == NormSharesOf::Cluster)
        return std::string(findAlgorithmByFlag("NO_FAIR_TREE")->id);
    if (normSharesOf == NormSharesOf::Level || table.column("levelfs"))
        return std::string(findAlgorithmByFlag("FAIR_TREE")->id);
    return {};
}

Result<Import> readSshare(std::string_view content, const Progress& progress)
{
    ParsableTable table(content);
    if (!openShareTable(table))
        return fail(ErrorCode::BadInput,
            fairshare::say("not sshare output; expected a header with Account, User and RawShares"), {1, 1});
    Remarks remarks;
    auto listing = ListingReader::read(table, shareColumns(table), remarks, progress);
    if (!listing)
        return tl::unexpected(listing.error());
    remarks.add(missingLineBreak(content));
    listing->isOlder = isLongWithoutLevelFs(table);
    if (!isIndentedTree(*listing)) {
        Import import = recordsOf(*listing, remarks);
        import.algorithm = algorithmOf(table, import.normSharesOf);
        return import;
    }
    auto import = treeByIndentation(*listing, remarks);
    if (!import)
        return import;
    if (std::string algorithm = algorithmOf(table, import->normSharesOf); !algorithm.empty())
        import->scenario->settings.algorithm = std::move(algorithm);
    return import;
}

/// Writes the parsable form with every column that is needed to read it back.
Result<std::string> writeSshare(const Scenario& scenario)
{
    SshareForm form;
    form.cells = SshareForm::Cells::Parsable2;
    form.isLong = true;
    form.hasPartition = true;
    form.hasAssociation = !scenario.tree.shape().association.empty();
    form.cluster = scenario.cluster;
    return sshareTable(scenario, form);
}

} // namespace

Format sshare()
{
    Format format;
    format.id = "sshare";
    format.title = fairshare::phrase("Share table (sshare)");
    format.patterns = "*.txt *.out *.sshare";
    format.summary = fairshare::phrase("Accounts, users, shares and usage, in any sshare output format");
    format.recognizes = recognizesSshare;
    format.read = readSshare;
    format.write = writeSshare;
    return format;
}

} // namespace fairshare::format_files

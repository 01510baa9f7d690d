// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/csv_tree/csv_tree_reader.h"
#include "core/io/formats/formats.h"
#include "core/io/text/text_lines.h"

namespace fairshare::format_files {
namespace {

bool recognizesAssociationCsv(std::string_view beginning)
{
    CsvLines lines(withoutByteOrderMark(beginning));
    const auto more = lines.next();
    return more && *more && lines.cells().size() > 1 && CsvTreeReader::isHeader(lines.cells());
}

Result<Import> readAssociationCsv(std::string_view content, const Progress& progress)
{
    return CsvTreeReader(withoutByteOrderMark(content)).read(progress);
}

Result<std::string> writeAssociationCsv(const Scenario& scenario)
{
    return writeCsvTree(scenario.tree, scenario.cluster);
}

} // namespace

Format csv()
{
    return {.id = "csv",
        .title = fairshare::phrase("Association table (CSV)"),
        .patterns = "*.csv *.tsv",
        .summary = fairshare::phrase(
            "One row per association with path, shares, own usage and total usage; no settings"),
        .recognizes = recognizesAssociationCsv,
        .read = readAssociationCsv,
        .write = writeAssociationCsv};
}

} // namespace fairshare::format_files

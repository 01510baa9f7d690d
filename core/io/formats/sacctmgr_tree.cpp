// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/import/import.h"
#include "core/io/slurm/tree/listing_reader.h"

#include <algorithm>
#include <array>

namespace fairshare::format_files {
namespace {

// sacctmgr prints ParentName and ParentID under the titles "Par Name" and "Par ID".
constexpr std::array<std::string_view, 10> OwnWords{
    "share", "fairshare", "parentname", "parname", "parentid", "parid", "lft", "descr", "defacct", "admin"};
constexpr std::array<std::string_view, 7> ForeignWords{
    "rawshares", "rawusage", "normshares", "jobid", "path", "kind", "usage"};
constexpr std::array<std::string_view, 7> TextWords{
    "account", "user", "partition", "descr", "org", "parentname", "parname"};

/// Returns the tables that are recognized without a header.
const std::vector<TableLayout>& listingLayouts()
{
    static const std::vector<TableLayout> all{
        {{"id", "account", "user", "partition", "parentname", "fairshare"}, {}, 5},
        {{"cluster", "account", "user", "partition", "share", "priority", "grpjobs", "grptres", "grpsubmit",
             "grpwall", "grptresmins", "maxjobs", "maxtres", "maxtrespernode", "maxsubmit", "maxwall",
             "maxtresmins", "qos", "defqos", "grptresrunmins"},
            {}, 4},
    };
    return all;
}

bool hasAny(const ParsableTable& table, std::span<const std::string_view> words)
{
    return std::any_of(words.begin(), words.end(),
        [&table](std::string_view word) { return table.column(word).has_value(); });
}

bool isListing(const ParsableTable& table)
{
    return hasAny(table, OwnWords) && !hasAny(table, ForeignWords);
}

bool openListing(ParsableTable& table)
{
    return table.open(listingLayouts()) && isListing(table);
}

bool recognizesSacctmgrTree(std::string_view beginning)
{
    ParsableTable table(beginning);
    return openListing(table);
}

ListingColumns listingColumns(const ParsableTable& table)
{
    ListingColumns columns = ListingColumns::common(table);
    columns.shares = table.column("share") ? table.column("share") : table.column("fairshare");
    columns.parentName = table.column(table.column("parname") ? "parname" : "parentname");
    columns.parentId = table.column(table.column("parid") ? "parid" : "parentid");
    columns.left = table.column("lft");
    columns.right = table.column("rgt");
    for (const LimitNames& names : limitNames())
        if (const auto column = table.column(names.column))
            columns.limits.emplace_back(names.kind, *column);
    for (const std::string_view word : TextWords)
        if (const auto column = table.column(word))
            columns.texts.push_back(*column);
    std::sort(columns.texts.begin(), columns.texts.end());
    return columns;
}

Result<Import> placed(Listing& listing, const ListingColumns& columns, Remarks& remarks)
{
    if (isIndentedTree(listing))
        return treeByIndentation(listing, remarks);
    const bool hasRoot = std::any_of(listing.rows.begin(), listing.rows.end(),
        [](const ListedRow& row) { return !row.isUser() && row.account == "root"; });
    if (hasRoot && (columns.parentName || (columns.parentId && columns.association)))
        return treeByParents(listing, remarks);
    if (hasRoot && columns.left && columns.right)
        return treeByNesting(listing, remarks);
    return recordsOf(listing, remarks);
}

Result<Import> readSacctmgrTree(std::string_view content, const Progress& progress)
{
    ParsableTable table(content);
    if (!openListing(table))
        return fail(ErrorCode::BadInput,
            fairshare::say("not a list of associations; expected a header with Account, User and Share"),
            {1, 1});
    const ListingColumns columns = listingColumns(table);
    Remarks remarks;
    auto listing = ListingReader::read(table, columns, remarks, progress);
    if (!listing)
        return tl::unexpected(listing.error());
    remarks.add(missingLineBreak(content));
    return placed(*listing, columns, remarks);
}

} // namespace

Format sacctmgr_tree()
{
    Format format;
    format.id = "sacctmgr-assoc";
    format.title = fairshare::phrase("Association list (sacctmgr show assoc)");
    format.patterns = "*.txt *.out";
    format.summary = fairshare::phrase(
        "Accounts, users and shares; includes the tree if printed with \"tree\" or the ParentName column");
    format.recognizes = recognizesSacctmgrTree;
    format.read = readSacctmgrTree;
    return format;
}

} // namespace fairshare::format_files

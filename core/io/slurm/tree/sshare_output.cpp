// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/tree/sshare_output.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/usage_totals.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/table/column.h"
#include "core/tree/share_tree_builder.h"
#include "core/tree/shares_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <span>
#include <vector>

namespace fairshare {
namespace {

enum class Cell {
    Account,
    User,
    Cluster,
    Partition,
    Association,
    RawShares,
    NormShares,
    RawUsage,
    NormUsage,
    EffectvUsage,
    FairShare,
    LevelFs,
    GrpTresMins,
    TresRunMins,
};

struct PrintedColumn {
    Cell cell;
    std::string_view title;
    std::size_t width;
};

/// Numbers that Slurm uses for "not set" and "infinite", converted to double. Their cells stay empty.
constexpr std::array NumbersNotSet{4294967294.0, 4294967295.0, 18446744073709551616.0};
constexpr int Decimals = 6;
constexpr std::uint64_t MostBlanks = 1000000000; ///< most bytes of indentation in a table

class SsharePrinter {
public:
    SsharePrinter(const ShareTree& tree, const AlgorithmResult& result, const SshareForm& form);

    std::string print();

private:
    void chooseColumns();
    void printHeader();
    void printCell(const PrintedColumn& column, std::string_view text);
    void endLine();
    std::string text(const PrintedColumn& column, NodeRow row) const;
    std::string number(double value, std::size_t width) const;
    std::string levelFs(NodeRow row, std::size_t width) const;
    std::string rawUsage(NodeRow row) const;

    const ShareTree& m_tree;
    const SshareForm& m_form;
    bool m_isFairTree;
    Values<long double> m_total;
    std::span<const double> m_sharesNorm;
    std::span<const double> m_usageNorm;
    std::span<const double> m_usageEfctv;
    std::span<const double> m_factor;
    std::span<const double> m_levelFs;
    std::vector<PrintedColumn> m_columns;
    std::string m_text;
};

SsharePrinter::SsharePrinter(const ShareTree& tree, const AlgorithmResult& result, const SshareForm& form)
    : m_tree(tree)
    , m_form(form)
    , m_isFairTree(result.algorithm->id == "fair_tree")
    , m_total(sumUsage(tree).total)
    , m_sharesNorm(result.table.reals("shares_norm"))
    , m_usageNorm(result.table.reals("usage_norm"))
    , m_usageEfctv(result.table.reals("usage_efctv"))
    , m_factor(result.table.reals("factor"))
{
    if (m_isFairTree)
        m_levelFs = result.table.reals("level_fs");
    chooseColumns();
}

void SsharePrinter::chooseColumns()
{
    m_columns = {{Cell::Account, "Account", 20}, {Cell::User, "User", 10}};
    if (!m_form.cluster.empty())
        m_columns.push_back({Cell::Cluster, "Cluster", 10});
    if (m_form.hasPartition)
        m_columns.push_back({Cell::Partition, "Partition", 12});
    if (m_form.hasAssociation)
        m_columns.push_back({Cell::Association, "ID", 6});
    m_columns.push_back({Cell::RawShares, "RawShares", 10});
    m_columns.push_back({Cell::NormShares, "NormShares", 11});
    m_columns.push_back({Cell::RawUsage, "RawUsage", 11});
    if (m_form.isLong)
        m_columns.push_back({Cell::NormUsage, "NormUsage", 11});
    m_columns.push_back({Cell::EffectvUsage, "EffectvUsage", 13});
    m_columns.push_back({Cell::FairShare, "FairShare", 10});
    if (!m_form.isLong)
        return;
    if (m_isFairTree)
        m_columns.push_back({Cell::LevelFs, "LevelFS", 10});
    m_columns.push_back({Cell::GrpTresMins, "GrpTRESMins", 30});
    m_columns.push_back({Cell::TresRunMins, "TRESRunMins", 30});
}

std::string SsharePrinter::number(double value, std::size_t width) const
{
    if (isUndefined(value)
        || std::find(NumbersNotSet.begin(), NumbersNotSet.end(), value) != NumbersNotSet.end())
        return {};
    std::string text = fixed(value, Decimals);
    if (m_form.cells != SshareForm::Cells::Aligned || text.size() <= width)
        return text;
    const auto columns = static_cast<int>(width);
    const auto surplus = static_cast<int>(scientific(value, columns).size()) - columns;
    return scientific(value, std::max(columns - surplus, 0));
}

std::string SsharePrinter::rawUsage(NodeRow row) const
{
    return wholeNumber(m_total[row]);
}

std::string SsharePrinter::levelFs(NodeRow row, std::size_t width) const
{
    return row == RootRow || m_tree.hasParentShares(row) ? std::string() : number(m_levelFs[row], width);
}

std::string SsharePrinter::text(const PrintedColumn& column, NodeRow row) const
{
    switch (column.cell) {
    case Cell::Account:
        return std::string(m_tree.depth(row), ' ') + std::string(m_tree.name(m_tree.accountOf(row)));
    case Cell::User:
        return m_tree.isUser(row) ? std::string(m_tree.name(row)) : std::string();
    case Cell::Cluster:
        return std::string(m_form.cluster);
    case Cell::Partition:
        return std::string(m_tree.partition(row));
    case Cell::Association:
        return m_tree.association(row) == 0 ? std::string() : fmt::format("{}", m_tree.association(row));
    case Cell::RawShares:
        return row == RootRow ? std::string() : sharesText(m_tree.shares(row));
    case Cell::NormShares:
        return number(m_sharesNorm[row], column.width);
    case Cell::RawUsage:
        return rawUsage(row);
    case Cell::NormUsage:
        return row == RootRow ? std::string() : number(m_usageNorm[row], column.width);
    case Cell::EffectvUsage:
        return number(m_usageEfctv[row], column.width);
    case Cell::FairShare:
        return m_isFairTree && !m_tree.isUser(row) ? std::string() : number(m_factor[row], column.width);
    case Cell::LevelFs:
        return levelFs(row, column.width);
    case Cell::TresRunMins:
        return std::string(m_form.tresRunMins);
    case Cell::GrpTresMins:
        return {};
    }
    std::abort();
}

/// Prints a cell. Names are cut at the column width in bytes; numbers extend to the right.
void SsharePrinter::printCell(const PrintedColumn& column, std::string_view text)
{
    if (m_form.cells != SshareForm::Cells::Aligned) {
        m_text.append(text).append("|");
        return;
    }
    const bool isText = column.cell <= Cell::Partition || column.cell >= Cell::GrpTresMins;
    const bool isCut = isText && text.size() > column.width;
    const std::size_t padding = text.size() < column.width ? column.width - text.size() : 0;
    if (column.cell != Cell::Account)
        m_text.append(padding, ' ');
    if (isCut)
        m_text.append(text.substr(0, column.width - 1)).append("+");
    else
        m_text.append(text);
    if (column.cell == Cell::Account)
        m_text.append(padding, ' ');
    m_text += ' ';
}

void SsharePrinter::endLine()
{
    if (m_form.cells == SshareForm::Cells::Parsable2)
        m_text.pop_back();
    m_text += '\n';
}

void SsharePrinter::printHeader()
{
    for (const PrintedColumn& column : m_columns)
        printCell(column, column.title);
    endLine();
    if (m_form.cells != SshareForm::Cells::Aligned)
        return;
    for (const PrintedColumn& column : m_columns)
        m_text.append(column.width, '-').append(" ");
    m_text += '\n';
}

std::string SsharePrinter::print()
{
    printHeader();
    for (NodeRow row = 0; row < m_tree.size(); ++row) {
        for (const PrintedColumn& column : m_columns)
            printCell(column, text(column, row));
        endLine();
    }
    return std::move(m_text);
}

/// Returns true if the text can be read back from a table.
bool fitsCell(std::string_view text)
{
    const bool hasControl =
        std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
    return !hasControl && !text.starts_with(' ') && !text.ends_with(' ');
}

Result<void> checkPrintedNames(const Scenario& scenario)
{
    const ShareTree& tree = scenario.tree;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (!fitsCell(tree.name(row)) || !fitsCell(tree.partition(row)))
            return fail(ErrorCode::OutOfRange,
                fairshare::say("{} has a control character or a leading or trailing space in its name or "
                               "partition; a table cannot contain it",
                    nameOf(tree.isUser(row) ? NodeKind::User : NodeKind::Account, tree.name(row))));
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.partition(row).find('|') != std::string_view::npos)
            return fail(ErrorCode::OutOfRange,
                fairshare::say("the partition {} of {} contains '|'; a table cannot contain it",
                    quotedPart(tree.partition(row)),
                    nameOf(tree.isUser(row) ? NodeKind::User : NodeKind::Account, tree.name(row))));
    if (!fitsCell(scenario.cluster) || scenario.cluster.find('|') != std::string::npos)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("the cluster name {} has a control character, a leading or trailing space or '|'; "
                           "a table cannot contain it",
                quotedPart(scenario.cluster)));
    return {};
}

/// Rejects very deep trees. Rows are indented by depth, so a chain of 100,000 accounts would need gigabytes.
Result<void> checkIndentation(const ShareTree& tree)
{
    std::uint64_t blanks = 0;
    for (NodeRow row = 0; row < tree.size(); ++row)
        blanks += tree.depth(row);
    if (blanks <= MostBlanks)
        return {};
    return fail(ErrorCode::TooLarge,
        fairshare::say("the tree is too deep for an sshare table: indentation alone would take {} MB; use "
                       "another format",
            blanks / 1000000));
}

} // namespace

std::string sshareText(const ShareTree& tree, const AlgorithmResult& result, const SshareForm& form)
{
    return SsharePrinter(tree, result, form).print();
}

Result<std::string> sshareTable(const Scenario& scenario, const SshareForm& form)
{
    const std::string& algorithm = scenario.settings.algorithm;
    if (algorithm != "fair_tree" && algorithm != "classic" && algorithm != "depth_oblivious")
        return fail(ErrorCode::OutOfRange,
            fairshare::say(
                "sshare output supports only fair_tree, classic and depth_oblivious; this scenario uses {}",
                algorithm));
    if (auto checked = checkPrintedNames(scenario); !checked)
        return tl::unexpected(checked.error());
    if (auto checked = checkIndentation(scenario.tree); !checked)
        return tl::unexpected(checked.error());
    const auto evaluation = evaluate(scenario, {algorithm});
    if (!evaluation)
        return tl::unexpected(evaluation.error());
    return sshareText((*evaluation)->tree, (*evaluation)->results.front(), form);
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/import/import.h"
#include "core/io/slurm/tree/listed_rows.h"
#include "core/io/slurm/tree/qos_records.h"
#include "core/io/slurm/values/shares_reader.h"
#include "core/io/text/text_lines.h"
#include "core/io/text/usage_reader.h"
#include "core/scenario/sections.h"
#include "core/tree/association_limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace fairshare::format_files {
namespace {

constexpr std::string_view Title = "Current Association Manager state";
constexpr std::string_view AssociationStart = "ClusterName=";
constexpr const char* AssociationIdRefusal =
    fairshare::phrase("the association ID is {}; expected a whole number, 1 or more");
constexpr const char* ParentIdRefusal =
    fairshare::phrase("the parent ID is {}; expected a whole number, 1 or more");
constexpr std::size_t AssociationsPerReport = 1U << 14;

/// Association record: the lines from `ClusterName=` up to the next record.
class AssociationText {
public:
    AssociationText(std::string_view text, std::uint32_t line)
        : m_text(text)
        , m_line(line)
    {
    }

    Result<ListedRow> read(Remarks& remarks) const;

private:
    SourcePosition at(std::string_view part) const;
    Result<void> readHead(ListedRow& row) const;
    /// @param refusal error message marked by `phrase`, with a placeholder for the text found
    Result<std::uint32_t> readId(std::string_view text, const char* refusal) const;
    Result<std::string_view> figure(std::string_view key) const;
    Result<void> readParent(ListedRow& row) const;
    void readLimits(ListedRow& row) const;
    void readPrinted(ListedRow& row) const;

    std::string_view m_text;
    std::uint32_t m_line;
};

/// Returns the text up to the first blank or line end.
std::string_view firstWord(std::string_view text)
{
    return text.substr(0, text.find_first_of(" \r\n"));
}

/// Returns the text up to the first ` Key=`.
std::string_view beforeNextKey(std::string_view text)
{
    for (std::size_t blank = text.find(' '); blank != std::string_view::npos;
        blank = text.find(' ', blank + 1)) {
        const std::string_view next = firstWord(text.substr(blank + 1));
        if (next.find('=') != std::string_view::npos && !next.starts_with('='))
            return text.substr(0, blank);
    }
    return trimmed(text);
}

/// Splits `name(123)`: returns the name and stores the number in `number`. Without a number, returns the
/// whole text; `number` is then the empty end of the text.
std::string_view nameBeforeNumber(std::string_view text, std::string_view& number)
{
    number = text.substr(text.size());
    const std::size_t open = text.rfind('(');
    if (open == std::string_view::npos || !text.ends_with(')'))
        return text;
    number = text.substr(open + 1, text.size() - open - 2);
    return text.substr(0, open);
}

/// Returns a parent's name and ID without the keys after them, which differ between releases.
std::string_view withoutFurtherKeys(std::string_view parent)
{
    for (const std::string_view key : {" Lft=", " Lft-Rgt=", " Lineage=", " DefAssoc="})
        parent = parent.substr(0, parent.find(key));
    for (std::size_t close = parent.find(") "); close != std::string_view::npos;
        close = parent.find(") ", close + 1)) {
        const std::string_view next = firstWord(parent.substr(close + 2));
        if (next.find('=') != std::string_view::npos)
            return parent.substr(0, close + 1);
    }
    return parent;
}

SourcePosition AssociationText::at(std::string_view part) const
{
    const auto offset = static_cast<std::size_t>(part.data() - m_text.data());
    const std::string_view before = m_text.substr(0, offset);
    const std::size_t lineStart = before.rfind('\n');
    const auto lines = static_cast<std::uint32_t>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t column = lineStart == std::string_view::npos ? offset : offset - lineStart - 1;
    return {m_line + lines, static_cast<std::uint32_t>(column + 1)};
}

Result<std::uint32_t> AssociationText::readId(std::string_view text, const char* refusal) const
{
    const auto id = parseUnsigned(text);
    if (!id || *id == 0 || *id > 0xFFFFFFFEU) {
        const std::string shown = quotedPart(text);
        return fail(ErrorCode::BadInput, sayFormatted(refusal, fmt::make_format_args(shown)), at(text));
    }
    return static_cast<std::uint32_t>(*id);
}

/// Reads the keys before the numbers. Names are not quoted and may contain blanks, so the keys are searched
/// from both ends of their fixed order.
Result<void> AssociationText::readHead(ListedRow& row) const
{
    const std::string_view head = m_text.substr(0, std::min(m_text.find("SharesRaw/"), m_text.size()));
    std::size_t end = head.size();
    const auto takeLast = [&head, &end](std::string_view key) -> std::optional<std::string_view> {
        const std::size_t begin = head.substr(0, end).rfind(key);
        if (begin == std::string_view::npos)
            return std::nullopt;
        const std::string_view value = head.substr(begin + key.size(), end - begin - key.size());
        end = begin;
        return value;
    };
    const auto id = takeLast(" ID=");
    if (const auto priority = takeLast(" Priority=")) // only in some releases
        appendLimit(row.limits, LimitKind::Priority, firstWord(*priority));
    const auto partition = takeLast(" Partition=");
    const auto user = takeLast(" UserName=");
    const std::size_t account = head.find(" Account=");
    if (!id || !partition || !user || account >= end)
        return fail(ErrorCode::BadInput,
            fairshare::say("incomplete record; expected ClusterName, Account, UserName, Partition and ID"),
            {m_line, 1});
    row.cluster = head.substr(AssociationStart.size(), account - AssociationStart.size());
    row.account = head.substr(account + 9, end - account - 9);
    std::string_view number;
    row.user = nameBeforeNumber(*user, number);
    row.partition = beforeNextKey(*partition);
    row.position = at(row.isUser() ? row.user : row.account);
    const auto association = readId(firstWord(*id), AssociationIdRefusal);
    if (!association)
        return tl::unexpected(association.error());
    row.association = *association;
    return {};
}

/// Returns the first number after a key such as `SharesRaw/Norm/Level/Factor=`.
Result<std::string_view> AssociationText::figure(std::string_view key) const
{
    const std::size_t begin = m_text.find(key);
    const std::size_t equals = begin == std::string_view::npos ? begin : m_text.find('=', begin);
    if (equals == std::string_view::npos)
        return fail(ErrorCode::BadInput, fairshare::say("the record has no {}", key), {m_line, 1});
    const std::string_view value = firstWord(m_text.substr(equals + 1));
    return value.substr(0, value.find('/'));
}

Result<void> AssociationText::readParent(ListedRow& row) const
{
    constexpr std::string_view Key = "ParentAccount=";
    const std::size_t begin = m_text.find(Key);
    if (begin == std::string_view::npos)
        return fail(ErrorCode::BadInput,
            fairshare::say("the record has no {}", std::string_view("ParentAccount")), {m_line, 1});
    std::string_view value = m_text.substr(begin + Key.size());
    value = withoutFurtherKeys(value.substr(0, value.find_first_of("\r\n")));
    std::string_view number;
    row.parentName = nameBeforeNumber(trimmed(value), number);
    if (row.isUser() || row.parentName.empty())
        return {};
    const auto id = readId(number, ParentIdRefusal);
    if (!id)
        return tl::unexpected(id.error());
    row.parentId = *id;
    return {};
}

/// Reads the limits with the amounts used. Older releases do not print them.
void AssociationText::readLimits(ListedRow& row) const
{
    // A name before the figures or a comment after the limits may look like a key.
    const std::string_view figures = m_text.substr(std::min(m_text.find("SharesRaw/"), m_text.size()));
    const std::string_view part = figures.substr(0, figures.find(" Comment="));
    for (const LimitNames& names : limitNames()) {
        const std::string key = fmt::format(" {}=", names.record);
        const std::size_t begin = names.record.empty() ? std::string_view::npos : part.find(key);
        if (begin != std::string_view::npos)
            appendLimit(row.limits, names.kind, firstWord(part.substr(begin + key.size())));
    }
}

/// Reads what the record tells beside raw shares and usage: `SharesRaw/Norm/Level/Factor=1/0.20/5/0.61`.
void AssociationText::readPrinted(ListedRow& row) const
{
    const auto cell = [this](std::string_view keys, std::string_view wanted) -> std::string_view {
        const std::size_t begin = m_text.find(keys);
        const std::size_t equals = begin == std::string_view::npos ? begin : m_text.find('=', begin);
        if (equals == std::string_view::npos)
            return {};
        std::string_view names = m_text.substr(begin, equals - begin);
        std::string_view values = firstWord(m_text.substr(equals + 1));
        while (!names.empty() && !values.empty()) {
            const std::string_view name = names.substr(0, names.find('/'));
            const std::string_view value = values.substr(0, values.find('/'));
            if (name == wanted)
                return value;
            names.remove_prefix(std::min(name.size() + 1, names.size()));
            values.remove_prefix(std::min(value.size() + 1, values.size()));
        }
        return {};
    };
    if (const auto level = parseUnsigned(cell("SharesRaw/", "Level")); level && *level <= 0xFFFFFFFDU)
        row.printed.levelShares = static_cast<std::uint32_t>(*level);
    row.printed.of(ListedFigure::NormShares) = readPrintedNumber(cell("SharesRaw/", "Norm"));
    row.printed.of(ListedFigure::NormUsage) = readPrintedNumber(cell("UsageRaw/", "Norm"));
    row.printed.of(ListedFigure::EffectvUsage) = readPrintedNumber(cell("UsageRaw/", "Efctv"));
    // Under the older algorithms, all factors stay 0.
    if (const PrintedNumber factor = readPrintedNumber(cell("SharesRaw/", "Factor"));
        row.isUser() && factor.value > 0)
        row.printed.of(ListedFigure::FairShare) = factor;
}

Result<ListedRow> AssociationText::read(Remarks& remarks) const
{
    ListedRow row;
    if (auto done = readHead(row); !done)
        return tl::unexpected(done.error());
    const auto shares = figure("SharesRaw");
    if (!shares)
        return tl::unexpected(shares.error());
    const NodeKind kind = row.isUser() ? NodeKind::User : NodeKind::Account;
    const auto raw = SharesReader(kind, row.name(), at(*shares)).read(*shares, remarks);
    if (!raw)
        return tl::unexpected(raw.error());
    row.shares = *raw;
    const auto usage = figure("UsageRaw");
    if (!usage)
        return tl::unexpected(usage.error());
    const auto total = readUsage(*usage, kind, row.name(), at(*usage));
    if (!total)
        return tl::unexpected(total.error());
    row.usageTotal = *total;
    if (auto done = readParent(row); !done)
        return tl::unexpected(done.error());
    readLimits(row);
    readPrinted(row);
    return row;
}

bool recognizesAssocMgr(std::string_view beginning)
{
    if (trimmed(beginning).starts_with(Title) || beginning.starts_with(ByteOrderMark))
        return beginning.find(Title) != std::string_view::npos;
    for (TextLines lines(beginning); lines.next();)
        if (lines.text().starts_with(AssociationStart))
            return lines.text().find(" Account=") != std::string_view::npos
                && lines.text().find(" UserName=") != std::string_view::npos;
    return false;
}

/// Calls `take` for each association record with its line.
template <typename Take>
Result<void> forEachRecord(std::string_view content, const Progress& progress, Take take)
{
    const char* begin = nullptr;
    const char* end = nullptr;
    std::uint32_t line = 0;
    std::size_t count = 0;
    const auto finish = [&]() -> Result<void> {
        if (begin == nullptr)
            return {};
        const std::string_view text(begin, static_cast<std::size_t>(end - begin));
        begin = nullptr;
        return take(AssociationText(text, line));
    };
    for (TextLines lines(content); lines.next();) {
        if (auto checked = lines.check(); !checked)
            return checked;
        const std::string_view text = lines.text();
        if (begin != nullptr && text.starts_with(' ')) {
            end = text.data() + text.size();
            continue;
        }
        if (auto done = finish(); !done)
            return done;
        if (!text.starts_with(AssociationStart))
            continue;
        begin = text.data();
        end = begin + text.size();
        line = lines.number();
        if (++count % AssociationsPerReport != 0)
            continue;
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        progress.at(lines.fraction(), count);
    }
    return finish();
}

/// Rejects records of different associations in one cluster with the same ID, since their parents would be
/// ambiguous.
Result<void> checkIds(const std::vector<ListedRow>& rows)
{
    std::unordered_map<std::uint32_t, const ListedRow*> byId;
    for (const ListedRow& row : rows) {
        const ListedRow& first = *byId.try_emplace(row.association, &row).first->second;
        const auto names = [](const ListedRow& of) { return std::tie(of.account, of.user, of.partition); };
        if (first.cluster == row.cluster && names(first) != names(row))
            return fail(ErrorCode::BadInput,
                fairshare::say("{} has association ID {}, which line {} already uses; IDs must be unique",
                    nameOf(row.isUser() ? NodeKind::User : NodeKind::Account, row.name()),
                    fmt::to_string(row.association), fmt::to_string(first.position.line)),
                row.position);
    }
    return {};
}

Result<Import> readAssocMgr(std::string_view content, const Progress& progress)
{
    Remarks remarks;
    Listing listing;
    listing.hasShares = true;
    listing.hasUsage = true;
    auto done = forEachRecord(content, progress, [&](const AssociationText& record) -> Result<void> {
        auto row = record.read(remarks);
        if (!row)
            return tl::unexpected(row.error());
        listing.rows.push_back(*row);
        return {};
    });
    if (!done)
        return tl::unexpected(done.error());
    if (listing.rows.empty())
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "no association records found; print them with scontrol show assoc_mgr flags=assoc"),
            {1, 1});
    if (auto checked = checkIds(listing.rows); !checked)
        return tl::unexpected(checked.error());
    remarks.add(missingLineBreak(content));
    auto import = treeByParents(listing, remarks);
    if (QosLimits limits = readQosRecords(content); import && import->scenario && !limits.empty())
        import->scenario = withPriority(*import->scenario, {.qosLimits = std::move(limits)});
    return import;
}

} // namespace

Format assoc_mgr()
{
    Format format;
    format.id = "assoc-mgr";
    format.title = fairshare::phrase("Association records (scontrol show assoc_mgr)");
    format.patterns = "*.txt *.out";
    format.summary =
        fairshare::phrase("Accounts, users, shares, IDs, partitions and usage to two decimal places");
    format.recognizes = recognizesAssocMgr;
    format.read = readAssocMgr;
    return format;
}

} // namespace fairshare::format_files

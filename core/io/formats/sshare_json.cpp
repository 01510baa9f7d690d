// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/io/formats/formats.h"
#include "core/io/import/import.h"
#include "core/io/json/json_keys.h"
#include "core/io/json/json_values.h"
#include "core/io/json/slurm_number.h"
#include "core/io/slurm/tree/tree_assembly.h"
#include "core/io/slurm/tree/unlisted_shares.h"
#include "core/io/text/text_lines.h"
#include "core/io/text/usage_reader.h"
#include "core/scenario/scenario.h"
#include "core/tree/figure_origin.h"
#include "core/tree/own_usage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <limits>

namespace fairshare::format_files {
namespace {

/// Reads the elements of the list of shares. Unknown members are dropped, since the listing is a report that
/// is not written back.
class ShareListing {
public:
    explicit ShareListing(JsonDocument& document)
        : m_document(document)
    {
    }

    Result<Import> read(const Progress& progress);

private:
    Result<JsonToken> findList();
    Result<void> readElement(JsonToken element);
    Result<void> readMember(const JsonMember& member, UnplacedRow& row);
    Result<void> readType(const JsonMember& member, UnplacedRow& row);
    Result<std::string_view> readName(const JsonMember& member);
    /// Reads a number that may be unset.
    Result<std::optional<long double>> readNumber(const JsonMember& member);
    Result<std::optional<long double>> readPlain(std::string_view key, JsonToken token);
    Result<void> readShares(const JsonMember& member, UnplacedRow& row);
    Result<void> readAssociation(const JsonMember& member, UnplacedRow& row);
    Result<void> readUsage(const JsonMember& member);
    Result<void> readCluster(const JsonMember& member);
    void readPrinted(const JsonMember& member, PrintedFigures& printed);
    Result<Import> asTree();
    Import asRecords() const;
    void dropMissing(Diagnostics& diagnostics);

    JsonDocument& m_document;
    std::vector<UnplacedRow> m_rows;
    std::vector<long double> m_totals; ///< by row
    std::deque<std::string> m_texts;
    std::string m_cluster;
    FigureOrigin m_origin; ///< of the printed figures
    std::vector<JsonMember> m_members;
};

Result<JsonToken> ShareListing::findList()
{
    std::vector<JsonMember> members;
    if (auto done = m_document.members(0, members); !done)
        return tl::unexpected(done.error());
    const JsonMember* shares = findMember(members, "shares");
    if (shares != nullptr && m_document.kind(shares->value) == JsonKind::Object) {
        const JsonToken object = shares->value;
        if (auto done = m_document.members(object, members); !done)
            return tl::unexpected(done.error());
        shares = findMember(members, "shares");
    }
    if (shares == nullptr)
        return failAt(m_document, 0,
            fairshare::say("\"shares\" is missing; expected the association list of sshare --json"));
    if (auto checked = requireKind(m_document, *shares, JsonKind::Array); !checked)
        return tl::unexpected(checked.error());
    return shares->value;
}

Result<std::string_view> ShareListing::readName(const JsonMember& member)
{
    if (m_document.kind(member.value) == JsonKind::Null)
        return std::string_view();
    auto text = requireText(m_document, member);
    if (!text)
        return tl::unexpected(text.error());
    return m_texts.emplace_back(std::move(*text));
}

Result<void> ShareListing::readType(const JsonMember& member, UnplacedRow& row)
{
    const auto holds = [this, &member](std::string_view word) {
        if (m_document.kind(member.value) != JsonKind::Array)
            return m_document.source(member.value) == word;
        const JsonToken end = m_document.end(member.value);
        for (JsonToken at = m_document.first(member.value); at != end; at = m_document.next(at))
            if (m_document.source(at) == word)
                return true;
        return false;
    };
    if (holds("\"USER\""))
        row.draft.kind = NodeKind::User;
    else if (holds("\"ASSOCIATION\""))
        row.draft.kind = NodeKind::Account;
    else
        return failAt(m_document, member.value,
            fairshare::say("\"type\" is {}; it must contain \"USER\" or \"ASSOCIATION\"",
                excerpt(m_document.source(member.value))));
    return {};
}

Result<std::optional<long double>> ShareListing::readNumber(const JsonMember& member)
{
    const auto number = slurmNumber(m_document, member);
    if (!number)
        return tl::unexpected(number.error());
    if (number->isInfinite)
        return failAt(m_document, member.value,
            fairshare::say("\"{}\" is infinite; expected a finite number", member.key));
    if (!number->plain)
        return std::optional<long double>();
    const JsonToken value = number->plain->value;
    if (m_document.kind(value) == JsonKind::Number)
        return readPlain(member.key, value);
    return failAt(m_document, value,
        fairshare::say("\"{}\" must be a number; found {}", member.key, nameOf(m_document.kind(value))));
}

Result<std::optional<long double>> ShareListing::readPlain(std::string_view key, JsonToken token)
{
    const std::string_view source = m_document.source(token);
    const auto number = parseExtended(source);
    if (number && isTooSmall(*number, source))
        return failAt(m_document, token,
            fairshare::say(
                "\"{}\" is {}; expected 0 or a number that does not round to 0", key, excerpt(source)),
            ErrorCode::OutOfRange);
    return number;
}

Result<void> ShareListing::readShares(const JsonMember& member, UnplacedRow& row)
{
    const auto number = readNumber(member);
    if (!number)
        return tl::unexpected(number.error());
    if (!*number)
        return {};
    const long double value = **number;
    if (!(value >= 0 && value <= ParentShares) || value != static_cast<std::uint32_t>(value))
        return failAt(m_document, member.value,
            fairshare::say("\"shares\" is {}; expected a whole number from 0 to {}, or {} for parent",
                shortest(value), MaxShares, ParentShares),
            ErrorCode::OutOfRange);
    row.draft.shares = static_cast<std::uint32_t>(value);
    return {};
}

Result<void> ShareListing::readAssociation(const JsonMember& member, UnplacedRow& row)
{
    const auto number = readNumber(member);
    if (!number)
        return tl::unexpected(number.error());
    const long double value = number->value_or(0);
    if (!(value >= 0 && value <= std::numeric_limits<std::uint32_t>::max())
        || value != static_cast<std::uint32_t>(value))
        return failAt(m_document, member.value,
            fairshare::say("\"id\" is {}; expected a whole number from 0 to {}", shortest(value),
                std::numeric_limits<std::uint32_t>::max()),
            ErrorCode::OutOfRange);
    row.draft.association = static_cast<std::uint32_t>(value);
    return {};
}

Result<void> ShareListing::readUsage(const JsonMember& member)
{
    const auto number = readNumber(member);
    if (!number)
        return tl::unexpected(number.error());
    const long double value = number->value_or(0);
    if (!isUsage(value))
        return failAt(m_document, member.value,
            value > 0 ? fairshare::say("\"usage\" is {}; the maximum is {}", shortest(value),
                            shortest(std::numeric_limits<double>::max()))
                      : fairshare::say("\"usage\" is {}; expected 0 or more", shortest(value)),
            ErrorCode::OutOfRange);
    m_totals.back() = value;
    return {};
}

Result<void> ShareListing::readCluster(const JsonMember& member)
{
    const auto name = readName(member);
    if (!name)
        return tl::unexpected(name.error());
    if (m_cluster.empty())
        m_cluster = *name;
    else if (!name->empty() && *name != m_cluster)
        return failAt(m_document, member.value,
            fairshare::say("the list contains clusters '{}' and '{}'; expected only one cluster",
                excerpt(m_cluster), excerpt(*name)));
    return {};
}

/// Reads a computed figure, which is not needed and so never refused. JSON has all its digits; as many are
/// kept as a scenario file gives back.
void ShareListing::readPrinted(const JsonMember& member, PrintedFigures& printed)
{
    constexpr int Decimals = 12;
    constexpr std::array<std::pair<std::string_view, ListedFigure>, 5> Keys{
        {{"shares_normalized", ListedFigure::NormShares}, {"usage_normalized", ListedFigure::NormUsage},
            {"effective_usage", ListedFigure::EffectvUsage}, {"factor", ListedFigure::FairShare},
            {"level", ListedFigure::LevelFs}}};
    if (member.key == "fairshare" && m_document.kind(member.value) == JsonKind::Object) {
        std::vector<JsonMember> parts;
        if (m_document.members(member.value, parts))
            for (const JsonMember& part : parts)
                if (part.key == "factor" || part.key == "level")
                    readPrinted(part, printed);
        return;
    }
    const auto* const key =
        std::ranges::find(Keys, member.key, &std::pair<std::string_view, ListedFigure>::first);
    if (key == Keys.end())
        return;
    const auto whole = slurmNumber(m_document, member);
    if (whole && whole->isInfinite && key->second == ListedFigure::LevelFs) {
        printed.of(key->second) = {HUGE_VAL, 0};
        return;
    }
    const auto number = readNumber(member);
    if (!number || !*number || !std::isfinite(static_cast<double>(**number)))
        return;
    // Slurm 26.05 prints an infinite LevelFS as the largest whole number of 64 bits.
    constexpr long double Infinite = 18446744073709551615.0L;
    printed.of(key->second) = **number >= Infinite
        ? PrintedNumber{HUGE_VAL, 0}
        : readPrintedNumber(fixed(static_cast<double>(**number), Decimals));
}

Result<void> ShareListing::readMember(const JsonMember& member, UnplacedRow& row)
{
    if (member.key == "type")
        return readType(member, row);
    if (member.key == "id")
        return readAssociation(member, row);
    if (member.key == "shares")
        return readShares(member, row);
    if (member.key == "usage")
        return readUsage(member);
    if (member.key == "cluster")
        return readCluster(member);
    readPrinted(member, row.draft.printed);
    const bool isPartition = member.key == "partition";
    if (!isPartition && member.key != "name" && member.key != "parent")
        return {};
    const auto text = readName(member);
    if (!text)
        return tl::unexpected(text.error());
    if (isPartition) {
        row.draft.partition = *text;
    } else if (member.key == "name") {
        row.draft.name = *text;
        row.draft.position = m_document.position(member.value);
    } else {
        row.parent = *text;
        row.parentPosition = m_document.position(member.value);
    }
    return {};
}

Result<void> ShareListing::readElement(JsonToken element)
{
    if (m_document.kind(element) != JsonKind::Object)
        return failNoObject(m_document, element, fairshare::phrase("an association"));
    if (auto done = m_document.members(element, m_members); !done)
        return done;
    for (const std::string_view key : {"name", "type"})
        if (findMember(m_members, key) == nullptr)
            return failAt(m_document, element, fairshare::say("an association has no \"{}\"", key));
    m_totals.push_back(0);
    UnplacedRow row;
    for (const JsonMember& member : m_members)
        if (auto done = readMember(member, row); !done)
            return done;
    if (row.draft.kind == NodeKind::Account) // the factor of an account is no figure, except under classic
        row.draft.printed.of(ListedFigure::FairShare) = {};
    if (row.draft.kind == NodeKind::Account && row.draft.name == RootAccountName)
        m_origin.takeRoot(row.draft.printed);
    else
        m_origin.take(row.draft.kind == NodeKind::User, row.draft.printed);
    m_rows.push_back(row);
    return {};
}

/// Drops figures that Slurm prints as 0 because it does not compute them.
void ShareListing::dropMissing(Diagnostics& diagnostics)
{
    for (UnplacedRow& row : m_rows) {
        if (m_origin.lacksLevelFs())
            row.draft.printed.of(ListedFigure::LevelFs) = {};
        if (m_origin.lacksFactors())
            row.draft.printed.of(ListedFigure::FairShare) = {};
    }
    if (m_origin.lacksFactors())
        diagnostics.push_back({"factors_not_printed",
            fairshare::say("FairShare is 0 for every user, as sshare --json of Slurm before 25.11 prints it "
                           "without Fair Tree; it is ignored"),
            m_rows.front().draft.position});
}

Result<Import> ShareListing::asTree()
{
    if (auto found = findParents(m_rows, "root"); !found)
        return tl::unexpected(found.error());
    if (auto checked = checkOneRoot(m_rows); !checked)
        return tl::unexpected(checked.error());
    auto assembly = assemble(m_rows);
    if (!assembly)
        return tl::unexpected(assembly.error());
    Import import;
    setOwnUsage(assembly->builder,
        inclusiveTotals(*assembly, [this](std::uint32_t row) { return m_totals[row]; }), import.diagnostics);
    import.normSharesOf = findUnlistedShares(assembly->builder, m_origin.normSharesOf());
    auto tree = std::move(assembly->builder)
                    .build(ShareTreeBuilder::Repeats::Number, import.diagnostics, &import.places);
    if (!tree)
        return tl::unexpected(tree.error());
    Scenario scenario;
    scenario.cluster = m_cluster;
    scenario.tree = std::move(*tree);
    if (import.normSharesOf == NormSharesOf::Cluster)
        scenario.settings.algorithm = findAlgorithmByFlag("NO_FAIR_TREE")->id;
    import.scenario = std::move(scenario);
    return import;
}

Import ShareListing::asRecords() const
{
    Import import;
    import.normSharesOf = m_origin.normSharesOf();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const UnplacedRow& row = m_rows[i];
        const bool isUser = row.draft.kind == NodeKind::User;
        import.records.push_back({.cluster = m_cluster,
            .account = std::string(isUser ? row.parent : row.draft.name),
            .user = std::string(isUser ? row.draft.name : std::string_view()),
            .partition = std::string(row.draft.partition),
            .association = row.draft.association,
            .shares = row.draft.shares,
            .usageTotal = m_totals[i],
            .parent = std::string(isUser ? std::string_view() : row.parent),
            .printed = row.draft.printed,
            .position = row.draft.position});
    }
    return import;
}

Result<Import> ShareListing::read(const Progress& progress)
{
    if (const JsonKind kind = m_document.kind(0); kind != JsonKind::Object)
        return failAt(m_document, 0,
            fairshare::say("expected one JSON object, as sshare --json prints; found {}", nameOf(kind)));
    const auto list = findList();
    if (!list)
        return tl::unexpected(list.error());
    const JsonToken end = m_document.end(*list);
    for (JsonToken element = m_document.first(*list); element != end; element = m_document.next(element)) {
        if (auto done = readElement(element); !done)
            return tl::unexpected(done.error());
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
    }
    if (m_rows.empty())
        return failAt(m_document, *list, fairshare::say("the list of shares is empty"));
    // A listing of some accounts or only of users does not contain the root.
    const bool whole = std::any_of(m_rows.begin(), m_rows.end(), [](const UnplacedRow& row) {
        return row.draft.kind == NodeKind::Account && (row.parent.empty() || row.draft.name == "root");
    });
    Diagnostics missing;
    dropMissing(missing);
    Result<Import> import = whole ? asTree() : Result<Import>(asRecords());
    if (!import)
        return import;
    import->hasShares = import->hasUsage = true;
    import->diagnostics.insert(import->diagnostics.end(), missing.begin(), missing.end());
    return import;
}

bool recognizesSshareJson(std::string_view beginning)
{
    const auto keys = outermostKeys(withoutByteOrderMark(beginning));
    // A long `meta` may precede the shares; a scenario has no `meta`.
    return (hasKey(keys, "shares") || (hasKey(keys, "meta") && !hasKey(keys, "jobs")))
        && !hasKey(keys, "format") && !hasKey(keys, "tree");
}

/// Replaces the bare Infinity that some releases print for a LevelFS by null and blanks, so that positions
/// stay. Returns "" if there is none.
std::string withoutBareInfinity(std::string_view content)
{
    constexpr std::string_view Word = "Infinity";
    if (content.find(Word) == std::string_view::npos)
        return {};
    std::string result(content);
    bool isText = false;
    for (std::size_t at = 0; at < result.size(); ++at) {
        const char c = result[at];
        if (c == '"')
            isText = !isText;
        else if (isText && c == '\\')
            ++at;
        else if (!isText && c == 'I' && content.substr(at).starts_with(Word)) {
            const std::size_t begin = at > 0 && result[at - 1] == '-' ? at - 1 : at;
            const std::size_t size = at + Word.size() - begin;
            result.replace(begin, size, "null" + std::string(size - 4, ' '));
        }
    }
    return result;
}

Result<Import> readSshareJson(std::string_view content, const Progress& progress)
{
    const std::string finite = withoutBareInfinity(content);
    auto document = JsonDocument::parse(withoutByteOrderMark(finite.empty() ? content : finite), progress);
    if (!document)
        return tl::unexpected(document.error());
    return ShareListing(*document).read(progress);
}

} // namespace

Format sshare_json()
{
    return {.id = "sshare-json",
        .title = fairshare::phrase("Shares as JSON (sshare --json)"),
        .patterns = "*.json",
        .summary = fairshare::phrase(
            "Tree with raw shares, raw usage and association IDs, from Slurm 23.11 or later"),
        .recognizes = recognizesSshareJson,
        .read = readSshareJson,
        .write = nullptr};
}

} // namespace fairshare::format_files

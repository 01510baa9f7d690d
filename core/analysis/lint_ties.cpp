// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/lint_rules.h"
#include "core/base/numbers.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

namespace fairshare::lint_rules {
namespace {

__extension__ using Wide = unsigned __int128;

/// LevelFS that differ by less than this may be equal on paper: two roundings of 2^-53 and more.
constexpr long double NearlyEqual = 1e-14L;

/// mantissa * 10^exponent, the mantissa without trailing zeros.
struct ExactDecimal {
    Wide mantissa = 0;
    int exponent = 0;

    bool operator==(const ExactDecimal&) const = default;
};

/// The decimal number that a person reads, not its binary neighbor; at most 21 digits, so it fits 70 bits.
ExactDecimal decimalOf(long double value)
{
    ExactDecimal result;
    const std::string text = shortest(value);
    const std::size_t e = text.find('e');
    bool fraction = false;
    for (const char c : std::string_view(text).substr(0, e)) {
        if (c == '.') {
            fraction = true;
            continue;
        }
        result.mantissa = result.mantissa * 10 + static_cast<unsigned>(c - '0');
        result.exponent -= fraction ? 1 : 0;
    }
    if (e != std::string::npos) {
        const bool negative = text[e + 1] == '-';
        const std::size_t digits = text.find_first_of("0123456789", e);
        const auto power = static_cast<int>(parseUnsigned(std::string_view(text).substr(digits)).value_or(0));
        result.exponent += negative ? -power : power;
    }
    return result;
}

/// `number` times a 32-bit factor, normalized. 70 + 32 bits fit.
ExactDecimal times(ExactDecimal number, std::uint32_t factor)
{
    number.mantissa *= factor;
    while (number.mantissa != 0 && number.mantissa % 10 == 0) {
        number.mantissa /= 10;
        ++number.exponent;
    }
    return number;
}

struct Competitor {
    NodeRow row = NoRow;
    long double levelFs = 0;
};

/// Shares and usage of two siblings stand in the same ratio, by exact decimal arithmetic.
bool tieOnPaper(const Subject& subject, NodeRow a, NodeRow b)
{
    const ExactDecimal left = times(decimalOf(subject.usageTotal[b]), subject.tree().shares(a));
    const ExactDecimal right = times(decimalOf(subject.usageTotal[a]), subject.tree().shares(b));
    return left == right;
}

/// Siblings with shares and usage, whose LevelFS is a quotient, best first.
std::vector<Competitor> competitors(const Subject& subject, NodeRow account)
{
    const ShareTree& tree = subject.tree();
    const long double whole = subject.usageTotal[account];
    std::vector<Competitor> list;
    if (whole == 0)
        return list;
    for (const NodeRow row : subject.levels().children(account)) {
        const double shares = (*subject.evaluation.shares->withinLevel)[row];
        const bool plain = !tree.hasParentShares(row) && tree.shares(row) > 0;
        if (plain && shares > 0 && subject.usageTotal[row] > 0)
            list.push_back({row, shares / (subject.usageTotal[row] / whole)});
    }
    std::sort(list.begin(), list.end(), [](const Competitor& a, const Competitor& b) {
        return a.levelFs != b.levelFs ? a.levelFs > b.levelFs : a.row < b.row;
    });
    return list;
}

struct Pairs {
    std::size_t count = 0;
    NodeRow first = NoRow;
    NodeRow second = NoRow;

    void add(NodeRow a, NodeRow b)
    {
        if (count++ == 0) {
            first = a;
            second = b;
        }
    }
};

std::string describePairs(const Subject& subject, NodeRow account, const Pairs& pairs)
{
    const ShareTree& tree = subject.tree();
    const auto label = [&tree](NodeRow row) { return nameOf(tree.shape().kind[row], tree.name(row)); };
    const std::string where =
        fmt::format("{} and {} in {}", label(pairs.first), label(pairs.second), label(account));
    return pairs.count == 1 ? where : fmt::format("{} ({} pairs)", where, pairs.count);
}

} // namespace

void paperTies(const Subject& subject, Findings& findings)
{
    for (NodeRow account = 0; account < subject.tree().size(); ++account) {
        const std::vector<Competitor> list = competitors(subject, account);
        Pairs lost;
        Pairs rounded;
        for (std::size_t at = 1; at < list.size(); ++at) {
            const Competitor& a = list[at - 1];
            const Competitor& b = list[at];
            if (a.levelFs - b.levelFs > NearlyEqual * a.levelFs)
                continue;
            const bool onPaper = tieOnPaper(subject, a.row, b.row);
            if (onPaper && a.levelFs != b.levelFs)
                lost.add(a.row, b.row);
            else if (!onPaper && a.levelFs == b.levelFs)
                rounded.add(a.row, b.row);
        }
        if (lost.count > 0)
            findings.push_back({"tie_lost", Severity::Note, lost.first,
                describePairs(subject, account, lost)
                    + " tie on paper, but rounding in Slurm's arithmetic ranks one before the other",
                "use shares whose ratios are round, such as equal shares"});
        if (rounded.count > 0)
            findings.push_back({"tie_by_rounding", Severity::Note, rounded.first,
                describePairs(subject, account, rounded)
                    + " tie in Slurm's arithmetic, although they do not on paper",
                "nothing: the difference is below the last digit"});
    }
}

void tiedAccounts(const Subject& subject, Findings& findings)
{
    const auto ranksWith = [&subject](const char* ties) {
        Scenario scenario = subject.scenario;
        scenario.settings.parameters["fair_tree"]["account_ties"] = std::string(ties);
        const auto evaluation = evaluate(scenario, {"fair_tree"});
        return evaluation ? (*evaluation)->results.front().rank : Counts();
    };
    const Counts asRun = ranksWith("as_run");
    const Counts asDocumented = ranksWith("as_documented");
    if (!asRun || !asDocumented)
        return;
    NodeRow first = NoRow;
    std::size_t count = 0;
    for (NodeRow row = 0; row < asRun->size(); ++row)
        if ((*asRun)[row] != (*asDocumented)[row] && count++ == 0)
            first = row;
    if (count > 0)
        findings.push_back({"tied_accounts", Severity::Warning, first,
            fmt::format("{} users rank differently than Slurm's documentation says, because accounts tie; "
                        "{} has rank {} instead of {}",
                count, nameOf(NodeKind::User, subject.tree().name(first)), (*asRun)[first],
                (*asDocumented)[first]),
            "give the tied accounts different shares"});
}

} // namespace fairshare::lint_rules

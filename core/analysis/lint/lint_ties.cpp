// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/lint/lint_rules.h"
#include "core/base/exact_decimal.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace fairshare::lint_rules {
namespace {

/// LevelFS that differ by less than this may be equal in exact arithmetic: at least two roundings of 2^-53.
constexpr long double NearlyEqual = 1e-14L;

struct Competitor {
    NodeRow row = NoRow;
    long double levelFs = 0;
};

/// Computes exact decimal sums of usage including everything below; empty if that takes too many digits.
class PaperTotals {
public:
    explicit PaperTotals(const ShareTree& tree)
        : m_tree(tree)
    {
    }

    const std::optional<ExactDecimal>& of(NodeRow row)
    {
        if (m_totals.empty())
            sum();
        return m_totals[row];
    }

private:
    void sum()
    {
        m_totals.reserve(m_tree.size());
        for (const long double usage : m_tree.usage())
            m_totals.emplace_back(ExactDecimal::read(usage));
        for (auto row = static_cast<NodeRow>(m_tree.size()); row-- > 0;) {
            if (const long double* given = m_tree.givenTotal(row); given != nullptr)
                m_totals[row] = ExactDecimal::read(*given);
            if (row == RootRow)
                continue;
            auto& above = m_totals[m_tree.parent(row)];
            above = above && m_totals[row] ? above->plus(*m_totals[row]) : std::nullopt;
        }
    }

    const ShareTree& m_tree;
    std::vector<std::optional<ExactDecimal>> m_totals; ///< by row; computed on first use
};

/// Returns whether shares and usage of two siblings have exactly the same ratio; empty if that is unknown.
std::optional<bool> tieOnPaper(const ShareTree& tree, PaperTotals& totals, NodeRow a, NodeRow b)
{
    if (!totals.of(a) || !totals.of(b))
        return std::nullopt;
    const auto left = totals.of(b)->times(tree.shares(a));
    const auto right = totals.of(a)->times(tree.shares(b));
    return left && right ? std::optional(*left == *right) : std::nullopt;
}

/// Returns the siblings with shares and usage, whose LevelFS is a quotient, highest LevelFS first.
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
        fairshare::say("{} and {} in {}", label(pairs.first), label(pairs.second), label(account));
    return pairs.count == 1 ? where : fairshare::say("{} ({} pairs)", where, pairs.count);
}

} // namespace

void paperTies(const Subject& subject, Findings& findings)
{
    PaperTotals totals(subject.tree());
    for (NodeRow account = 0; account < subject.tree().size(); ++account) {
        const std::vector<Competitor> list = competitors(subject, account);
        Pairs lost;
        Pairs rounded;
        for (std::size_t at = 1; at < list.size(); ++at) {
            const Competitor& a = list[at - 1];
            const Competitor& b = list[at];
            if (a.levelFs - b.levelFs > NearlyEqual * a.levelFs)
                continue;
            const auto onPaper = tieOnPaper(subject.tree(), totals, a.row, b.row);
            const bool inArithmetic = a.levelFs == b.levelFs;
            if (onPaper == true && !inArithmetic)
                lost.add(a.row, b.row);
            else if (onPaper == false && inArithmetic)
                rounded.add(a.row, b.row);
        }
        if (lost.count > 0)
            findings.push_back({"tie_lost", Severity::Note, lost.first,
                fairshare::say("{} tie exactly, but rounding in Slurm ranks one before the other",
                    describePairs(subject, account, lost)),
                fairshare::say("use shares with simple ratios, such as equal shares")});
        if (rounded.count > 0)
            findings.push_back({"tie_by_rounding", Severity::Note, rounded.first,
                fairshare::say(
                    "{} tie only because of rounding in Slurm", describePairs(subject, account, rounded)),
                fairshare::say("no action needed: the difference is below the last digit")});
    }
}

namespace {

/// Finds users whose rank differs between the first choice of the parameter and the documented one.
void documentedRanks(
    const Subject& subject, const Algorithm& algorithm, const ParameterSpec& parameter, Findings& findings)
{
    const auto ranksWith = [&](std::string_view choice) {
        Scenario scenario = subject.scenario;
        const std::string id(algorithm.id);
        scenario.settings.parameters[id].insert_or_assign(std::string(parameter.id), std::string(choice));
        const auto evaluation = evaluate(scenario, {id});
        return evaluation ? (*evaluation)->results.front().rank : Counts();
    };
    const Counts asRun = ranksWith(parameter.choices.front());
    const Counts asDocumented = ranksWith(parameter.documented);
    if (!asRun || !asDocumented)
        return;
    NodeRow first = NoRow;
    std::size_t count = 0;
    for (NodeRow row = 0; row < asRun->size(); ++row)
        if ((*asRun)[row] != (*asDocumented)[row] && count++ == 0)
            first = row;
    if (count == 0)
        return;
    const std::string name = nameOf(NodeKind::User, subject.tree().name(first));
    findings.push_back({"tied_accounts", Severity::Warning, first,
        fairshare::say("users who do not have the documented rank because accounts tie: {}; the first, {}, "
                       "has rank {} instead of {}",
            count, name, (*asRun)[first], (*asDocumented)[first]),
        fairshare::say("give the tied accounts different shares")});
}

} // namespace

void tiedAccounts(const Subject& subject, Findings& findings)
{
    if (subject.tree().isPart())
        return; // ranks are unknown
    for (const Algorithm& algorithm : algorithms())
        for (const ParameterSpec& parameter : algorithm.parameters)
            if (!parameter.documented.empty())
                documentedRanks(subject, algorithm, parameter, findings);
}

} // namespace fairshare::lint_rules

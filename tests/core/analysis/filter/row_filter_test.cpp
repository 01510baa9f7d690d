// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/filter/row_filter.h"

#include "core/analysis/lint/lint.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// physics (60 shares): ann 1 share, usage 900; bob parent shares, usage 0; optics (5): cyd 2, usage 90.
/// chemistry (40): dan 1 share, usage 10 in the partition gpu.
Scenario filteredSite()
{
    ShareTreeBuilder builder;
    const auto physics =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "physics", .shares = 60});
    builder.add(physics, {.name = "ann", .shares = 1, .usage = 900});
    builder.add(physics, {.name = "bob", .shares = ParentShares});
    const auto optics = builder.add(physics, {.kind = NodeKind::Account, .name = "optics", .shares = 5});
    builder.add(optics, {.name = "cyd", .shares = 2, .usage = 90});
    const auto chemistry =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "chemistry", .shares = 40});
    builder.add(chemistry, {.name = "dan", .shares = 1, .usage = 10, .partition = "gpu"});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    return scenario;
}

class Filter : public testing::Test {
protected:
    /// Names of the matching rows, or the error.
    std::vector<std::string> found(std::string_view text)
    {
        const auto filter = RowFilter::parse(text);
        if (!filter)
            return {describe(filter.error())};
        const auto rows = filter->rows(m_data);
        if (!rows)
            return {describe(rows.error())};
        std::vector<std::string> names;
        for (const NodeRow row : *rows)
            names.emplace_back(m_scenario.tree.name(row));
        return names;
    }

    std::string refusal(std::string_view text)
    {
        const std::vector<std::string> only = found(text);
        return only.size() == 1 ? only.front() : "no error";
    }

    std::string meaning(std::string_view text) { return RowFilter::parse(text)->meaning(m_data).value(); }

    Scenario m_scenario = filteredSite();
    std::shared_ptr<const Evaluation> m_now = evaluate(m_scenario, {"fair_tree", "classic"}).value();
    FilterData m_data{.tree = m_scenario.tree, .now = m_now.get(), .result = &m_now->results.front()};
};

TEST_F(Filter, ComparesSharesWhereParentSharesAreNoNumber)
{
    EXPECT_THAT(found("shares<5"), ElementsAre("dan", "ann", "cyd"));
    EXPECT_THAT(found("shares >= 40"), ElementsAre("chemistry", "physics"));
    EXPECT_THAT(found("shares=parent"), ElementsAre("bob"));
    EXPECT_THAT(found("raw_shares != 1 user=*"), ElementsAre("cyd"));
}

TEST_F(Filter, UsageIsOfTheSubtreeAndTakesUnitsAndPercent)
{
    EXPECT_THAT(found("usage>=10%"), ElementsAre("root", "physics", "ann"));
    EXPECT_THAT(found("usage=90"), ElementsAre("optics", "cyd"));
    EXPECT_THAT(found("usage>0.25h"), ElementsAre("root", "physics"));
    EXPECT_THAT(found("usage>.9k"), ElementsAre("root", "physics"));
    EXPECT_THAT(found("usage>0.25TRES-h"), ElementsAre("root", "physics"));
    EXPECT_THAT(found("usage>'15 min'"), ElementsAre("root", "physics"));
    EXPECT_THAT(found("usage>0.25 h"), ElementsAre("root", "physics"));
    EXPECT_THAT(found("usage>0.25 TRES-h ann"), ElementsAre());
    EXPECT_THAT(found("usage >= 10 % and ann"), ElementsAre("ann"));
    EXPECT_THAT(found("usage>=.9 k"), ElementsAre("root", "physics", "ann"));
    EXPECT_THAT(found("shares<5 dan"), ElementsAre("dan"));
    EXPECT_THAT(found("(usage>0.25 h)"), ElementsAre("root", "physics"));
    EXPECT_THAT(found("idle"), ElementsAre("bob"));
}

TEST_F(Filter, NamesAccountsWithAllBelowThem)
{
    EXPECT_THAT(found("account=PHYSICS"), ElementsAre("physics", "ann", "bob", "optics", "cyd"));
    EXPECT_THAT(found("account=physics and not account=optics"), ElementsAre("physics", "ann", "bob"));
    EXPECT_THAT(found("account!=physics"), ElementsAre("root", "chemistry", "dan"));
    EXPECT_THAT(found("account=opt*"), ElementsAre("optics", "cyd"));
    EXPECT_THAT(found("account~emis"), ElementsAre("chemistry", "dan"));
    EXPECT_THAT(found("partition=gpu"), ElementsAre("dan"));
    EXPECT_THAT(found("name=ann"), ElementsAre("ann"));
    EXPECT_THAT(found("\"and\""), IsEmpty());
}

TEST_F(Filter, JoinsConditions)
{
    EXPECT_THAT(found("shares<5 usage>50"), ElementsAre("ann", "cyd"));
    EXPECT_THAT(found("shares<5, usage>50"), ElementsAre("ann", "cyd"));
    EXPECT_THAT(found("ann or dan and usage>50"), ElementsAre("ann"));
    EXPECT_THAT(found("(ann or dan) and usage>5"), ElementsAre("dan", "ann"));
    EXPECT_THAT(found("user=* not (ann OR dan)"), ElementsAre("bob", "cyd"));
}

// LevelFS by hand: physics 0.6 / 0.99 and chemistry 0.4 / 0.01; ann 1/6 of 900/990, cyd alone.
TEST_F(Filter, KnowsTheColumnsOfAlgorithms)
{
    EXPECT_THAT(found("levelfs<1"), ElementsAre("physics", "ann"));
    EXPECT_THAT(found("level_fs = inf"), ElementsAre("bob"));
    EXPECT_THAT(found("rank=1"), ElementsAre("dan"));
    EXPECT_THAT(found("shares_norm=60%"), ElementsAre("physics", "bob"));
    EXPECT_THAT(found("classic.factor>0.5"), ElementsAre("chemistry", "dan"));
}

TEST_F(Filter, CountsRanksMovedSinceTheBaseline)
{
    Scenario after = m_scenario;
    after.tree = withUsage(m_scenario.tree, findByName(m_scenario.tree, "dan").at(0), 1e6L).value();
    const auto now = evaluate(after, {"fair_tree"}).value();
    const FilterData data{.tree = after.tree,
        .now = now.get(),
        .result = &now->results.front(),
        .treeBefore = &m_scenario.tree,
        .resultBefore = &m_now->results.front()};
    const auto names = [&](std::string_view text) {
        std::vector<std::string> found;
        const std::vector<NodeRow> rows = RowFilter::parse(text)->rows(data).value();
        for (const NodeRow row : rows)
            found.emplace_back(after.tree.name(row));
        return found;
    };
    const auto rankOf = [](const Evaluation& evaluation, NodeRow row) {
        return static_cast<int>((*evaluation.results.front().rank)[row]);
    };
    const NodeRow dan = findByName(after.tree, "dan").at(0);
    const int lost = rankOf(*now, dan) - rankOf(*m_now, dan);
    ASSERT_GT(lost, 1);
    EXPECT_THAT(names("down>=" + std::to_string(lost)), ElementsAre("dan"));
    EXPECT_THAT(names("moved:" + std::to_string(lost)), ElementsAre("dan"));
    EXPECT_THAT(names("moved>" + std::to_string(lost)), IsEmpty());
    EXPECT_THAT(names("changed"), ElementsAre("dan"));
    EXPECT_THAT(names("new"), IsEmpty());
    EXPECT_THAT(names("up>0 user=dan"), IsEmpty());
}

TEST_F(Filter, RemovedRowsAreChangedButNotNew)
{
    m_data.removed = true;
    EXPECT_THAT(found("user=dan changed"), ElementsAre("dan"));
    EXPECT_THAT(found("new"), IsEmpty());
    EXPECT_THAT(found("moved"), IsEmpty());
}

TEST_F(Filter, SaysWhatItUnderstood)
{
    EXPECT_EQ(meaning("shares<5 and usage>=10%"), "raw shares below 5 and usage at least 10% of all usage");
    EXPECT_EQ(meaning("usage>2h (ann or user=dan)"),
        "usage above 2 TRES-h and (name contains 'ann' or user equal to 'dan')");
    EXPECT_EQ(meaning("usage>5000 h"), "usage above 5000 TRES-h");
    EXPECT_EQ(meaning("usage>2kTRES-h"), "usage above 2000 TRES-h");
    EXPECT_EQ(meaning("usage<'15 min' or usage=900"), "usage below 15 TRES-min or usage equal to 900 TRES-s");
    EXPECT_EQ(meaning("not account=physics levelfs<1"), "not in account physics and LevelFS below 1");
    EXPECT_EQ(meaning("phys* idle"), "name like 'phys*' and without usage");
}

TEST_F(Filter, RefusesWithTheColumnAndWhatWasExpected)
{
    EXPECT_THAT(
        refusal("usage>5 sharez<5"), HasSubstr("1:9: unknown column 'sharez'; did you mean 'shares'?"));
    EXPECT_EQ(refusal("shares<five"), "1:8: 'five' is not a number of shares; expected a number or parent");
    EXPECT_EQ(refusal("usage<5x"), "1:7: '5x' is not usage; expected for example 5000, 2 h or 10%");
    EXPECT_EQ(refusal("shares<"), "1:8: the filter is incomplete; expected a value");
    EXPECT_EQ(
        refusal("shares<5 and"), "1:13: the filter is incomplete; expected a condition such as shares<5");
    EXPECT_EQ(refusal("(shares<5"), "1:10: the filter is incomplete; expected ')'");
    EXPECT_EQ(refusal("shares<5)"), "1:9: there is no '(' for this ')'");
    EXPECT_EQ(refusal("<5"), "1:1: found '<'; expected a column before it, such as shares");
    EXPECT_EQ(refusal("name<x"), "1:1: name is text; expected =, != or ~");
    EXPECT_EQ(refusal("shares~5"), "1:1: raw shares is a number; expected <, <=, =, !=, >= or >");
    EXPECT_EQ(refusal("\"ann"), "1:5: the filter is incomplete; expected a closing \"");
    EXPECT_EQ(refusal(std::string(300, '(')), "1:202: the filter has more than 200 conditions");
}

TEST_F(Filter, CompletesColumnsWordsAndNames)
{
    const auto completed = [&](std::string_view text) { return filterCompletion(text, m_data).texts; };
    EXPECT_THAT(completed("sha"), ElementsAre("shares", "shares_norm"));
    EXPECT_THAT(completed("idle or mo"), ElementsAre("moved"));
    EXPECT_THAT(completed("account=p"), ElementsAre("physics"));
    EXPECT_THAT(completed("user=d"), ElementsAre("dan"));
    EXPECT_THAT(completed("shares<5 and che"), ElementsAre("chemistry"));
    EXPECT_EQ(filterCompletion("shares<5 and che", m_data).from, 13U);
    EXPECT_THAT(completed("shares<"), IsEmpty());
    EXPECT_THAT(completed("c*"), IsEmpty());
}

// The window shows usage in TRES-hours.
TEST_F(Filter, TakesUsageInTheUnitThatIsShown)
{
    m_data.usageUnit = TimeUnit::Hour;
    EXPECT_THAT(found("usage>=0.25"), ElementsAre("root", "physics", "ann"));
    EXPECT_THAT(found("usage=90s"), ElementsAre("optics", "cyd"));
    EXPECT_EQ(meaning("usage>=2"), "usage at least 2 TRES-h");
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/row_formula.h"

#include "core/scenario/edits/formula_terms.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Rows = std::vector<NodeRow>;

/// root; astro: ann (4 shares, 1 h, 3 jobs), bob (parent shares); chem: ann (6 shares, 2 h), cyd in gpu (0)
Scenario lab()
{
    ShareTreeBuilder builder;
    const auto astro = builder.add(0, {.kind = NodeKind::Account, .name = "astro", .shares = 10});
    builder.add(astro, {.name = "ann", .shares = 4, .usage = 3600, .pendingJobs = 3});
    builder.add(astro, {.name = "bob", .shares = ParentShares, .usage = 7200, .pendingJobs = 1});
    const auto chem = builder.add(0, {.kind = NodeKind::Account, .name = "chem", .shares = 20});
    builder.add(chem, {.name = "ann", .shares = 6, .usage = 7200});
    builder.add(chem, {.name = "cyd", .shares = 0, .partition = "gpu"});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    return scenario;
}

constexpr NodeRow Astro = 1;
constexpr NodeRow AstroAnn = 2;
constexpr NodeRow AstroBob = 3;
constexpr NodeRow Chem = 4;
constexpr NodeRow ChemAnn = 5;
constexpr NodeRow ChemCyd = 6;

FormulaPlan planned(const Rows& rows, const RowFormula& formula)
{
    return planFormula(lab().tree, rows, formula).value();
}

/// Returns the new values as text, with the reason for rows that stay.
std::vector<std::string> preview(const Rows& rows, const RowFormula& formula)
{
    const FormulaPlan plan = planned(rows, formula);
    std::vector<std::string> lines;
    for (const FormulaRow& row : plan.rows)
        lines.push_back(row.misfit == FormulaMisfit::None ? fmt::format("{} {}", row.before, row.after)
                                                          : misfitText(lab().tree, plan, row));
    return lines;
}

long double calculated(std::string_view text)
{
    const FormulaPlan plan = planned({AstroAnn}, {.text = text, .field = ValueField::Usage});
    return plan.rows.front().misfit == FormulaMisfit::NotFinite ? -99 : plan.rows.front().after;
}

std::string formulaRefusal(std::string_view text, ValueField field = ValueField::Shares)
{
    const auto plan = planFormula(lab().tree, Rows{AstroAnn}, {.text = text, .field = field});
    if (plan)
        return "done";
    return fmt::format("{}: {}", plan.error().position.column, plan.error().message);
}

TEST(RowFormula, Calculates)
{
    EXPECT_EQ(calculated("1 + 2 * 3"), 7);
    EXPECT_EQ(calculated("(1 + 2) * 3"), 9);
    EXPECT_EQ(calculated("20 / 2 / 5"), 2);
    EXPECT_EQ(calculated("10 - 2 - 3"), 5);
    EXPECT_EQ(calculated("-2 * -3 - -1"), 7);
    EXPECT_EQ(calculated("2 - -3"), 5);
    EXPECT_EQ(calculated("round(2.5) + round(7 / 2)"), 7);
    EXPECT_EQ(calculated("min(3, 2 * 2, 5) + max(1; 2)"), 5);
    EXPECT_EQ(calculated("max(min(1, 2), min(4, 3))"), 3);
    EXPECT_EQ(calculated("2k * 30%"), 600);
    EXPECT_EQ(calculated(".5 + 1e1"), 10.5L);
    EXPECT_EQ(calculated("1 / 0"), -99);
    EXPECT_EQ(calculated("min(1, 1 / 0)"), -99);
}

TEST(RowFormula, SetsSharesFromColumns)
{
    const std::vector<FormulaColumn> columns{{"headcount", {NAN, 7, 2.3L, 3, NAN, 6}}};
    EXPECT_THAT(preview({Astro, AstroAnn, AstroBob, Chem, ChemAnn, ChemCyd},
                    {.text = "shares = headcount * 2", .columns = columns}),
        ElementsAre("10 14", "4 5", "2147483647 6", "no value for account 'chem': headcount", "6 12",
            "no value for user 'cyd': headcount"));
    EXPECT_THAT(preview({0, AstroAnn, AstroBob, ChemCyd}, {.text = "Shares * 1.5"}),
        ElementsAre(
            "account 'root' has no shares", "4 6", "parent shares instead of a number: user 'bob'", "0 0"));
    EXPECT_THAT(preview({Astro, AstroAnn, ChemAnn}, {.text = "pending"}), ElementsAre("10 4", "4 3", "6 0"));
    EXPECT_THAT(preview({AstroAnn}, {.text = "-shares"}),
        ElementsAre("shares of user 'ann' cannot be -4; expected 0 to 2147483646"));
    EXPECT_THAT(preview({ChemCyd}, {.text = "5 / shares"}),
        ElementsAre("division by 0 or too large a number for user 'cyd'"));
}

TEST(RowFormula, UsageIsInTheShownUnitAndScalesAccounts)
{
    const RowFormula half{.text = "usage * 0.5", .field = ValueField::Usage, .unit = TimeUnit::Hour};
    EXPECT_THAT(preview({ChemAnn}, half), ElementsAre("7200 3600"));
    const FormulaPlan plan = planned({Astro, AstroAnn, ChemAnn}, half);
    EXPECT_EQ(plan.covered, 1U);
    EXPECT_EQ(plan.changed, 2U);
    EXPECT_THAT(withFormula(lab(), plan).value().tree.usage(), ElementsAre(0, 0, 1800, 3600, 0, 3600, 0));
    EXPECT_THAT(
        preview({ChemAnn}, {.text = "usage = usage + 1", .unit = TimeUnit::Hour}), ElementsAre("7200 10800"));
    EXPECT_THAT(preview({ChemAnn}, {.text = "usage = usage + 30m + 1 - 2TRES-h", .unit = TimeUnit::Hour}),
        ElementsAre("7200 5400"));
    EXPECT_THAT(preview({ChemAnn}, {.text = "usage = usage - 5", .unit = TimeUnit::Hour}),
        ElementsAre("usage of user 'ann' cannot be -10800 TRES-s; expected a finite number, 0 or more"));
    EXPECT_EQ(planned({ChemAnn}, {.text = "usage = usage / 3 * 3", .unit = TimeUnit::Day}).changed, 0U);
}

TEST(RowFormula, OneScenarioIsTheResult)
{
    const FormulaPlan plan = planned({AstroAnn, AstroBob, ChemAnn, ChemCyd}, {.text = "shares + 1"});
    EXPECT_EQ(plan.changed, 3U);
    EXPECT_EQ(plan.misfits, 1U);
    const Scenario before = lab();
    const Scenario after = withFormula(before, plan).value();
    EXPECT_THAT(after.tree.shares(), ElementsAre(1, 10, 5, ParentShares, 20, 7, 1));
    EXPECT_EQ(after.tree.columns().usage, before.tree.columns().usage);
}

TEST(RowFormula, RefusesWithTheColumnAndWhatWasExpected)
{
    EXPECT_EQ(
        formulaRefusal(""), "1: the formula is incomplete; expected a number or a column such as shares");
    EXPECT_EQ(formulaRefusal("shares *"),
        "9: the formula is incomplete; expected a number or a column such as shares");
    EXPECT_EQ(formulaRefusal("2 3"), "3: found '3'; expected one of + - * /");
    EXPECT_EQ(formulaRefusal("(2"), "3: the formula is incomplete; expected ')'");
    EXPECT_EQ(formulaRefusal("2)"), "2: there is no '(' for this ')'");
    EXPECT_EQ(formulaRefusal("2 * headcount"),
        "5: unknown column 'headcount'; expected one of shares, usage, pending");
    EXPECT_EQ(formulaRefusal("sqrt(2)"), "1: unknown function 'sqrt'; expected one of round, min, max");
    EXPECT_EQ(formulaRefusal("1,5 * shares"),
        "2: found ','; commas separate what min and max compare, and decimals have a point, as in 0.5");
    EXPECT_EQ(formulaRefusal("3 * 2h"), "5: '2h' is not a number; expected for example 0.5, 30% or 2k");
    EXPECT_EQ(formulaRefusal("3 * 2x", ValueField::Usage),
        "5: '2x' is not a number; expected for example 0.5, 30%, 2k or 3h");
    EXPECT_EQ(formulaRefusal("shares = usage = 2"), "16: found '='; expected one of + - * /");
    EXPECT_EQ(formulaRefusal("\xC3\xA4 \xE2\x82\xAC"), "4: found '\xE2\x82\xAC'; expected one of + - * /");
    EXPECT_EQ(formulaRefusal("\"head"), "6: the formula is incomplete; expected a closing \"");
}

TEST(RowFormula, TellsWhatFormulasMayUse)
{
    const std::vector<FormulaColumn> columns{{"head_count", {}}};
    EXPECT_THAT(formulaNames(columns), ElementsAre("shares", "usage", "pending", "head_count"));
    EXPECT_THAT(formulaFunctions(), ElementsAre("round", "min", "max"));
}

TEST(RowFormula, DeepInputNeitherRecursesNorGrows)
{
    EXPECT_EQ(formulaRefusal(std::string(100000, '(')), "202: the formula has more than 200 parts");
    EXPECT_EQ(formulaRefusal(std::string(100000, '-')), "202: the formula has more than 200 parts");
    EXPECT_EQ(formulaRefusal(std::string(100000, '+')),
        "100001: the formula is incomplete; expected a number or a column such as shares");
}

} // namespace
} // namespace fairshare

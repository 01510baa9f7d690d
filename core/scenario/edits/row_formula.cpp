// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/row_formula.h"

#include "core/base/nearest_words.h"
#include "core/base/say.h"
#include "core/scenario/edits/formula_terms.h"
#include "core/scenario/edits/usage_scaling.h"
#include "core/scenario/scenario.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace fairshare {
namespace {

using Operator = FormulaTerm::Kind;

constexpr std::size_t RowsBetweenReports = 4096;
constexpr long double NoNumber = std::numeric_limits<long double>::quiet_NaN();
constexpr std::array<std::string_view, 3> TreeNames{"shares", "usage", "pending"};
/// Usage that differs by less is the same; converting it to another unit and back changes its last digits.
constexpr long double UsageRounding = 1e-17L;

long double sum(const FormulaTerm& term, long double left, long double right)
{
    switch (term.kind) {
    case Operator::Add:
        return left + right;
    case Operator::Subtract:
        return left - right;
    case Operator::Multiply:
        return left * right;
    default:
        return left / right;
    }
}

class FormulaPlanner {
public:
    FormulaPlanner(const ShareTree& tree, const RowFormula& formula, FormulaTerms terms)
        : m_tree(tree)
        , m_formula(formula)
        , m_terms(std::move(terms))
    {
        m_plan.field = m_terms.field;
    }

    Result<FormulaPlan> plan(std::span<const NodeRow> rows, const Progress& progress)
    {
        std::vector<NodeRow> planned(rows.begin(), rows.end());
        if (m_terms.field == ValueField::Usage)
            planned = rowsCountedOnce(m_tree, rows);
        m_plan.covered = rows.size() - planned.size();
        if (auto found = findColumns(planned); !found)
            return tl::unexpected(found.error());
        m_plan.rows.reserve(planned.size());
        for (std::size_t at = 0; at < planned.size(); ++at) {
            if (at % RowsBetweenReports == 0 && progress.cancelled())
                return fail(ErrorCode::Cancelled, fairshare::say("formula cancelled"));
            planRow(planned[at], at);
        }
        return std::move(m_plan);
    }

private:
    /// Finds the values of every column in the formula, in the order of the planned rows.
    Result<void> findColumns(const std::vector<NodeRow>& rows)
    {
        if (m_terms.field == ValueField::Usage)
            m_usage = usageWithSubtree(m_tree, rows);
        for (const FormulaTerm& term : m_terms.terms) {
            if (term.kind != Operator::Column) {
                m_sources.push_back(0);
                continue;
            }
            const auto known = std::find(m_plan.used.begin(), m_plan.used.end(), term.column);
            m_sources.push_back(static_cast<std::size_t>(known - m_plan.used.begin()));
            if (known != m_plan.used.end())
                continue;
            auto values = valuesOf(term, rows);
            if (!values)
                return tl::unexpected(values.error());
            m_plan.used.push_back(term.column);
            m_values.push_back(std::move(*values));
        }
        return {};
    }

    Result<std::vector<long double>> valuesOf(const FormulaTerm& term, const std::vector<NodeRow>& rows)
    {
        if (term.column == "shares")
            return sharesOf(rows);
        if (term.column == "usage") {
            std::vector<long double> values = usageWithSubtree(m_tree, rows);
            for (long double& value : values)
                value /= secondsIn(m_formula.unit);
            return values;
        }
        if (term.column == "pending")
            return pendingOf(rows);
        for (const FormulaColumn& column : m_formula.columns)
            if (column.name == term.column)
                return valuesIn(column, rows);
        const std::vector<std::string> known = formulaNames(m_formula.columns);
        return fail(ErrorCode::NotFound,
            withKnownWords(fairshare::say("unknown column '{}'", term.column), term.column, known),
            SourcePosition{1, static_cast<std::uint32_t>(term.at + 1)});
    }

    std::vector<long double> sharesOf(const std::vector<NodeRow>& rows) const
    {
        std::vector<long double> values;
        values.reserve(rows.size());
        for (const NodeRow row : rows)
            values.push_back(m_tree.hasParentShares(row) ? NoNumber : m_tree.shares(row));
        return values;
    }

    static std::vector<long double> valuesIn(const FormulaColumn& column, const std::vector<NodeRow>& rows)
    {
        std::vector<long double> values;
        values.reserve(rows.size());
        for (const NodeRow row : rows)
            values.push_back(row < column.values.size() ? column.values[row] : NoNumber);
        return values;
    }

    std::vector<long double> pendingOf(const std::vector<NodeRow>& rows) const
    {
        std::vector<long double> before(m_tree.size() + 1, 0); // sums of all rows before
        for (NodeRow row = RootRow; row < m_tree.size(); ++row)
            before[row + 1] = before[row] + m_tree.pendingJobs(row);
        std::vector<long double> values;
        values.reserve(rows.size());
        for (const NodeRow row : rows)
            values.push_back(before[m_tree.subtreeEnd(row)] - before[row]);
        return values;
    }

    void planRow(NodeRow row, std::size_t at)
    {
        FormulaRow planned{.row = row, .after = NoNumber};
        if (m_terms.field == ValueField::Shares)
            planShares(planned, at);
        else
            planUsage(planned, at);
        m_plan.changed += planned.isChanged() ? 1U : 0U;
        m_plan.misfits += planned.misfit == FormulaMisfit::None ? 0U : 1U;
        m_plan.rows.push_back(planned);
    }

    void planShares(FormulaRow& planned, std::size_t at)
    {
        planned.before = m_tree.shares(planned.row);
        if (planned.row == RootRow) {
            planned.misfit = FormulaMisfit::Root;
            return;
        }
        const long double value = std::round(evaluate(planned, at));
        if (planned.misfit != FormulaMisfit::None)
            return;
        planned.after = value + 0.0L; // no negative zero
        if (!(value >= 0 && value <= static_cast<long double>(MaxShares)))
            planned.misfit = FormulaMisfit::OutOfRange;
    }

    void planUsage(FormulaRow& planned, std::size_t at)
    {
        planned.before = m_usage[at];
        const long double value = evaluate(planned, at) * secondsIn(m_formula.unit);
        if (planned.misfit != FormulaMisfit::None)
            return;
        const bool same = std::abs(value - planned.before) <= UsageRounding * planned.before;
        planned.after = same ? planned.before : value + 0.0L;
        if (!(value >= 0 && value <= static_cast<long double>(std::numeric_limits<double>::max())))
            planned.misfit = FormulaMisfit::OutOfRange;
    }

    /// Evaluates the formula for a row, with a stack.
    long double evaluate(FormulaRow& planned, std::size_t at)
    {
        m_stack.clear();
        for (std::size_t place = 0; place < m_terms.terms.size(); ++place) {
            const FormulaTerm& term = m_terms.terms[place];
            if (term.kind == Operator::Number) {
                m_stack.push_back(term.number);
            } else if (term.kind == Operator::Column) {
                const long double value = m_values[m_sources[place]][at];
                if (std::isnan(value)) {
                    const bool parent = term.column == "shares" && m_tree.hasParentShares(planned.row);
                    planned.misfit = parent ? FormulaMisfit::HasParentShares : FormulaMisfit::NoValue;
                    return NoNumber;
                }
                m_stack.push_back(value);
            } else {
                apply(term);
            }
        }
        if (!std::isfinite(m_stack.back()))
            planned.misfit = FormulaMisfit::NotFinite;
        return m_stack.back();
    }

    void apply(const FormulaTerm& term)
    {
        if (term.kind == Operator::Negate) {
            m_stack.back() = -m_stack.back();
            return;
        }
        if (term.kind == Operator::Round) {
            m_stack.back() = std::round(m_stack.back());
            return;
        }
        if (term.kind != Operator::Min && term.kind != Operator::Max) {
            const long double right = m_stack.back();
            m_stack.pop_back();
            m_stack.back() = sum(term, m_stack.back(), right);
            return;
        }
        for (std::size_t more = 1; more < term.arguments; ++more) {
            const long double right = m_stack.back();
            m_stack.pop_back();
            long double& left = m_stack.back();
            // Division by 0 in one argument must not be hidden by the other.
            if (!std::isfinite(left) || !std::isfinite(right))
                left = NoNumber;
            else
                left = term.kind == Operator::Min ? std::min(left, right) : std::max(left, right);
        }
    }

    const ShareTree& m_tree;
    const RowFormula& m_formula;
    FormulaTerms m_terms;
    FormulaPlan m_plan;
    std::vector<std::size_t> m_sources; ///< by term: the index of its column in m_values
    std::vector<std::vector<long double>> m_values;
    std::vector<long double> m_usage;
    std::vector<long double> m_stack;
};

} // namespace

Result<FormulaPlan> planFormula(
    const ShareTree& tree, std::span<const NodeRow> rows, const RowFormula& formula, const Progress& progress)
{
    auto terms = formulaTerms(formula.text, formula.field, formula.unit);
    if (!terms)
        return tl::unexpected(terms.error());
    return FormulaPlanner(tree, formula, std::move(*terms)).plan(rows, progress);
}

Result<Scenario> withFormula(const Scenario& scenario, const FormulaPlan& plan)
{
    std::vector<std::pair<NodeRow, std::uint32_t>> shares;
    std::vector<std::pair<NodeRow, long double>> usage;
    for (const FormulaRow& row : plan.rows) {
        if (!row.isChanged())
            continue;
        if (plan.field == ValueField::Shares)
            shares.emplace_back(row.row, static_cast<std::uint32_t>(row.after));
        else
            usage.emplace_back(row.row, row.after);
    }
    auto tree = plan.field == ValueField::Shares ? withSharesOf(scenario.tree, shares)
                                                 : withTotalUsageOf(scenario.tree, usage);
    if (!tree)
        return tl::unexpected(tree.error());
    Scenario edited = scenario;
    edited.tree = std::move(*tree);
    return edited;
}

std::string misfitText(const ShareTree& tree, const FormulaPlan& plan, const FormulaRow& row)
{
    const std::string name = nameOf(tree.shape().kind[row.row], tree.name(row.row));
    switch (row.misfit) {
    case FormulaMisfit::None:
        return {};
    case FormulaMisfit::Root:
        return fairshare::say("{} has no shares", name);
    case FormulaMisfit::HasParentShares:
        return fairshare::say("parent shares instead of a number: {}", name);
    case FormulaMisfit::NoValue: {
        std::string columns;
        for (const std::string& column : plan.used)
            if (std::find(TreeNames.begin(), TreeNames.end(), column) == TreeNames.end())
                columns += (columns.empty() ? "" : ", ") + column;
        return fairshare::say("no value for {}: {}", name, columns);
    }
    case FormulaMisfit::NotFinite:
        return fairshare::say("division by 0 or too large a number for {}", name);
    case FormulaMisfit::OutOfRange:
        break;
    }
    return plan.field == ValueField::Shares
        ? fairshare::say(
              "shares of {} cannot be {}; expected 0 to {}", name, readableNumber(row.after), MaxShares)
        : fairshare::say("usage of {} cannot be {} TRES-s; expected a finite number, 0 or more", name,
              readableNumber(row.after));
}

std::vector<std::string> formulaNames(std::span<const FormulaColumn> columns)
{
    std::vector<std::string> names(TreeNames.begin(), TreeNames.end());
    for (const FormulaColumn& column : columns)
        names.push_back(column.name);
    return names;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/bands/tree_formula_band.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/typed_number.h"
#include "widgets/tree/table/cell_text.h"
#include "widgets/tree/table/tree_table_view.h"

#include "core/scenario/edits/formula_terms.h"
#include "core/scenario/edits/row_formula.h"

#include <algorithm>
#include <optional>

namespace fairshare::gui {
namespace {

constexpr std::size_t MostChangesShown = 3; ///< "…" marks that there are more
constexpr int MostMisfitsShown = 1000;

/// Returns whether nothing was typed yet, except what to set.
bool isBlankFormula(const QString& text)
{
    const QString trimmed = text.trimmed();
    return trimmed.isEmpty() || trimmed.endsWith(QLatin1Char('='));
}

QStringList wordsOf(const std::vector<std::string>& names)
{
    QStringList words;
    for (const std::string& name : names)
        words << shownName(name);
    return words;
}

QString refusalText(const QString& typed, const Error& error)
{
    QString why = shownName(error.message);
    if (error.position.column == 0)
        return why;
    const QByteArray before = typed.toUtf8().left(static_cast<qsizetype>(error.position.column) - 1);
    return TreeFormulaBand::tr("character %1: %2").arg(QString::fromUtf8(before).size() + 1).arg(why);
}

QString rowsText(std::size_t count)
{
    return count == 1 ? TreeFormulaBand::tr("1 row")
                      : TreeFormulaBand::tr("%1 rows").arg(NumberText().count(count));
}

} // namespace

struct TreeFormulaBand::Request {
    std::vector<NodeRow> rows;
    ValueField field = ValueField::Shares; ///< if the formula does not name it
    QString text;
    SourcePtr source; ///< null for none
    std::shared_ptr<const FormulaTable> read; ///< null if it was not read yet
    TypedNumber number{};
};

/// Result of the background work.
struct TreeFormulaBand::Planned {
    std::shared_ptr<const FormulaTable> read; ///< null for none
    std::optional<Error> unreadable; ///< why the table cannot be used
    Result<FormulaPlan> plan;
    std::optional<Result<Scenario>> after; ///< nothing if nothing changes
};

TreeFormulaBand::TreeFormulaBand(Document& document, TreeTableView& table, QWidget* parent)
    : FormulaBand(document, parent)
    , m_table(table)
{
    setObjectName(QStringLiteral("formulaBand"));
    connect(&document.selection(), &Selection::changed, this, [this] {
        if (isVisible())
            replan();
    });
}

bool TreeFormulaBand::finishEditing()
{
    return m_table.finishEditing();
}

std::vector<NodeRow> TreeFormulaBand::rows() const
{
    const std::vector<NodeRow>& selected = document().selection().rows();
    return selected.empty() ? m_table.chosenRows() : selected;
}

ValueField TreeFormulaBand::currentField() const
{
    const auto column = static_cast<std::size_t>(std::max(0, m_table.currentIndex().column()));
    return treeColumns()[column].kind == ColumnKind::Usage ? ValueField::Usage : ValueField::Shares;
}

QString TreeFormulaBand::startingText() const
{
    return currentField() == ValueField::Shares ? QStringLiteral("shares = ") : QStringLiteral("usage = ");
}

TreeFormulaBand::Request TreeFormulaBand::currentRequest() const
{
    Request request{rows(), currentField(), typed(), source(), nullptr};
    if (m_read.source == source() && m_read.scenario == document().scenario())
        request.read = m_read.table;
    return request;
}

TreeFormulaBand::Planned TreeFormulaBand::planOf(
    const Scenario& scenario, const Request& request, const Progress& progress)
{
    Planned planned{.read = request.read, .unreadable = {}, .plan = FormulaPlan(), .after = {}};
    if (request.source != nullptr && planned.read == nullptr) {
        auto read = readFormulaTable(scenario.tree, request.source->text, request.number.marks(), progress);
        if (!read) {
            planned.unreadable = read.error();
            return planned;
        }
        planned.read = std::make_shared<const FormulaTable>(std::move(*read));
    }
    if (isBlankFormula(request.text))
        return planned;
    const std::string text = request.text.toStdString();
    RowFormula formula{.text = text, .field = request.field, .unit = TimeUnit::Hour};
    if (planned.read != nullptr)
        formula.columns = planned.read->columns;
    planned.plan = planFormula(scenario.tree, request.rows, formula, progress);
    if (planned.plan && planned.plan->changed > 0)
        planned.after = withFormula(scenario, *planned.plan);
    return planned;
}

void TreeFormulaBand::replan()
{
    plan([this, request = currentRequest(), opened = document().scenario()](
             const Scenario& scenario, const Progress& progress) {
        const auto found = std::make_shared<const Planned>(planOf(scenario, request, progress));
        return std::function<Outcome()>([this, request, opened, found] {
            m_read = {request.source, opened, found->read};
            return outcome(request, *found);
        });
    });
}

QString TreeFormulaBand::firstChanges(const FormulaPlan& plan) const
{
    const ShareTree& tree = document().scenario()->tree;
    const NumberText numbers;
    const auto shown = [&](long double value) {
        return plan.field == ValueField::Shares ? numbers.shares(static_cast<std::uint32_t>(value))
                                                : numbers.usage(value);
    };
    QStringList list;
    for (const FormulaRow& row : plan.rows) {
        if (!row.isChanged())
            continue;
        if (static_cast<std::size_t>(list.size()) == MostChangesShown)
            break;
        list << tr("%1: %2 → %3").arg(shownNode(tree, row.row), shown(row.before), shown(row.after));
    }
    const QString more = plan.changed > MostChangesShown ? QStringLiteral(", …") : QString();
    const QString unit = plan.field == ValueField::Usage ? tr(" (in TRES-h)") : QString();
    return list.join(QStringLiteral(", ")) + more + unit;
}

QString TreeFormulaBand::effectText(const FormulaPlan& plan) const
{
    QString text = tr("The formula changes no row");
    if (plan.changed > 0) {
        const QString whose = rowsText(plan.changed);
        const QString first = firstChanges(plan);
        text = plan.field == ValueField::Shares ? tr("New shares for %1: %2").arg(whose, first)
                                                : tr("New usage for %1: %2").arg(whose, first);
    }
    const NumberText numbers;
    const std::size_t same = plan.rows.size() - plan.changed - plan.misfits;
    if (same > 0)
        text += tr("; same value as before: %1").arg(numbers.count(same));
    if (plan.covered > 0)
        text += tr("; scaled with the account above: %1").arg(numbers.count(plan.covered));
    if (plan.misfits > 0)
        text += tr("; left unchanged because of the reasons below: %1").arg(numbers.count(plan.misfits));
    return text;
}

QString TreeFormulaBand::misfitTexts(const Request& request, const Planned& planned) const
{
    QStringList lines;
    const ShareTree& tree = document().scenario()->tree;
    if (planned.plan)
        for (const FormulaRow& row : planned.plan->rows)
            if (row.misfit != FormulaMisfit::None && lines.size() < MostMisfitsShown)
                lines << shownName(misfitText(tree, *planned.plan, row));
    if (planned.read != nullptr)
        for (const PasteMisfit& misfit : planned.read->misfits)
            lines << tr("%1, line %2: %3")
                         .arg(shownText(request.source->name), QString::number(misfit.line),
                             shownName(misfit.why));
    return lines.join(QLatin1Char('\n'));
}

EditBand::Outcome TreeFormulaBand::outcome(const Request& request, const Planned& planned)
{
    if (planned.unreadable) {
        forgetSource();
        return {.sentence = shownName(planned.unreadable->message), .refused = true};
    }
    const std::vector<FormulaColumn> none;
    const QStringList columns = wordsOf(formulaNames(planned.read ? planned.read->columns : none));
    const QStringList functions = wordsOf(formulaFunctions());
    setWords(columns, functions);
    if (!planned.plan)
        return {.sentence = refusalText(request.text, planned.plan.error()), .refused = true};
    if (planned.after && !*planned.after)
        return {.sentence = shownName(planned.after->error().message), .refused = true};
    Outcome outcome{.details = misfitTexts(request, planned)};
    if (isBlankFormula(request.text))
        outcome.sentence = tr("%1; columns: %2; functions: %3")
                               .arg(rowsText(request.rows.size()), columns.join(QStringLiteral(", ")),
                                   functions.join(QStringLiteral(", ")));
    else
        outcome.sentence = effectText(*planned.plan);
    if (planned.read && planned.read->misfitLines > 0)
        outcome.sentence +=
            tr("; lines of %1 that do not match: %2")
                .arg(shownText(request.source->name), NumberText().count(planned.read->misfitLines));
    if (planned.after) {
        outcome.after = **planned.after;
        const QString typed = request.text.simplified();
        const bool shares = planned.plan->field == ValueField::Shares;
        const QString target = shares ? QStringLiteral("shares = ") : QStringLiteral("usage = ");
        outcome.step = tr("Formula: %1").arg(typed.contains(QLatin1Char('=')) ? typed : target + typed);
    }
    return outcome;
}

} // namespace fairshare::gui

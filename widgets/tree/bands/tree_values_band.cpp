// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/bands/tree_values_band.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/typed_number.h"
#include "widgets/tree/table/tree_table_view.h"

#include "core/base/numbers.h"
#include "core/scenario/edits/usage_scaling.h"
#include "core/tree/shares_text.h"

#include <algorithm>
#include <iterator>
#include <memory>

namespace fairshare::gui {
namespace {

/// Result of the background work.
struct PlannedTreeValues {
    UnfitRows unfit;
    std::size_t rows = 0; ///< affected rows
    bool blank = false; ///< nothing was typed yet
    Result<Scenario> after;
    std::string understood{}; ///< "" if the totals say it
    long double totalBefore = 0;
    long double totalAfter = 0;
};

struct TreeValuesRequest {
    std::vector<NodeRow> rows;
    RowsOperation operation;
    ValueField field;
    std::string text;
    TypedNumber number;
    bool leavesOut;
};

PlannedTreeValues plannedTreeValues(const Scenario& scenario, const TreeValuesRequest& request)
{
    const RowsEdit edit{
        request.operation, {request.field, request.text, request.number.marks(), TimeUnit::Hour}};
    PlannedTreeValues result{.unfit = unfitRows(scenario.tree, request.rows, edit), .after = Scenario()};
    std::vector<NodeRow> rows = request.rows;
    if (request.leavesOut && !result.unfit.rows.empty()) {
        // Both lists are in ascending order.
        std::erase_if(rows, [&unfit = result.unfit.rows](NodeRow row) {
            return std::binary_search(unfit.begin(), unfit.end(), row);
        });
        result.unfit = {};
    }
    result.rows = rows.size();
    result.blank = request.text.empty();
    result.after = withRowsEdited(scenario, rows, edit);
    result.totalBefore = totalOf(scenario.tree, rows, request.field);
    if (request.field == ValueField::Usage && request.operation == RowsOperation::Set && result.after)
        result.understood = understoodEdit(scenario, rows, edit.value).value_or(std::string());
    if (result.after)
        result.totalAfter = totalOf(result.after->tree, rows, request.field);
    return result;
}

QString totalText(ValueField field, long double total)
{
    const NumberText numbers;
    return field == ValueField::Shares ? numbers.count(static_cast<std::uint64_t>(total))
                                       : TreeValuesBand::tr("%1 TRES-h").arg(numbers.usage(total));
}

} // namespace

TreeValuesBand::TreeValuesBand(Document& document, TreeTableView& table, QWidget* parent)
    : ValuesBand(document, parent)
    , m_table(table)
{
    setObjectName(QStringLiteral("valuesBand"));
    setFields({tr("shares"), tr("usage")});
    connect(&document.selection(), &Selection::changed, this, [this] {
        forgetLeftOut();
        if (isVisible())
            replan();
    });
}

ValueField TreeValuesBand::valueField() const
{
    return field() == 0 ? ValueField::Shares : ValueField::Usage;
}

bool TreeValuesBand::finishEditing()
{
    return m_table.finishEditing();
}

int TreeValuesBand::currentField() const
{
    const int column = std::max(0, m_table.currentIndex().column());
    return treeColumns()[static_cast<std::size_t>(column)].kind == ColumnKind::Usage ? 1 : 0;
}

QString TreeValuesBand::startingText() const
{
    const std::vector<NodeRow> chosen = rows();
    if (chosen.empty() || operation() == RowsOperation::Scale)
        return {};
    const ShareTree& tree = document().scenario()->tree;
    const bool shares = valueField() == ValueField::Shares;
    std::string text;
    if (operation() == RowsOperation::Distribute) {
        const long double total = totalOf(tree, chosen, valueField());
        text = shares ? shortest(total) : editableUsage(TimeUnit::Hour, total);
    } else if (shares) {
        if (std::all_of(chosen.begin(), chosen.end(),
                [&](NodeRow row) { return tree.shares(row) == tree.shares(chosen.front()); }))
            text = sharesText(tree.shares(chosen.front()));
    } else {
        const std::vector<long double> usage = usageWithSubtree(tree, rowsCountedOnce(tree, chosen));
        if (std::count(usage.begin(), usage.end(), usage.front()) == std::ssize(usage))
            text = editableUsage(TimeUnit::Hour, usage.front());
    }
    return QString::fromStdString(text).replace(QLatin1Char('.'), QLocale().decimalPoint());
}

std::vector<NodeRow> TreeValuesBand::rows() const
{
    const std::vector<NodeRow>& selected = document().selection().rows();
    return selected.empty() ? m_table.chosenRows() : selected;
}

QString TreeValuesBand::rowsText(std::size_t count) const
{
    return count == 1 ? tr("1 row") : tr("%1 rows").arg(NumberText().count(count));
}

ValuesBand::Words TreeValuesBand::words() const
{
    const bool shares = valueField() == ValueField::Shares;
    const QString whose = rowsText(rows().size());
    if (operation() == RowsOperation::Distribute)
        return {shares ? tr("100") : tr("50, 2d"), whose};
    return {shares ? tr("10, parent, *1.5") : tr("50, 2d, +10%"), whose};
}

QString TreeValuesBand::step(std::size_t count, const QString& text) const
{
    const bool shares = valueField() == ValueField::Shares;
    const QString whose = rowsText(count);
    switch (operation()) {
    case RowsOperation::Scale:
        return shares ? tr("Scale shares of %1 by %2").arg(whose, text)
                      : tr("Scale usage of %1 by %2").arg(whose, text);
    case RowsOperation::Distribute:
        return shares ? tr("Distribute %2 shares over %1").arg(whose, text)
                      : tr("Distribute usage of %2 over %1").arg(whose, text);
    default:
        return shares ? tr("Change shares of %1 to %2").arg(whose, text)
                      : tr("Change usage of %1 to %2").arg(whose, text);
    }
}

void TreeValuesBand::planTyped(const QString& text)
{
    const TreeValuesRequest request{
        rows(), operation(), valueField(), text.toStdString(), TypedNumber(), leavesOut()};
    plan([this, request, text](const Scenario& scenario, const Progress&) {
        const auto found = std::make_shared<const PlannedTreeValues>(plannedTreeValues(scenario, request));
        return std::function<Outcome()>([this, found, text] {
            const bool unfit = !found->unfit.rows.empty();
            offerToLeaveOut(unfit && found->unfit.rows.size() < found->rows);
            Outcome outcome;
            if (unfit) {
                outcome.sentence = shownName(found->unfit.why);
                outcome.refused = true;
            } else if (found->blank) {
                outcome.sentence = tr("Current total: %1").arg(totalText(valueField(), found->totalBefore));
            } else if (!found->after) {
                outcome.sentence = shownName(found->after.error().message);
                outcome.refused = true;
            } else {
                outcome.after = *found->after;
                outcome.step = step(found->rows, text);
                outcome.sentence =
                    tr("%1, current total: %2, new total: %3")
                        .arg(rowsText(found->rows), totalText(valueField(), found->totalBefore),
                            totalText(valueField(), found->totalAfter));
                if (!found->understood.empty())
                    outcome.sentence += QStringLiteral("; ") + shownName(found->understood);
            }
            return outcome;
        });
    });
}

} // namespace fairshare::gui

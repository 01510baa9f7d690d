// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/values_band.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/typed_number.h"
#include "widgets/views/tree_table_view.h"

#include "core/base/numbers.h"
#include "core/tree/shares_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <memory>

namespace fairshare::gui {
namespace {

/// What the background work found.
struct Planned {
    UnfitRows unfit;
    std::size_t rows = 0; ///< that take part
    bool blank = false; ///< nothing was typed yet
    Result<Scenario> after;
    long double totalBefore = 0;
    long double totalAfter = 0;
};

struct Request {
    std::vector<NodeRow> rows;
    RowsOperation operation;
    ValueField field;
    std::string text;
    TypedNumber number;
    bool leavesOut;
};

Planned planned(const Scenario& scenario, const Request& request)
{
    const RowsEdit edit{request.operation, {request.field, request.text, request.number.marks()}};
    Planned result{.unfit = unfitRows(scenario.tree, request.rows, edit), .after = Scenario()};
    std::vector<NodeRow> rows = request.rows;
    if (request.leavesOut && !result.unfit.rows.empty()) {
        // Both are ascending.
        std::erase_if(rows, [&unfit = result.unfit.rows](NodeRow row) {
            return std::binary_search(unfit.begin(), unfit.end(), row);
        });
        result.unfit = {};
    }
    result.rows = rows.size();
    result.blank = request.text.empty();
    result.after = withRowsEdited(scenario, rows, edit);
    result.totalBefore = totalOf(scenario.tree, rows, request.field);
    if (result.after)
        result.totalAfter = totalOf(result.after->tree, rows, request.field);
    return result;
}

QString totalText(ValueField field, long double total)
{
    const NumberText numbers;
    return field == ValueField::Shares ? numbers.count(static_cast<std::uint64_t>(total))
                                       : ValuesBand::tr("%1 TRES-h").arg(numbers.usage(total));
}

} // namespace

ValuesBand::ValuesBand(Document& document, TreeTableView& table, QWidget* parent)
    : EditBand(document, table, parent)
    , m_before(new QLabel(this))
    , m_field(new QComboBox(this))
    , m_after(new QLabel(this))
    , m_value(new QLineEdit(this))
    , m_leaveOut(new QPushButton(tr("&Leave them out"), this))
{
    setObjectName(QStringLiteral("valuesBand"));
    createFields();
    connect(&document.selection(), &Selection::changed, this, [this] {
        m_leavesOut = false;
        if (isVisible())
            replan();
    });
}

void ValuesBand::createFields()
{
    m_field->setObjectName(QStringLiteral("valuesField"));
    m_field->setAccessibleName(tr("What is edited"));
    m_field->addItems({tr("shares"), tr("usage")});
    m_value->setObjectName(QStringLiteral("valuesValue"));
    m_value->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000000000000000")));
    m_value->setMaximumWidth(2 * m_value->minimumWidth());
    m_after->setBuddy(m_value);
    m_leaveOut->setObjectName(QStringLiteral("valuesLeaveOut"));
    m_leaveOut->setAutoDefault(true);
    m_leaveOut->hide();
    for (QWidget* part : std::initializer_list<QWidget*>{m_before, m_field, m_after, m_value})
        fields().addWidget(part);
    fields().addStretch();
    sentenceRow().addWidget(m_leaveOut);
    connect(m_value, &QLineEdit::textEdited, this, &ValuesBand::replan);
    connect(m_field, &QComboBox::activated, this, [this] {
        startText();
        replan();
    });
    connect(m_leaveOut, &QPushButton::clicked, this, &ValuesBand::leaveOut);
}

ValueField ValuesBand::field() const
{
    return m_field->currentIndex() == 0 ? ValueField::Shares : ValueField::Usage;
}

QWidget* ValuesBand::firstButton() const
{
    return m_value;
}

void ValuesBand::ask(RowsOperation operation)
{
    if (document().isEmpty() || !table().finishEditing())
        return;
    m_operation = operation;
    m_leavesOut = false;
    const int column = std::max(0, table().currentIndex().column());
    m_field->setCurrentIndex(
        treeColumns()[static_cast<std::size_t>(column)].kind == ColumnKind::Usage ? 1 : 0);
    startText();
    appear(true);
    m_value->selectAll();
    replan();
}

/// The total that there is, or the value that all rows have.
void ValuesBand::startText()
{
    m_value->clear();
    const std::vector<NodeRow> chosen = rows();
    if (chosen.empty() || m_operation == RowsOperation::Scale)
        return;
    const ShareTree& tree = document().scenario()->tree;
    const bool shares = field() == ValueField::Shares;
    std::string text;
    if (m_operation == RowsOperation::Distribute) {
        text = shortest(totalOf(tree, chosen, field()));
    } else {
        const bool alike = std::all_of(chosen.begin(), chosen.end(), [&](NodeRow row) {
            return shares ? tree.shares(row) == tree.shares(chosen.front())
                          : tree.usage(row) == tree.usage(chosen.front());
        });
        if (alike)
            text = shares ? sharesText(tree.shares(chosen.front())) : shortest(tree.usage(chosen.front()));
    }
    m_value->setText(QString::fromStdString(text).replace(QLatin1Char('.'), QLocale().decimalPoint()));
}

std::vector<NodeRow> ValuesBand::rows() const
{
    const std::vector<NodeRow>& selected = document().selection().rows();
    return selected.empty() ? table().chosenRows() : selected;
}

QString ValuesBand::rowsText(std::size_t count) const
{
    return count == 1 ? tr("1 row") : tr("%1 rows").arg(NumberText().count(count));
}

void ValuesBand::describeRows()
{
    const QString whose = rowsText(rows().size());
    switch (m_operation) {
    case RowsOperation::Set:
        m_before->setText(tr("Set"));
        m_after->setText(tr("of %1 to").arg(whose));
        m_value->setPlaceholderText(
            field() == ValueField::Shares ? tr("10, parent, *1.5") : tr("3600, 2h, +10%"));
        break;
    case RowsOperation::Scale:
        m_before->setText(tr("Scale"));
        m_after->setText(tr("of %1 by").arg(whose));
        m_value->setPlaceholderText(tr("1.5, /2, +10%"));
        break;
    case RowsOperation::Distribute:
        m_before->setText(tr("Distribute"));
        m_after->setText(tr("over %1, in total").arg(whose));
        m_value->setPlaceholderText(field() == ValueField::Shares ? tr("100") : tr("3600, 2h"));
        break;
    }
    m_value->setAccessibleName(
        m_before->text() + QLatin1Char(' ') + m_field->currentText() + QLatin1Char(' ') + m_after->text());
}

QString ValuesBand::step(std::size_t count, const QString& text) const
{
    const bool shares = field() == ValueField::Shares;
    const QString whose = rowsText(count);
    switch (m_operation) {
    case RowsOperation::Scale:
        return shares ? tr("Scale shares of %1 by %2").arg(whose, text)
                      : tr("Scale usage of %1 by %2").arg(whose, text);
    case RowsOperation::Distribute:
        return shares ? tr("Distribute %2 shares over %1").arg(whose, text)
                      : tr("Distribute usage %2 over %1").arg(whose, text);
    default:
        return shares ? tr("Set shares of %1 to %2").arg(whose, text)
                      : tr("Set usage of %1 to %2").arg(whose, text);
    }
}

void ValuesBand::leaveOut()
{
    m_leavesOut = true;
    m_value->setFocus();
    replan();
}

void ValuesBand::replan()
{
    describeRows();
    const QString text = m_value->text().simplified();
    const Request request{rows(), m_operation, field(), text.toStdString(), TypedNumber(), m_leavesOut};
    plan([this, request, text](const Scenario& scenario, const Progress&) {
        const auto found = std::make_shared<const Planned>(planned(scenario, request));
        return std::function<Outcome()>([this, found, text] {
            const bool unfit = !found->unfit.rows.empty();
            m_leaveOut->setVisible(unfit && found->unfit.rows.size() < found->rows);
            Outcome outcome;
            if (unfit) {
                outcome.sentence = shownName(found->unfit.why);
                outcome.refused = true;
            } else if (found->blank) {
                outcome.sentence = tr("Together now: %1").arg(totalText(field(), found->totalBefore));
            } else if (!found->after) {
                outcome.sentence = shownName(found->after.error().message);
                outcome.refused = true;
            } else {
                outcome.after = *found->after;
                outcome.step = step(found->rows, text);
                outcome.sentence = tr("%1, together now: %2, then: %3")
                                       .arg(rowsText(found->rows), totalText(field(), found->totalBefore),
                                           totalText(field(), found->totalAfter));
            }
            return outcome;
        });
    });
}

} // namespace fairshare::gui

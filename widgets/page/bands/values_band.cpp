// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/bands/values_band.h"

#include "core/base/numbers.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace fairshare::gui {

ValuesBand::ValuesBand(Document& document, QWidget* parent)
    : EditBand(document, parent)
    , m_before(new QLabel(this))
    , m_field(new QComboBox(this))
    , m_after(new QLabel(this))
    , m_value(new QLineEdit(this))
    , m_leaveOut(new QPushButton(tr("&Leave them out"), this))
{
    createFields();
}

void ValuesBand::createFields()
{
    m_field->setObjectName(QStringLiteral("valuesField"));
    m_field->setAccessibleName(tr("Value to edit"));
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
        m_value->setText(startingText());
        replan();
    });
    connect(m_leaveOut, &QPushButton::clicked, this, &ValuesBand::leaveOut);
}

void ValuesBand::setFields(const QStringList& names)
{
    m_field->addItems(names);
}

int ValuesBand::field() const
{
    return m_field->currentIndex();
}

QString ValuesBand::typed() const
{
    return m_value->text().simplified();
}

QWidget* ValuesBand::firstButton() const
{
    return m_value;
}

QString ValuesBand::shortestText(double value)
{
    return QString::fromStdString(shortest(value)).replace(QLatin1Char('.'), QLocale().decimalPoint());
}

void ValuesBand::ask(RowsOperation operation)
{
    if (document().isEmpty() || !finishEditing())
        return;
    m_operation = operation;
    m_leavesOut = false;
    m_field->setCurrentIndex(std::max(0, currentField()));
    m_value->setText(startingText());
    appear(true);
    m_value->selectAll();
    replan();
}

void ValuesBand::describeRows()
{
    const Words told = words();
    switch (m_operation) {
    case RowsOperation::Set:
        m_before->setText(tr("Set"));
        m_after->setText(tr("of %1 to").arg(told.whose));
        break;
    case RowsOperation::Scale:
        m_before->setText(tr("Scale"));
        m_after->setText(tr("of %1 by").arg(told.whose));
        break;
    case RowsOperation::Distribute:
        m_before->setText(tr("Distribute"));
        m_after->setText(tr("over %1, total").arg(told.whose));
        break;
    }
    m_value->setPlaceholderText(m_operation == RowsOperation::Scale ? tr("1.5, /2, +10%") : told.placeholder);
    m_value->setAccessibleName(
        m_before->text() + QLatin1Char(' ') + m_field->currentText() + QLatin1Char(' ') + m_after->text());
}

void ValuesBand::offerToLeaveOut(bool offered)
{
    m_leaveOut->setVisible(offered);
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
    planTyped(typed());
}

} // namespace fairshare::gui

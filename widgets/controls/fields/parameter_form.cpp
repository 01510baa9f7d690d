// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/parameter_form.h"

#include "widgets/controls/fields/whole_number_box.h"
#include "widgets/text/chart_texts.h"
#include "widgets/text/language.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <climits>
#include <utility>

namespace fairshare::gui {
namespace {

QString nameOf(const ParameterSpec& spec)
{
    return QStringLiteral("parameter_%1")
        .arg(QString::fromUtf8(spec.id.data(), static_cast<qsizetype>(spec.id.size())));
}

} // namespace

ParameterForm::ParameterForm(QWidget* parent)
    : FlowRow(parent)
{
    setObjectName(QStringLiteral("parameters"));
    flow().setGap(fontMetrics().height() * 3 / 2);
}

QWidget* ParameterForm::labelled(const QString& title, QWidget* control)
{
    auto* pair = new QWidget(this);
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(fontMetrics().height() / 2);
    auto* label = new QLabel(title, pair);
    label->setBuddy(control);
    row->addWidget(label);
    row->addWidget(control);
    return pair;
}

void ParameterForm::addLeading(const QString& title, QWidget* control)
{
    flow().insertWidget(m_leading++, labelled(title, control));
}

void ParameterForm::setParameters(
    std::span<const ParameterSpec> specs, const ParameterValues& values, Uses uses)
{
    m_uses = uses;
    m_parts.clear();
    while (const QLayoutItem* item = flow().takeAt(m_leading)) {
        delete item->widget();
        delete item;
    }
    m_values = withDefaults(specs, values);
    for (const ParameterSpec& spec : specs) {
        QWidget* control = spec.isChoice() ? choiceControl(spec) : numberControl(spec);
        const QString title = coreText(spec.title);
        control->setObjectName(nameOf(spec));
        control->setAccessibleName(title);
        control->setToolTip(coreText(spec.meaning));
        QWidget* pair = labelled(title, control);
        flow().insertWidget(flow().count(), pair);
        m_parts.emplace_back(spec.id, pair);
    }
    showUsed();
}

QWidget* ParameterForm::choiceControl(const ParameterSpec& spec)
{
    auto* box = new QComboBox(this);
    for (const std::string_view choice : spec.choices)
        box->addItem(
            choiceText(choice), QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size())));
    const std::string_view chosen = choiceOf(spec, m_values);
    box->setCurrentIndex(
        box->findData(QString::fromUtf8(chosen.data(), static_cast<qsizetype>(chosen.size()))));
    connect(box, &QComboBox::currentIndexChanged, this,
        [this, box, spec] { set(spec, box->currentData().toString().toStdString()); });
    return box;
}

QWidget* ParameterForm::numberControl(const ParameterSpec& spec)
{
    const auto bounded = [](std::int64_t value) {
        return static_cast<int>(std::clamp<std::int64_t>(value, INT_MIN, INT_MAX));
    };
    auto* box = new WholeNumberBox(this);
    box->setRange(bounded(spec.minimum), bounded(spec.maximum));
    box->setSpecialValueText(minimumText(spec.id));
    box->setValue(bounded(numberOf(spec, m_values)));
    connect(box, &QSpinBox::valueChanged, this, [this, spec](int value) { set(spec, std::int64_t{value}); });
    return box;
}

void ParameterForm::set(const ParameterSpec& spec, ParameterValue value)
{
    m_values.insert_or_assign(std::string(spec.id), std::move(value));
    showUsed();
    Q_EMIT edited();
}

void ParameterForm::showUsed()
{
    for (const auto& [parameter, part] : m_parts)
        part->setVisible(m_uses == nullptr || m_uses(parameter, m_values));
}

} // namespace fairshare::gui

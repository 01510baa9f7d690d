// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/parameter_form.h"

#include "widgets/text/chart_texts.h"
#include "widgets/text/language.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

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
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("parameters"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(fontMetrics().height() / 2);
}

void ParameterForm::setParameters(
    std::span<const ParameterSpec> specs, const ParameterValues& values, Uses uses)
{
    m_uses = uses;
    m_parts.clear();
    while (const QLayoutItem* item = m_row->takeAt(0)) {
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
        auto* label = new QLabel(title, this);
        label->setBuddy(control);
        if (m_row->count() > 0)
            m_row->addSpacing(fontMetrics().height());
        m_row->addWidget(label);
        m_row->addWidget(control);
        for (QWidget* part : {static_cast<QWidget*>(label), control})
            m_parts.emplace_back(spec.id, part);
    }
    enableUsed();
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
    auto* box = new QSpinBox(this);
    box->setRange(bounded(spec.minimum), bounded(spec.maximum));
    box->setSpecialValueText(minimumText(spec.id));
    box->setValue(bounded(numberOf(spec, m_values)));
    connect(box, &QSpinBox::valueChanged, this, [this, spec](int value) { set(spec, std::int64_t{value}); });
    return box;
}

void ParameterForm::set(const ParameterSpec& spec, ParameterValue value)
{
    m_values.insert_or_assign(std::string(spec.id), std::move(value));
    enableUsed();
    Q_EMIT edited();
}

void ParameterForm::enableUsed()
{
    for (const auto& [parameter, part] : m_parts)
        part->setEnabled(m_uses == nullptr || m_uses(parameter, m_values));
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/surface/surface_slices.h"

#include "widgets/controls/fields/whole_number_box.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/text/chart_texts.h"
#include "widgets/text/language.h"

#include "core/chart/chart_registry.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace fairshare::gui {
namespace {

const ParameterSpec& specOf(const char* id)
{
    for (const ParameterSpec& spec : findChart("factor_slices")->parameters)
        if (spec.id == id)
            return spec;
    std::abort(); // unreachable: the chart has this parameter
}

} // namespace

SurfaceSlices::SurfaceSlices(PlotWidget& picture, QWidget* parent)
    : QWidget(parent)
    , m_picture(picture)
    , m_controls(new ControlStrip(this))
    , m_choice(new QComboBox(m_controls))
    , m_share(new WholeNumberBox(m_controls))
{
    const ParameterSpec& slices = specOf("slices");
    m_choice->setObjectName(QStringLiteral("surfaceSlices"));
    for (const std::string_view choice : slices.choices)
        m_choice->addItem(
            choiceText(choice), QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size())));
    m_choice->setAccessibleName(coreText(slices.title));
    m_choice->setToolTip(coreText(slices.meaning));
    const ParameterSpec& share = specOf("share");
    m_share->setObjectName(QStringLiteral("surfaceOwnShare"));
    m_share->setRange(static_cast<int>(share.minimum), static_cast<int>(share.maximum));
    m_share->setValue(static_cast<int>(share.defaultNumber));
    m_share->setSuffix(QStringLiteral(" / 10\u2009000"));
    m_share->setAccessibleName(coreText(share.title));
    m_share->setToolTip(coreText(share.meaning));
    auto* label = new QLabel(tr("Shares"), m_controls);
    label->setBuddy(m_choice);
    auto* row = new QHBoxLayout(m_controls);
    const int em = fontMetrics().height();
    row->setContentsMargins(0, em / 4, em / 2, 0);
    row->setSpacing(em / 3);
    for (QWidget* part :
        {static_cast<QWidget*>(label), static_cast<QWidget*>(m_choice), static_cast<QWidget*>(m_share)})
        row->addWidget(part);
    auto* over = new QGridLayout(this);
    over->setContentsMargins(0, 0, 0, 0);
    over->addWidget(&m_picture, 0, 0);
    over->addWidget(m_controls, 0, 0, Qt::AlignTop | Qt::AlignRight);
    m_controls->raise();
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        refresh();
        Q_EMIT edited();
    });
    connect(m_share, &QSpinBox::valueChanged, this, &SurfaceSlices::edited);
    refresh();
}

ParameterValues SurfaceSlices::values() const
{
    ParameterValues values;
    values.insert_or_assign("slices", m_choice->currentData().toString().toStdString());
    values.insert_or_assign("share", std::int64_t{m_share->value()});
    return values;
}

void SurfaceSlices::setValues(const ParameterValues& values)
{
    const ParameterSpec& share = specOf("share");
    const ParameterSpec& slices = specOf("slices");
    if (values.contains(share.id))
        m_share->setValue(static_cast<int>(numberOf(share, values)));
    if (values.contains(slices.id))
        m_choice->setCurrentIndex(
            m_choice->findData(QString::fromStdString(std::string(choiceOf(slices, values)))));
}

void SurfaceSlices::refresh()
{
    m_share->setVisible(m_choice->currentData().toString() == QLatin1String("own"));
    m_picture.setTitleRoom(m_controls->sizeHint());
}

} // namespace fairshare::gui

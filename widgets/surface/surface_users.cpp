// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/surface/surface_users.h"

#include "widgets/page/weight_edit.h"
#include "widgets/surface/surface_table.h"
#include "widgets/table/cell_metrics.h"

#include <QHBoxLayout>
#include <QLabel>

namespace fairshare::gui {

SurfaceUsers::SurfaceUsers(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_table(new SurfaceTable(document, m_model, this))
    , m_weight(new WeightEdit(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    const int em = fontMetrics().height();
    auto* head = new QHBoxLayout;
    head->setContentsMargins(em / 2, em / 4, em / 2, em / 4);
    head->setSpacing(em / 2);
    auto* name = new QLabel(title(), this);
    QFont bold = name->font();
    bold.setBold(true);
    name->setFont(bold);
    m_weight->setObjectName(QStringLiteral("surfaceWeight"));
    auto* label = new QLabel(tr("Weight"), this);
    label->setToolTip(QStringLiteral("PriorityWeightFairshare"));
    label->setBuddy(m_weight);
    head->addWidget(name, 1);
    head->addWidget(label);
    head->addWidget(m_weight);
    rows->addLayout(head);
    rows->addWidget(m_table, 1);
    auto* note = new QLabel(tr("= same integer priority as another user"), this);
    note->setObjectName(QStringLiteral("surfaceTableNote"));
    note->setFont(captionFont(font()));
    note->setContentsMargins(em / 2, em / 4, em / 2, em / 4);
    note->setWordWrap(true);
    rows->addWidget(note);
    setTabOrder(m_weight, m_table);
}

QString SurfaceUsers::title() const
{
    return tr("Users on the surface");
}

void SurfaceUsers::setTheme(const Theme& theme)
{
    m_table->setTheme(theme);
    m_weight->setTheme(theme);
}

} // namespace fairshare::gui

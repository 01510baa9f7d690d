// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/review_section_list.h"

#include "widgets/text/language.h"

#include "core/report/review/review.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fairshare::gui {

ReviewSectionList::ReviewSectionList(QWidget* parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
    , m_up(new QPushButton(tr("Move &up"), this))
    , m_down(new QPushButton(tr("Move do&wn"), this))
{
    m_list->setObjectName(QStringLiteral("reviewSections"));
    m_list->setAccessibleName(tr("Sections in their order"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_up->setObjectName(QStringLiteral("reviewSectionUp"));
    m_up->setAutoDefault(false);
    m_down->setObjectName(QStringLiteral("reviewSectionDown"));
    m_down->setAutoDefault(false);
    fill();
    setFocusProxy(m_list);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_up);
    buttons->addWidget(m_down);
    buttons->addStretch(1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->addWidget(m_list, 1);
    rows->addLayout(buttons);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_list, &QListWidget::currentRowChanged, this, &ReviewSectionList::refreshButtons);
    connect(m_list, &QListWidget::itemChanged, this, &ReviewSectionList::changed);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, [this] {
        refreshButtons();
        Q_EMIT changed();
    });
    refreshButtons();
}

void ReviewSectionList::fill()
{
    for (const ReviewSectionChoice& section : reviewSections()) {
        auto* item = new QListWidgetItem(coreText(section.title), m_list);
        item->setData(
            Qt::UserRole, QString::fromUtf8(section.id.data(), static_cast<qsizetype>(section.id.size())));
        item->setFlags(
            Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled);
        item->setCheckState(Qt::Checked);
    }
    m_list->setCurrentRow(0);
    m_list->setMinimumWidth(
        m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth() + m_list->fontMetrics().height());
}

std::vector<std::string> ReviewSectionList::chosen() const
{
    std::vector<std::string> ids;
    for (int row = 0; row < m_list->count(); ++row)
        if (const QListWidgetItem* item = m_list->item(row); item->checkState() == Qt::Checked)
            ids.push_back(item->data(Qt::UserRole).toString().toStdString());
    return ids;
}

bool ReviewSectionList::contains(const std::string& id) const
{
    return std::ranges::count(chosen(), id) != 0;
}

void ReviewSectionList::move(int rows)
{
    const int from = m_list->currentRow();
    const int to = from + rows;
    if (from < 0 || to < 0 || to >= m_list->count())
        return;
    QListWidgetItem* item = m_list->takeItem(from);
    m_list->insertItem(to, item);
    m_list->setCurrentItem(item);
    Q_EMIT changed();
}

void ReviewSectionList::refreshButtons()
{
    const int row = m_list->currentRow();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
}

} // namespace fairshare::gui

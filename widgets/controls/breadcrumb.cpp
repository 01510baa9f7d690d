// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/breadcrumb.h"

#include "widgets/text/elided_text.h"
#include "widgets/text/shown_text.h"

#include "core/tree/share_tree.h"

#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <vector>

namespace fairshare::gui {
namespace {

constexpr std::size_t MostSteps = 5; ///< a longer path omits levels in the middle
constexpr int LongestName = 24; ///< in ch

} // namespace

Breadcrumb::Breadcrumb(QWidget* parent)
    : FlowRow(parent)
{
    setObjectName(QStringLiteral("breadcrumb"));
    setAccessibleName(tr("Path in the tree"));
    flow().setGap(fontMetrics().horizontalAdvance(QLatin1Char('0')) / 2);
}

void Breadcrumb::setWay(const ShareTree& tree, NodeRow row)
{
    while (const QLayoutItem* item = flow().takeAt(0)) {
        // The button may be deleted during its own click.
        if (item->widget() != nullptr) {
            item->widget()->setParent(nullptr);
            item->widget()->deleteLater();
        }
        delete item;
    }
    std::vector<NodeRow> way;
    for (NodeRow at = row; at != NoRow && way.size() < MostSteps - 1; at = tree.parent(at))
        way.push_back(at);
    const bool cut = tree.parent(way.back()) != NoRow && tree.parent(way.back()) != RootRow;
    if (way.back() != RootRow)
        way.push_back(RootRow);
    std::reverse(way.begin(), way.end());
    for (std::size_t at = 0; at < way.size(); ++at) {
        if (at > 0)
            add(new QLabel(at == 1 && cut ? QStringLiteral("› … ›") : QStringLiteral("›"), this));
        addStep(shownName(tree.name(way[at])), way[at], way[at] == row);
    }
}

void Breadcrumb::add(QWidget* part)
{
    flow().insertWidget(flow().count(), part);
    part->show(); // the row itself may already be visible
}

void Breadcrumb::addStep(const QString& name, NodeRow row, bool here)
{
    const int most = LongestName * fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const QString fit = elided(fontMetrics(), name, Qt::ElideMiddle, most);
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("way_%1").arg(row));
    button->setText(QString(fit).replace(QLatin1Char('&'), QLatin1String("&&")));
    button->setAutoRaise(true);
    button->setAccessibleName(name);
    button->setToolTip(here ? name : tr("Show %1").arg(name));
    button->setFocusPolicy(Qt::TabFocus);
    button->setEnabled(!here);
    connect(button, &QToolButton::clicked, this, [this, row] { Q_EMIT chosen(row); });
    add(button);
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/tab_order.h"

#include <QGridLayout>
#include <QWidget>

#include <algorithm>
#include <tuple>
#include <vector>

namespace fairshare::gui {
namespace {

/// Returns the items of a layout, ordered by position.
std::vector<QLayoutItem*> placedItems(QLayout& layout)
{
    struct Placed {
        int row;
        int column;
        QLayoutItem* item;
    };
    std::vector<Placed> placed;
    auto* grid = qobject_cast<QGridLayout*>(&layout);
    for (int at = 0; at < layout.count(); ++at) {
        int row = at;
        int column = 0;
        int rowSpan = 0;
        int columnSpan = 0;
        if (grid != nullptr)
            grid->getItemPosition(at, &row, &column, &rowSpan, &columnSpan);
        placed.push_back({row, column, layout.itemAt(at)});
    }
    std::stable_sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) {
        return std::tie(a.row, a.column) < std::tie(b.row, b.column);
    });
    std::vector<QLayoutItem*> items;
    items.reserve(placed.size());
    for (const Placed& entry : placed)
        items.push_back(entry.item);
    return items;
}

/// Returns the widgets that receive the Tab focus themselves, not through a child.
std::vector<QWidget*> stops(QWidget& root)
{
    std::vector<QWidget*> found;
    std::vector<QLayoutItem*> waiting; // next item at the end
    const auto push = [&waiting](QLayout& layout) {
        const std::vector<QLayoutItem*> items = placedItems(layout);
        waiting.insert(waiting.end(), items.rbegin(), items.rend());
    };
    if (root.layout() != nullptr)
        push(*root.layout());
    while (!waiting.empty()) {
        QLayoutItem* item = waiting.back();
        waiting.pop_back();
        if (item->layout() != nullptr) {
            push(*item->layout());
            continue;
        }
        const QWidget* widget = item->widget();
        if (widget == nullptr)
            continue;
        if ((widget->focusPolicy() & Qt::TabFocus) != 0)
            found.push_back(item->widget());
        else if (widget->layout() != nullptr)
            push(*widget->layout());
    }
    return found;
}

} // namespace

void orderTabs(QWidget& root)
{
    const std::vector<QWidget*> order = stops(root);
    for (std::size_t at = 1; at < order.size(); ++at)
        QWidget::setTabOrder(order[at - 1], order[at]);
}

} // namespace fairshare::gui

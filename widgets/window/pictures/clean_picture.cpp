// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/pictures/clean_picture.h"

#include "widgets/controls/flow_layout.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/row_in_sight.h"
#include "widgets/text/number_text.h"

#include <QApplication>
#include <QHeaderView>
#include <QHoverEvent>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace fairshare::gui {
namespace {

struct PictureTexts {
    Q_DECLARE_TR_FUNCTIONS(PictureTexts)
};

/// Makes a widget forget the mouse position, so that nothing is highlighted.
void leave(QWidget& widget)
{
    const QPointF outside(-1, -1);
    QHoverEvent hover(QEvent::HoverLeave, outside, outside, outside);
    QApplication::sendEvent(&widget, &hover);
    QEvent left(QEvent::Leave);
    QApplication::sendEvent(&widget, &left);
}

} // namespace

CleanPicture::CleanPicture(QWidget& shown)
{
    QWidget* keyboard = QApplication::focusWidget();
    if (keyboard != nullptr && (keyboard == &shown || shown.isAncestorOf(keyboard))) {
        m_keyboard = keyboard;
        keyboard->clearFocus();
    }
    for (const PlotWidget* plot : shown.findChildren<PlotWidget*>())
        for (QWidget* part : plot->findChildren<QWidget*>())
            leave(*part);
    std::vector<QAbstractScrollArea*> areas;
    for (auto* area : shown.findChildren<QAbstractScrollArea*>())
        if (area->isVisibleTo(&shown))
            areas.push_back(area);
    for (QAbstractScrollArea* area : areas) {
        leave(*area->viewport());
        hideBars(*area);
    }
    for (QAbstractScrollArea* area : areas)
        if (auto* table = qobject_cast<QTableView*>(area); table != nullptr) {
            if (table->viewport()->rect().intersects(table->visualRect(table->currentIndex())))
                showCurrentRow(*table); // so that the current row is not among the omitted rows
            markLeftOut(*table);
        }
}

CleanPicture::~CleanPicture()
{
    m_marks.clear();
    for (const Scrolled& was : m_scrolled) {
        if (!was.area)
            continue;
        was.area->setHorizontalScrollBarPolicy(was.across);
        was.area->setVerticalScrollBarPolicy(was.down);
        was.area->horizontalScrollBar()->setValue(was.left);
        was.area->verticalScrollBar()->setValue(was.top);
    }
    if (m_keyboard)
        m_keyboard->setFocus();
}

void CleanPicture::hideBars(QAbstractScrollArea& area)
{
    m_scrolled.push_back({&area, area.horizontalScrollBarPolicy(), area.verticalScrollBarPolicy(),
        area.horizontalScrollBar()->value(), area.verticalScrollBar()->value()});
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void CleanPicture::markLeftOut(QTableView& table)
{
    int rows = table.model() == nullptr ? 0 : table.model()->rowCount();
    while (rows > 0 && table.isRowHidden(rows - 1))
        --rows; // hidden rows are not omitted rows
    ShownRows& counted = m_rows.emplace_back(&table, ShownRows{}).second;
    const QHeaderView& lines = *table.verticalHeader();
    counted.all = static_cast<std::uint64_t>(lines.count() - lines.hiddenSectionCount());
    const int high = table.verticalHeader()->defaultSectionSize();
    const int first = table.rowAt(0);
    const int room = table.viewport()->height();
    if (first < 0 || high <= 0 || room < 2 * high)
        return;
    const NumberText numbers;
    const int width = table.viewport()->width();
    // A mark replaces a row, which counts as omitted. The row at the top may be cut.
    const int last = first + (room - table.rowViewportPosition(first)) / high - 1;
    if (last + 1 < rows) {
        const auto more = static_cast<std::uint64_t>(rows - last);
        counted.leftOut += more;
        const int top = table.rowViewportPosition(last);
        mark(table, {0, top, width, room - top},
            PictureTexts::tr("… and %1 more rows").arg(numbers.count(more)));
    }
    if (first > 0) {
        // When scrolled to the end, the row at the top may be cut; no partial row may remain below the mark.
        const bool cut = table.rowViewportPosition(first) < 0;
        const int above = cut ? first + 2 : first + 1;
        counted.leftOut += static_cast<std::uint64_t>(above);
        mark(table, {0, 0, width, table.rowViewportPosition(above)},
            PictureTexts::tr("%1 rows above …").arg(numbers.count(static_cast<std::uint64_t>(above))));
    }
}

ShownRows CleanPicture::rowsOf(const QTableView& table) const
{
    const auto found = std::ranges::find(m_rows, &table, [](const auto& entry) { return entry.first; });
    return found == m_rows.end() ? ShownRows{} : found->second;
}

ShownRows CleanPicture::rowsOfLongest() const
{
    const auto longest =
        std::ranges::max_element(m_rows, {}, [](const auto& entry) { return entry.second.leftOut; });
    return longest == m_rows.end() ? ShownRows{} : longest->second;
}

WithoutControls::WithoutControls(QWidget& view)
{
    for (auto* strip : view.findChildren<ControlStrip*>()) {
        if (strip->isHidden())
            continue;
        m_hidden.emplace_back(strip);
        strip->hide();
    }
    // Lay out at once; otherwise the space is redistributed only when the event loop runs.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

WithoutControls::~WithoutControls()
{
    for (const QPointer<QWidget>& strip : m_hidden)
        if (strip)
            strip->show();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

void CleanPicture::mark(QTableView& table, const QRect& place, const QString& text)
{
    const CellMetrics metrics(table.font());
    auto label = std::make_unique<QLabel>(text, table.viewport());
    label->setObjectName(QStringLiteral("leftOutRows"));
    label->setTextFormat(Qt::PlainText);
    label->setAutoFillBackground(true);
    label->setBackgroundRole(QPalette::Base);
    label->setForegroundRole(QPalette::PlaceholderText);
    // Place the text next to the shown rows.
    const bool atTop = place.top() == 0;
    label->setAlignment(Qt::AlignLeft | (atTop ? Qt::AlignBottom : Qt::AlignTop));
    const int slack = (metrics.rowHeight - label->fontMetrics().height()) / 2;
    label->setContentsMargins(metrics.pad, atTop ? 0 : slack, metrics.pad, atTop ? slack : 0);
    label->setGeometry(place);
    label->show();
    m_marks.push_back(std::move(label));
}

} // namespace fairshare::gui

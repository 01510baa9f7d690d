// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/fitted_widget.h"

#include "widgets/export/picture.h"
#include "widgets/page/view_page.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/table/whole_columns.h"
#include "widgets/text/wrapped_text.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::gui {
namespace {

struct FittedTexts {
    Q_DECLARE_TR_FUNCTIONS(FittedTexts)
};

constexpr double LeastLetters = 6; ///< minimum pixel size of the smallest font; smaller text is unreadable
constexpr QSize AlwaysDrawn(400, 300); ///< always allowed from this size on; finer pictures are readable
constexpr int LeastRows = 3; ///< minimum rows of a table
constexpr int MostPasses = 6; ///< the needed size depends on wrapped texts

Error tooSmall(const QSize& wanted, double factor)
{
    return {ErrorCode::OutOfRange,
        FittedTexts::tr("not readable at %1x%2 pixels; with these proportions, use at least %3x%4")
            .arg(wanted.width())
            .arg(wanted.height())
            .arg(static_cast<int>(std::ceil(wanted.width() * factor)))
            .arg(static_cast<int>(std::ceil(wanted.height() * factor)))
            .toStdString(),
        {}, {}};
}

QSize missingIn(const QWidget& part)
{
    const QSize least = part.minimumSizeHint();
    return (least - part.size()).expandedTo({0, 0});
}

} // namespace

FittedWidget::FittedWidget(Room room)
    : m_room(std::move(room))
{
}

void FittedWidget::grow(const QSize& wanted)
{
    m_size = wanted;
    m_part = 1;
    for (int pass = 0; pass < MostPasses; ++pass) {
        m_room.resize(m_size);
        const QSize missing = m_room.missing();
        if (missing.isNull())
            return;
        m_size = (m_size + missing).boundedTo({LargestSide, LargestSide});
    }
    m_room.resize(m_size);
}

Result<void> FittedWidget::fit(const QSize& wanted)
{
    m_size = wanted;
    const double largest = std::max(1.0, QFontInfo(m_room.smallest).pixelSize() / LeastLetters);
    double larger = 1;
    QSize laid = wanted;
    for (int pass = 0; pass < MostPasses; ++pass) {
        m_room.resize(laid);
        const QSize missing = m_room.missing();
        if (missing.isNull())
            break;
        const QSize needed = laid + missing;
        larger = std::max({larger, static_cast<double>(needed.width()) / wanted.width(),
            static_cast<double>(needed.height()) / wanted.height()});
        laid = (QSizeF(wanted) * larger).toSize();
    }
    const bool mayRefuse = wanted.width() < AlwaysDrawn.width() || wanted.height() < AlwaysDrawn.height();
    const double always = std::max(static_cast<double>(AlwaysDrawn.width()) / wanted.width(),
        static_cast<double>(AlwaysDrawn.height()) / wanted.height());
    if (mayRefuse && larger > largest)
        return tl::unexpected(tooSmall(wanted, std::min(larger / largest, always)));
    m_room.resize(laid);
    m_part = static_cast<double>(wanted.width()) / laid.width();
    return {};
}

void FittedWidget::paint(QPainter& painter) const
{
    painter.save();
    painter.scale(m_part, m_part);
    m_room.paint(painter);
    painter.restore();
}

QSize missingCells(const QTableView& table)
{
    const int rows = table.model() == nullptr ? 0 : std::min(LeastRows, table.model()->rowCount());
    const int high = rows * table.verticalHeader()->defaultSectionSize();
    const int unfolded = std::max(table.horizontalHeader()->length(), table.property(UnfoldedWidth).toInt());
    const int wide = table.horizontalHeader()->isVisibleTo(&table) ? unfolded : 0;
    return {std::max(0, wide - table.viewport()->width()), std::max(0, high - table.viewport()->height())};
}

QSize missingRoom(const QWidget& view)
{
    QSize missing = missingIn(view);
    if (const auto* page = qobject_cast<const ViewPage*>(&view))
        missing = missing.expandedTo(page->scrolledAway());
    for (const ViewPage* page : view.findChildren<ViewPage*>())
        if (page->isVisibleTo(&view))
            missing = missing.expandedTo(page->scrolledAway());
    for (const PlotWidget* plot : view.findChildren<PlotWidget*>())
        if (plot->isVisibleTo(&view))
            missing = missing.expandedTo(missingIn(*plot));
    for (const QTableView* table : view.findChildren<QTableView*>())
        if (table->isVisibleTo(&view))
            missing = missing.expandedTo(missingCells(*table));
    for (const WrappedText* text : view.findChildren<WrappedText*>())
        if (text->isVisibleTo(&view))
            missing = missing.expandedTo({0, text->heightForWidth(text->width()) - text->height()});
    return missing;
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/pictures/posed_view.h"

#include "widgets/page/view_page.h"
#include "widgets/page/view_splitter.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/simulator/timeline/timeline_view.h"
#include "widgets/table/cell_metrics.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLayout>
#include <QSplitter>
#include <QTableView>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

/// Returns options that wrap between words, and within words longer than a line.
QTextOption wrapped()
{
    QTextOption option(Qt::AlignLeft | Qt::AlignTop);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    return option;
}

/// Switches the theme at once: Qt otherwise updates the palettes of widgets only when the event loop runs.
void dress(ThemeSwitch& theme, ThemeChoice choice)
{
    theme.setChoice(choice);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::ApplicationPaletteChange);
}

/// Activates the layouts of all parts of a widget, but not of its parent, which would give it another size.
void layOut(QWidget& widget)
{
    constexpr int Passes = 2; // wrapped text needs more height once its width is known
    for (int pass = 0; pass < Passes; ++pass) {
        for (QWidget* part : widget.findChildren<QWidget*>())
            if (part->layout() != nullptr && part->isVisibleTo(&widget))
                QCoreApplication::sendPostedEvents(part, QEvent::LayoutRequest);
        for (ViewSplitter* splitter : widget.findChildren<ViewSplitter*>()) {
            splitter->refresh(); // a hidden one was not told which of its parts are shown
            splitter->followRule();
        }
        for (PlotWidget* plot : widget.findChildren<PlotWidget*>())
            if (plot->isVisibleTo(&widget))
                plot->settleLayout();
        if (widget.layout() != nullptr)
            widget.layout()->activate();
    }
}

int heightOf(const QString& text, const QFont& font, int width)
{
    if (text.isEmpty())
        return 0;
    QTextLayout layout(text, font);
    layout.setTextOption(wrapped());
    layout.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        height += line.height();
    }
    layout.endLayout();
    return static_cast<int>(std::ceil(height));
}

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

QString unknownPart(const QString& name, const std::vector<ViewPage::Part>& parts)
{
    QStringList names;
    for (const ViewPage::Part& part : parts)
        names << part.id;
    if (names.isEmpty())
        return ViewPage::tr("unknown part '%1'; this view has no parts").arg(name);
    return ViewPage::tr("unknown part '%1'; expected one of %2").arg(name, names.join(QLatin1String(", ")));
}

} // namespace

PosedView::PosedView(ViewPage& page, ThemeSwitch& theme, const Pose& pose)
    : m_page(page)
    , m_theme(theme)
    , m_pose(pose)
    , m_before(theme.choice())
    , m_title(page.windowTitle())
    , m_shown(&page)
{
    QWidget* part = nullptr;
    const std::vector<ViewPage::Part> parts = page.picturedParts();
    if (parts.size() == 1 && qobject_cast<PlotWidget*>(parts.front().widget) != nullptr)
        m_title = parts.front().title; // a view with one chart has the title of that chart
    for (const ViewPage::Part& each : parts)
        if (each.id == pose.part && !pose.part.isEmpty()) {
            part = each.widget;
            m_title = each.title;
        }
    if (part != nullptr)
        m_shown = part;
    m_table = part == nullptr ? page.mainTable() : qobject_cast<QTableView*>(part);
    if (m_table && !m_table->isVisibleTo(&page))
        m_table.clear();
    remember();
    dress(m_theme, pose.dark ? ThemeChoice::Dark : ThemeChoice::Light);
    if (!pose.part.isEmpty() && part == nullptr)
        m_ready = fail(ErrorCode::NotFound, unknownPart(pose.part, parts).toStdString());
    else if (auto* plot = qobject_cast<PlotWidget*>(part))
        posePlot(*plot);
    else if (auto* table = qobject_cast<QTableView*>(part))
        poseTable(*table);
    else
        posePage();
    countRows();
}

PosedView::~PosedView()
{
    m_clean.reset();
    if (m_table && m_table->minimumHeight() != m_least)
        raiseTable(m_least);
    for (PlotWidget* plot : m_plots)
        plot->setDrawnAnew(false);
    for (TimelineView* sampled : m_page.findChildren<TimelineView*>())
        sampled->setDrawnAnew(false);
    if (auto* plot = qobject_cast<PlotWidget*>(m_shown))
        plot->setCaption(m_plotCaption);
    m_page.setMinimumSize(0, 0);
    m_page.setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    m_page.setCaption(m_captionBefore);
    m_shown->setGeometry(QRect(m_place, m_size));
    m_figure.reset();
    if (m_shown->layout() != nullptr)
        m_shown->layout()->activate();
    for (const auto& [splitter, sizes] : m_divided)
        splitter->setSizes(sizes);
    dress(m_theme, m_before);
}

QColor PosedView::background() const
{
    return m_theme.theme().color(m_shown == &m_page ? Role::Window : Role::Base);
}

void PosedView::remember()
{
    m_size = m_shown->size();
    m_place = m_shown->pos();
    m_captionBefore = m_page.caption();
    m_least = m_table ? m_table->minimumHeight() : 0;
    if (const auto* plot = qobject_cast<PlotWidget*>(m_shown))
        m_plotCaption = plot->caption();
    const auto plots = m_page.findChildren<PlotWidget*>();
    m_plots.assign(plots.begin(), plots.end());
    // Save the sizes: growing and shrinking again would round them.
    for (QSplitter* splitter : m_page.findChildren<QSplitter*>())
        m_divided.emplace_back(splitter, splitter->sizes());
}

void PosedView::arrange(const QSize& natural)
{
    if (m_pose.allRows && m_table) {
        makeRoomForRows();
        const QSize wanted = m_pose.size.isValid() ? m_pose.size : natural;
        m_fitted->grow(wanted.boundedTo({wanted.width(), m_pose.highest}));
        constexpr int Passes = 3; // the rest of the view may need more room than its minimum
        for (int pass = 0; pass < Passes; ++pass) {
            const int over = std::max(0, m_fitted->size().height() - m_pose.highest) + hiddenHeight();
            if (over <= 0)
                break;
            raiseTable(m_table->minimumHeight() - over);
            m_fitted->grow(wanted.boundedTo({wanted.width(), m_pose.highest}));
        }
        const QSize grown = m_fitted->size();
        if (m_pose.size.isValid() && grown.width() > wanted.width())
            m_ready = m_fitted->fit({wanted.width(),
                static_cast<int>(std::ceil(1.0 * grown.height() * wanted.width() / grown.width()))});
    } else if (m_pose.size.isValid()) {
        m_ready = m_fitted->fit(m_pose.size);
    } else {
        m_fitted->grow(natural);
    }
}

/// Raises the minimum height of the table so that all rows fit, up to the limit of the picture.
void PosedView::makeRoomForRows()
{
    const QTableView& table = *m_table;
    const int frames = table.height() - table.viewport()->height();
    const int needed = frames + table.verticalHeader()->length();
    const int others = m_shown == &table
        ? heightOfTexts(table, m_size.width())
        : m_page.minimumSizeHint().height() - table.minimumSizeHint().height();
    raiseTable(std::min(needed, m_pose.highest - std::max(0, others)));
}

/// Returns how much of the raised table the view cuts off at the bottom, or lays over a wrapped caption. Not
/// every layout grows with the minimum height of its parts.
int PosedView::hiddenHeight() const
{
    int hidden = 0;
    if (!m_pose.allRows || !m_table || m_shown == m_table)
        return hidden;
    for (const QWidget* around = m_table; around != &m_page;) {
        around = around->parentWidget();
        const int bottom = m_table->mapTo(around, QPoint(0, m_table->height())).y();
        hidden = std::max(hidden, bottom - around->height());
    }
    const QLayout& rows = *m_page.layout();
    return rows.hasHeightForWidth()
        ? std::max(hidden, rows.minimumHeightForWidth(m_page.width()) - m_page.height())
        : hidden;
}

void PosedView::raiseTable(int height)
{
    m_table->setMinimumHeight(std::max(m_least, height));
    // Splitters between the table and the view pass the new minimum on by events. The window around the view
    // must not get them, or it would grow.
    constexpr int Passes = 3;
    for (int pass = 0; pass < Passes; ++pass)
        for (QWidget* part : m_page.findChildren<QWidget*>())
            QCoreApplication::sendPostedEvents(part, QEvent::LayoutRequest);
}

void PosedView::countRows()
{
    if (m_clean)
        m_rows = m_table ? m_clean->rowsOf(*m_table) : m_clean->rowsOfLongest();
}

void PosedView::posePage()
{
    m_page.setCaption(m_pose.caption);
    m_page.layout()->activate();
    m_figure.emplace(m_page);
    m_fitted.emplace(FittedWidget::Room{[this](const QSize& size) {
                                            m_page.setFixedSize(size); // regardless of the window size
                                            layOut(m_page);
                                        },
        [this] { return missingRoom(m_page).expandedTo({0, hiddenHeight()}); },
        [this](QPainter& painter) {
            m_page.render(
                &painter, QPoint(), QRegion(), QWidget::DrawWindowBackground | QWidget::DrawChildren);
        },
        captionFont(m_page.font())});
    // Add the height of the caption to that of the view. A view that draws the caption inside its picture
    // keeps its size.
    arrange(m_captionBefore.isEmpty() ? m_size + QSize(0, m_page.captionHeight()) : m_size);
    for (PlotWidget* plot : m_plots)
        plot->setDrawnAnew(true);
    for (TimelineView* sampled : m_page.findChildren<TimelineView*>()) {
        sampled->settle();
        sampled->setDrawnAnew(true);
    }
    m_clean.emplace(m_page);
}

void PosedView::posePlot(PlotWidget& plot)
{
    plot.setCaption(m_pose.caption);
    m_fitted.emplace(FittedWidget::Room{[&plot](const QSize& size) {
                                            plot.resize(size);
                                            plot.layout()->activate();
                                            plot.settleLayout();
                                        },
        [&plot] { return (plot.minimumSizeHint() - plot.size()).expandedTo({0, 0}); },
        [&plot](QPainter& painter) {
            plot.render(&painter, QPoint(), QRegion(), QWidget::DrawWindowBackground | QWidget::DrawChildren);
        },
        captionFont(plot.font())});
    arrange(m_size.expandedTo(plot.minimumSizeHint()));
    plot.setDrawnAnew(true);
    m_clean.emplace(m_page);
}

int PosedView::heightOfTexts(const QTableView& table, int width) const
{
    const int em = table.fontMetrics().height();
    const int room = std::max(1, width - em);
    return heightOf(m_title, bold(table.font()), room)
        + heightOf(m_pose.caption, captionFont(table.font()), room) + 2 * em;
}

void PosedView::poseTable(QTableView& table)
{
    m_fitted.emplace(FittedWidget::Room{[this, &table](const QSize& size) {
                                            m_tableRoom = size;
                                            const int texts = heightOfTexts(table, size.width());
                                            table.resize(size.width(), std::max(1, size.height() - texts));
                                        },
        [this, &table] {
            const int texts = heightOfTexts(table, m_tableRoom.width());
            const int low = table.minimumHeight() + texts - m_tableRoom.height();
            return missingCells(table).expandedTo({0, low});
        },
        [this, &table](QPainter& painter) { paintTable(painter, table); }, captionFont(table.font())});
    arrange(m_size + QSize(0, heightOfTexts(table, m_size.width())));
    m_clean.emplace(*table.parentWidget());
}

void PosedView::paintTable(QPainter& painter, QTableView& table) const
{
    const Theme& theme = m_theme.theme();
    const int em = table.fontMetrics().height();
    const int margin = em / 2;
    const int width = std::max(1, m_tableRoom.width() - em);
    const QFont small = captionFont(table.font());
    painter.fillRect(QRect(QPoint(), m_tableRoom), theme.color(Role::Base));
    painter.setFont(bold(table.font()));
    painter.setPen(theme.color(Role::Text));
    const int over = heightOf(m_title, painter.font(), width);
    painter.drawText(QRectF(margin, margin, width, over), m_title, wrapped());
    painter.setFont(small);
    painter.setPen(theme.color(Role::Text2));
    const int below = heightOf(m_pose.caption, small, width);
    painter.drawText(
        QRectF(margin, m_tableRoom.height() - below - margin, width, below), m_pose.caption, wrapped());
    painter.translate(0, over + em);
    table.render(&painter, QPoint(), QRegion(), QWidget::DrawWindowBackground | QWidget::DrawChildren);
}

} // namespace fairshare::gui

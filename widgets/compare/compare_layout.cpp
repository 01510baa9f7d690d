// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/compare_layout.h"

#include "widgets/compare/compare_charts.h"
#include "widgets/page/view_splitter.h"
#include "widgets/plotting/plot_widget.h"

#include <QBoxLayout>
#include <QResizeEvent>
#include <QTabBar>

#include <algorithm>

namespace fairshare::gui {
namespace {

/// Minimum size to show everything, in font heights; chart titles would be cut below it.
constexpr int LeastWidth = 90;
constexpr int LeastHeight = 42;
constexpr int LeastChartWidth = 28;
/// In font heights. The table needs a fixed width; the lines of the chart fit any width.
constexpr int ChartPart = 45;
constexpr int TablePart = 52;
constexpr int LeastBesideHeight = 32;
constexpr int WidePair = 48; ///< minimum width for both agreement charts side by side
constexpr int LeastSingleHeight = 16;

/// Tabs used while one part is shown at a time.
enum CompareTab { TableTab, RanksTab, AgreementTab, FactorsTab };

} // namespace

CompareLayout::CompareLayout(CompareCharts& charts, QWidget& table, QWidget* parent)
    : QWidget(parent)
    , m_charts(charts)
    , m_table(table)
    , m_all(createTabs({tr("Gains and losses"), tr("Ranks"), tr("Agreement"), tr("Factors")}, "compareTabs"))
    , m_ofLeft(createTabs({tr("Ranks"), tr("Agreement")}, "compareChartTabs"))
    , m_leftPart(new QWidget(this))
    , m_left(new ViewSplitter(Qt::Vertical, "compareLeft", m_leftPart))
    , m_right(new ViewSplitter(Qt::Vertical, "compareRight", this))
    , m_both(new ViewSplitter(Qt::Horizontal, "compareSplit", this))
{
    m_left->addWidget(&charts.slopes());
    m_left->addWidget(&charts.agreement());
    auto* leftRows = new QVBoxLayout(m_leftPart);
    leftRows->setContentsMargins(0, 0, 0, 0);
    leftRows->setSpacing(0);
    leftRows->addWidget(m_ofLeft);
    leftRows->addWidget(m_left, 1);
    m_right->addWidget(&table);
    m_right->addWidget(&charts.spread());
    m_both->addWidget(m_leftPart);
    m_both->addWidget(m_right);
    for (ViewSplitter* splitter : {m_left, m_right, m_both})
        splitter->setStretchFactor(0, 1);
    // The lower parts can be collapsed by users who need only the table and the ranks.
    m_left->setCollapsible(1, true);
    m_right->setCollapsible(1, true);
    m_both->setStretchFactor(1, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_all);
    rows->addWidget(m_both, 1);
    arrange();
    const int em = fontMetrics().height();
    m_left->divideBy({39 * em, 13 * em});
    m_right->divideBy({40 * em, 12 * em});
    m_both->divideBy([this](int length) { return chartAndTable(length); });
}

QTabBar* CompareLayout::createTabs(const QStringList& names, const char* name)
{
    auto* tabs = new QTabBar(this);
    tabs->setObjectName(QLatin1String(name));
    tabs->setAccessibleName(tr("Tables and charts"));
    tabs->setDocumentMode(true);
    tabs->setExpanding(false);
    tabs->setDrawBase(false);
    for (const QString& text : names)
        tabs->addTab(text);
    connect(tabs, &QTabBar::currentChanged, this, &CompareLayout::arrange);
    return tabs;
}

QSize CompareLayout::minimumSizeHint() const
{
    return {m_table.minimumSizeHint().width(), LeastSingleHeight * fontMetrics().height()};
}

CompareLayout::Shape CompareLayout::shapeFor(const QSize& size) const
{
    const int em = fontMetrics().height();
    if (size.width() >= LeastWidth * em && size.height() >= LeastHeight * em)
        return Shape::Together;
    const int beside = tableWidth() + LeastChartWidth * em;
    return size.width() >= beside && size.height() >= LeastBesideHeight * em ? Shape::Beside : Shape::Single;
}

int CompareLayout::tableWidth() const
{
    return std::max(m_table.minimumSizeHint().width(), TablePart * fontMetrics().height());
}

void CompareLayout::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_shape = shapeFor(event->size());
    arrange();
}

bool CompareLayout::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) // the table may need another width
        m_both->followRule();
    return done;
}

QList<int> CompareLayout::chartAndTable(int length) const
{
    // The chart yields space to table columns, until its own names would be cut.
    const int table = std::max(length * TablePart / (ChartPart + TablePart), m_table.sizeHint().width());
    const int chart = std::max(length - table, LeastChartWidth * fontMetrics().height());
    return {chart, std::max(length - chart, 1)};
}

void CompareLayout::arrange()
{
    const bool single = m_shape == Shape::Single;
    const bool beside = m_shape == Shape::Beside;
    const auto shows = [this, single, beside](CompareTab tab) {
        if (single)
            return m_all->currentIndex() == tab;
        const bool left = tab == RanksTab || tab == AgreementTab;
        return !beside || !left || m_ofLeft->currentIndex() == tab - RanksTab;
    };
    m_all->setVisible(single);
    m_ofLeft->setVisible(beside);
    m_charts.setTitleApart(single || beside);
    m_charts.setPairStacked(beside || (single && width() < WidePair * fontMetrics().height()));
    m_charts.slopes().setVisible(shows(RanksTab));
    m_charts.agreement().setVisible(shows(AgreementTab));
    m_leftPart->setVisible(shows(RanksTab) || shows(AgreementTab));
    m_table.setVisible(shows(TableTab));
    m_charts.spread().setVisible(shows(FactorsTab));
    m_right->setVisible(shows(TableTab) || shows(FactorsTab));
    // The chart works in any width. In a larger window, keep the sizes set by the user.
    m_right->setMinimumWidth(beside ? tableWidth() : 0);
}

} // namespace fairshare::gui

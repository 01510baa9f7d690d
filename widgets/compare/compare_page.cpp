// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/compare_page.h"

#include "widgets/charts/chart_menu.h"
#include "widgets/compare/compare_charts.h"
#include "widgets/compare/compare_layout.h"
#include "widgets/controls/fields/elided_combo.h"
#include "widgets/controls/menus/action_combo.h"
#include "widgets/page/actions.h"
#include "widgets/page/plot_output.h"
#include "widgets/page/work_strip.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/table/algorithm_help.h"
#include "widgets/tree/table/tree_column.h"

#include "core/fairshare/algorithm_registry.h"
#include "core/report/tables/comparison_table.h"
#include "core/report/tables/variant_table.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>

namespace fairshare::gui {
namespace {

QLabel* captionOf(QWidget& field, const QString& text)
{
    auto* label = new QLabel(text, field.parentWidget());
    label->setBuddy(&field);
    return label;
}

/// Makes a combo box as wide as its list needs, but allows it to shrink.
void letShrink(QComboBox& combo)
{
    combo.setSizeAdjustPolicy(QComboBox::AdjustToContents);
    combo.setMinimumContentsLength(6);
    combo.setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

} // namespace

ComparePage::ComparePage(const ViewSources& sources, QWidget* parent)
    : ViewPage(sources, parent)
    , m_comparison(sources.document, sources.results)
    , m_model(m_comparison)
    , m_variants(sources.document, sources.results)
    , m_variantModel(m_variants)
    , m_table(new ComparisonTable(sources.document, m_model, this))
    , m_variantTable(new VariantTable(sources.document, m_variantModel, this))
    , m_finder(*m_table, {sources.document, sources.results, sources.lint})
    , m_charts(new CompareCharts(sources.document, sources.results, this))
    , m_wait(new WorkStrip({}, this))
{
    createLayout();
    connect(&sources.results, &ScenarioResults::changed, this, &ComparePage::refreshWait);
    connect(&sources.document, &Document::scenarioChanged, this, &ComparePage::refreshWait);
    connect(m_charts, &CompareCharts::drawn, this, &ComparePage::refreshWait);
    connect(&m_comparison, &ComparisonResults::changed, this, &ComparePage::refresh);
    connect(&m_variants, &VariantResults::changed, this, &ComparePage::refresh);
    connect(&m_comparison, &ComparisonResults::changed, this, &ViewPage::foundOutdated);
    connect(&sources.document, &Document::baselineChanged, this, &ComparePage::listAgainst);
    connect(&sources.document, &Document::baselineRenamed, this, &ComparePage::listAgainst);
}

ComparePage::~ComparePage()
{
    // The tables use the models, so delete them first.
    delete m_table;
    delete m_variantTable;
}

void ComparePage::createLayout()
{
    m_layout = new CompareLayout(*m_charts, *createTable(), this);
    setScrolledContent(m_layout);
    m_layout->setFocusProxy(m_tables);
}

QWidget* ComparePage::createTable()
{
    auto* part = new QWidget(this);
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(createTableHead());
    // The strip comes and goes without a say in how the view is divided.
    m_wait->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    rows->addWidget(m_wait);
    m_tables = new QStackedWidget(part);
    m_tables->addWidget(m_table);
    m_tables->addWidget(m_variantTable);
    m_tables->setFocusProxy(m_table);
    rows->addWidget(m_tables, 1);
    return part;
}

QWidget* ComparePage::createTableHead()
{
    auto* head = new QWidget(this);
    m_controls = new QHBoxLayout(head);
    const int em = fontMetrics().height();
    m_controls->setContentsMargins(em / 2, em / 4, em / 2, em / 4);
    m_controls->setSpacing(em / 3);
    m_what = new QComboBox(head);
    m_what->setObjectName(QStringLiteral("compareWhat"));
    m_what->setAccessibleName(tr("Compare algorithms or variants"));
    m_what->setToolTip(tr("All algorithms for the current tree, or all variants of the scenario"));
    m_what->addItem(tr("algorithms"));
    m_what->addItem(tr("variants"));
    m_what->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_controls->addWidget(captionOf(*m_what, tr("Compare")));
    m_controls->addWidget(m_what);
    m_controls->addStretch(1);
    connect(m_what, &QComboBox::currentIndexChanged, this, [this] { setShowsVariants(showsVariants()); });

    m_against = new ElidedCombo(head);
    m_against->setObjectName(QStringLiteral("compareAgainst"));
    m_against->setAccessibleName(tr("Compared with"));
    m_against->setToolTip(tr("Reference for the ranks: the baseline or another algorithm"));
    letShrink(*m_against);
    auto* against = captionOf(*m_against, tr("with"));
    m_controls->addWidget(against);
    m_controls->addWidget(m_against);
    connect(m_against, &QComboBox::activated, this,
        [this] { m_comparison.setAgainst(m_against->currentData().toString().toStdString()); });

    m_grouping = new QComboBox(head);
    m_grouping->setObjectName(QStringLiteral("compareGrouping"));
    m_grouping->setAccessibleName(tr("Group by"));
    m_grouping->addItem(tr("top account"), static_cast<int>(Grouping::TopAccounts));
    m_grouping->addItem(tr("account"), static_cast<int>(Grouping::Accounts));
    m_grouping->addItem(tr("nothing"), static_cast<int>(Grouping::None));
    m_grouping->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_controls->addSpacing(em / 2);
    auto* group = captionOf(*m_grouping, tr("group"));
    m_controls->addWidget(group);
    m_controls->addWidget(m_grouping);
    m_ofAlgorithms = {against, m_against, group, m_grouping};
    connect(m_grouping, &QComboBox::activated, this,
        [this] { m_comparison.setGrouping(static_cast<Grouping>(m_grouping->currentData().toInt())); });
    listAgainst();
    return head;
}

void ComparePage::offerCommands(const Actions& actions)
{
    auto* under = new ActionCombo(*actions.algorithms, m_against->parentWidget());
    under->setObjectName(QStringLiteral("compareUnder"));
    under->setAccessibleName(tr("Algorithm to show"));
    letShrink(*under);
    constexpr int BehindTitle = 3;
    m_controls->insertWidget(BehindTitle, captionOf(*under, tr("under")));
    m_controls->insertWidget(BehindTitle + 1, under);
    m_controls->insertSpacing(BehindTitle + 2, fontMetrics().height() / 2);
    QWidget::setTabOrder(under, m_against);
    m_charts->offerCommands(actions);
    offerTableMenu(*m_table, actions);
    connect(m_table, &ComparisonTable::refused, this, &ViewPage::refused);
    offerTableMenu(*m_variantTable, actions);
    connect(m_variantTable, &UserListTable::refused, this, &ViewPage::refused);
}

void ComparePage::listAgainst()
{
    const QSignalBlocker blocker(m_against);
    m_against->clear();
    const QString baseline = document().baselineName();
    m_against->addItem(baseline.isEmpty() ? tr("opened file") : baseline, QString());
    for (const Algorithm& algorithm : algorithms()) {
        const QString id =
            QString::fromUtf8(algorithm.id.data(), static_cast<qsizetype>(algorithm.id.size()));
        if (id.toStdString() != m_comparison.algorithm())
            m_against->addItem(algorithmTitle(algorithm), id);
    }
    const int at = m_against->findData(QString::fromStdString(m_comparison.against()));
    m_against->setCurrentIndex(std::max(0, at));
    m_comparison.setAgainst(m_against->currentData().toString().toStdString());
}

void ComparePage::setAlgorithm(const QString& id)
{
    m_comparison.setAlgorithm(id.toStdString());
    m_variants.setAlgorithm(id.toStdString());
    m_charts->setAlgorithm(id);
    listAgainst();
}

void ComparePage::setTheme(const Theme& theme)
{
    m_table->setTheme(theme);
    m_variantTable->setTheme(theme);
    m_charts->setTheme(theme);
}

void ComparePage::copy(bool withHeaders)
{
    if (const PlotWidget* chart = chartWithKeyboard(*this))
        tell(copyPlot(*chart, withHeaders));
    else if (showsVariants())
        m_variantTable->copySelection(withHeaders);
    else
        m_table->copySelection(withHeaders);
}

void ComparePage::showCard()
{
    if (PlotWidget* chart = chartWithKeyboard(*this))
        chart->showCard();
    else if (showsVariants())
        m_variantTable->showCard();
    else
        m_table->showCard();
}

void ComparePage::refresh()
{
    answer().setAnswer(showsVariants() ? m_variants.answer() : m_comparison.answer(), {});
    refreshWait();
}

bool ComparePage::showsVariants() const
{
    return m_what->currentIndex() == 1;
}

void ComparePage::setShowsVariants(bool shown)
{
    const QSignalBlocker blocker(m_what);
    m_what->setCurrentIndex(shown ? 1 : 0);
    for (QWidget* control : m_ofAlgorithms)
        control->setVisible(!shown);
    m_tables->setCurrentIndex(shown ? 1 : 0);
    m_tables->setFocusProxy(m_tables->currentWidget());
    watch(isVisible());
    refresh();
}

void ComparePage::watch(bool watched)
{
    m_comparison.setWatched(watched);
    m_variants.setWatched(watched && showsVariants());
    m_charts->setWatched(watched);
    refreshWait();
}

void ComparePage::refreshWait()
{
    const bool complete = m_comparison.current() && m_charts->isComplete();
    const bool works = !results().isReady() || !m_comparison.isReady() || !m_charts->isReady();
    if (complete || !works || !isVisible() || document().isEmpty())
        m_wait->end();
    else
        m_wait->beginWaiting(false);
}

void ComparePage::waitUntilReady()
{
    m_comparison.waitUntilReady();
    m_variants.waitUntilReady();
    m_charts->waitUntilReady();
    m_table->settle();
}

ViewPage::DataMaker ComparePage::data() const
{
    if (const PlotWidget* chart = chartWithKeyboard(*this))
        return dataOf(*chart);
    return tableData();
}

ViewPage::DataMaker ComparePage::tableData() const
{
    if (showsVariants()) {
        const VariantRanksPtr& ranks = m_variants.current();
        if (!ranks || ranks->variants.empty())
            return {};
        return [ranks] {
            std::string text;
            writeCsv(fairshare::variantTable(*ranks), appendTo(text));
            return text;
        };
    }
    const ComparisonPtr& shown = m_comparison.current();
    if (!shown)
        return {};
    return [shown] {
        const ComparisonQuestion& asked = shown->question;
        const AlgorithmResult* against = asked.now->find(asked.against);
        const SideBySide sides = setSideBySide(asked.now, against == nullptr ? asked.baseline : nullptr,
            against == nullptr ? shown->result() : *against);
        std::string text;
        writeCsv(comparisonTable(sides, usersOf(asked.now->tree)), appendTo(text));
        return text;
    };
}

QTableView* ComparePage::mainTable() const
{
    if (showsVariants())
        return m_variantTable;
    return m_table;
}

QStringList ComparePage::tableCommand(const QString& /*part*/, const CommandFiles& files) const
{
    QStringList command{QStringLiteral("compare"), files.file};
    if (!files.baseline.isEmpty() || files.variant.isEmpty())
        command << QStringLiteral("--baseline") << (files.baseline.isEmpty() ? files.file : files.baseline);
    return withOption(command, "--variant", files.variant);
}

std::vector<ViewPage::Part> ComparePage::parts() const
{
    std::vector<Part> parts{{QStringLiteral("table"), tr("Table"), mainTable(), tableData()}};
    for (const auto& [id, plot] : m_charts->plots())
        if (plot->plot())
            parts.push_back(partOf(QString::fromStdString(id), *plot));
    return parts;
}

void ComparePage::showEvent(QShowEvent* event)
{
    ViewPage::showEvent(event);
    watch(true);
}

void ComparePage::hideEvent(QHideEvent* event)
{
    ViewPage::hideEvent(event);
    watch(false);
}

void ComparePage::adopt(const ComparePage& shown)
{
    ViewPage::adopt(shown);
    setShowsVariants(shown.showsVariants());
    m_comparison.setGrouping(shown.m_comparison.grouping());
    m_grouping->setCurrentIndex(shown.m_grouping->currentIndex());
    m_comparison.setAgainst(shown.m_comparison.against());
    listAgainst();
    m_comparison.setOrder(shown.m_comparison.order());
    const QHeaderView& header = *shown.m_table->horizontalHeader();
    m_table->sortByColumn(header.sortIndicatorSection(), header.sortIndicatorOrder());
    const QHeaderView& variants = *shown.m_variantTable->horizontalHeader();
    m_variantTable->sortByColumn(variants.sortIndicatorSection(), variants.sortIndicatorOrder());
    m_charts->adopt(*shown.m_charts);
    m_model.adoptGroups(shown.m_model);
}

} // namespace fairshare::gui

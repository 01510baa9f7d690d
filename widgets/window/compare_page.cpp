// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/compare_page.h"

#include "widgets/models/tree_column.h"
#include "widgets/window/action_combo.h"
#include "widgets/window/actions.h"
#include "widgets/window/compare_charts.h"

#include "core/fairshare/algorithm_registry.h"
#include "core/report/comparison_table.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>

namespace fairshare::gui {
namespace {

QLabel* captionOf(QWidget& field, const QString& text)
{
    auto* label = new QLabel(text, field.parentWidget());
    label->setBuddy(&field);
    return label;
}

/// As wide as its list needs, but willing to be narrow.
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
    , m_table(new ComparisonTable(sources.document, m_model, this))
    , m_charts(new CompareCharts(sources.document, sources.results, this))
{
    createLayout();
    connect(&m_comparison, &ComparisonResults::changed, this, &ComparePage::refresh);
    connect(&sources.document, &Document::baselineChanged, this, &ComparePage::listAgainst);
    connect(&sources.document, &Document::baselineRenamed, this, &ComparePage::listAgainst);
}

ComparePage::~ComparePage()
{
    // The table shows the model, so it ends before it.
    delete m_table;
}

void ComparePage::createLayout()
{
    // In widths of the font: the table needs what it needs, the lines of the chart take any room.
    constexpr int ChartPart = 45;
    constexpr int TablePart = 52;
    auto* left = new QSplitter(Qt::Vertical, this);
    left->setObjectName(QStringLiteral("compareLeft"));
    left->addWidget(&m_charts->slopes());
    left->addWidget(&m_charts->agreement());
    auto* right = new QSplitter(Qt::Vertical, this);
    right->setObjectName(QStringLiteral("compareRight"));
    right->addWidget(createTable());
    right->addWidget(&m_charts->spread());
    auto* both = new QSplitter(Qt::Horizontal, this);
    both->setObjectName(QStringLiteral("compareSplit"));
    both->addWidget(left);
    both->addWidget(right);
    for (QSplitter* splitter : {left, right, both}) {
        splitter->setChildrenCollapsible(false);
        splitter->setHandleWidth(std::max(2, fontMetrics().height() / 5));
        splitter->setStretchFactor(0, 1);
    }
    const int em = fontMetrics().height();
    left->setSizes({39 * em, 13 * em});
    right->setSizes({40 * em, 12 * em});
    both->setSizes({ChartPart * em, TablePart * em});
    both->setStretchFactor(1, 1);
    setScrolledContent(both);
    both->setFocusProxy(m_table);
}

QWidget* ComparePage::createTable()
{
    auto* part = new QWidget(this);
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(createTableHead());
    rows->addWidget(m_table, 1);
    return part;
}

QWidget* ComparePage::createTableHead()
{
    auto* head = new QWidget(this);
    m_controls = new QHBoxLayout(head);
    const int em = fontMetrics().height();
    m_controls->setContentsMargins(em / 2, em / 4, em / 2, em / 4);
    m_controls->setSpacing(em / 3);
    m_controls->addWidget(new QLabel(tr("Who gains, who loses"), head));
    m_controls->addStretch(1);

    m_against = new QComboBox(head);
    m_against->setObjectName(QStringLiteral("compareAgainst"));
    m_against->setAccessibleName(tr("Compared with"));
    m_against->setToolTip(tr("What ranks are compared with: the baseline, or another algorithm"));
    letShrink(*m_against);
    m_controls->addWidget(captionOf(*m_against, tr("against")));
    m_controls->addWidget(m_against);
    connect(m_against, &QComboBox::activated, this,
        [this] { m_comparison.setAgainst(m_against->currentData().toString().toStdString()); });

    m_grouping = new QComboBox(head);
    m_grouping->setObjectName(QStringLiteral("compareGrouping"));
    m_grouping->setAccessibleName(tr("Grouped by"));
    m_grouping->addItem(tr("top account"), static_cast<int>(Grouping::TopAccounts));
    m_grouping->addItem(tr("account"), static_cast<int>(Grouping::Accounts));
    m_grouping->addItem(tr("nothing"), static_cast<int>(Grouping::None));
    m_grouping->setToolTip(tr("What users are gathered by"));
    m_grouping->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_controls->addSpacing(em / 2);
    m_controls->addWidget(captionOf(*m_grouping, tr("group")));
    m_controls->addWidget(m_grouping);
    connect(m_grouping, &QComboBox::activated, this,
        [this] { m_comparison.setGrouping(static_cast<Grouping>(m_grouping->currentData().toInt())); });
    listAgainst();
    return head;
}

void ComparePage::offerCommands(const Actions& actions)
{
    auto* under = new ActionCombo(*actions.algorithms, m_against->parentWidget());
    under->setObjectName(QStringLiteral("compareUnder"));
    under->setAccessibleName(tr("Shown under the algorithm"));
    letShrink(*under);
    constexpr int BehindTitle = 2;
    m_controls->insertWidget(BehindTitle, captionOf(*under, tr("under")));
    m_controls->insertWidget(BehindTitle + 1, under);
    m_controls->insertSpacing(BehindTitle + 2, fontMetrics().height() / 2);
    QWidget::setTabOrder(under, m_against);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->addActions({actions.copy, actions.copyWithHeaders, actions.whatIsThis});
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
    listAgainst();
}

void ComparePage::setTheme(const Theme& theme)
{
    m_table->setTheme(theme);
    m_charts->setTheme(theme);
}

void ComparePage::copy(bool withHeaders)
{
    m_table->copySelection(withHeaders);
}

void ComparePage::showCard()
{
    m_table->showCard();
}

void ComparePage::refresh()
{
    answer().setAnswer(m_comparison.answer(), {});
}

void ComparePage::waitUntilReady()
{
    m_comparison.waitUntilReady();
    m_charts->waitUntilReady();
}

ViewPage::DataMaker ComparePage::data() const
{
    const ComparisonPtr& shown = m_comparison.current();
    if (!shown)
        return {};
    return [shown] {
        const ComparisonQuestion& asked = shown->question;
        const AlgorithmResult* against = asked.now->find(asked.against);
        const SideBySide sides = setSideBySide(asked.now, against == nullptr ? asked.baseline : nullptr,
            against == nullptr ? shown->result() : *against);
        std::string text;
        writeCsv(comparisonTable(sides, usersOf(asked.now->tree), true), appendTo(text));
        return text;
    };
}

void ComparePage::showEvent(QShowEvent* event)
{
    ViewPage::showEvent(event);
    m_comparison.setWatched(true);
    m_charts->setWatched(true);
}

void ComparePage::hideEvent(QHideEvent* event)
{
    ViewPage::hideEvent(event);
    m_comparison.setWatched(false);
    m_charts->setWatched(false);
}

} // namespace fairshare::gui

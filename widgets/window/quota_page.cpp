// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/quota_page.h"

#include "widgets/panels/link_button.h"
#include "widgets/panels/quota_steps.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/text/clipboard.h"
#include "widgets/views/quota_table.h"
#include "widgets/window/actions.h"
#include "widgets/window/chart_menu.h"
#include "widgets/window/chart_panel.h"
#include "widgets/window/plot_output.h"
#include "widgets/window/quota_controls.h"

#include "core/report/quota_study_table.h"

#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace fairshare::gui {
namespace {

constexpr int DayTab = 1;
constexpr int EmptyPart = 0;
constexpr int GroupsPart = 1;

QSplitter* splitterOf(Qt::Orientation orientation, const char* name, QWidget* parent)
{
    auto* splitter = new QSplitter(orientation, parent);
    splitter->setObjectName(QLatin1String(name));
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(std::max(2, parent->fontMetrics().height() / 5));
    return splitter;
}

QVBoxLayout* rowsOf(QWidget* part)
{
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    return rows;
}

} // namespace

QuotaPage::QuotaPage(const ViewSources& sources, QWidget* parent)
    : ViewPage(sources, parent)
    , m_quotas(sources.document)
    , m_model(sources.document, m_quotas)
    , m_content(new QStackedWidget(this))
    , m_controls(new QuotaControls(sources.document, m_quotas, m_content))
    , m_table(new QuotaTable(m_model, m_content))
    , m_flow(new PlotWidget(m_content))
    , m_steps(new QuotaSteps(m_quotas, m_content))
    , m_tabs(new QTabBar(m_content))
    , m_lower(new QStackedWidget(m_content))
{
    m_content->addWidget(createEmptyPart());
    m_content->addWidget(createGroupsPart());
    setScrolledContent(m_content);
    m_content->setFocusProxy(m_table);
    m_flow->setObjectName(QStringLiteral("quotaFlow"));
    m_flow->setAccessibleName(tr("Where each core goes"));
    connect(&m_quotas, &QuotaResults::changed, this, &QuotaPage::refresh);
    connect(&m_quotas, &QuotaResults::flowChanged, this, &QuotaPage::showFlow);
    connect(m_table, &QuotaTable::refused, this, &ViewPage::refused);
    connect(m_controls, &QuotaControls::refused, this, &ViewPage::refused);
    connect(m_tabs, &QTabBar::currentChanged, m_lower, &QStackedWidget::setCurrentIndex);
    connect(m_tabs, &QTabBar::currentChanged, this, &ViewPage::captionChanged);
    connect(&sources.document, &Document::scenarioChanged, this, [this](Document::Change) { refresh(); });
    refresh();
    showFlow();
}

QuotaPage::~QuotaPage()
{
    // The table shows the model, so it ends before it.
    delete m_table;
}

QWidget* QuotaPage::createEmptyPart()
{
    auto* part = new QWidget(m_content);
    auto* rows = rowsOf(part);
    auto* sentence =
        new QLabel(tr("This scenario has no group quotas. Open a condor_config, a table of groups "
                      "or a scenario that has them."),
            part);
    sentence->setObjectName(QStringLiteral("quotasEmpty"));
    sentence->setWordWrap(true);
    sentence->setAlignment(Qt::AlignCenter);
    m_open = new LinkButton(part);
    m_open->setObjectName(QStringLiteral("quotasOpen"));
    m_open->setText(tr("Open…"));
    rows->addStretch(1);
    rows->addWidget(sentence);
    rows->addSpacing(fontMetrics().height() / 2);
    rows->addWidget(m_open, 0, Qt::AlignHCenter);
    rows->addStretch(2);
    return part;
}

QWidget* QuotaPage::createGroupsPart()
{
    auto* part = new QWidget(m_content);
    auto* rows = rowsOf(part);
    rows->addWidget(m_controls);
    auto* split = splitterOf(Qt::Vertical, "quotaRows", part);
    split->addWidget(m_table);
    auto* lower = new QWidget(split);
    auto* lowerRows = rowsOf(lower);
    m_tabs->setObjectName(QStringLiteral("quotaTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Allocation, step by step"));
    m_tabs->addTab(tr("A day of demand"));
    lowerRows->addWidget(m_tabs);
    lowerRows->addWidget(m_lower, 1);
    auto* steps = splitterOf(Qt::Horizontal, "quotaSplit", m_lower);
    steps->addWidget(m_flow);
    steps->addWidget(m_steps);
    const int em = fontMetrics().height();
    steps->setSizes({em * 60, em * 24});
    steps->setStretchFactor(0, 1);
    steps->setStretchFactor(1, 0);
    m_lower->addWidget(steps);
    m_lower->addWidget(createDayPart());
    split->addWidget(lower);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 2);
    split->setSizes({em * 19, em * 26});
    rows->addWidget(split, 1);
    return part;
}

QWidget* QuotaPage::createDayPart()
{
    auto* split = splitterOf(Qt::Horizontal, "quotaDay", m_lower);
    const ViewSources sources{document(), results(), lint()};
    m_wasted = new ChartPanel("wasted_slots", sources, split);
    m_day = new ChartPanel("quota_day", sources, split);
    split->addWidget(m_wasted);
    split->addWidget(m_day);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    for (ChartPanel* panel : {m_wasted, m_day})
        connect(panel, &ChartPanel::sentenceChanged, this, [this] {
            refresh();
            Q_EMIT captionChanged();
        });
    return split;
}

void QuotaPage::offerCommands(const Actions& actions)
{
    connect(m_open, &QPushButton::clicked, actions.open, &QAction::trigger);
    offerChartMenu(*m_flow, actions);
    for (ChartPanel* panel : {m_wasted, m_day})
        panel->offerCommands(actions);
}

void QuotaPage::setAlgorithm(const QString& id)
{
    m_wasted->setAlgorithm(id);
    m_day->setAlgorithm(id);
}

void QuotaPage::setTheme(const Theme& theme)
{
    m_table->setTheme(theme);
}

void QuotaPage::refresh()
{
    const bool hasGroups = !document().isEmpty() && document().scenario()->quotas.has();
    m_content->setCurrentIndex(hasGroups ? GroupsPart : EmptyPart);
    if (!hasGroups)
        return answer().setAnswer(tr("This scenario has no group quotas."), {});
    answer().setAnswer(
        isDayShown() && !m_wasted->sentence().isEmpty() ? m_wasted->sentence() : m_quotas.answer(), {});
}

void QuotaPage::showFlow()
{
    if (m_quotas.flow())
        m_flow->setPlot(m_quotas.flow());
}

void QuotaPage::setDayShown(bool shown)
{
    m_tabs->setCurrentIndex(shown ? DayTab : 0);
}

bool QuotaPage::isDayShown() const
{
    return m_tabs->currentIndex() == DayTab;
}

QString QuotaPage::premise() const
{
    if (document().isEmpty() || !document().scenario()->quotas.has())
        return {};
    return tr("policy: %1").arg(m_model.policyTitle());
}

void QuotaPage::copy(bool withHeaders)
{
    if (PlotWidget* chart = chartWithKeyboard(*this))
        return tell(copyPlot(*chart, withHeaders));
    const bool all = m_table->selectedGroups().empty();
    tell(putIntoClipboard(m_table->asText(withHeaders, all)));
}

void QuotaPage::showCard()
{
    if (PlotWidget* chart = chartWithKeyboard(*this))
        chart->showCard();
    else
        m_table->showCard();
}

void QuotaPage::waitUntilReady()
{
    m_quotas.waitUntilReady();
    m_wasted->waitUntilReady();
    m_day->waitUntilReady();
}

ViewPage::DataMaker QuotaPage::tableData() const
{
    const auto& study = m_quotas.study();
    if (!study)
        return {};
    return [study] {
        std::string text;
        writeCsv(quotaStudyTable(*study), appendTo(text));
        return text;
    };
}

ViewPage::DataMaker QuotaPage::data() const
{
    if (const PlotWidget* chart = chartWithKeyboard(*this))
        return dataOf(*chart);
    return tableData();
}

std::vector<ViewPage::Part> QuotaPage::parts() const
{
    if (!m_quotas.study())
        return {};
    std::vector<Part> parts{{QStringLiteral("groups"), tr("Groups"), m_table, tableData()}};
    if (!isDayShown()) {
        parts.push_back(partOf(QStringLiteral("quota_flow"), *m_flow));
        return parts;
    }
    parts.push_back(partOf(QStringLiteral("wasted_slots"), m_wasted->plot()));
    parts.push_back(partOf(QStringLiteral("quota_day"), m_day->plot()));
    return parts;
}

void QuotaPage::adopt(const ViewPage& other)
{
    auto& shown = *qobject_cast<const QuotaPage*>(&other);
    ViewPage::adopt(other);
    m_controls->setPolicy(shown.m_controls->policy());
    m_quotas.setStep(shown.m_quotas.step());
    m_model.adoptRows(shown.m_model);
    if (shown.m_model.hits() != m_model.hits())
        m_model.showFound(shown.m_model.hits(), shown.m_model.isFiltered());
    m_table->setShownColumns(shown.m_table->shownColumns());
    m_wasted->setValues(shown.m_wasted->values());
    m_day->setValues(shown.m_day->values());
}

} // namespace fairshare::gui

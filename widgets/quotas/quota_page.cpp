// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_page.h"

#include "widgets/charts/chart_menu.h"
#include "widgets/controls/figure_table.h"
#include "widgets/controls/menus/link_button.h"
#include "widgets/page/actions.h"
#include "widgets/page/plot_output.h"
#include "widgets/page/view_splitter.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/quotas/fragment_window.h"
#include "widgets/quotas/group_commands.h"
#include "widgets/quotas/quota_controls.h"
#include "widgets/quotas/quota_day.h"
#include "widgets/quotas/quota_steps.h"
#include "widgets/quotas/quota_submitters.h"
#include "widgets/quotas/quota_table.h"
#include "widgets/text/clipboard.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/chart/quota_choices.h"
#include "core/quota/allocation/quota_words.h"
#include "core/report/tables/quota_study_table.h"
#include "core/scenario/scenario.h"

#include <QLabel>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int NoGroupsPart = 0;
constexpr int GroupsPart = 1;

QVBoxLayout* rowsOf(QWidget* part)
{
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    return rows;
}

/// Needs only the room of the page that it shows: what others hold is known once they were shown.
class ShownPage : public QStackedWidget {
public:
    explicit ShownPage(QWidget* parent)
        : QStackedWidget(parent)
    {
        connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
    }

    QSize minimumSizeHint() const override { return hintOf(&QWidget::minimumSizeHint); }
    QSize sizeHint() const override { return hintOf(&QWidget::sizeHint); }

private:
    QSize hintOf(QSize (QWidget::*hint)() const) const
    {
        return currentWidget() == nullptr ? QSize() : (currentWidget()->*hint)();
    }
};

} // namespace

QuotaPage::QuotaPage(const ViewSources& sources, QWidget* parent)
    : ViewPage(sources, parent)
    , m_quotas(sources.document)
    , m_model(sources.document, m_quotas)
    , m_content(new QStackedWidget(this))
    , m_controls(new QuotaControls(sources.document, m_quotas, m_content))
    , m_table(new QuotaTable(m_model, m_content))
    , m_finder(*m_table)
    , m_flow(new PlotWidget(m_content))
    , m_steps(new QuotaSteps(m_quotas, m_content))
    , m_tabs(new QTabBar(m_content))
    , m_lower(new ShownPage(m_content))
{
    m_content->addWidget(createEmptyPart());
    m_content->addWidget(createGroupsPart());
    setScrolledContent(m_content);
    m_content->setFocusProxy(m_table);
    m_flow->setObjectName(QStringLiteral("quotaFlow"));
    m_flow->setAccessibleName(tr("Where each core goes"));
    connectParts();
    refresh();
    showFlow();
}

void QuotaPage::connectParts()
{
    connect(&m_quotas, &QuotaResults::changed, this, &QuotaPage::refresh);
    connect(&m_quotas, &QuotaResults::flowChanged, this, &QuotaPage::showFlow);
    connect(m_table, &QuotaTable::refused, this, &ViewPage::refused);
    connect(m_table, &QuotaTable::textPasted, this, &ViewPage::textPasted);
    connect(&m_model, &QuotaModel::groupsChanged, this, &ViewPage::foundOutdated);
    connect(m_controls, &QuotaControls::refused, this, &ViewPage::refused);
    connect(m_submitters, &QuotaSubmitters::refused, this, &ViewPage::refused);
    connect(m_tabs, &QTabBar::currentChanged, m_lower, &QStackedWidget::setCurrentIndex);
    const auto follow = [this] {
        refresh();
        Q_EMIT captionChanged();
    };
    connect(m_tabs, &QTabBar::currentChanged, this, follow);
    connect(
        m_tabs, &QTabBar::currentChanged, this, [this] { m_controls->setComparing(lower() == Lower::Day); });
    connect(m_controls, &QuotaControls::modeChanged, this, [this] { m_day->setMode(m_controls->mode()); });
    connect(m_day, &QuotaDay::sentenceChanged, this, follow);
    connect(m_submitters, &QuotaSubmitters::sentenceChanged, this, follow);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        m_submitters->setGroups(m_table->selectedNodes());
        Q_EMIT statusChanged();
    });
    connect(&document(), &Document::scenarioChanged, this, [this](Document::Change) { refresh(); });
}

QuotaPage::~QuotaPage()
{
    // The table uses the model, so delete it first.
    delete m_table;
}

QWidget* QuotaPage::createEmptyPart()
{
    auto* part = new QWidget(m_content);
    auto* rows = rowsOf(part);
    auto* sentence = new QLabel(tr("This scenario has no group quotas. Open a condor_config, a group table, "
                                   "or a scenario with group quotas."),
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
    auto* split = new ViewSplitter(Qt::Vertical, "quotaRows", part);
    split->addWidget(m_table);
    split->addWidget(createLowerPart());
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 2);
    const int em = fontMetrics().height();
    split->divideBy({em * 19, em * 26});
    rows->addWidget(split, 1);
    return part;
}

QWidget* QuotaPage::createLowerPart()
{
    auto* lower = new QWidget(m_content);
    auto* lowerRows = rowsOf(lower);
    m_tabs->setObjectName(QStringLiteral("quotaTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Allocation, step by step"));
    m_tabs->addTab(tr("Demand over a day"));
    m_tabs->addTab(tr("Submitters"));
    lowerRows->addWidget(m_tabs);
    lowerRows->addWidget(m_lower, 1);
    auto* steps = new ViewSplitter(Qt::Horizontal, "quotaSplit", m_lower);
    steps->addWidget(m_flow);
    steps->addWidget(m_steps);
    const int em = fontMetrics().height();
    steps->setStretchFactor(0, 1);
    steps->setStretchFactor(1, 0);
    steps->divideBy({em * 60, em * 24});
    m_lower->addWidget(steps);
    const ViewSources sources{document(), results(), lint(), runs()};
    m_day = new QuotaDay(sources, m_lower);
    m_submitters = new QuotaSubmitters(sources, m_quotas, m_lower);
    m_lower->addWidget(m_day);
    m_lower->addWidget(m_submitters);
    return lower;
}

void QuotaPage::offerCommands(const Actions& actions)
{
    connect(m_open, &QPushButton::clicked, actions.open, &QAction::trigger);
    offerChartMenu(*m_flow, actions);
    m_day->offerCommands(actions);
    m_submitters->offerCommands(actions);
    m_commands = new GroupCommands(actions, document(), *this);
    new FragmentWindow(*actions.condorFragment, {document(), m_quotas, exports()}, window());
}

TableCommands* QuotaPage::tableCommands() const
{
    return m_commands;
}

ViewPage::AlgorithmUse QuotaPage::algorithmUse() const
{
    return {false, true, tr("this view uses group quotas, not a fairshare algorithm")};
}

void QuotaPage::setAlgorithm(const QString& id)
{
    m_day->setAlgorithm(id);
    m_submitters->setAlgorithm(id);
}

void QuotaPage::setTheme(const Theme& theme)
{
    m_table->setTheme(theme);
    m_submitters->setTheme(theme);
}

void QuotaPage::refresh()
{
    Q_EMIT statusChanged();
    const bool hasGroups = !document().isEmpty() && document().scenario()->quotas.has();
    m_content->setCurrentIndex(hasGroups ? GroupsPart : NoGroupsPart);
    if (!hasGroups)
        return answer().setAnswer(tr("This scenario has no group quotas."), {});
    const QString said = sentence();
    answer().setAnswer(said.isEmpty() ? m_quotas.answer() : said, {});
}

/// Returns the sentence of the part below the groups; "" if it has none.
QString QuotaPage::sentence() const
{
    switch (lower()) {
    case Lower::Day:
        return m_day->sentence();
    case Lower::Submitters:
        return m_submitters->sentence();
    case Lower::Steps:
        break;
    }
    return {};
}

void QuotaPage::showFlow()
{
    if (m_quotas.flow())
        m_flow->setPlot(m_quotas.flow());
}

void QuotaPage::showLower(Lower part)
{
    m_tabs->setCurrentIndex(static_cast<int>(part));
}

QuotaPage::Lower QuotaPage::lower() const
{
    return static_cast<Lower>(m_tabs->currentIndex());
}

QString QuotaPage::premise() const
{
    if (document().isEmpty() || !document().scenario()->quotas.has())
        return {};
    if (const QString ofDay = m_day->premise(); lower() == Lower::Day && !ofDay.isEmpty())
        return ofDay;
    return shownName(allocationPremise(*document().scenario()->quotas, m_quotas.policy()));
}

ViewStatus QuotaPage::status() const
{
    const auto& study = m_quotas.study();
    if (!study || document().isEmpty())
        return {};
    const NumberText numbers;
    const GroupQuotas& quotas = study->quotas();
    ViewStatus status;
    status.size = tr("%1 groups, pool of %2 cores")
                      .arg(numbers.count(quotas.groups.size()), shownName(slotsText(quotas.poolSize)));
    const double milliseconds = m_quotas.seconds() * 1000;
    status.time =
        tr("Allocated in %1 ms").arg(numbers.real(std::max(milliseconds, 0.01), milliseconds < 1 ? 2 : 1));
    const std::vector<QuotaRow> selected = m_table->selectedNodes();
    if (selected.size() == 1)
        status.selection = tr("Selected: %1").arg(m_model.groups().nameOf(selected.front()));
    else if (selected.size() > 1)
        status.selection = tr("Selected: %1 groups").arg(numbers.count(selected.size()));
    return status;
}

void QuotaPage::copy(bool withHeaders)
{
    if (const PlotWidget* chart = chartWithKeyboard(*this))
        return tell(copyPlot(*chart, withHeaders));
    const bool all = m_table->selectedNodes().empty();
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
    m_day->waitUntilReady();
    m_submitters->waitUntilReady();
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

QTableView* QuotaPage::mainTable() const
{
    return m_table;
}

QStringList QuotaPage::tableCommand(const QString& /*part*/, const CommandFiles& files) const
{
    const QStringList command{QStringLiteral("quota"), files.file};
    return withOption(withOption(command, "--baseline", files.baseline), "--variant", files.variant);
}

std::vector<ViewPage::Part> QuotaPage::parts() const
{
    if (!m_quotas.study())
        return {};
    std::vector<Part> parts{{QStringLiteral("groups"), tr("Groups"), m_table, tableData()}};
    switch (lower()) {
    case Lower::Steps:
        parts.push_back(partOf(QStringLiteral("quota_flow"), *m_flow));
        break;
    case Lower::Day:
        parts.push_back(partOf(QStringLiteral("wasted_slots"), m_day->wastedSlots()));
        parts.push_back(partOf(QStringLiteral("quota_day"), m_day->groups()));
        break;
    case Lower::Submitters:
        if (m_submitters->data()) {
            parts.push_back({QStringLiteral("submitter_table"), tr("Submitters"), &m_submitters->table(),
                m_submitters->data()});
            parts.push_back(partOf(QStringLiteral("submitters"), m_submitters->plot()));
        }
        break;
    }
    return parts;
}

void QuotaPage::adopt(const QuotaPage& shown)
{
    ViewPage::adopt(shown);
    m_controls->setPolicy(shown.m_controls->policy());
    m_controls->setMode(shown.m_controls->mode());
    m_quotas.setStep(shown.m_quotas.step());
    m_model.adoptRows(shown.m_model);
    if (shown.m_model.hits() != m_model.hits())
        m_model.setHits(shown.m_model.hits(), shown.m_model.visibleRows().isFiltered());
    m_table->setShownColumns(shown.m_table->shownColumns());
    showLower(shown.lower());
    m_day->setValues(shown.m_day->values());
    m_submitters->setValues(shown.m_submitters->values());
}

} // namespace fairshare::gui

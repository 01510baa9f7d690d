// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_submitters.h"

#include "widgets/charts/chart_panel.h"
#include "widgets/controls/fields/parameter_form.h"
#include "widgets/controls/figure_table.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/page/view_splitter.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/chart/chart_registry.h"
#include "core/chart/quota_choices.h"
#include "core/quota/allocation/quota_words.h"
#include "core/report/tables/submitter_table.h"

#include <QApplication>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr const char* ChartId = "submitters";
constexpr std::size_t MostTableRows = 1000; ///< in the table; exported files contain all
constexpr auto NoPlace = static_cast<std::uint32_t>(-1);

/// Returns the parameters without the policy, which is chosen above the groups.
std::vector<ParameterSpec> ownParameters()
{
    std::vector<ParameterSpec> own;
    for (const ParameterSpec& spec : findChart(ChartId)->parameters)
        if (spec.id != PolicyParameter.id)
            own.push_back(spec);
    return own;
}

QString coresText(double amount)
{
    return shownName(slotsText(amount));
}

QString percentText(double part)
{
    return NumberText().real(part * 100, 1) + QStringLiteral("\u202f%");
}

} // namespace

QuotaSubmitters::QuotaSubmitters(const ViewSources& sources, QuotaResults& quotas, QWidget* parent)
    : QWidget(parent)
    , m_quotas(quotas)
    , m_results(quotas)
{
    setObjectName(QStringLiteral("quotaSubmitters"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(createControls());
    auto* split = new ViewSplitter(Qt::Horizontal, "submitterSplit", this);
    split->addWidget(createList());
    m_chart = new ChartPanel(ChartId, sources, split);
    m_chart->hideControls();
    split->addWidget(m_chart);
    constexpr int ListPart = 3;
    constexpr int ChartPart = 2;
    split->setStretchFactor(0, ListPart);
    split->setStretchFactor(1, ChartPart);
    const int em = fontMetrics().height();
    split->divideBy({em * 20 * ListPart, em * 20 * ChartPart});
    rows->addWidget(split, 1);
    setFocusProxy(m_table);
    setTheme(themeOf(QApplication::palette()));
    connect(m_chart, &ChartPanel::sentenceChanged, this, &QuotaSubmitters::sentenceChanged);
    connect(m_form, &ParameterForm::edited, this, &QuotaSubmitters::follow);
    connect(&m_results, &SubmitterResults::changed, this, &QuotaSubmitters::showRows);
    connect(&quotas, &QuotaResults::changed, this, &QuotaSubmitters::follow);
}

QWidget* QuotaSubmitters::createControls()
{
    const int em = fontMetrics().height();
    auto* strip = new ControlStrip(this);
    auto* row = new QVBoxLayout(strip);
    row->setContentsMargins(em * 3 / 4, em / 3, em * 3 / 4, em / 3);
    m_form = new ParameterForm(strip);
    m_form->setParameters(ownParameters(), {});
    row->addWidget(m_form);
    return strip;
}

QWidget* QuotaSubmitters::createList()
{
    const int em = fontMetrics().height();
    auto* list = new QWidget(this);
    auto* rows = new QVBoxLayout(list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* scrolled = new QScrollArea(list);
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setWidgetResizable(true);
    scrolled->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrolled->setFocusPolicy(Qt::NoFocus);
    auto* held = new QWidget(scrolled);
    auto* heldRows = new QVBoxLayout(held);
    heldRows->setContentsMargins(0, 0, 0, 0);
    m_table = new FigureTable(true, held);
    m_table->setObjectName(QStringLiteral("submitterTable"));
    m_table->setAccessibleName(tr("Submitters"));
    heldRows->addWidget(m_table);
    heldRows->addStretch(1);
    scrolled->setWidget(held);
    rows->addWidget(scrolled, 1);
    m_reasons = new QLabel(list);
    m_reasons->setObjectName(QStringLiteral("submitterReasons"));
    m_reasons->setWordWrap(true);
    m_reasons->setTextFormat(Qt::PlainText);
    m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reasons->setContentsMargins(em * 3 / 4, em / 3, em * 3 / 4, em / 2);
    rows->addWidget(m_reasons);
    connect(
        m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &QuotaSubmitters::showReasons);
    connect(m_table, &FigureTable::refused, this, &QuotaSubmitters::refused);
    return list;
}

void QuotaSubmitters::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow();
}

/// Updates results and chart with the policy and the values of the controls.
void QuotaSubmitters::follow()
{
    if (!isVisible())
        return;
    ParameterValues values = m_form->values();
    m_results.setSettings(submitterSettings(values));
    values.insert_or_assign(std::string(PolicyParameter.id), m_quotas.policy());
    if (values != m_chart->values())
        m_chart->setValues(values);
}

void QuotaSubmitters::setGroups(std::vector<QuotaRow> groups)
{
    if (groups == m_groups)
        return;
    m_groups = std::move(groups);
    m_chart->setGroups(m_groups);
    showRows();
}

bool QuotaSubmitters::isChosen(QuotaRow group) const
{
    const QuotaTree& tree = m_results.divided()->study->tree();
    return m_groups.empty() || std::any_of(m_groups.begin(), m_groups.end(), [&](QuotaRow chosen) {
        return chosen < tree.size() && group >= chosen && group < tree.subtreeEnd[chosen];
    });
}

void QuotaSubmitters::showRows()
{
    std::vector<FigureRow> rows;
    m_places.clear();
    const auto& divided = m_results.divided();
    const auto add = [&](FigureRow row, std::uint32_t place) {
        rows.push_back(std::move(row));
        m_places.push_back(place);
    };
    for (std::size_t at = 0; divided && at < divided->division.pies.size(); ++at) {
        const SubmitterPie& pie = divided->division.pies[at];
        if (!isChosen(pie.group) || rows.size() >= MostTableRows)
            continue;
        const GroupQuotas& quotas = divided->study->quotas();
        const QuotaTree& tree = divided->study->tree();
        const QString group = shownName(std::string(quotaName(quotas, tree, pie.group)));
        FigureRow caption{.kind = FigureRow::Kind::Caption};
        caption.cells.push_back(
            {tr("%1: limit %2 cores, %3 in use").arg(group, coresText(pie.limit), coresText(pie.usage))});
        add(std::move(caption), NoPlace);
        for (std::uint32_t place = pie.first; place < pie.end && rows.size() < MostTableRows; ++place) {
            const SubmitterStanding& each = divided->division.standings[place];
            FigureRow row{.indent = 1};
            row.cells = {{shownName(std::string(shortSubmitterName(quotas, tree, each)))},
                {coresText(each.realPriority)}, {coresText(each.factor)}, {coresText(each.effectivePriority)},
                {percentText(each.share), each.share}, {coresText(each.entitled)}, {coresText(each.usage)},
                {coresText(each.more)}};
            add(std::move(row), place);
        }
    }
    m_table->setContents(
        {{tr("Submitter"), tr("Submitters by group, best priority first")},
            {tr("RUP"),
                tr("Real priority: moves halfway toward the cores in use in each half-life; at least 0.5")},
            {tr("Factor"), tr("Multiplier of the real priority")},
            {tr("EUP"), tr("Effective priority: RUP times factor; lower is better")},
            {tr("Share"), tr("Share of the group's limit, in proportion to 1/EUP")},
            {tr("May use"), tr("This share in cores, at most the submitter's ceiling")},
            {tr("In use"), tr("Cores that the submitter's jobs use now")},
            {tr("May get"), tr("Additional cores that the submitter may get")}},
        std::move(rows));
    m_table->setVisible(!m_places.empty());
    m_chart->setVisible(!m_places.empty());
    showReasons();
}

void QuotaSubmitters::showReasons()
{
    const auto& divided = m_results.divided();
    const int row = m_table->currentIndex().row();
    const bool isOne = row >= 0 && row < static_cast<int>(m_places.size())
        && m_places[static_cast<std::size_t>(row)] != NoPlace;
    QString text;
    if (isOne) {
        const std::uint32_t place = m_places[static_cast<std::size_t>(row)];
        QStringList sentences;
        for (const std::string& sentence : submitterSentences(divided->subject(), place))
            sentences.push_back(shownName(sentence));
        text = sentences.join(QLatin1Char(' '));
    } else if (!m_places.empty()) {
        text = tr("Click a submitter to see how the values are computed.");
    } else if (divided && !divided->division.standings.empty()) {
        text = tr("The selected groups have no submitters.");
    } else {
        text = tr("No submitters are known. Choose File > Add usage or jobs from file to add the output of "
                  "condor_userprio -all or -allusers.");
    }
    m_reasons->setText(text);
}

PlotWidget& QuotaSubmitters::plot() const
{
    return m_chart->plot();
}

QString QuotaSubmitters::sentence() const
{
    const auto& divided = m_results.divided();
    return divided && divided->division.standings.empty() ? tr("The pool has no submitters.")
                                                          : m_chart->sentence();
}

const ParameterValues& QuotaSubmitters::values() const
{
    return m_form->values();
}

void QuotaSubmitters::setValues(const ParameterValues& values)
{
    m_form->setParameters(ownParameters(), values);
    follow();
}

void QuotaSubmitters::offerCommands(const Actions& actions)
{
    m_chart->offerCommands(actions);
}

void QuotaSubmitters::setAlgorithm(const QString& id)
{
    m_chart->setAlgorithm(id);
}

void QuotaSubmitters::setTheme(const Theme& theme)
{
    m_table->setPalette(theme.viewPalette());
}

void QuotaSubmitters::waitUntilReady()
{
    if (!isVisible())
        return;
    follow();
    m_results.waitUntilReady();
    m_chart->waitUntilReady();
}

ViewPage::DataMaker QuotaSubmitters::data() const
{
    const auto divided = m_results.divided();
    if (!divided || divided->division.standings.empty())
        return {};
    return [divided] {
        std::string text;
        writeCsv(submitterTable(divided->subject()), appendTo(text));
        return text;
    };
}

} // namespace fairshare::gui

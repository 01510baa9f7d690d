// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/weights_jobs.h"

#include "widgets/controls/elided_label.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/list_table.h"
#include "widgets/table/term_bars.h"
#include "widgets/text/number_text.h"
#include "widgets/weights/job_table.h"

#include "core/report/tables/priority_table.h"
#include "core/report/tables/queue_tables.h"
#include "core/scenario/scenario.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTabBar>

#include <array>

namespace fairshare::gui {
namespace {

enum Tab { Jobs, Flips, First };

} // namespace

WeightsJobs::WeightsJobs(QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
    , m_table(new JobTable(m_model, this))
    , m_legend(new QLabel(this))
{
    setAutoFillBackground(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_tabs->setObjectName(QStringLiteral("weightsTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Jobs around the selected job"));
    m_tabs->addTab({});
    m_tabs->addTab({});
    m_pages->addWidget(createJobs());
    m_pages->addWidget(createList(m_flips, QStringLiteral("flips"), tr("Reversed neighbors")));
    m_pages->addWidget(
        createList(m_firstPlaces, QStringLiteral("first_places"), tr("Users in the first places")));
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_pages->setCurrentIndex(tab);
        refreshLists();
    });
    rows->addWidget(m_tabs);
    rows->addWidget(m_pages, 1);
    setFocusProxy(m_table);
    setTheme(themeOf(QApplication::palette()));
    setFigures({});
}

QWidget* WeightsJobs::createJobs()
{
    auto* page = new QWidget(m_pages);
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Base);
    auto* rows = new QVBoxLayout(page);
    const int em = fontMetrics().height();
    rows->setContentsMargins(0, em / 4, 0, 0);
    rows->setSpacing(em / 4);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(em / 2, 0, em / 2, 0);
    m_legend->setTextFormat(Qt::RichText);
    // Elided, because it must not make the whole view scroll sideways.
    auto* note = new ElidedLabel(page);
    note->setLine(tr("bars: contribution of each term to the priority, old above new"));
    for (QLabel* label : {m_legend, static_cast<QLabel*>(note)})
        label->setFont(captionFont(font()));
    head->addWidget(m_legend);
    head->addStretch(1);
    head->addWidget(note);
    rows->addLayout(head);
    rows->addWidget(m_table, 1);
    return page;
}

QTableView* WeightsJobs::createList(TextTableModel& model, const QString& name, const QString& title)
{
    auto* list = new QTableView(m_pages);
    list->setObjectName(name);
    list->setAccessibleName(title);
    list->setModel(&model);
    dressList(*list);
    list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_lists.push_back(list);
    return list;
}

void WeightsJobs::setFigures(const QueueFiguresPtr& figures)
{
    m_model.setFigures(figures);
    m_figures = figures;
    const bool compared = figures && figures->before;
    m_tabs->setTabText(Flips,
        tr("Reversed neighbors (%1)")
            .arg(NumberText().count(compared ? figures->comparison.flips.size() : 0)));
    m_tabs->setTabText(First,
        tr("First %1 places")
            .arg(NumberText().count(figures && figures->comparison.firstPlaces > 0
                    ? figures->comparison.firstPlaces
                    : FirstPlaces)));
    m_tabs->setTabEnabled(Flips, compared);
    m_tabs->setTabToolTip(Flips, compared ? QString() : tr("The baseline has no weights"));
    refreshLists();
}

void WeightsJobs::refreshLists()
{
    const QueueFigures* figures = m_figures.get();
    if (figures == nullptr) {
        m_flips.setTable(TextTable());
        m_firstPlaces.setTable(TextTable());
        return;
    }
    if (m_tabs->currentIndex() == Flips)
        m_flips.setTable(orderFlipsTable(
            figures->comparison, figures->before ? *figures->before : figures->now, figures->now));
    else if (m_tabs->currentIndex() == First)
        m_firstPlaces.setTable(firstPlacesTable(figures->comparison));
    for (QTableView* list : m_lists)
        if (list->isVisible())
            list->resizeColumnsToContents();
}

bool WeightsJobs::copy(bool withHeaders)
{
    for (const QTableView* list : m_lists) {
        if (!list->hasFocus())
            continue;
        if (const auto copied = copySelectedRows(*list, {Qt::DisplayRole, withHeaders}); !copied)
            Q_EMIT refused(copied.error());
        return true;
    }
    return false;
}

std::optional<ViewPage::DataMaker> WeightsJobs::data() const
{
    const std::vector<ViewPage::Part> known = parts();
    if (m_table->hasFocus())
        return known.empty() ? ViewPage::DataMaker() : known.front().data;
    for (const QTableView* list : m_lists)
        if (list->hasFocus())
            for (const ViewPage::Part& part : known)
                if (part.id == list->objectName())
                    return part.data;
    return std::nullopt;
}

std::vector<ViewPage::Part> WeightsJobs::parts() const
{
    const auto csvOf = [](const TextTable& table) {
        std::string text;
        writeCsv(table, appendTo(text));
        return text;
    };
    const QueueFiguresPtr& figures = m_figures;
    if (!figures)
        return {};
    std::vector<ViewPage::Part> parts{
        {QStringLiteral("jobs"), tr("Jobs in the queue"), m_table, [figures, csvOf] {
             return csvOf(priorityTable(*figures->now.queue, figures->now.priorities,
                 {figures->scenario->priority->qosLimits, *figures->limitReasons}));
         }}};
    if (figures->before)
        parts.push_back({m_lists[Flips - 1]->objectName(), m_lists[Flips - 1]->accessibleName(), nullptr,
            [figures, csvOf] {
                return csvOf(orderFlipsTable(figures->comparison, *figures->before, figures->now));
            }});
    parts.push_back({m_lists[First - 1]->objectName(), m_lists[First - 1]->accessibleName(), nullptr,
        [figures, csvOf] { return csvOf(firstPlacesTable(figures->comparison)); }});
    return parts;
}

void WeightsJobs::setTheme(const Theme& theme)
{
    m_table->setTheme(theme);
    for (QTableView* list : m_lists)
        list->setPalette(theme.viewPalette());
    const std::array named{std::pair(PriorityTerm::Qos, tr("QOS")),
        std::pair(PriorityTerm::Fairshare, tr("fairshare")), std::pair(PriorityTerm::Age, tr("age")),
        std::pair(PriorityTerm::JobSize, tr("size, TRES")),
        std::pair(PriorityTerm::Partition, tr("partition")), std::pair(PriorityTerm::Nice, tr("other"))};
    QStringList parts;
    for (const auto& [term, name] : named)
        parts << QStringLiteral("<span style=\"color:%1\">■</span>&nbsp;%2")
                     .arg(theme.color(termRole(term)).name(), name.toHtmlEscaped());
    m_legend->setText(parts.join(QStringLiteral("&nbsp;&nbsp; ")));
}

} // namespace fairshare::gui

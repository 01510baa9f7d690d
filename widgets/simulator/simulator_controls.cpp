// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/simulator_controls.h"

#include "core/scenario/sections.h"
#include "core/simulator/engine/scheduler_registry.h"
#include "core/simulator/preemption/preemption_policy_registry.h"
#include "widgets/controls/fields/whole_number_box.h"
#include "widgets/controls/menus/menu_button.h"
#include "widgets/simulator/class_editor.h"
#include "widgets/simulator/job_color_box.h"
#include "widgets/simulator/timeline/timeline_scene.h"
#include "widgets/text/clock_text.h"
#include "widgets/text/language.h"
#include "widgets/text/number_text.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr int MostSampledNodes = 999'999; ///< limit for clusters simulated node by node

constexpr std::uint32_t MostGrace = std::numeric_limits<std::uint32_t>::max(); ///< seconds, limit of the file

} // namespace

SimulatorControls::SimulatorControls(Document& document, SimulationResults& results, QWidget* parent)
    : ControlStrip(parent)
    , m_document(document)
    , m_results(results)
    , m_row(new FlowRow(this))
{
    setObjectName(QStringLiteral("simulatorControls"));
    const int em = fontMetrics().height();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(em * 3 / 4, em / 3, em * 3 / 4, em / 3);
    rows->setSpacing(em / 3);
    rows->addWidget(m_row);
    m_row->flow().setGap(em * 2 / 5);
    addShow();
    addJobColor();
    addNodes();
    addGrace();
    addClasses();
    addPolicies();
    addRecorded();
    addScheduler();
    addSwitches();
    rows->addWidget(m_classes);
    connect(&document, &Document::scenarioChanged, this, &SimulatorControls::follow);
    connect(&results, &SimulationResults::sampledRunChanged, this, &SimulatorControls::follow);
    connect(&results, &SimulationResults::settingsChanged, this, &SimulatorControls::follow);
    follow();
}

QWidget* SimulatorControls::titled(const QString& title, QWidget* field)
{
    auto* part = new QWidget(m_row);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(fontMetrics().height() / 2);
    auto* label = new QLabel(title, part);
    label->setBuddy(field);
    field->setAccessibleName(title);
    row->addWidget(label);
    row->addWidget(field);
    m_row->flow().addWidget(part);
    return part;
}

void SimulatorControls::addShow()
{
    m_show = new QComboBox(m_row);
    m_show->setObjectName(QStringLiteral("simulatorPicture"));
    m_show->addItems({tr("Heat map"), tr("Gantt"), tr("Lost work"), tr("Nodes in use")});
    m_show->setAccessibleName(tr("Show"));
    m_show->setToolTip(tr("Picture to show"));
    m_row->flow().addWidget(m_show);
    connect(m_show, &QComboBox::currentIndexChanged, this, &SimulatorControls::looksChanged);
}

void SimulatorControls::addJobColor()
{
    m_jobColor = new JobColorBox(m_row);
    m_jobColor->setObjectName(QStringLiteral("simulatorJobColor"));
    m_jobColor->setToolTip(tr(
        "Color each job differently from its neighbors, or by an attribute, such as the user, or wait time"));
    m_jobColor->setAccessibleName(tr("Color"));
    m_row->flow().addWidget(m_jobColor);
    // Classes change values, which the Gantt chart does not show, so that both never need room together.
    const auto follow = [this] {
        const bool isGantt = picture() == TimelinePicture::Gantt;
        m_jobColor->setVisible(isGantt);
        if (m_classButton != nullptr)
            m_classButton->parentWidget()->setVisible(!isGantt || m_classButton->isChecked());
    };
    connect(m_show, &QComboBox::currentIndexChanged, this, follow);
    connect(m_jobColor, &QComboBox::currentIndexChanged, this, &SimulatorControls::looksChanged);
    follow();
}

void SimulatorControls::addNodes()
{
    m_nodes = new WholeNumberBox(m_row);
    m_nodes->setObjectName(QStringLiteral("simulatorNodes"));
    m_nodes->setRange(0, std::numeric_limits<std::int32_t>::max());
    m_nodes->setGroupSeparatorShown(true);
    m_nodes->setAlignment(Qt::AlignRight);
    m_nodes->setToolTip(tr("Nodes to free at each sample; changing this needs no new simulation"));
    addMachine(titled(tr("Nodes to free"), m_nodes));
    connect(m_nodes, &QSpinBox::valueChanged, this, [this](int nodes) {
        edit(tr("Change number of nodes to free to %1").arg(nodes), QStringLiteral("nodes/%1").arg(m_gesture),
            [nodes](SimulationSection& section) { section.preemption.nodes = nodes; });
    });
    connect(m_nodes, &QSpinBox::editingFinished, this, [this] { ++m_gesture; });
}

void SimulatorControls::addMachine(QWidget* part)
{
    m_machine = new WholeNumberBox(part);
    m_machine->setObjectName(QStringLiteral("simulatorMachine"));
    m_machine->setRange(1, MostSampledNodes);
    m_machine->setGroupSeparatorShown(true);
    m_machine->setAlignment(Qt::AlignRight);
    m_machine->setToolTip(tr("Nodes in the cluster; changing this runs a new simulation"));
    m_machine->setAccessibleName(tr("Nodes in the cluster"));
    auto* of = new QLabel(tr("of"), part);
    of->setBuddy(m_machine);
    part->layout()->addWidget(of);
    part->layout()->addWidget(m_machine);
    connect(m_machine, &QSpinBox::valueChanged, this, &SimulatorControls::takeMachine);
}

void SimulatorControls::takeMachine(int size)
{
    const bool countsProcessors = !m_document.isEmpty()
        && m_document.scenario()->simulation->cluster.allocation == AllocationUnit::Procs;
    const QString text =
        countsProcessors ? tr("Change cluster size to %1 processors") : tr("Change cluster size to %1 nodes");
    edit(text.arg(size), {}, [countsProcessors, size](SimulationSection& section) {
        section.cluster.processors = countsProcessors ? size : 0; // set only one; the two could contradict
        section.cluster.nodes = countsProcessors ? 0 : size;
    });
}

void SimulatorControls::addClasses()
{
    m_classButton = new QToolButton(m_row);
    m_classButton->setObjectName(QStringLiteral("simulatorClasses"));
    m_classButton->setCheckable(true);
    m_classButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_classButton->setFocusPolicy(Qt::StrongFocus);
    m_classButton->setToolTip(tr("Job classes whose lost work counts more or less under PAP+"));
    titled(tr("PAP+ classes"), m_classButton);
    m_classes = new ClassEditor(this);
    m_classes->hide();
    connect(m_classButton, &QToolButton::toggled, this, [this](bool open) {
        m_classes->setVisible(open);
        if (open && m_classes->classes().empty())
            m_classes->addClass();
    });
    connect(m_classes, &ClassEditor::edited, this, [this](const QString& text, const QString& key) {
        edit(text, key.isEmpty() ? QString() : QStringLiteral("%1/%2").arg(key).arg(m_gesture),
            [this](SimulationSection& section) { section.preemption.classes = m_classes->classes(); });
    });
}

void SimulatorControls::addPolicies()
{
    m_policies = new MenuButton(m_row);
    m_policies->setObjectName(QStringLiteral("simulatorPolicies"));
    m_policies->setToolTip(tr("Policies to compare"));
    auto* menu = new QMenu(m_policies);
    for (const PreemptionPolicy& policy : preemptionPolicies()) {
        QAction* action = menu->addAction(policyTitle(policy));
        action->setCheckable(true);
        action->setData(QString::fromUtf8(policy.id));
        action->setStatusTip(coreText(policy.summary));
        connect(action, &QAction::triggered, this,
            [this, id = QString::fromUtf8(policy.id)](bool on) { togglePolicy(id, on); });
    }
    m_policies->setMenu(menu);
    m_policies->setAccessibleName(tr("Policies"));
    m_row->flow().addWidget(m_policies);
}

void SimulatorControls::togglePolicy(const QString& id, bool on)
{
    const std::string name = id.toStdString();
    std::vector<std::string> chosen = m_document.scenario()->simulation->preemption.policies;
    std::erase(chosen, name);
    if (on) {
        // In registry order, limited to known policies.
        std::vector<std::string> ordered;
        for (const PreemptionPolicy& policy : preemptionPolicies())
            if (policy.id == name || std::find(chosen.begin(), chosen.end(), policy.id) != chosen.end())
                ordered.emplace_back(policy.id);
        chosen = ordered;
    }
    if (chosen.empty()) {
        followPolicies(m_document.scenario()->simulation->preemption);
        Q_EMIT refused({ErrorCode::BadInput, tr("select at least one policy").toStdString(), {}, {}});
        return;
    }
    const QString title = policyTitle(*findPreemptionPolicy(name));
    edit(on ? tr("Add policy %1").arg(title) : tr("Remove policy %1").arg(title), {},
        [&chosen](SimulationSection& section) { section.preemption.policies = chosen; });
}

void SimulatorControls::addScheduler()
{
    m_scheduler = new QComboBox(m_row);
    m_scheduler->setObjectName(QStringLiteral("simulatorScheduler"));
    for (const Scheduler& scheduler : schedulers()) {
        m_scheduler->addItem(coreText(scheduler.title), QString::fromUtf8(scheduler.id));
        m_scheduler->setItemData(m_scheduler->count() - 1, coreText(scheduler.summary), Qt::ToolTipRole);
    }
    m_scheduler->setToolTip(tr("How pending jobs are started; changing this runs a new simulation"));
    m_scheduler->setAccessibleName(tr("Scheduler"));
    // The longest name would take the room of other controls.
    constexpr int Letters = 12;
    m_scheduler->setMinimumContentsLength(Letters);
    m_scheduler->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_row->flow().addWidget(m_scheduler);
    connect(m_scheduler, &QComboBox::activated, this, [this] {
        const std::string id = m_scheduler->currentData().toString().toStdString();
        edit(tr("Change scheduler to %1").arg(m_scheduler->currentText()), {},
            [&id](SimulationSection& section) { section.scheduler.mode = id; });
    });
}

void SimulatorControls::addSwitches()
{
    auto* button = new MenuButton(m_row);
    button->setObjectName(QStringLiteral("simulatorOptions"));
    button->setText(tr("Options"));
    auto* menu = new QMenu(button);
    m_idleFirst = menu->addAction(tr("Idle first"));
    m_idleFirst->setObjectName(QStringLiteral("simulatorIdleFirst"));
    m_idleFirst->setStatusTip(tr("Under every policy, choose idle nodes first"));
    m_outlines = menu->addAction(tr("Outline freed nodes"));
    m_outlines->setObjectName(QStringLiteral("simulatorOutlines"));
    m_outlines->setStatusTip(tr("Outline the nodes that each policy frees, at the cursor and in the table"));
    for (QAction* action : {m_idleFirst, m_outlines})
        action->setCheckable(true);
    m_outlines->setChecked(true);
    button->setMenu(menu);
    m_row->flow().addWidget(button);
    m_rerun = new QLabel(tr("simulating…"), m_row);
    m_rerun->setObjectName(QStringLiteral("simulatorRerun"));
    m_rerun->setForegroundRole(QPalette::PlaceholderText);
    m_row->flow().addWidget(m_rerun);
    connect(m_idleFirst, &QAction::toggled, this, [this](bool first) {
        edit(first ? tr("Choose idle nodes first") : tr("Score idle nodes like other nodes"), {},
            [first](SimulationSection& section) { section.preemption.idleFirst = first; });
    });
    connect(m_outlines, &QAction::toggled, this, &SimulatorControls::looksChanged);
    connect(&m_results.task(), &BackgroundTask::started, this, &SimulatorControls::follow);
    connect(&m_results.task(), &BackgroundTask::ended, this, &SimulatorControls::follow);
}

void SimulatorControls::edit(
    const QString& text, const QString& key, const std::function<void(SimulationSection&)>& change)
{
    if (m_document.isEmpty() || !m_document.scenario()->simulation.has())
        return;
    const auto done = m_document.apply(text, key, [&change](const Scenario& now) -> Result<Scenario> {
        SimulationSection section = *now.simulation;
        change(section);
        return withSimulation(now, std::move(section));
    });
    if (!done)
        Q_EMIT refused(done.error());
}

void SimulatorControls::follow()
{
    if (m_document.isEmpty() || !m_document.scenario()->simulation.has())
        return;
    const SimulationSection& section = *m_document.scenario()->simulation;
    const QSignalBlocker nodes(m_nodes);
    const QSignalBlocker machine(m_machine);
    const QSignalBlocker idle(m_idleFirst);
    followRecorded(section);
    const bool countsProcessors = section.cluster.allocation == AllocationUnit::Procs;
    const int asked = countsProcessors ? section.cluster.processors : section.cluster.nodes;
    const int simulated = m_results.sampled() ? m_results.sampled()->run().machine : 0;
    // The size may be unknown until the log is read.
    const int known = asked > 0 ? asked : simulated;
    if (known > 0)
        m_nodes->setMaximum(known);
    m_machine->setMinimum(known > 0 ? 1 : 0);
    m_machine->setSpecialValueText(known > 0 ? QString() : QStringLiteral("–")); // shown for the minimum
    m_machine->setValue(known);
    m_nodes->setValue(section.preemption.nodes);
    m_idleFirst->setChecked(section.preemption.idleFirst);
    followGraces(section.preemption);
    followPolicies(section.preemption);
    m_scheduler->setCurrentIndex(m_scheduler->findData(QString::fromUtf8(section.scheduler.mode)));
    if (m_results.sampled() && std::exchange(m_named, m_results.sampled().get()) != m_results.sampled().get())
        m_classes->setNames(m_results.sampled()->run().workload.names);
    m_classes->setClasses(section.preemption.classes);
    m_classButton->setText(ClassEditor::summary(section.preemption.classes));
    m_rerun->setVisible(m_results.task().isRunning());
}

void SimulatorControls::followPolicies(const PreemptionSection& section)
{
    QStringList titles;
    for (QAction* action : m_policies->menu()->actions()) {
        const std::string id = action->data().toString().toStdString();
        action->setChecked(
            std::find(section.policies.begin(), section.policies.end(), id) != section.policies.end());
        if (action->isChecked())
            titles << action->text();
    }
    constexpr qsizetype MostNamed = 2;
    m_policies->setText(titles.size() <= MostNamed ? titles.join(QStringLiteral(", "))
                                                   : tr("%1 policies").arg(titles.size()));
}

TimelinePicture SimulatorControls::picture() const
{
    return static_cast<TimelinePicture>(m_show->currentIndex());
}

void SimulatorControls::setPicture(TimelinePicture picture)
{
    m_show->setCurrentIndex(static_cast<int>(picture));
}

bool SimulatorControls::outlinesTaken() const
{
    return m_outlines->isChecked();
}

void SimulatorControls::setOutlinesTaken(bool outlines)
{
    m_outlines->setChecked(outlines);
}

void SimulatorControls::addGrace()
{
    m_grace = new QComboBox(m_row);
    m_grace->setObjectName(QStringLiteral("simulatorGrace"));
    m_grace->setEditable(true);
    m_grace->setInsertPolicy(QComboBox::NoInsert);
    m_grace->setMinimumContentsLength(6);
    m_grace->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_grace->setToolTip(tr("Time that jobs may continue before their nodes are freed. Choose or type one, "
                           "such as 90 s; changing this needs no new simulation"));
    titled(tr("Grace period"), m_grace);
    connect(m_grace, &QComboBox::activated, this, &SimulatorControls::takeGrace);
    connect(m_grace->lineEdit(), &QLineEdit::editingFinished, this, &SimulatorControls::takeGrace);
}

void SimulatorControls::takeGrace()
{
    if (m_document.isEmpty() || !m_document.scenario()->simulation.has())
        return;
    const QString typed = m_grace->currentText();
    const auto span = typedSpan(typed);
    if (!span) {
        followGraces(m_document.scenario()->simulation->preemption);
        Q_EMIT refused({ErrorCode::BadInput,
            tr("invalid grace period '%1'; expected a time such as 60 s, 20 min or 2 h")
                .arg(typed)
                .toStdString(),
            {}, {}});
        return;
    }
    if (*span > MostGrace) {
        followGraces(m_document.scenario()->simulation->preemption);
        Q_EMIT refused({ErrorCode::BadInput,
            tr("grace period '%2' is out of range; expected 0 to %1 s")
                .arg(NumberText().count(MostGrace), typed)
                .toStdString(),
            {}, {}});
        return;
    }
    if (*span == m_results.grace())
        return followGraces(m_document.scenario()->simulation->preemption);
    edit(tr("Change grace period to %1").arg(spanText(*span)), {}, [span](SimulationSection& section) {
        auto& list = section.preemption.graces;
        std::erase(list, *span);
        std::sort(list.begin(), list.end());
        list.insert(list.begin(), *span); // the first is the one shown
    });
    followGraces(m_document.scenario()->simulation->preemption);
}

void SimulatorControls::followGraces(const PreemptionSection& section)
{
    const QSignalBlocker quiet(m_grace);
    m_grace->clear();
    std::vector<Seconds> graces = section.graces;
    std::sort(graces.begin(), graces.end());
    for (const Seconds grace : graces)
        m_grace->addItem(spanText(grace));
    // Keyboard navigation starts at the current entry, and Return chooses it.
    const auto shown = std::find(graces.begin(), graces.end(), m_results.grace());
    m_grace->setCurrentIndex(shown == graces.end() ? -1 : static_cast<int>(shown - graces.begin()));
    m_grace->setEditText(spanText(m_results.grace()));
}

void SimulatorControls::addRecorded()
{
    const auto add = [this](const QString& name, const QString& text, const QString& tip) {
        auto* button = new QToolButton(m_row);
        button->setObjectName(name);
        button->setText(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::StrongFocus);
        button->hide();
        m_row->flow().addWidget(button);
        return button;
    };
    m_anew = add(QStringLiteral("simulatorAnew"), tr("Simulate again"),
        tr("Simulate the jobs of the log instead of showing its recorded run"));
    m_compare = add(QStringLiteral("simulatorCompare"), tr("Compare"),
        tr("Show the recorded run and a simulation on one clock"));
    connect(m_anew, &QToolButton::toggled, this, [this](bool anew) {
        edit(anew ? tr("Simulate the jobs again") : tr("Show the run as recorded"), {},
            [anew](SimulationSection& section) { section.workload.asRecorded = !anew; });
    });
    connect(m_compare, &QToolButton::toggled, this, &SimulatorControls::looksChanged);
}

/// A log with a recorded run can be simulated as well. A recording has a fixed cluster and scheduler.
void SimulatorControls::followRecorded(const SimulationSection& section)
{
    const ScenarioRun* made = m_results.made();
    const bool isRecorded = section.workload.asRecorded;
    const bool isOffered = isRecorded || (made != nullptr && made->recordsRun);
    const bool isPending = made == nullptr && !m_results.problem(); // keep what was offered before
    if (isOffered || !isPending) {
        m_anew->setVisible(isOffered);
        m_compare->setVisible(isOffered);
    }
    if (!isOffered && !isPending && m_compare->isChecked())
        m_compare->setChecked(false);
    const QSignalBlocker anew(m_anew);
    m_anew->setChecked(!isRecorded && isOffered);
    for (QWidget* field : {static_cast<QWidget*>(m_machine), static_cast<QWidget*>(m_scheduler)})
        field->setEnabled(!isRecorded && (made == nullptr || !made->input.empty()));
}

bool SimulatorControls::comparesRuns() const
{
    return m_compare->isChecked();
}

void SimulatorControls::setComparesRuns(bool compares)
{
    m_compare->setChecked(compares);
}

} // namespace fairshare::gui

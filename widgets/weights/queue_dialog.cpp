// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/queue_dialog.h"

#include "widgets/controls/fields/whole_number_box.h"
#include "widgets/document/side_thread.h"
#include "widgets/page/actions.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/wrapped_text.h"

#include "core/analysis/weights/synthetic_queue.h"
#include "core/chart/time_units.h"
#include "core/priority/priority_section.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

#include <algorithm>
#include <array>

namespace fairshare::gui {
namespace {

constexpr int LargestQueueSeed = 99999;
constexpr int WholeDay = SecondsPerDay;
constexpr double Percent = 100;

/// Sets usual weights; used if the user asks for them.
Result<Scenario> withWeights(const Scenario& scenario)
{
    PrioritySection section = *scenario.priority;
    section.config.weights = SyntheticWeights;
    return withPriority(scenario, std::move(section));
}

} // namespace

QueueDialog::QueueDialog(const Actions& actions, Document& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_weights(new QCheckBox(this))
    , m_outcome(new WrappedText(this))
{
    setObjectName(QStringLiteral("queueDialog"));
    setWindowTitle(tr("Synthetic jobs"));
    auto* rows = new QVBoxLayout(this);
    auto* intro = new WrappedText(this);
    intro->setSentence(tr("Replace the queue with synthetic pending jobs of the users in the open tree. The "
                          "same values always generate the same jobs."));
    rows->addWidget(intro);
    auto* form = new QFormLayout;
    createFields(*form);
    rows->addLayout(form);
    rows->addWidget(m_outcome);
    m_outcome->setObjectName(QStringLiteral("queueOutcome"));
    m_outcome->setAccessibleName(tr("Result"));
    m_outcome->hide();
    auto* buttons = new QDialogButtonBox(this);
    auto* make = new QPushButton(tr("&Generate jobs"), this);
    make->setObjectName(QStringLiteral("queueMake"));
    make->setDefault(true);
    auto* close = new QPushButton(tr("C&lose"), this);
    close->setObjectName(QStringLiteral("queueClose"));
    close->setAutoDefault(false);
    buttons->addButton(make, QDialogButtonBox::ActionRole);
    buttons->addButton(close, QDialogButtonBox::RejectRole);
    connect(make, &QPushButton::clicked, this, &QueueDialog::make);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    rows->addWidget(buttons);
    connect(actions.syntheticJobs, &QAction::triggered, this, &QueueDialog::ask);
    connect(&document, &Document::scenarioChanged, this, [this](Document::Change change) {
        if (change == Document::Change::Opened)
            reject();
    });
}

WholeNumberBox* QueueDialog::add(QFormLayout& form, const Field& field)
{
    auto* box = new WholeNumberBox(this);
    box->setObjectName(QLatin1String(field.name));
    box->setRange(field.from, field.to);
    box->setValue(field.value);
    box->setSuffix(field.suffix);
    box->setGroupSeparatorShown(true);
    box->setToolTip(field.help);
    form.addRow(field.label, box);
    return box;
}

void QueueDialog::createFields(QFormLayout& form)
{
    const QueueRequest usual;
    const QString days = tr(" days");
    const QString percent = QStringLiteral(" %");
    const auto whole = [](double share) { return static_cast<int>(share * Percent); };
    m_size = add(form,
        {"queueSize", tr("Jobs"), tr("Number of pending jobs"), 1, static_cast<int>(MaxGeneratedJobs),
            static_cast<int>(usual.size)});
    m_seed = add(form,
        {"queueSeed", tr("Seed"), tr("Random seed; the same seed gives the same jobs"), 0, LargestQueueSeed,
            static_cast<int>(usual.seed)});
    m_skew = add(form,
        {"queueSkew", tr("Skew"),
            tr("0: every user is equally likely to own a job. 1, 2 or 3: user n in a random order owns jobs "
               "in proportion to 1/n, 1/n² or 1/n³."),
            0, 3, static_cast<int>(usual.skew)});
    m_wait = add(form,
        {"queueWait", tr("Longest wait time"),
            tr("Upper limit of the wait times; short ones are more frequent"), 0,
            static_cast<int>(MaxGeneratedWait) / WholeDay,
            static_cast<int>(usual.longestWaitSeconds) / WholeDay, days});
    m_heavy = add(form,
        {"queueHeavy", tr("Old jobs of the heaviest user"),
            tr("Percentage of jobs owned by the user with the most usage. If above 0, these jobs have waited "
               "at least half the longest wait time, all others at most 1/20 of it."),
            0, 100, whole(usual.heavyUserShare), percent});
    m_urgent = add(form,
        {"queueUrgent", tr("With priority access"),
            tr("Percentage of jobs with QOS priority-access, which has the highest QOS priority"), 0, 100,
            whole(usual.urgentShare), percent});
    m_standby = add(form,
        {"queueStandby", tr("Standby"), tr("Percentage of the other jobs with QOS standby"), 0, 100,
            whole(usual.standbyShare), percent});
    m_gpu = add(form,
        {"queueGpu", tr("With GPUs"), tr("Percentage of jobs that request gres/gpu"), 0, 100,
            whole(usual.gpuShare), percent});
    m_nodes = add(form,
        {"queueNodes", tr("Nodes in the cluster"), tr("Each job uses at most a quarter of the nodes"), 4,
            1'000'000, static_cast<int>(usual.nodes)});
    m_cpus = add(form,
        {"queueCpus", tr("CPUs per node"),
            tr("Single-node jobs may use fewer; multi-node jobs use all CPUs of their nodes"), 1, 1024,
            static_cast<int>(usual.cpusPerNode)});
    m_weights->setObjectName(QStringLiteral("queueWeights"));
    const NumberText numbers;
    m_weights->setText(tr("Also set weights: fairshare %1, QOS %2, age and partition %3, job size %4")
            .arg(numbers.count(SyntheticWeights.fairshare), numbers.count(SyntheticWeights.qos),
                numbers.count(SyntheticWeights.age), numbers.count(SyntheticWeights.jobSize)));
    m_weights->setToolTip(tr("Without weights, all jobs have priority 1"));
    form.addRow(m_weights);
}

void QueueDialog::ask()
{
    if (m_document.isEmpty())
        return;
    m_outcome->hide();
    m_weights->setChecked(!m_document.scenario()->priority->config.hasWeights());
    show();
    raise();
    activateWindow();
    m_size->setFocus();
}

bool QueueDialog::settle() const
{
    const std::array boxes{
        m_size, m_seed, m_skew, m_wait, m_heavy, m_urgent, m_standby, m_gpu, m_nodes, m_cpus};
    return std::ranges::all_of(boxes, [](WholeNumberBox* box) { return box->settle(); });
}

QueueRequest QueueDialog::request() const
{
    const auto share = [](const WholeNumberBox* box) { return box->value() / Percent; };
    return {.size = static_cast<std::uint64_t>(m_size->value()),
        .seed = static_cast<std::uint64_t>(m_seed->value()),
        .skew = static_cast<std::uint32_t>(m_skew->value()),
        .longestWaitSeconds = static_cast<std::uint32_t>(m_wait->value() * WholeDay),
        .heavyUserShare = share(m_heavy),
        .urgentShare = share(m_urgent),
        .standbyShare = share(m_standby),
        .gpuShare = share(m_gpu),
        .nodes = static_cast<std::uint32_t>(m_nodes->value()),
        .cpusPerNode = static_cast<std::uint32_t>(m_cpus->value())};
}

void QueueDialog::make()
{
    if (m_document.isEmpty() || !settle())
        return;
    const QueueRequest wanted = request();
    const bool setsWeights = m_weights->isChecked();
    const ScenarioPtr now = m_document.scenario();
    Result<Scenario> made = whileAnswering(wanted.size, [&] {
        auto queued = withSyntheticQueue(*now, wanted);
        return queued && setsWeights ? withWeights(*queued) : queued;
    });
    // If another file was opened meanwhile, its tree is different.
    if (m_document.scenario() != now)
        return;
    const NumberText numbers;
    const QString count = numbers.count(wanted.size);
    const QString what = tr("Generate %1 synthetic jobs, seed %2").arg(count).arg(wanted.seed);
    if (made)
        if (const auto applied = m_document.apply(what, {},
                [&made](const Scenario& /*scenario*/) -> Result<Scenario> { return *std::move(made); });
            !applied)
            made = tl::unexpected(applied.error());
    m_outcome->setSentence(made
            ? tr("%1 synthetic jobs generated. Undo restores the previous jobs.").arg(count)
            : shownName(made.error().message));
    m_outcome->show();
    if (made)
        Q_EMIT this->made();
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/generate_band.h"

#include "widgets/controls/fields/whole_number_box.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/text/language.h"
#include "widgets/text/number_text.h"

#include "core/simulator/jobs/workload_generators.h"
#include "core/simulator/section/simulation_section.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <limits>

namespace fairshare::gui {
namespace {

constexpr int MostNodes = 999'999; ///< limit for clusters simulated node by node
constexpr int MostJobs = 1'000'000;
constexpr int UsualNodes = 20;
constexpr double MostLoad = 2;
/// Generators in list order.
constexpr std::array Shapes{"peregrine", "htc", "saturated"};

} // namespace

GenerateBand::GenerateBand(QWidget* parent)
    : Band(parent)
    , m_row(new FlowRow(this))
    , m_summary(new QLabel(this))
{
    setObjectName(QStringLiteral("generateBand"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    const int em = fontMetrics().height();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins((2 * em) / 3, em / 3, em / 3, em / 3);
    rows->setSpacing(em / 4);
    m_summary->setWordWrap(true);
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    rows->addWidget(m_row);
    rows->addWidget(m_summary);
    m_row->flow().setGap(em);
    createFields();
    describeShape();
    hide();
}

void GenerateBand::createFields()
{
    const int em = fontMetrics().height();
    const auto add = [this, em](const QString& title, QWidget* field) {
        auto* part = new QWidget(m_row);
        auto* row = new QHBoxLayout(part);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(em / 2);
        auto* label = new QLabel(title, part);
        label->setBuddy(field);
        field->setAccessibleName(title);
        row->addWidget(label);
        row->addWidget(field);
        m_row->flow().addWidget(part);
    };
    const auto number = [this](const char* name, int least, int most, int value) {
        auto* box = new WholeNumberBox(m_row);
        box->setObjectName(QLatin1String(name));
        box->setRange(least, most);
        box->setValue(value);
        box->setGroupSeparatorShown(true);
        return box;
    };
    m_shape = new QComboBox(m_row);
    m_shape->setObjectName(QStringLiteral("generateShape"));
    for (const char* id : Shapes)
        m_shape->addItem(coreText(findWorkloadGenerator(id)->title), QLatin1String(id));
    connect(m_shape, &QComboBox::currentIndexChanged, this, &GenerateBand::describeShape);
    m_seed = number("generateSeed", 0, std::numeric_limits<int>::max(), 1);
    m_seed->setToolTip(tr("Random seed; the same seed gives the same jobs"));
    m_load = new QDoubleSpinBox(m_row);
    m_load->setObjectName(QStringLiteral("generateLoad"));
    m_load->setRange(0, MostLoad);
    m_load->setDecimals(2);
    m_load->setSingleStep(0.05);
    m_load->setSpecialValueText(tr("all at the start"));
    m_load->setToolTip(tr("Offered load as a fraction of the cluster; 0 submits all jobs at the start"));
    m_nodes = number("generateNodes", 1, MostNodes, UsualNodes);
    m_nodes->setToolTip(tr("Nodes in the cluster"));
    m_jobs = number("generateJobCount", 0, MostJobs, 0);
    m_jobs->setToolTip(tr("Number of jobs; 0 uses the default of the shape"));
    add(tr("Shape"), m_shape);
    add(tr("Seed"), m_seed);
    add(tr("Load"), m_load);
    add(tr("Nodes"), m_nodes);
    add(tr("Jobs"), m_jobs);
    auto* make = new QPushButton(tr("Generate"), m_row);
    make->setObjectName(QStringLiteral("generateCreate"));
    auto* close = new QPushButton(tr("Close"), m_row);
    close->setObjectName(QStringLiteral("generateClose"));
    for (QPushButton* button : {make, close}) {
        button->setAutoDefault(true); // Return presses it
        m_row->flow().addWidget(button);
    }
    connect(make, &QPushButton::clicked, this, &GenerateBand::create);
    connect(close, &QPushButton::clicked, this, &Band::leave);
}

void GenerateBand::describeShape()
{
    const QString id = m_shape->currentData().toString();
    const std::uint64_t usual = findWorkloadGenerator(id.toStdString())->usualJobs;
    m_jobs->setSpecialValueText(tr("default (%1)").arg(NumberText().count(usual)));
    if (id == QLatin1String("peregrine"))
        m_summary->setText(
            tr("Jobs modeled on a published study of an HPC cluster: mostly on one node, for up to a day."));
    else if (id == QLatin1String("htc"))
        m_summary->setText(tr("Single-node jobs that run from half an hour to five and a half hours."));
    else
        m_summary->setText(tr("Jobs that use from one node to a quarter of the cluster and run for 5 minutes "
                              "to 4 hours; every user has the same number."));
}

void GenerateBand::ask(const SimulationSection& section, int machine)
{
    const WorkloadReference& workload = section.workload;
    if (const int shape = m_shape->findData(QString::fromStdString(workload.generator)); shape >= 0)
        m_shape->setCurrentIndex(shape);
    m_seed->setValue(static_cast<int>(
        std::min<std::uint64_t>(workload.seed, static_cast<std::uint64_t>(m_seed->maximum()))));
    m_load->setValue(workload.load);
    m_nodes->setValue(machine > 0 ? machine : UsualNodes);
    m_jobs->setValue(static_cast<int>(std::min<std::uint64_t>(workload.jobs, MostJobs)));
    appear(true);
}

QWidget* GenerateBand::firstButton() const
{
    return m_shape;
}

void GenerateBand::create()
{
    for (WholeNumberBox* box : {m_seed, m_nodes, m_jobs})
        if (!box->settle())
            return;
    WorkloadReference workload;
    workload.generator = m_shape->currentData().toString().toStdString();
    workload.seed = static_cast<std::uint64_t>(m_seed->value());
    workload.load = m_load->value();
    workload.jobs = static_cast<std::uint64_t>(m_jobs->value());
    leave();
    Q_EMIT wanted(workload, m_nodes->value());
}

void GenerateBand::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        create();
    else
        Band::keyPressEvent(event);
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/generate_band.h"

#include "core/simulator/section/simulation_section.h"
#include "widgets/views/flow_layout.h"
#include "widgets/views/whole_number_box.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace fairshare::gui {
namespace {

constexpr int MostNodes = 999'999; ///< of a cluster whose nodes are followed one by one
constexpr int MostJobs = 1'000'000;
constexpr int UsualNodes = 20;
constexpr double MostLoad = 2;

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
    m_shape->addItem(tr("Peregrine"), QStringLiteral("peregrine"));
    m_shape->addItem(tr("Throughput"), QStringLiteral("htc"));
    m_shape->addItem(tr("Saturated"), QStringLiteral("saturated"));
    connect(m_shape, &QComboBox::currentIndexChanged, this, &GenerateBand::describeShape);
    m_seed = number("generateSeed", 0, std::numeric_limits<int>::max(), 1);
    m_seed->setToolTip(tr("Of the random numbers; the same seed gives the same jobs"));
    m_load = new QDoubleSpinBox(m_row);
    m_load->setObjectName(QStringLiteral("generateLoad"));
    m_load->setRange(0, MostLoad);
    m_load->setDecimals(2);
    m_load->setSingleStep(0.05);
    m_load->setSpecialValueText(tr("all at the start"));
    m_load->setToolTip(tr("How much of the cluster arriving jobs keep busy; 0 is a backlog: all of them wait "
                          "from the start"));
    m_nodes = number("generateNodes", 1, MostNodes, UsualNodes);
    m_nodes->setToolTip(tr("Nodes of the cluster"));
    m_jobs = number("generateJobCount", 0, MostJobs, 0);
    m_jobs->setSpecialValueText(tr("usual number"));
    m_jobs->setToolTip(tr("How many jobs; 0 is the usual number of the shape, which is told below"));
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
    if (id == QLatin1String("peregrine"))
        m_summary->setText(
            tr("7 275 jobs as a published study of an HPC cluster has them: mostly one node, up to a day."));
    else if (id == QLatin1String("htc"))
        m_summary->setText(tr("500 jobs of one node, from half an hour to five and a half hours."));
    else
        m_summary->setText(
            tr("8 000 jobs of one node up to a quarter of the cluster, from 5 minutes to 4 hours, as many "
               "of each user."));
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

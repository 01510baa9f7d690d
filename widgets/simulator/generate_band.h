// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/band.h"

#include "core/simulator/section/simulation_section.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace fairshare::gui {

class FlowRow;
class WholeNumberBox;

/// Asks which synthetic jobs to generate: their shape, a seed, the load of the cluster, and the numbers of
/// nodes and jobs.
class GenerateBand : public Band {
    Q_OBJECT

public:
    explicit GenerateBand(QWidget* parent = nullptr);

    /// Shows the band with the values of a section. @param section a default one if the scenario has none
    /// @param machine nodes of its cluster; 0 if unknown
    void ask(const SimulationSection& section, int machine);

Q_SIGNALS:
    /// @param nodes 0 for the usual number of the shape
    void wanted(const fairshare::WorkloadReference& workload, int nodes);

protected:
    QWidget* firstButton() const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void createFields();
    void describeShape();
    void create();

    FlowRow* m_row;
    QLabel* m_summary;
    QComboBox* m_shape = nullptr;
    WholeNumberBox* m_seed = nullptr;
    QDoubleSpinBox* m_load = nullptr;
    WholeNumberBox* m_nodes = nullptr;
    WholeNumberBox* m_jobs = nullptr;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/band.h"

#include "core/simulator/section/simulation_section.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace fairshare::gui {

class FlowRow;
class WholeNumberBox;

/// Asks which jobs are to be made up: their shape, a seed, how busy they keep the cluster, nodes and jobs.
class GenerateBand : public Band {
    Q_OBJECT

public:
    explicit GenerateBand(QWidget* parent = nullptr);

    /// Appears with what a section has. @param section a default one where there is none
    /// @param machine nodes of its cluster; 0 where that is not known
    void ask(const SimulationSection& section, int machine);

Q_SIGNALS:
    /// @param nodes 0 for as many as the shape is made for
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

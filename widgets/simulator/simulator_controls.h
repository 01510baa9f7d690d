// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/document/document.h"
#include "widgets/simulator/timeline/timeline_layout.h"
#include "widgets/work/results/simulation_results.h"

#include <functional>

class QAction;
class QComboBox;
class QLabel;
class QToolButton;

namespace fairshare::gui {

class ClassEditor;
class JobColorBox;
class WholeNumberBox;

/// The controls above the preemption samples. They choose what is shown and edit the settings of the
/// simulation.
class SimulatorControls : public ControlStrip {
    Q_OBJECT

public:
    SimulatorControls(Document& document, SimulationResults& results, QWidget* parent = nullptr);

    TimelinePicture picture() const;
    void setPicture(TimelinePicture picture);
    bool outlinesTaken() const;
    void setOutlinesTaken(bool outlines);
    JobColorBox& jobColor() const { return *m_jobColor; }
    ClassEditor& classes() const { return *m_classes; }
    /// Returns whether the recorded run and a simulation are shown together.
    bool comparesRuns() const;
    void setComparesRuns(bool compares);

Q_SIGNALS:
    /// The choice of what is shown changed.
    void looksChanged();
    void refused(const fairshare::Error& error);

private:
    void addShow();
    void addJobColor();
    void addNodes();
    void addMachine(QWidget* part);
    void addGrace();
    void addClasses();
    void addScheduler();
    void addRecorded();
    void followRecorded(const SimulationSection& section);
    void addPolicies();
    void addSwitches();
    void follow();
    void followGraces(const PreemptionSection& section);
    void followPolicies(const PreemptionSection& section);
    void takeGrace();
    void takeMachine(int size);
    void togglePolicy(const QString& id, bool on);
    void edit(const QString& text, const QString& key, const std::function<void(SimulationSection&)>& change);
    QWidget* titled(const QString& title, QWidget* field);

    Document& m_document;
    SimulationResults& m_results;
    FlowRow* m_row;
    QComboBox* m_show = nullptr;
    JobColorBox* m_jobColor = nullptr;
    WholeNumberBox* m_nodes = nullptr;
    WholeNumberBox* m_machine = nullptr;
    QComboBox* m_grace = nullptr;
    QToolButton* m_classButton = nullptr;
    ClassEditor* m_classes = nullptr;
    QToolButton* m_anew = nullptr; ///< simulates the jobs of a log that records a run
    QToolButton* m_compare = nullptr; ///< shows that run and a simulation
    QComboBox* m_scheduler = nullptr;
    QToolButton* m_policies = nullptr;
    QAction* m_idleFirst = nullptr;
    QAction* m_outlines = nullptr;
    QLabel* m_rerun = nullptr;
    const SampledRun* m_named = nullptr; ///< run whose names the class editor offers
    int m_gesture = 0; ///< counts gestures, each one step of the history
};

} // namespace fairshare::gui

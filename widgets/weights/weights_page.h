// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/view_page.h"
#include "widgets/weights/job_finder.h"
#include "widgets/work/results/queue_results.h"

#include "core/priority/priority_config.h"

class QComboBox;
class QSplitter;

namespace fairshare::gui {

class BitRuler;
class SurfacePlots;
class TextWindow;
class WeightsJobs;
class WeightsRuler;
class WeightsSide;

/// The Weights view: how the weights use the 32 bits of a priority, and the order of the queue under the old
/// and the new weights. Also shows the jobs with their terms, and warnings about the weights.
class WeightsPage : public ViewPage {
    Q_OBJECT

public:
    explicit WeightsPage(const ViewSources& sources, QWidget* parent = nullptr);

    BitRuler& ruler() const;
    WeightsSide& side() const { return *m_side; }
    WeightsJobs& jobs() const { return *m_jobs; }
    QueueResults& queue() { return m_queue; }

    void offerCommands(const Actions& actions) override;
    Finder* finder() override { return &m_finder; }
    void setAlgorithm(const QString& id) override;
    void setTheme(const Theme& theme) override;
    void copy(bool withHeaders) override;
    void showCard() override;
    void waitUntilReady() override;
    AlgorithmUse algorithmUse() const override { return {true, false}; }
    ViewStatus status() const override;
    void showFindings() override;
    DataMaker data() const override;
    std::vector<Part> parts() const override;
    QStringList tableCommand(const QString& part, const CommandFiles& files) const override;
    void adopt(const WeightsPage& other);
    QTableView* mainTable() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Number of users in the queue chart that leaves room for the jobs below.
    std::int64_t usersBesideJobs() const;
    QWidget* createChartPart();
    void connectParts();
    void apply(const PriorityConfig& config, const QString& what, const QString& gesture);
    void swap();
    void reset();
    void refresh();
    void refreshConfigs();
    void refreshRuler();
    void refreshWarnings();
    void refreshWaits();
    void showKeys();
    void refreshKeys();
    void chooseChart(int index);

    QueueResults m_queue;
    WeightsSide* m_side;
    WeightsJobs* m_jobs;
    JobFinder m_finder;
    WeightsRuler* m_ruler;
    QComboBox* m_chart = nullptr;
    SurfacePlots* m_plots = nullptr;
    TextWindow* m_keys = nullptr; ///< created on first use
};

} // namespace fairshare::gui

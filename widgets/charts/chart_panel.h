// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/view_page.h"
#include "widgets/work/results/plot_maker.h"

#include "core/quota/groups/quota_tree.h"

#include <vector>

class QLabel;

namespace fairshare::gui {

class ControlStrip;
class ParameterForm;
class PlotWidget;
class WorkStrip;

/// One chart that follows the selection, with its controls above it. Computes only while visible.
class ChartPanel : public QWidget {
    Q_OBJECT

public:
    /// @param chart id in the registry; never changes
    ChartPanel(const char* chart, ViewSources sources, QWidget* parent = nullptr);

    PlotWidget& plot() const { return *m_plot; }
    /// The chart's answer, or the reason why it is empty; "" before the first picture.
    QString sentence() const { return m_sentence; }
    /// Shows or hides the sentence above the picture.
    void setSentenceShown(bool shown);
    /// For charts whose values are set elsewhere.
    void hideControls();
    /// Adds a control before the others.
    void addLeading(const QString& title, QWidget* control);
    /// Adds a control after the others, on the right.
    void addControl(QWidget* control);
    void offerCommands(const Actions& actions);
    void setAlgorithm(const QString& id);
    const ParameterValues& values() const;
    /// Sets the parameters; omitted values use defaults.
    void setValues(const ParameterValues& values);
    /// Sets the groups that a chart of groups shows, including everything below them; empty: all.
    void setGroups(const std::vector<QuotaRow>& groups);
    void waitUntilReady();

Q_SIGNALS:
    /// The parameters changed.
    void valuesChanged();
    void sentenceChanged();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void request();
    void onScenarioChanged(Document::Change change);
    void show(const std::shared_ptr<const Plot>& plot);
    void cancel();
    void say(const std::string& sentence);

    std::string m_chart;
    ViewSources m_sources;
    ControlStrip* m_controls;
    ParameterForm* m_form;
    QLabel* m_label;
    PlotWidget* m_plot;
    PlotMaker m_maker;
    WorkStrip* m_wait;
    QString m_algorithm;
    std::vector<QuotaRow> m_groups;
    QString m_sentence;
    bool m_outdated = true; ///< changed since it was last visible
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/theme/theme.h"
#include "widgets/work/results/plot_results.h"

#include <QObject>

#include <string>
#include <utility>
#include <vector>

class QComboBox;
class QWidget;

namespace fairshare::gui {

class Actions;
class PlotWidget;
class WeightEdit;

/// The charts of the Compare view with their controls: ranks across algorithms, agreement, spread of factors
/// and collisions of priorities. They show and change the selection of the document.
class CompareCharts : public QObject {
    Q_OBJECT

public:
    /// The parts are children of `parent` until they are added to a layout.
    CompareCharts(Document& document, ScenarioResults& results, QWidget* parent);

    QWidget& slopes() const { return *m_slopes; }
    QWidget& agreement() const { return *m_agreement; }
    QWidget& spread() const { return *m_spread; }
    PlotWidget* plot(const std::string& chart) const;
    /// All charts by id, in reading order.
    const std::vector<std::pair<std::string, PlotWidget*>>& plots() const { return m_widgets; }
    /// Shows the name of this algorithm in bold on the axes of charts.
    void setAlgorithm(const QString& id);
    /// Places the controls of the slopes above their title, or next to it if the title is short enough.
    void setTitleApart(bool apart);
    /// Stacks the two charts of `agreement` instead of placing them side by side.
    void setPairStacked(bool stacked);
    void setTheme(const Theme& theme);
    /// Copies the settings of other charts.
    void adopt(const CompareCharts& other);
    void offerCommands(const Actions& actions);
    void setWatched(bool watched) { m_plots.setWatched(watched); }
    void waitUntilReady();
    bool isReady() const { return m_plots.isReady(); }
    /// True if every chart has a picture, even an outdated one.
    bool isComplete() const;

Q_SIGNALS:
    /// Charts arrived or were taken away.
    void drawn();

private:
    PlotWidget* addPlot(const char* chart, const QString& name, QWidget* parent);
    QWidget* createSlopes(QWidget* parent);
    QWidget* createAgreement(QWidget* parent);
    QWidget* createCollisions(QWidget* parent);
    void takeWeight(std::uint32_t weight);
    void suggestWeight(Document::Change change);
    void refresh();
    void showSelection();

    Document& m_document;
    PlotResults m_plots;
    std::vector<std::pair<std::string, PlotWidget*>> m_widgets;
    WeightEdit* m_weight = nullptr;
    QComboBox* m_line = nullptr;
    bool m_titleApart = false;
    QWidget* m_slopes;
    QWidget* m_agreement;
    QWidget* m_spread;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/theme/theme.h"
#include "widgets/work/plot_results.h"

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
/// and collisions of priorities. They show and set what the document selects.
class CompareCharts : public QObject {
    Q_OBJECT

public:
    /// The parts are children of `parent` until somebody takes them into a layout.
    CompareCharts(Document& document, ScenarioResults& results, QWidget* parent);

    QWidget& slopes() const { return *m_slopes; }
    QWidget& agreement() const { return *m_agreement; }
    QWidget& spread() const { return *m_spread; }
    PlotWidget* plot(const std::string& chart) const;
    /// All charts by id, in the order of reading.
    const std::vector<std::pair<std::string, PlotWidget*>>& plots() const { return m_widgets; }
    /// Its name is bold where algorithms stand below a chart.
    void setAlgorithm(const QString& id);
    /// Whether the controls of the slopes stand over their title, or beside it where that is short enough.
    void setTitleApart(bool apart);
    /// Whether the two charts of `agreement` stand below each other instead of side by side.
    void setPairStacked(bool stacked);
    void setTheme(const Theme& theme);
    /// Takes over what others are set to.
    void adopt(const CompareCharts& other);
    void offerCommands(const Actions& actions);
    void setWatched(bool watched) { m_plots.setWatched(watched); }
    void waitUntilReady();

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

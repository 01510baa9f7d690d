// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/picture_choices.h"
#include "widgets/page/plot_output.h"
#include "widgets/page/surface_shape.h"
#include "widgets/page/view_page.h"
#include "widgets/work/results/plot_maker.h"

#include <map>

class QComboBox;
class QStandardItem;

namespace fairshare {
struct Chart;
} // namespace fairshare

namespace fairshare::gui {

class Breadcrumb;
class ParameterForm;
class PlotWidget;
class WorkStrip;

/// The Charts view: chooser for the chart, its parameters, and the picture.
class ChartsPage : public ViewPage, private PictureChoices, private SurfaceShape {
    Q_OBJECT

public:
    explicit ChartsPage(const ViewSources& sources, QWidget* parent = nullptr);

    /// @param id in the registry; unknown ids are ignored
    void setChart(const QString& id);
    QString chart() const;
    /// Sets parameters of the current chart; omitted values use defaults.
    void setValues(const ParameterValues& values);
    PlotWidget& plot() const { return *m_plot; }
    /// The account whose subtree is drawn, for charts that drill down into accounts.
    NodeRow focus() const { return m_focus; }
    void setFocusRow(NodeRow row);

    void offerCommands(const Actions& actions) override;
    void setAlgorithm(const QString& id) override;
    /// Copies the picture, or with headers the data behind it.
    void copy(bool withHeaders) override;
    void showCard() override;
    void waitUntilReady() override;
    PictureChoices* pictureChoices() override { return this; }
    SurfaceShape* surfaceShape() override { return this; }
    /// The caption is part of the picture, so it is copied with it.
    void setCaption(const QString& caption) override;
    QString caption() const override;
    AlgorithmUse algorithmUse() const override;
    QString premise() const override;
    QString exportName() const override { return chart(); }
    DataMaker data() const override;
    void adopt(const ChartsPage& shown);
    std::vector<Part> parts() const override { return {partOf(chart(), *m_plot)}; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    Result<void> choose(const QString& chart, std::span<const std::string> choices) override;
    Result<Chosen> chosen() const override;
    std::optional<Error> failure() const override { return m_failure; }
    std::optional<bool> drawsMaps() const override;
    void setDrawsMaps(bool maps) override;
    QWidget* createControls();
    void listCharts();
    void offerCharts();
    static void offerChart(QStandardItem& item, const Chart& chart, bool fits, bool anyFits);
    static QString missingText(const QString& title, const Chart& chart);
    void connectPlot();
    void chooseWhatThereIs();
    void onScenarioChanged(Document::Change change);
    void onChartChosen();
    void enter(NodeRow row);
    void goBack();
    void refresh();
    void request();
    void show(const std::shared_ptr<const Plot>& plot);
    /// Shows the chart's answer, the reason why it is empty, or else who is furthest from their share.
    void refreshAnswer(const Plot& plot);
    void cancel();
    bool canEnter() const;

    QComboBox* m_choice = nullptr;
    ParameterForm* m_form = nullptr;
    Breadcrumb* m_way = nullptr;
    PlotWidget* m_plot = nullptr;
    PlotMaker m_maker;
    WorkStrip* m_wait = nullptr;
    std::map<QString, ParameterValues> m_values; ///< per chart shown so far
    QString m_algorithm;
    std::optional<Error> m_failure; ///< why the last requested chart is missing
    NodeRow m_focus = RootRow;
    bool m_outdated = true; ///< changed since the view was last visible
};

} // namespace fairshare::gui

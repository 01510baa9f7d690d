// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/plot_output.h"
#include "widgets/window/view_page.h"
#include "widgets/work/plot_maker.h"

#include <map>

class QComboBox;

namespace fairshare::gui {

class Breadcrumb;
class ParameterForm;
class PlotWidget;
class WorkStrip;

/// The Charts view: which chart, with what parameters, and the picture.
class ChartsPage : public ViewPage {
    Q_OBJECT

public:
    explicit ChartsPage(const ViewSources& sources, QWidget* parent = nullptr);

    /// @param id as the registry has it; nothing happens for others
    void setChart(const QString& id);
    QString chart() const;
    /// Of the present chart; values that are not named are the defaults.
    void setValues(const ParameterValues& values);
    PlotWidget& plot() const { return *m_plot; }
    /// The account whose part of the tree is drawn, where the chart goes into accounts.
    NodeRow focus() const { return m_focus; }
    void setFocusRow(NodeRow row);

    void offerCommands(const Actions& actions) override;
    void setAlgorithm(const QString& id) override;
    /// The picture, or with headers the data behind it.
    void copy(bool withHeaders) override;
    void showCard() override;
    void waitUntilReady() override;
    /// In the picture itself, which is copied with it.
    void setCaption(const QString& caption) override;
    QString caption() const override;
    bool showsAllAlgorithms() const override;
    std::optional<Error> failure() const override { return m_failure; }
    bool showsAlgorithms() const override;
    QString premise() const override;
    QString exportName() const override { return chart(); }
    DataMaker data() const override;
    std::optional<bool> drawsMaps() const override;
    void setDrawsMaps(bool maps) override;
    void adopt(const ViewPage& other) override;
    std::vector<Part> parts() const override { return {partOf(chart(), *m_plot)}; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createControls();
    void connectPlot();
    void chooseWhatThereIs();
    void onScenarioChanged(Document::Change change);
    void onChartChosen();
    void enter(NodeRow row);
    void goBack();
    void refresh();
    void request();
    void show(const std::shared_ptr<const Plot>& plot);
    /// What the chart says, why it is empty, or else who is furthest from their share.
    void refreshAnswer(const Plot& plot);
    void cancel();
    bool canEnter() const;

    QComboBox* m_choice = nullptr;
    ParameterForm* m_form = nullptr;
    Breadcrumb* m_way = nullptr;
    PlotWidget* m_plot = nullptr;
    PlotMaker m_maker;
    WorkStrip* m_wait = nullptr;
    std::map<QString, ParameterValues> m_values; ///< of the charts that were shown
    QString m_algorithm;
    std::optional<Error> m_failure; ///< why the chart that was asked for last is not there
    NodeRow m_focus = RootRow;
    bool m_outdated = true; ///< nobody saw the view since what it shows changed
};

} // namespace fairshare::gui

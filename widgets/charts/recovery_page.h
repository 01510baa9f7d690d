// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/picture_choices.h"
#include "widgets/page/view_page.h"

class QToolButton;

namespace fairshare::gui {

class ChartPanel;
class PlotWidget;
class UserField;
class ViewSplitter;

/// The Recovery view: when the order of users next flips while usage decays. On demand, also the effect of
/// sweeping a value.
class RecoveryPage : public ViewPage, private PictureChoices {
    Q_OBJECT

public:
    explicit RecoveryPage(const ViewSources& sources, QWidget* parent = nullptr);

    ChartPanel& recovery() const { return *m_recovery; }
    ChartPanel& sweep() const { return *m_sweep; }
    void setSweepShown(bool shown);

    void offerCommands(const Actions& actions) override;
    void setAlgorithm(const QString& id) override;
    /// Copies the picture with keyboard focus, or with headers the data behind it.
    void copy(bool withHeaders) override;
    DataMaker data() const override;
    void adopt(const RecoveryPage& shown);
    std::vector<Part> parts() const override;
    AlgorithmUse algorithmUse() const override;
    QString premise() const override;
    void showCard() override;
    void waitUntilReady() override;
    PictureChoices* pictureChoices() override { return this; }

private:
    Result<void> choose(const QString& chart, std::span<const std::string> choices) override;
    Result<Chosen> chosen() const override;
    PlotWidget& currentPlot() const;
    void addPickers();
    /// Shows the selected users in the fields.
    void showPicked();
    bool takesTurns() const;
    void selectTurns(NodeRow first, NodeRow second);

    ViewSplitter* m_split;
    ChartPanel* m_recovery;
    ChartPanel* m_sweep;
    QToolButton* m_sweepButton = nullptr;
    UserField* m_user; ///< who pauses, or has the second turn
    UserField* m_other; ///< who has the first turn
};

} // namespace fairshare::gui

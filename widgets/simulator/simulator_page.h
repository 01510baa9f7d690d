// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/picture_choices.h"
#include "widgets/page/view_page.h"
#include "widgets/simulator/timeline/timeline_layout.h"
#include "widgets/work/moment_selection.h"

#include <QPointer>

#include <memory>
#include <optional>

class QAction;
class QStackedWidget;

namespace fairshare::gui {

class SimulatorControls;
class PlaybackBar;
class TimelineView;
class LinkButton;
class MomentPanel;
class OtherRun;
class ViewSplitter;

/// The Simulator view: the work lost under each policy when nodes are requested, as samples over the whole
/// run of a cluster. A panel next to it shows which nodes are taken at the current sample and why.
class SimulatorPage : public ViewPage, private PictureChoices {
    Q_OBJECT

public:
    explicit SimulatorPage(const ViewSources& sources, QWidget* parent = nullptr);
    ~SimulatorPage() override;

    SimulationResults& simulation() { return m_simulation; }
    const SimulationResults& simulation() const { return m_simulation; }
    MomentSelection& selection() { return m_selection; }
    const MomentSelection& selection() const { return m_selection; }
    TimelineView& timeline() const { return *m_timeline; }
    PlaybackBar& player() const { return *m_player; }
    SimulatorControls& controls() const { return *m_controls; }
    MomentPanel& moment() const { return *m_moment; }
    OtherRun& otherRun() const { return *m_otherRun; }

    void offerCommands(const Actions& actions) override;
    void copy(bool withHeaders) override;
    void showCard() override;
    void waitUntilReady() override;
    PictureChoices* pictureChoices() override { return this; }
    AlgorithmUse algorithmUse() const override;
    ViewStatus status() const override;
    std::optional<RecentFacts> recentFacts() const override;
    QString premise() const override;
    DataMaker data() const override;
    std::vector<Part> parts() const override;
    bool hasOneRange() const override { return document().scenario()->simulation.has(); }
    void adopt(const SimulatorPage& shown);

Q_SIGNALS:
    /// The samples were replaced or removed.
    void sampledRunChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Result<void> chooseResult(std::span<const std::string> choices) override;
    Result<Chosen> chosen() const override;
    std::optional<Error> failure() const override { return m_simulation.problem(); }
    QWidget* createEmptyPart();
    QWidget* createTimelinePart(const ViewSources& sources);
    void connectParts();
    void refresh();
    void refreshMoments();
    void choosePicture();
    void followLooks();
    QList<int> division(int length) const;
    QString settingsText() const;

    SimulationResults m_simulation;
    MomentSelection m_selection;
    QStackedWidget* m_content;
    LinkButton* m_import = nullptr;
    LinkButton* m_generate = nullptr;
    SimulatorControls* m_controls = nullptr;
    TimelineView* m_timeline = nullptr;
    OtherRun* m_otherRun = nullptr; ///< contains the timeline
    PlaybackBar* m_player = nullptr;
    MomentPanel* m_moment = nullptr;
    ViewSplitter* m_split = nullptr;
    QPointer<QAction> m_cancel; ///< cancels the computation or export in progress
    std::weak_ptr<const SampledRun> m_pictured; ///< run for which the picture was last chosen
    std::optional<TimelinePicture>
        m_pictureLeft; ///< earlier picture, replaced by the jobs of a run without samples
};

} // namespace fairshare::gui

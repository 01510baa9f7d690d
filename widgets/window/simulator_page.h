// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/film_layout.h"
#include "widgets/window/view_page.h"
#include "widgets/work/film_look.h"

#include <QPointer>

#include <memory>
#include <optional>

class QAction;
class QSplitter;
class QStackedWidget;

namespace fairshare::gui {

class FilmControls;
class FilmPlayer;
class FilmView;
class LinkButton;
class MomentPanel;

/// The Simulator view: which work is lost under each policy when somebody wants nodes, as a film over the
/// whole run of a cluster, and beside it what is taken at the moment and why.
class SimulatorPage : public ViewPage {
    Q_OBJECT

public:
    explicit SimulatorPage(const ViewSources& sources, QWidget* parent = nullptr);
    ~SimulatorPage() override;

    SimulationResults& simulation() { return m_simulation; }
    FilmLook& look() { return m_look; }
    FilmView& film() const { return *m_film; }
    FilmPlayer& player() const { return *m_player; }
    FilmControls& controls() const { return *m_controls; }
    MomentPanel& moment() const { return *m_moment; }

    void offerCommands(const Actions& actions) override;
    void copy(bool withHeaders) override;
    void showCard() override;
    void waitUntilReady() override;
    bool showsAlgorithms() const override { return false; }
    std::optional<Error> failure() const override { return m_simulation.problem(); }
    ViewStatus status() const override;
    QString premise() const override;
    DataMaker data() const override;
    std::vector<Part> parts() const override;
    void adopt(const ViewPage& other) override;
    /// As what is shown needs it, whatever somebody chose.
    void divideAnew();

Q_SIGNALS:
    /// Another film, or none.
    void filmChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* createEmptyPart();
    QWidget* createFilmPart();
    void connectParts();
    void refresh();
    void refreshMoments();
    void choosePicture();
    void followLooks();
    void divide();
    QString settingsText() const;

    SimulationResults m_simulation;
    FilmLook m_look;
    QStackedWidget* m_content;
    LinkButton* m_import = nullptr;
    LinkButton* m_generate = nullptr;
    FilmControls* m_controls = nullptr;
    FilmView* m_film = nullptr;
    FilmPlayer* m_player = nullptr;
    MomentPanel* m_moment = nullptr;
    QSplitter* m_split = nullptr;
    QPointer<QAction> m_cancel; ///< ends what is computed or written
    std::weak_ptr<const Film> m_pictured; ///< what the picture was chosen for
    std::optional<FilmShow> m_pictureLeft; ///< for the jobs of a run without samples
};

} // namespace fairshare::gui

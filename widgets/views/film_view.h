// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/film_scene.h"
#include "widgets/work/film_look.h"

#include "core/simulator/samples/film_words.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>

namespace fairshare::gui {

/// The film of a simulation: a heat map of every policy on one clock, and what taking nodes would cost.
/// A click sets the moment and selects the node; the wheel and dragging scroll, Ctrl with the wheel zooms.
class FilmView : public QWidget {
    Q_OBJECT

public:
    explicit FilmView(FilmLook& look, QWidget* parent = nullptr);

    FilmShow picture() const { return m_show; }
    void setPicture(FilmShow picture);
    bool outlinesTaken() const { return m_outlinesTaken; }
    void setOutlinesTaken(bool outlines);
    /// What colors jobs in the Gantt picture, one of JobColorChoices.
    const std::string& jobColor() const { return m_jobColor; }
    void setJobColor(const std::string& by);

    /// What stands here while there is no film, and instead of pictures that need samples where none is.
    void setMessage(const QString& message);
    const QString& message() const { return m_message; }

    /// The part of the film that is seen.
    const TimeSpan& span() const { return m_span; }
    void setSpan(const TimeSpan& span);
    void showAll();
    /// Around the moment, so that single samples are told apart.
    void showMoment();
    /// The card of the selected node at the moment.
    void showCard();
    /// Whether nothing is being computed for what is seen.
    bool isReady() const { return m_pictures.isReady(); }
    void waitUntilReady();
    /// The same where nobody can wait: makes what is seen at once.
    void settle();
    /// Draws everything from scratch instead of keeping what stays while the cursor moves.
    void setDrawnAnew(bool anew);
    FilmLayout layoutNow() const;

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    /// What lies under the pointer, in one line; "" for nothing.
    void pointedAt(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// What is under a place: a node under a policy at a sample.
    struct Spot {
        std::uint32_t node = 0;
        std::optional<std::size_t> policy{}; ///< none where no policy is shown
        std::uint64_t sample = 0;
        Seconds time = 0; ///< within the sample, or behind its begin until the next
    };

    std::optional<FilmScene> scene() const;
    FilmRoom room(const FilmScene& scene) const;
    void takeFilm();
    void takeSettings();
    void follow();
    void refreshStill();
    void colorJobs();
    void wantPictures();
    void usualSpan();
    void zoom(double factor, double around);
    void scroll(double seconds);
    void walkNodes(int nodes);
    std::optional<Spot> spotAt(const QPoint& position) const;
    CellCard cardOf(const Spot& spot) const;
    /// Of a course below the pictures of the nodes.
    std::optional<CellCard> courseCardAt(const QPoint& position) const;
    /// Of whatever lies there; "" for nothing.
    QString cardAt(const QPoint& position) const;
    void look(const QPoint& position);
    /// Tells what lies there. @param position nothing where nobody points, or not any more
    void point(std::optional<QPoint> position);
    QString pointedText(const QPoint& position) const;
    void paintStill(QPainter& painter, const FilmScene& scene);

    FilmLook& m_look;
    FilmPictures m_pictures;
    FilmShow m_show = FilmShow::HeatMap;
    bool m_outlinesTaken = true;
    std::string m_jobColor{JobColorChoices.front()};
    JobColors m_jobColors; ///< of the film that is shown, while its Gantt picture is
    TimeSpan m_whole; ///< of the film
    TimeSpan m_span;
    const Film* m_shown = nullptr; ///< whose span it is
    QPixmap m_still; ///< null while it has to be painted anew
    bool m_drawnAnew = false;
    QString m_message;
    std::optional<QPoint> m_pointer; ///< where it was seen last
    QString m_pointed; ///< as it was told last
    std::optional<QPoint> m_pressed;
    TimeSpan m_pressedSpan;
    bool m_dragged = false;
};

} // namespace fairshare::gui

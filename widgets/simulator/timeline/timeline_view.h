// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/simulator/timeline/timeline_scene.h"
#include "widgets/work/moment_selection.h"

#include "core/simulator/samples/moment_text.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>

namespace fairshare::gui {

/// The simulation view: a heat map per policy on one time axis, and the cost of preempting nodes. A click
/// sets the time and selects the node. The wheel and dragging scroll; Ctrl with the wheel zooms. Dragging
/// with Shift, or Shift with Left and Right, selects a range.
class TimelineView : public QWidget {
    Q_OBJECT

public:
    explicit TimelineView(MomentSelection& selection, QWidget* parent = nullptr);

    TimelinePicture picture() const { return m_show; }
    void setPicture(TimelinePicture picture);
    bool outlinesTaken() const { return m_outlinesTaken; }
    void setOutlinesTaken(bool outlines);
    /// Returns how jobs are colored in the Gantt chart, ColorPerJob or one of JobColorChoices.
    const std::string& jobColor() const { return m_jobColor; }
    void setJobColor(const std::string& by);

    /// Sets the message shown before there is a run, and in place of pictures that need samples if there are
    /// none.
    void setMessage(const QString& message);
    const QString& message() const { return m_message; }

    /// Returns the visible time span.
    const TimeSpan& span() const { return m_span; }
    void setSpan(const TimeSpan& span);
    /// Returns the time span of the whole run, and of another run that is shown on the same clock.
    const TimeSpan& whole() const { return m_whole; }
    /// Sets the time span of a run that is shown on the same clock; nothing for none.
    void setOtherWhole(const std::optional<TimeSpan>& other);
    void showAll();
    /// Returns the selected part of the time; nothing if none is selected.
    const std::optional<TimeRange>& range() const { return m_range; }
    /// Selects a part of the time, limited to that of the run.
    void selectRange(std::optional<TimeRange> range);
    /// Zooms in around the current sample until single samples can be distinguished.
    void showMoment();
    /// Shows the hover card of the selected node at the current sample.
    void showCard();
    /// True if nothing visible is still being computed.
    bool isReady() const { return m_pictures.isReady(); }
    void waitUntilReady();
    /// Makes the visible pictures immediately, for callers that cannot wait.
    void settle();
    /// Draws everything from scratch instead of caching the part that does not depend on the cursor.
    void setDrawnAnew(bool anew);
    TimelineLayout layoutNow() const;

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    /// Describes what is under the pointer, in one line; "" for nothing.
    void pointedAt(const QString& text);
    void spanChanged();
    void rangeChanged();

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
    /// What is under a position: a node under a policy at a sample.
    struct Spot {
        std::uint32_t node = 0;
        std::optional<std::size_t> policy{}; ///< none if no policy is shown
        std::uint64_t sample = 0;
        Seconds time = 0; ///< time within the sample's interval, from the sample until the next one
    };

    std::optional<TimelineScene> scene() const;
    TimelineRoom room(const TimelineScene& scene) const;
    void takeSampledRun();
    void takeSettings();
    void follow();
    void refreshStill();
    void colorJobs();
    void wantPictures();
    void usualSpan();
    TimeSpan wholeNow() const;
    void zoom(double factor, double around);
    void scroll(double seconds);
    void walkNodes(int nodes);
    /// Moves the cursor and the end of the range that follows it.
    void extendRange(int samples);
    Seconds timeUnder(int x) const;
    std::optional<Spot> spotAt(const QPoint& position) const;
    CellCard cardOf(const Spot& spot) const;
    /// Returns the card for a chart over time below the pictures of the nodes.
    std::optional<CellCard> courseCardAt(const QPoint& position) const;
    /// Returns the card for anything at this position; "" for nothing.
    QString cardAt(const QPoint& position) const;
    void look(const QPoint& position);
    /// Emits what is at a position.
    /// @param position nothing if the pointer left
    void point(std::optional<QPoint> position);
    QString pointedText(const QPoint& position) const;
    void paintStill(QPainter& painter, const TimelineScene& scene);

    MomentSelection& m_selection;
    HeatmapImages m_pictures;
    TimelinePicture m_show = TimelinePicture::HeatMap;
    bool m_outlinesTaken = true;
    std::string m_jobColor{ColorPerJob};
    TimelineJobColors m_jobColors; ///< of the shown run, while its Gantt chart is shown
    TimeSpan m_whole; ///< time span of the whole run, and of another one on the same clock
    std::optional<TimeSpan> m_otherWhole; ///< time span of another run on the same clock
    TimeSpan m_span;
    std::optional<TimeRange> m_range;
    std::optional<Seconds> m_rangeFrom; ///< fixed end of a range while it is dragged or extended by keys
    const SampledRun* m_shown = nullptr; ///< run that the span belongs to
    QPixmap m_still; ///< null if it must be painted again
    bool m_drawnAnew = false;
    QString m_message;
    std::optional<QPoint> m_pointer; ///< last known position
    QString m_pointed; ///< last text that was emitted
    std::optional<QPoint> m_pressed;
    TimeSpan m_pressedSpan;
    bool m_dragged = false;
};

} // namespace fairshare::gui

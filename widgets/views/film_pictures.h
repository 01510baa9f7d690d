// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/time_span.h"
#include "widgets/work/latest_work.h"
#include "widgets/work/simulation_results.h"

#include "core/simulator/samples/film_strips.h"

#include <QImage>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace fairshare::gui {

/// The heat maps of a film for the part that is looked at, made in the background. What is there stays until
/// what is wanted is made; that reaches a little farther to both sides, so that scrolling finds it.
class FilmPictures : public QObject {
    Q_OBJECT

public:
    /// How fine pictures are wanted, in pixels of the screen.
    struct Fineness {
        int columns = 0; ///< over the whole span
        int rows = 0;

        bool operator==(const Fineness&) const = default;
    };
    struct Wanted {
        TimeSpan span;
        Fineness fineness;
    };
    /// One image a policy: even columns of time, nodes downwards; idle nodes can be seen through.
    struct Made {
        TimeSpan span; ///< that the images reach over
        std::vector<QImage> strips;
    };

    explicit FilmPictures(QObject* parent = nullptr);

    /// @param film null for none
    void setFilm(FilmPtr film, FilmSettings settings);
    /// Makes what is wanted unless it is there.
    void want(const TimeSpan& span, const Fineness& fineness);
    /// The latest; without images before the first.
    const Made& made() const { return m_made; }
    bool isReady() const { return !m_work.isBusy(); }
    /// For pictures made without a window.
    void waitUntilReady();
    /// Makes what is wanted at once, where nobody can wait for the background.
    void settle();

    /// Makes them at once, in any thread; without images where that was cancelled.
    static Made pictured(
        const FilmPtr& film, FilmSettings settings, const Wanted& wanted, const Progress& progress);

    /// The color of a value from 0 to 1: the darker, the more valuable.
    static QColor colorOf(double value);

Q_SIGNALS:
    void changed();

private:
    struct Order {
        FilmPtr film;
        std::shared_ptr<FilmStrips> maker;
        TimeSpan span; ///< with what is beside it
        Fineness fineness; ///< likewise
    };

    static Made make(const Order& order, int columns, const Progress& progress);
    std::optional<Order> order() const;
    void ask();
    void request(const Order& order, int columns);
    bool covers() const;

    FilmPtr m_film;
    std::shared_ptr<FilmStrips> m_maker;
    TimeSpan m_span;
    Fineness m_fineness;
    Made m_made;
    std::shared_ptr<FilmStrips> m_madeBy; ///< null before the first
    Order m_asked; ///< last
    LatestWork m_work;
};

} // namespace fairshare::gui

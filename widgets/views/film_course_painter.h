// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/film_scene.h"
#include "widgets/views/round_scale.h"

#include <QPainter>
#include <QPolygonF>

#include <vector>

namespace fairshare::gui {

/// Paints what goes with the film over time: work lost of every policy, nodes in use, jobs that wait.
class FilmCoursePainter {
public:
    FilmCoursePainter(QPainter& painter, const FilmScene& scene, const FilmLayout& layout);

    void paint(const FilmLayout::Band& band);

private:
    /// A policy's line, in node-seconds.
    struct Line {
        QPolygonF points{}; ///< x in pixels, y in node-seconds
        std::vector<double> lowest{}; ///< by point; where a column holds several samples
        std::vector<double> highest{};
        std::size_t policy = 0;
        QString name{}; ///< with those of the policies that have the same line
    };
    /// The name of a line and where it is drawn.
    struct Name {
        QString text{};
        std::size_t policy = 0;
        double y = 0; ///< top
        double right = 0;
    };

    void paintLosses(const FilmLayout::Band& band, bool sums);
    /// The longest for which there is room.
    QString lossesTitle(bool sums, int room) const;
    std::vector<Line> lines(bool sums) const;
    void joinSame(std::vector<Line>& lines) const;
    void paintLines(const FilmLayout::Band& band, const std::vector<Line>& lines, double highest);
    void paintNames(const FilmLayout::Band& band, const std::vector<Line>& lines, double highest);
    void moveApart(std::vector<Name>& names, const QRect& canvas, const QFontMetrics& metrics) const;
    void paintName(const Name& name, const QFont& font);
    void paintLoad(const FilmLayout::Band& band);
    void paintTitle(const FilmLayout::Band& band, const QString& title);
    /// @param scale from 0 to its end @param percent whether it ends with the whole of something
    void paintScale(const FilmLayout::Band& band, const RoundScale& scale, const QString& unit, bool percent);
    /// As many as there is room for.
    int ticksOf(const FilmLayout::Band& band) const;
    static RoundScale percentScale(int ticks);
    void paintUnit(const QRect& canvas, const QString& unit);
    double yOf(const QRect& canvas, double value, double highest) const;

    QPainter& m_painter;
    const FilmScene& m_scene;
    const FilmLayout& m_layout;
    QFont m_small;
    int m_em;
};

} // namespace fairshare::gui

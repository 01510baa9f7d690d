// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot.h"
#include "tests/core/chart/small_site.h"

#include <QImage>
#include <QPoint>

#include <memory>
#include <string>
#include <utility>

namespace fairshare::gui {

/// Two lines that end at one height, and a third with a name too long for the room.
inline std::shared_ptr<const Plot> endings()
{
    Marks lines{.kind = MarkKind::Lines, .id = "users"};
    lines.x = {0, 1, 0, 1, 0, 1};
    lines.y = {1, 1, 2, 1, 3, 3};
    lines.starts = {0, 2, 4, 6};
    lines.rows = {fairshare::test::Ana, fairshare::test::Ben, fairshare::test::Cem};
    lines.labels = {"ana", "ben", std::string(80, 'm')};
    lines.labelPlace = LabelPlace::LineEnds;
    lines.heightsNamed = true;
    Plot plot;
    plot.title = "A plot";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    PlotPanel panel{.marks = {lines}};
    panel.x = {.lowest = -1, .highest = 2, .shown = false};
    panel.y = {.lowest = 0, .highest = 4, .reversed = true, .shown = false};
    plot.panels = {panel};
    return std::make_shared<const Plot>(std::move(plot));
}

/// Columns with ink beside the end of a line.
inline int inkBesideEnd(const QImage& seen, const QPoint& end, int height)
{
    int columns = 0;
    for (int x = end.x() + 3; x < seen.width(); ++x) {
        bool ink = false;
        for (int y = end.y() - height / 2; y <= end.y() + height / 2; ++y)
            ink = ink || qGray(seen.pixel(x, y)) < 160;
        columns += ink ? 1 : 0;
    }
    return columns;
}

/// How many lines of text there are between two columns.
inline int linesOfText(const QImage& seen, int left, int right)
{
    int lines = 0;
    bool before = false;
    for (int y = 0; y < seen.height(); ++y) {
        bool ink = false;
        for (int x = left; x < right; ++x)
            ink = ink || qGray(seen.pixel(x, y)) < 100;
        lines += ink && !before ? 1 : 0;
        before = ink;
    }
    return lines;
}

} // namespace fairshare::gui

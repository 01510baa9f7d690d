// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRect>

#include <array>
#include <vector>

class QPainter;

namespace fairshare::gui {

/// A row of the small picture of a tree, pool or queue, with enough detail to recognize a file in any size
/// and theme.
struct SketchRow {
    static constexpr int Bars = 5;

    quint8 depth = 0;
    quint8 nameLength = 0; ///< in characters
    std::array<quint8, Bars> bars{}; ///< 0 to 255; 0 for no bar
};

/// A small picture of rows, or of the use of a cluster over time.
struct Sketch {
    std::vector<SketchRow> rows{};
    std::vector<quint8> columns{}; ///< 0 to 255, in the order of time

    bool isEmpty() const { return rows.empty() && columns.empty(); }
};

QByteArray encodedSketch(const Sketch& sketch);

/// Decodes a text made by encodedSketch; the result is empty for invalid text.
Sketch decodedSketch(const QByteArray& text);

void paintSketch(QPainter& painter, const QRect& place, const Sketch& sketch);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRect>

#include <array>
#include <vector>

class QPainter;

namespace fairshare::gui {

/// A row of the small picture of a tree, with enough detail to recognize a file in any size and theme.
struct SketchRow {
    static constexpr int Bars = 5;

    quint8 depth = 0;
    quint8 nameLength = 0; ///< in characters
    std::array<quint8, Bars> bars{}; ///< 0 to 255; 0 for no bar
};

QByteArray encodedSketch(const std::vector<SketchRow>& rows);

/// Decodes a text made by encodedSketch; returns no rows for invalid text.
std::vector<SketchRow> decodedSketch(const QByteArray& text);

void paintSketch(QPainter& painter, const QRect& place, const std::vector<SketchRow>& rows);

} // namespace fairshare::gui

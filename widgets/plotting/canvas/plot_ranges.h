// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/canvas/canvas_panel.h"

#include <vector>

/// Visible ranges of the axes of a plot.
namespace fairshare::gui {

/// True if two ranges are equal up to rounding.
bool isSame(const QCPRange& a, const QCPRange& b);
/// False for an axis on which all parts must stay visible together.
bool zooms(const PlotAxis& axis);

/// Fits the axes to the items.
void fitRanges(const Plot& plot, std::vector<CanvasPanel>& panels, const std::vector<PlotItem>& items);
/// Zooms around the middle.
/// @param factor below 1 shows a smaller range, magnified
void zoomRanges(const Plot& plot, std::vector<CanvasPanel>& panels, double factor);
/// Shows the full ranges of the plot.
void showWholeRanges(const Plot& plot, std::vector<CanvasPanel>& panels);
/// True if a panel shows its full range.
bool showsWholeRange(const PlotPanel& full, const CanvasPanel& panel);
/// Lets all panels show the same range of the axes that the plot shares.
void shareRanges(const Plot& plot, const std::vector<CanvasPanel>& panels);
/// Keeps the ranges of a panel within the whole ranges.
/// @param panels must outlive the axes
void keepWithin(const std::vector<CanvasPanel>& panels, std::size_t at, const PlotPanel& full);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace fairshare::gui {

/// Something that must fit on one page: a line, a row, a picture.
struct FlowPiece {
    double height = 0;
    double gap = 0; ///< space above it, except at the top of a page
    bool keepsWithNext = false; ///< must be on the same page as the next piece
    std::function<void(QPainter& painter, const QRectF& place)> paint{};
    /// Repeated above the piece if it starts a page; null for nothing.
    std::shared_ptr<const FlowPiece> head{};
    double shrink = 0; ///< how much its height can shrink to fit more on the page
    double stretch = 0; ///< how much its height can grow to fill the page
};

using Flow = std::vector<FlowPiece>;

/// A piece and its position on a page, measured from the top of the page's text area.
struct PlacedPiece {
    const FlowPiece* piece = nullptr;
    double top = 0;
    double height = 0; ///< the piece's own height after shrinking or stretching
};

using FlowPage = std::vector<PlacedPiece>;

/// Distributes pieces over pages of this height, in order. Uses few pages and leaves none but the last much
/// less than full. Pieces that keep together are separated only if they are higher than a page. A piece is
/// never split.
/// @param flow must outlive the pages
std::vector<FlowPage> paginate(const Flow& flow, double height);

/// Keeps pieces together: only the last may end a page.
void keepTogether(Flow& flow, std::size_t begin, std::size_t end);

} // namespace fairshare::gui

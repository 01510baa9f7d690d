// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace fairshare::gui {

/// Something that stands on one page: a line, a row, a picture.
struct FlowPiece {
    double height = 0;
    double gap = 0; ///< above it, but at the head of a page
    bool keepsWithNext = false; ///< stands on the page of the next one
    std::function<void(QPainter& painter, const QRectF& place)> paint{};
    /// What is repeated above it where it begins a page; null for nothing.
    std::shared_ptr<const FlowPiece> head{};
    double shrink = 0; ///< how much lower it may be, so that more fits its page
    double stretch = 0; ///< how much higher it may be, so that its page is full
};

using Flow = std::vector<FlowPiece>;

/// A piece with its place on a page, measured from where the text of the page begins.
struct PlacedPiece {
    const FlowPiece* piece = nullptr;
    double top = 0;
    double height = 0; ///< the piece's own, less what it shrinks or with what it stretches
};

using FlowPage = std::vector<PlacedPiece>;

/// Pieces on pages of this height, in their order: on few pages, of which none but the last is left much less
/// than full. What keeps together is parted only where it is higher than a page. A piece is never parted.
/// @param flow outlives the pages
std::vector<FlowPage> paginate(const Flow& flow, double height);

/// The pieces belong together: none but the last may end a page.
void keepTogether(Flow& flow, std::size_t begin, std::size_t end);

} // namespace fairshare::gui

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
};

using Flow = std::vector<FlowPiece>;

/// A piece with its place on a page, measured from where the text of the page begins.
struct PlacedPiece {
    const FlowPiece* piece = nullptr;
    double top = 0;
};

using FlowPage = std::vector<PlacedPiece>;

/// Pieces on pages of this height, in their order. What keeps together is parted only where it is higher than
/// a page. A piece is never parted. @param flow outlives the pages
std::vector<FlowPage> paginate(const Flow& flow, double height);

/// The pieces belong together: none but the last may end a page.
void keepTogether(Flow& flow, std::size_t begin, std::size_t end);

} // namespace fairshare::gui

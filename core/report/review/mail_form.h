// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/review/review.h"

#include <cstddef>

namespace fairshare {

/// Size of a review for mail, as text or as HTML. Mail programs clip larger messages.
inline constexpr std::size_t MostMailBytes = 100'000;

/// Returns the review for mail: captions stand for pictures, and long tables, lists and command lines are cut
/// evenly until the review is smaller than MostMailBytes, and then the paragraphs of its longest sections. A
/// line says how much is left out.
Review mailForm(Review review);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain/flip.h"

#include <QString>

/// Texts for a change that reverses an order.
namespace fairshare::gui {

/// Returns the relative change: "+10 %"; "" for a change from or to parent shares.
QString amountText(const Flip& flip);

/// Returns the values: "20 → 22", or "−1 410.0 TRES-h".
QString changeText(const Flip& flip);

/// Returns the whole change as rich text; a line may show only a part of it.
/// @param exact the change as worded by `describe`
QString flipCard(const QString& exact, const Flip& flip);

} // namespace fairshare::gui

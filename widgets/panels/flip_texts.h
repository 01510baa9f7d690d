// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain/flip.h"

#include <QString>

/// How a change that turns an order round is told.
namespace fairshare::gui {

/// "+10 %"; "" for one from or to parent shares.
QString amountText(const Flip& flip);

/// "20 → 22", or "−1 410.0 TRES-h".
QString changeText(const Flip& flip);

/// The whole change as rich text, of which a line may show a part. @param exact as `describe` says it
QString flipCard(const QString& exact, const Flip& flip);

} // namespace fairshare::gui

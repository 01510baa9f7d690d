// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainterPath>
#include <QString>

namespace fairshare::gui {

/// Returns the outlines of a one-line text from this base line. They are identical in every run. The
/// toolkit's own outlines can differ by 1/64 pixel for a font that was also drawn in other sizes.
QPainterPath textOutline(const QFont& font, const QPointF& base, const QString& text);

} // namespace fairshare::gui

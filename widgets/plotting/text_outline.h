// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainterPath>
#include <QString>

namespace fairshare::gui {

/// The letters of a text of one line as they are drawn from this base line on. The same in every run: what
/// the toolkit makes of a font that was drawn in several sizes is not, by a sixty-fourth of a pixel.
QPainterPath textOutline(const QFont& font, const QPointF& base, const QString& text);

} // namespace fairshare::gui

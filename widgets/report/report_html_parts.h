// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/review.h"

#include <QByteArray>
#include <QString>

#include <string>

/// Pieces of a report's HTML file.
namespace fairshare::gui {

/// A text of the core between tags or in an attribute.
QString escaped(const std::string& text);

/// In the colors of the theme that the reader's system asks for; pictures, and everything on paper, are
/// light.
QString reportStyleSheet();

/// A picture as an element of a page: without its prolog, as wide as there is room, its names told apart from
/// those of the other pictures. @param svg as QSvgGenerator writes it
QString inlineSvg(const QByteArray& svg, int number, const QString& description);

/// The bars of a table's column of moves.
class MoveBars {
public:
    explicit MoveBars(const ReviewTable& table);

    QString head(const ReviewColumn& column) const;
    QString bar(std::int32_t move) const;

private:
    double m_middle = 0;
    double m_scale = 1;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/review/review.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

/// Parts of a report's HTML file.
namespace fairshare::gui {

/// Escapes a text of the core for use between tags or in an attribute.
QString escaped(const std::string& text);
/// Does the same for sentences, with units kept next to their numbers.
QString escapedProse(const std::string& text);

/// Returns the spans of a text with their emphasis.
QString styledHtml(const std::vector<ReviewSpan>& spans);

/// Returns a list with the lists nested in it.
QString listHtml(const ReviewList& list);

/// Returns the style sheet. Colors follow the light or dark theme of the reader's system; pictures, and
/// everything on paper, are light.
QString reportStyleSheet();

/// Returns a picture as an element of a page: without its prolog, as wide as there is room, with IDs that
/// differ from those of other pictures.
/// @param svg written by QSvgGenerator
QString inlineSvg(const QByteArray& svg, int number, const QString& description);

/// The bars in a table's column of moves.
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

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace fairshare::gui {

/// A place in a document that PDF readers list as a bookmark.
struct PdfBookmark {
    QString title;
    int page = 0; ///< starts at 0
    double top = 0; ///< distance from the bottom edge of the page, in points
};

struct PdfOutline {
    std::vector<PdfBookmark> entries;
    QString language; ///< language of the texts: "en"; "" if unknown
};

/// Adds bookmarks to a PDF.
/// @param pdf written by QPdfWriter, which does not support bookmarks
/// @return the same document, which opens with its bookmarks shown; the unchanged document if its structure
/// is not as expected or there are no bookmarks
QByteArray withOutline(const QByteArray& pdf, const PdfOutline& outline);

} // namespace fairshare::gui

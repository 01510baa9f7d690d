// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace fairshare::gui {

/// A place in a document that readers list beside its pages.
struct PdfBookmark {
    QString title;
    int page = 0; ///< from 0 on
    double top = 0; ///< points from the lower edge of the page
};

struct PdfOutline {
    std::vector<PdfBookmark> entries;
    QString language; ///< of the texts: "en"; "" where it is unknown
};

/// @param pdf as QPdfWriter writes it, which knows no bookmarks
/// @return the same document, which opens with its bookmarks beside it; as it was where it has no such form,
///         or there are none
QByteArray withOutline(const QByteArray& pdf, const PdfOutline& outline);

} // namespace fairshare::gui

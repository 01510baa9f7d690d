// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture_facts.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

#include <memory>
#include <string>

namespace fairshare::gui {

/// A PDF in memory. Lines and texts stay vectors and text, images are lossless. Its bytes depend only on the
/// drawing and the facts: not on the clock, the time zone or a random order.
///
///     PdfDocument document(layout, facts);
///     document.painter().drawText(…);
///     document.newPage();
///     …
///     const std::string bytes = document.finish();
class PdfDocument {
public:
    /// Drawing resolution: 96 per inch, as logical pixels on screen. The origin is inside the margins.
    static constexpr int Resolution = 96;

    PdfDocument(const QPageLayout& layout, PictureFacts facts);
    ~PdfDocument();
    PdfDocument(const PdfDocument&) = delete;
    PdfDocument& operator=(const PdfDocument&) = delete;

    /// The painter for all pages. A new page keeps the state of the painter.
    QPainter& painter() { return m_painter; }
    /// Size of the page without the margins, in logical pixels.
    QSize pageSize() const;
    void newPage();
    /// Adds the full text of truncated labels, which are known only after drawing.
    void addFullNames(const QStringList& names) { m_facts.fullNames << names; }
    /// Ends the document. @return its bytes; "" if it could not be created
    std::string finish();

private:
    PictureFacts m_facts;
    QByteArray m_bytes;
    QBuffer m_buffer;
    QPdfWriter m_writer;
    QPainter m_painter;
};

/// Returns the layout of one page without margins, as large as a picture of this size in logical pixels.
QPageLayout pageOf(const QSize& size);

} // namespace fairshare::gui

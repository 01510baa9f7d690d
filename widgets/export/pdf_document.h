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

/// A PDF in memory: lines and texts stay what they are, images lose nothing, and its bytes depend on what is
/// drawn and on the facts alone: no clock, no time zone, no random order.
///
///     PdfDocument document(layout, facts);
///     document.painter().drawText(…);
///     document.newPage();
///     …
///     const std::string bytes = document.finish();
class PdfDocument {
public:
    /// Where one may draw: 96 a inch, as logical pixels of the screen; the origin is where the margins end.
    static constexpr int Resolution = 96;

    PdfDocument(const QPageLayout& layout, PictureFacts facts);
    ~PdfDocument();
    PdfDocument(const PdfDocument&) = delete;
    PdfDocument& operator=(const PdfDocument&) = delete;

    /// One painter for all pages; each begins with its state as it was.
    QPainter& painter() { return m_painter; }
    /// What is drawn on, for metrics: logical pixels without the margins.
    QSize pageSize() const;
    void newPage();
    /// Whole texts of what is cut short, which is known once it is drawn.
    void addFullNames(const QStringList& names) { m_facts.fullNames << names; }
    /// Ends the document. @return its bytes; "" where it could not be made
    std::string finish();

private:
    PictureFacts m_facts;
    QByteArray m_bytes;
    QBuffer m_buffer;
    QPdfWriter m_writer;
    QPainter m_painter;
};

/// One page without margins, as large as a picture of that many logical pixels.
QPageLayout pageOf(const QSize& size);

} // namespace fairshare::gui

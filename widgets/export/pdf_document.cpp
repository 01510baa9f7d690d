// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/pdf_document.h"

#include "widgets/export/pdf_information.h"

#include <QHashFunctions>
#include <QPageSize>

#include <utility>

namespace fairshare::gui {
namespace {

constexpr double PointsPerPixel = 0.75;

} // namespace

PdfDocument::PdfDocument(const QPageLayout& layout, PictureFacts facts)
    : m_facts(std::move(facts))
    , m_buffer(&m_bytes)
    , m_writer(&m_buffer)
{
    m_buffer.open(QIODevice::WriteOnly);
    m_writer.setResolution(Resolution);
    m_writer.setPageLayout(layout);
    m_writer.setDocumentXmpMetadata("-"); // placeholder for the final metadata
    // The writer keeps fonts in a hash, whose order must not change from run to run. A hash keeps the seed of
    // its creation.
    QHashSeed::setDeterministicGlobalSeed();
    m_painter.begin(&m_writer);
    m_painter.setRenderHint(QPainter::LosslessImageRendering);
}

PdfDocument::~PdfDocument()
{
    finish();
}

QSize PdfDocument::pageSize() const
{
    return {m_writer.width(), m_writer.height()};
}

void PdfDocument::newPage()
{
    m_writer.newPage();
}

std::string PdfDocument::finish()
{
    if (!m_painter.isActive())
        return {};
    const bool ended = m_painter.end();
    QHashSeed::resetRandomGlobalSeed();
    return ended ? withFacts(m_bytes, m_facts).toStdString() : std::string();
}

QPageLayout pageOf(const QSize& size)
{
    return {QPageSize(QSizeF(size) * PointsPerPixel, QPageSize::Point, {}, QPageSize::ExactMatch),
        QPageLayout::Portrait, QMarginsF()};
}

} // namespace fairshare::gui

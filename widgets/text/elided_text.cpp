// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/elided_text.h"

namespace fairshare::gui {
namespace {

thread_local ElidedTexts* present = nullptr;

template <typename Metrics, typename Width>
QString told(const Metrics& metrics, const QString& text, Qt::TextElideMode mode, Width width)
{
    const QString fit = metrics.elidedText(text, mode, width);
    if (fit != text)
        tellElided(text);
    return fit;
}

} // namespace

QString elided(const QFontMetrics& metrics, const QString& text, Qt::TextElideMode mode, int width)
{
    // Callers request whole pixels, which may be half a pixel less than the text needs.
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    return told(metrics, text, mode, width);
}

QString elided(const QFontMetricsF& metrics, const QString& text, Qt::TextElideMode mode, double width)
{
    return told(metrics, text, mode, width);
}

void tellElided(const QString& text)
{
    if (present != nullptr && !text.isEmpty() && !present->m_texts.contains(text))
        present->m_texts << text;
}

QString firstWord(const QString& title)
{
    qsizetype end = 0;
    while (end < title.size() && title.at(end).isLetterOrNumber())
        ++end;
    return end == 0 ? title : title.left(end);
}

ElidedTexts::ElidedTexts()
    : m_outer(present)
{
    present = this;
}

ElidedTexts::~ElidedTexts()
{
    present = m_outer;
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>
#include <QStringList>

namespace fairshare::gui {

/// The text where it fits, else as much of it as does, with an ellipsis. Painters of names come here, so that
/// ElidedTexts learns what is cut short.
/// @param width pixels
QString elided(const QFontMetrics& metrics, const QString& text, Qt::TextElideMode mode, int width);

QString elided(const QFontMetricsF& metrics, const QString& text, Qt::TextElideMode mode, double width);

/// Tells ElidedTexts that only a part of this text is shown.
void tellElided(const QString& text);

/// Gathers the whole texts of what is cut short in this thread while it lives; an inner one takes them from
/// an outer one.
class ElidedTexts {
public:
    ElidedTexts();
    ~ElidedTexts();
    ElidedTexts(const ElidedTexts&) = delete;
    ElidedTexts& operator=(const ElidedTexts&) = delete;

    /// Each once, in the order of painting.
    const QStringList& texts() const { return m_texts; }

private:
    friend void tellElided(const QString& text);

    ElidedTexts* m_outer;
    QStringList m_texts;
};

} // namespace fairshare::gui

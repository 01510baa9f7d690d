// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>
#include <QStringList>

namespace fairshare::gui {

/// Returns the text, elided if it does not fit. Painters of names use this function, so ElidedTexts learns
/// which names are cut short.
/// @param width pixels
QString elided(const QFontMetrics& metrics, const QString& text, Qt::TextElideMode mode, int width);

QString elided(const QFontMetricsF& metrics, const QString& text, Qt::TextElideMode mode, double width);

/// Records for ElidedTexts that only a part of this text is shown.
void tellElided(const QString& text);

/// Returns the part of a title that identifies it in a narrow column: "Depth-oblivious" becomes "Depth".
QString firstWord(const QString& title);

/// Collects the full texts of everything that is elided in this thread during its lifetime. While an inner
/// collector exists, outer ones collect nothing.
class ElidedTexts {
public:
    ElidedTexts();
    ~ElidedTexts();
    ElidedTexts(const ElidedTexts&) = delete;
    ElidedTexts& operator=(const ElidedTexts&) = delete;

    /// Returns each text once, in painting order.
    const QStringList& texts() const { return m_texts; }

private:
    friend void tellElided(const QString& text);

    ElidedTexts* m_outer;
    QStringList m_texts;
};

} // namespace fairshare::gui

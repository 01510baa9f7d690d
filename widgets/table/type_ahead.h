// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <string>

namespace fairshare::gui {

/// The beginning of a name that the user types to jump to its row.
class TypeAhead {
public:
    /// Adds typed text.
    /// @return whether a new name begins because the last key press was long ago
    bool add(const QString& text)
    {
        constexpr qint64 LongAgo = 1000; // milliseconds
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        const bool fresh = now - m_typedAt > LongAgo;
        m_typed = fresh ? text : m_typed + text;
        m_typedAt = now;
        return fresh;
    }

    /// Returns a pattern for matchesGlob.
    std::string pattern() const { return m_typed.toStdString() + '*'; }

private:
    QString m_typed;
    qint64 m_typedAt = 0; ///< milliseconds since the epoch
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/settings.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QStringList>

namespace fairshare::gui {

/// Facts remembered about a recent file.
struct RecentFacts {
    /// What a file holds. Stored as a number, so the order stays.
    enum class Kind : quint8 { Associations, Groups, Jobs };

    Kind kind = Kind::Associations;
    quint64 count = 0; ///< of the kind; 0 if unknown
    QByteArray sketch{}; ///< data of a small picture; "" for none

    bool operator==(const RecentFacts&) const = default;
};

/// The recently opened files, latest first, stored in the settings.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    static constexpr int Longest = 10;

    explicit RecentFiles(Settings& settings, QObject* parent = nullptr);

    QStringList paths() const { return m_paths; }
    RecentFacts facts(const QString& path) const { return m_facts.value(path); }
    void add(const QString& path);
    /// Replaces the facts about a file in the list; ignored for other files.
    void describe(const QString& path, const RecentFacts& facts);
    void remove(const QString& path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store();

    Settings& m_settings;
    QStringList m_paths;
    QHash<QString, RecentFacts> m_facts;
};

} // namespace fairshare::gui

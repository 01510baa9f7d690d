// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/settings.h"

#include <QObject>
#include <QStringList>

namespace fairshare::gui {

/// The files opened last, the latest first, remembered in the settings.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    static constexpr int Longest = 10;

    explicit RecentFiles(Settings& settings, QObject* parent = nullptr);

    QStringList paths() const { return m_paths; }
    void add(const QString& path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store();

    Settings& m_settings;
    QStringList m_paths;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/start/link_table.h"

#include <QDateTime>

namespace fairshare::gui {

/// When a file was changed, as people say it: "today 14:02", "yesterday 9:30", a date.
QString whenText(const QDateTime& then, const QDateTime& now);

/// The files opened last: name, folder, size and when each was changed. A file that is gone says so.
class RecentTable : public LinkTable {
    Q_OBJECT

public:
    explicit RecentTable(QWidget* parent = nullptr);

    void setPaths(const QStringList& paths);

Q_SIGNALS:
    void openRequested(const QString& path);
    /// The file is not where it was.
    void locateRequested(const QString& path);
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/start/recent_table.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace fairshare::gui {
namespace {

enum Column { Name, Folder, Changed, Size };

QString folderText(const QFileInfo& file)
{
    const QString home = QDir::homePath();
    const QString folder = file.absolutePath();
    const bool below = folder == home || folder.startsWith(home + QLatin1Char('/'));
    return below && home.size() > 1 ? QLatin1Char('~') + folder.mid(home.size()) : folder;
}

} // namespace

QString whenText(const QDateTime& then, const QDateTime& now)
{
    const QLocale locale;
    const QString time = locale.toString(then.time(), QLocale::ShortFormat);
    const qint64 days = then.date().daysTo(now.date());
    if (days == 0)
        return RecentTable::tr("today %1").arg(time);
    if (days == 1)
        return RecentTable::tr("yesterday %1").arg(time);
    return locale.toString(then.date(), QLocale::ShortFormat);
}

RecentTable::RecentTable(QWidget* parent)
    : LinkTable({tr("File"), tr("Folder"), tr("Changed"), tr("Size")}, Folder, parent)
{
    setAccessibleName(tr("Recent files"));
    connect(this, &LinkTable::followed, this, [this](const QString& path) {
        if (QFileInfo::exists(path))
            Q_EMIT openRequested(path);
        else
            Q_EMIT locateRequested(path);
    });
}

void RecentTable::setPaths(const QStringList& paths)
{
    const QDateTime now = QDateTime::currentDateTime();
    std::vector<Row> rows;
    std::vector<int> missing;
    for (const QString& path : paths) {
        const QFileInfo file(path);
        Row row{{file.fileName(), folderText(file), tr("Locate…"), {}}, path, path};
        if (file.exists()) {
            row.cells[Size] = QLocale().formattedDataSize(file.size());
            row.cells[Changed] = whenText(file.lastModified(), now);
        } else {
            row.cells[Folder] = tr("file not found: %1").arg(folderText(file));
            missing.push_back(static_cast<int>(rows.size()));
        }
        rows.push_back(row);
    }
    setRows(rows);
    for (const int row : missing) {
        setCellRole(row, Name, Role::Text2);
        setCellRole(row, Folder, Role::Warning);
        setCellRole(row, Changed, Role::Accent);
    }
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/export_folder.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace fairshare::gui {
namespace {

bool isWritableFolder(const QString& path)
{
    const QFileInfo folder(path);
    return !path.isEmpty() && folder.isDir() && folder.isWritable();
}

/// Whether a folder contains the program's samples. Installed samples are opened from there like any file.
bool holdsSamples(const QString& path)
{
    const QStringList samples = QDir(QStringLiteral(":/samples")).entryList();
    const QDir folder(path);
    return !samples.isEmpty() && std::all_of(samples.begin(), samples.end(), [&folder](const QString& name) {
        return folder.exists(name);
    });
}

} // namespace

QString ExportFolder::path() const
{
    if (const QString last = m_settings.exportFolder(); isWritableFolder(last))
        return last;
    const QString file = m_document.path();
    QString own = file.isEmpty() ? QString() : QFileInfo(file).absolutePath();
    if (isWritableFolder(own) && !holdsSamples(own))
        return own;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return isWritableFolder(documents) ? documents : QDir::homePath();
}

QString ExportFolder::pathOf(QString name) const
{
    return QDir(path()).filePath(name.replace(QLatin1Char('/'), QLatin1Char('-')));
}

void ExportFolder::remember(const QString& file)
{
    m_settings.setExportFolder(QFileInfo(file).absolutePath());
}

} // namespace fairshare::gui

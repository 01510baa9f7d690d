// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/pasted_file.h"

#include "core/base/files/files.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QGuiApplication>
#include <QStandardPaths>

namespace fairshare::gui {
namespace {

constexpr qsizetype MostKept = 20;

/// Removes the oldest files, whose names sort first.
void removeOldFiles(QDir& folder)
{
    const QStringList names = folder.entryList({QStringLiteral("pasted-*.txt")}, QDir::Files, QDir::Name);
    for (qsizetype i = 0; i + MostKept < names.size(); ++i)
        folder.remove(names[i]);
}

} // namespace

QString pastedFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(QStringLiteral("pasted"));
}

Result<QString> savedClipboard(const QString& folder)
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        return fail(ErrorCode::BadInput,
            QCoreApplication::translate("PastedFile", "the clipboard has no text").toStdString());
    QDir target(folder);
    target.mkpath(QStringLiteral("."));
    const QString name =
        QStringLiteral("pasted-%1.txt")
            .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss-zzz")));
    QString path = target.filePath(name);
    if (auto written = writeFile(path.toStdString(), text.toStdString()); !written)
        return tl::unexpected(written.error());
    removeOldFiles(target);
    return path;
}

} // namespace fairshare::gui

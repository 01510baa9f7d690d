// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/files/saved_name.h"

#include "widgets/text/language.h"

#include "core/io/format_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace fairshare::gui {
namespace {

struct SavedNameTexts {
    Q_DECLARE_TR_FUNCTIONS(SavedNameTexts)
};

constexpr const char* OwnSuffix = ".fairshare";

} // namespace

QString proposedPath(const Document& document, const QStringList& sources)
{
    if (document.savesInPlace())
        return document.path();
    QString path = document.path();
    QString name = path.isEmpty() ? document.displayName() : QFileInfo(path).completeBaseName();
    if (path.isEmpty() && !document.isStored() && !sources.isEmpty()) {
        // Next to the tree file of a combination, without overwriting it.
        path = sources.front();
        QStringList parts;
        for (const QString& part : sources)
            parts << QFileInfo(part).completeBaseName();
        name = parts.join(QStringLiteral(" + "));
    }
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    return QDir(path.isEmpty() ? QDir::currentPath() : QFileInfo(path).absolutePath())
        .filePath(name + QLatin1String(OwnSuffix));
}

Result<void> checkSavedName(const QString& path)
{
    const std::string name = path.toStdString();
    const Format* format = formatNamedLike(name);
    if (format == nullptr || format == findFormat("fairshare"))
        return {};
    return tl::unexpected(Error{ErrorCode::BadInput,
        SavedNameTexts::tr("not saved: only scenarios can be saved here, not files of type %1; choose a name "
                           "that ends in .fairshare")
            .arg(coreText(format->title))
            .toStdString(),
        {}, name});
}

} // namespace fairshare::gui

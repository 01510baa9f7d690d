// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/dialogs/source_excerpt.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr qint64 BytesBefore = 60;
constexpr qint64 BytesShown = 120;
constexpr qint64 Chunk = 1 << 16;

/// Returns the offset of a line, counted from 1; -1 if the file is shorter.
qint64 offsetOfLine(QFile& file, std::uint32_t line)
{
    qint64 offset = 0;
    for (std::uint32_t left = line - 1; left > 0;) {
        const QByteArray part = file.read(Chunk);
        if (part.isEmpty())
            return -1;
        qsizetype from = 0;
        for (; left > 0; --left) {
            const qsizetype end = part.indexOf('\n', from);
            if (end < 0)
                break;
            from = end + 1;
        }
        offset += left == 0 ? from : part.size();
    }
    return offset;
}

QString visible(QByteArray bytes)
{
    for (char& byte : bytes) {
        if (static_cast<unsigned char>(byte) < 0x20U)
            byte = ' ';
    }
    return QString::fromUtf8(bytes);
}

} // namespace

QString sourceExcerpt(const QString& path, SourcePosition position)
{
    // The content of a pipe is gone, and reading it again would block.
    if (!QFileInfo(path).isFile())
        return {};
    QFile file(path);
    if (position.line == 0 || !file.open(QIODevice::ReadOnly))
        return {};
    const qint64 start = offsetOfLine(file, position.line);
    if (start < 0)
        return {};
    const qint64 column = std::max<qint64>(0, static_cast<qint64>(position.column) - 1);
    const qint64 cut = std::max<qint64>(0, column - BytesBefore);
    file.seek(start + cut);
    QByteArray text = file.read(BytesShown);
    if (const qsizetype end = text.indexOf('\n'); end >= 0)
        text.truncate(end);
    const QString lead = cut > 0 ? QStringLiteral("…") : QString();
    QString excerpt = lead + visible(text);
    if (position.column > 0) {
        const QString before = lead + visible(text.left(static_cast<qsizetype>(column - cut)));
        excerpt += QLatin1Char('\n') + QString(before.size(), QLatin1Char(' ')) + QLatin1Char('^');
    }
    return excerpt;
}

} // namespace fairshare::gui

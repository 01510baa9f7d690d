// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/clipboard.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QGuiApplication>
#include <QMimeData>

namespace fairshare::gui {
namespace {

struct ClipboardTexts {
    Q_DECLARE_TR_FUNCTIONS(ClipboardTexts)
};

constexpr const char* Mark = "application/x-fairshare-explorer-copy";

} // namespace

Result<void> putIntoClipboard(std::unique_ptr<QMimeData> data, QClipboard::Mode mode)
{
    QClipboard* clipboard = QGuiApplication::clipboard();
    const QByteArray mark = QByteArray::number(QDateTime::currentMSecsSinceEpoch());
    data->setData(QLatin1String(Mark), mark);
    clipboard->setMimeData(data.release(), mode);
    const QMimeData* held = clipboard->mimeData(mode);
    if (held == nullptr || held->data(QLatin1String(Mark)) != mark)
        return fail(ErrorCode::WriteFailed,
            ClipboardTexts::tr("cannot write to the clipboard; another program may be using it")
                .toStdString());
    return {};
}

Result<void> putIntoClipboard(const QString& text)
{
    auto data = std::make_unique<QMimeData>();
    data->setText(text);
    return putIntoClipboard(std::move(data));
}

} // namespace fairshare::gui

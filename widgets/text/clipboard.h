// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QClipboard>
#include <QString>

#include <memory>

class QMimeData;

namespace fairshare::gui {

/// Errors: WriteFailed where the clipboard does not hold it afterwards.
Result<void> putIntoClipboard(std::unique_ptr<QMimeData> data, QClipboard::Mode mode = QClipboard::Clipboard);
Result<void> putIntoClipboard(const QString& text);

} // namespace fairshare::gui

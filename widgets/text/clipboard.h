// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QClipboard>
#include <QString>

#include <memory>

class QMimeData;

namespace fairshare::gui {

/// Copies data to the clipboard. Errors: WriteFailed if the clipboard does not contain the data afterwards.
Result<void> putIntoClipboard(std::unique_ptr<QMimeData> data, QClipboard::Mode mode = QClipboard::Clipboard);
Result<void> putIntoClipboard(const QString& text);

} // namespace fairshare::gui

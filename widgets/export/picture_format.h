// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture.h"

#include <QString>

#include <functional>
#include <span>
#include <string>

namespace fairshare::gui {

/// A file format for pictures.
struct PictureFormat {
    /// Makes the bytes of the drawn picture. Callable from any thread at any time. Errors: TooLarge without
    /// enough memory.
    using Bytes = std::function<Result<std::string>()>;

    const char* id; ///< and file extension
    const char* title; ///< translated in the context "PictureFormats"
    bool hasPixels; ///< scale and dpi matter
    /// Draws in the window's thread. Errors: those of `Bytes`.
    Result<Bytes> (*draw)(const Picture& picture);
};

std::span<const PictureFormat> pictureFormats();

/// Finds the format by the file extension, ignoring case; null if unknown.
const PictureFormat* findPictureFormat(const QString& path);

/// Returns ".png, .svg or .pdf", to list the formats.
QString pictureSuffixes();

} // namespace fairshare::gui

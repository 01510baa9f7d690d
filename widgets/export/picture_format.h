// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture.h"

#include <QString>

#include <functional>
#include <span>
#include <string>

namespace fairshare::gui {

/// A kind of file that holds a picture.
struct PictureFormat {
    /// Makes the bytes of what was drawn; anywhere, at any time. Errors: TooLarge without enough memory.
    using Bytes = std::function<Result<std::string>()>;

    const char* id; ///< and how the names of its files end
    const char* title; ///< translated in the context "PictureFormats"
    bool hasPixels; ///< scale and dpi matter
    /// Draws in the window's thread. Errors: as `Bytes`.
    Result<Bytes> (*draw)(const Picture& picture);
};

std::span<const PictureFormat> pictureFormats();

/// By the end of a file's name, in whatever case; null for others.
const PictureFormat* findPictureFormat(const QString& path);

/// ".png, .svg or .pdf", to say what there is.
QString pictureSuffixes();

} // namespace fairshare::gui

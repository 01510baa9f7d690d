// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture_facts.h"

#include <QByteArray>

namespace fairshare::gui {

/// The facts as XML of the Extensible Metadata Platform, for a document's metadata stream.
QByteArray xmpOf(const PictureFacts& facts);

/// @param pdf as QPdfWriter writes it: its information dictionary has the time of now, and neither subject
/// nor
///            keywords; its metadata may be anything
/// @return the same document, whose information and metadata are the facts; as it was where it has none
QByteArray withFacts(const QByteArray& pdf, const PictureFacts& facts);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture_facts.h"

#include <QByteArray>

namespace fairshare::gui {

/// Returns the facts as XML of the Extensible Metadata Platform (XMP), for the metadata stream of a document.
QByteArray xmpOf(const PictureFacts& facts);

/// Replaces the information dictionary and the metadata of a PDF by the facts.
/// @param pdf as QPdfWriter writes it: its information dictionary has the current time, but neither a subject
/// nor keywords; its metadata may be anything
/// @return the changed document; parts that it does not have stay missing
QByteArray withFacts(const QByteArray& pdf, const PictureFacts& facts);

} // namespace fairshare::gui

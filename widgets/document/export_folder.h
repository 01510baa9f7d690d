// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/settings.h"

#include <QString>

namespace fairshare::gui {

/// The proposed folder for all exports.
class ExportFolder {
public:
    ExportFolder(Settings& settings, const Document& document)
        : m_settings(settings)
        , m_document(document)
    {
    }

    /// Returns the folder of the last export, else that of the document's file, else the user's documents
    /// folder. Skips folders that are not writable, and a document folder that contains the program's
    /// samples.
    QString path() const;
    /// Returns the path of a file in this folder. @param name may contain characters not allowed in file
    /// names
    QString pathOf(QString name) const;
    /// Remembers the folder of this file for the next export.
    void remember(const QString& file);

private:
    Settings& m_settings;
    const Document& m_document;
};

} // namespace fairshare::gui

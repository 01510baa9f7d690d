// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/settings.h"

#include <QString>

namespace fairshare::gui {

/// Where exports are proposed to go, all of them alike.
class ExportFolder {
public:
    ExportFolder(Settings& settings, const Document& document)
        : m_settings(settings)
        , m_document(document)
    {
    }

    /// That of the last export, else that of the document's file, else that of the user's documents. Not one
    /// in which nothing can be written, nor that of the program's own samples.
    QString path() const;
    /// The place of a file of this name there. @param name may hold what no file's name has
    QString pathOf(QString name) const;
    /// The next export goes beside this file.
    void remember(const QString& file);

private:
    Settings& m_settings;
    const Document& m_document;
};

} // namespace fairshare::gui

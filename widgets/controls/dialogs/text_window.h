// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/dialogs/text_dialog.h"

#include <QString>

namespace fairshare::gui {

/// A text for another program, in a separate window. The text is shown, copied and saved, never applied.
class TextWindow : public TextDialog {
    Q_OBJECT

public:
    struct Words {
        QString name; ///< prefix of object and widget names
        QString title;
        QString summary; ///< purpose of the text
        QString filter; ///< of the file dialog: "Slurm configuration (*.conf)"
        QString fileName; ///< proposed file name
    };

    TextWindow(const Words& words, ExportFolder& folder, QWidget* parent);

    /// Replaces the text, even while it is shown. "" while it is being generated.
    void setText(const QString& text);
    QString text() const;
    /// Does what the Save button does, without the file dialog.
    void saveTo(const QString& path);

protected:
    void copy() override;
    void save() override;

private:
    Words m_words;
    ExportFolder& m_folder;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/text_dialog.h"

#include <QString>

namespace fairshare::gui {

/// A text for another program, beside the window: shown, copied and saved, never put into effect.
class TextWindow : public TextDialog {
    Q_OBJECT

public:
    struct Words {
        QString name; ///< of the object, its widgets and of what is asked for automatically
        QString title;
        QString summary; ///< what the text is for
        QString filter; ///< of the file dialog: "Slurm configuration (*.conf)"
        QString fileName; ///< proposed
    };

    TextWindow(const Words& words, ExportFolder& folder, QWidget* parent);

    /// Replaces the text, also while it is seen. "" while it is being written.
    void setText(const QString& text);
    QString text() const;
    /// As the button does, without a question.
    void saveTo(const QString& path);

protected:
    void copy() override;
    void save() override;

private:
    Words m_words;
    ExportFolder& m_folder;
};

} // namespace fairshare::gui

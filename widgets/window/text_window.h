// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/latest_work.h"

#include "core/base/result.h"

#include <QDialog>
#include <QString>

class QPlainTextEdit;
class QPushButton;

namespace fairshare::gui {

class WrappedText;

/// A text for another program, beside the window: shown, copied and saved, never put into effect.
class TextWindow : public QDialog {
    Q_OBJECT

public:
    struct Words {
        QString name; ///< of the object, its widgets and of what is asked for automatically
        QString title;
        QString summary; ///< what the text is for
        QString filter; ///< of the file dialog: "Slurm configuration (*.conf)"
        QString fileName; ///< proposed
    };

    TextWindow(Words words, QWidget* parent);

    /// Replaces the text, also while it is seen. "" while it is being written.
    void setText(const QString& text);
    QString text() const;
    void appear();
    /// As the button does, without a question.
    void saveTo(const QString& path);

private:
    void createLayout();
    void copy();
    void save();
    void tell(const Result<void>& done, const QString& success);

    Words m_words;
    LatestWork m_writing;
    WrappedText* m_summary;
    QPlainTextEdit* m_text;
    WrappedText* m_outcome; ///< of copying or saving
    QPushButton* m_copy;
    QPushButton* m_save;
};

} // namespace fairshare::gui

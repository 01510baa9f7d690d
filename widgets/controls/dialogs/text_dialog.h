// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/tasks/latest_work.h"

#include "core/base/result.h"

#include <QDialog>
#include <QString>

#include <memory>
#include <string>

class QCheckBox;
class QFileDialog;
class QHBoxLayout;
class QPlainTextEdit;
class QPushButton;

namespace fairshare::gui {

class ExportFolder;
class WrappedText;

/// A dialog with a text to copy and save. A sentence above it describes the text; a sentence below shows the
/// result of copying or saving.
class TextDialog : public QDialog {
    Q_OBJECT

public:
    void appear();

Q_SIGNALS:
    void saved(const QString& path);
    void notSaved(const fairshare::Error& error);

protected:
    struct Layout {
        QString name; ///< prefix of the names of its widgets
        QString title; ///< of the text
        QSize characters; ///< initial size of the text, in characters
    };

    TextDialog(const Layout& layout, QWidget* parent);

    virtual void copy() = 0;
    virtual void save() = 0;
    void setSummary(const QString& sentence);
    /// Sets the accessible name of the summary.
    void nameSummary(const QString& name);
    /// Enables copying and saving, which need a complete text.
    void setTakable(bool takable);
    /// Shows a text and clears the result of earlier copying or saving.
    void showText(const QString& text);
    QString shownText() const;
    void tell(const QString& outcome);
    void forgetOutcome();
    /// Asks for a file in the export folder and remembers the chosen folder. @param name proposed name
    /// @return "" if none was chosen
    static QString chosenFile(QFileDialog& dialog, const QString& name, ExportFolder& folder);
    /// Adds a check box above the text, for an option of its content.
    QCheckBox& addChoice(const QString& name, const QString& text);
    /// Writes the text in the background and shows the result.
    void write(const QString& path, std::shared_ptr<const std::string> text);

private:
    void createLayout(const Layout& layout);

    LatestWork m_writing;
    WrappedText* m_summary;
    QHBoxLayout* m_choices;
    QPlainTextEdit* m_text;
    WrappedText* m_outcome;
    QPushButton* m_copy;
    QPushButton* m_save;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/latest_work.h"

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

/// A text beside the window that is copied and saved: a sentence over it, and below it what became of
/// copying or saving.
class TextDialog : public QDialog {
    Q_OBJECT

public:
    void appear();

Q_SIGNALS:
    void saved(const QString& path);
    void notSaved(const fairshare::Error& error);

protected:
    struct Layout {
        QString name; ///< with which the names of its widgets start
        QString title; ///< of the text
        QSize characters; ///< of the text that is seen at first
    };

    TextDialog(const Layout& layout, QWidget* parent);

    virtual void copy() = 0;
    virtual void save() = 0;
    void setSummary(const QString& sentence);
    /// For those who hear it.
    void nameSummary(const QString& name);
    /// Nobody takes along what is not ready.
    void setTakable(bool takable);
    /// Forgets what became of the text before.
    void showText(const QString& text);
    QString shownText() const;
    void tell(const QString& outcome);
    void forgetOutcome();
    /// Asks for a file in the folder of exports, which is remembered. @param name proposed
    /// @return "" where none was chosen
    static QString chosenFile(QFileDialog& dialog, const QString& name, ExportFolder& folder);
    /// A choice of what the text holds, above it.
    QCheckBox& addChoice(const QString& name, const QString& text);
    /// In the background; says what became of it.
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

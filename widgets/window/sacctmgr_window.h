// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/settings.h"
#include "widgets/work/latest_work.h"
#include "widgets/work/sacctmgr_results.h"

#include "core/base/result.h"

#include <QDialog>

class QPlainTextEdit;
class QPushButton;

namespace fairshare::gui {

class Actions;
class FileCommands;
class WrappedText;

/// The commands that make the cluster's associations those of the present state, beside the window and always
/// those of what it shows. They are shown, copied and saved, never run.
class SacctmgrWindow : public QDialog {
    Q_OBJECT

public:
    struct Parts {
        Document& document;
        FileCommands& files;
        Settings& settings;
    };

    SacctmgrWindow(const Actions& actions, const Parts& parts, QWidget* parent);

    SacctmgrResults& results() { return m_results; }
    /// As the button does, without a question.
    void saveTo(const QString& path);

Q_SIGNALS:
    void saved(const QString& path);
    void notSaved(const fairshare::Error& error);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void createLayout();
    void appear();
    void copy();
    void save();
    void refresh();
    void refreshTitle();
    QString summary() const;

    Parts m_parts;
    SacctmgrResults m_results;
    LatestWork m_writing;
    std::shared_ptr<const SacctmgrScript> m_shown;
    WrappedText* m_summary;
    QPlainTextEdit* m_text;
    WrappedText* m_outcome; ///< of copying or saving
    QPushButton* m_copy;
    QPushButton* m_save;
};

} // namespace fairshare::gui

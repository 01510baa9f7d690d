// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/dialogs/text_dialog.h"
#include "widgets/document/export_folder.h"
#include "widgets/work/results/sacctmgr_results.h"

#include <memory>

namespace fairshare::gui {

class Actions;
class FileCommands;

/// Shows the sacctmgr commands that change the cluster's associations to the current state, in a separate
/// window that follows the document. The commands are shown, copied and saved, never run.
class SacctmgrWindow : public TextDialog {
    Q_OBJECT

public:
    struct Parts {
        Document& document;
        FileCommands& files;
        ExportFolder& folder;
    };

    SacctmgrWindow(const Actions& actions, const Parts& parts, QWidget* parent);

    SacctmgrResults& results() { return m_results; }
    /// Does what the Save button does, without the file dialog.
    void saveTo(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void copy() override;
    void save() override;

private:
    void refresh();
    void refreshTitle();
    void refreshChoice();
    void acceptRisks(bool accept);
    QString summary() const;

    Parts m_parts;
    SacctmgrResults m_results;
    QCheckBox& m_accept;
    std::shared_ptr<const SacctmgrScript> m_shown;
};

} // namespace fairshare::gui

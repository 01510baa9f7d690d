// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/dialogs/text_dialog.h"
#include "widgets/document/export_folder.h"
#include "widgets/work/results/quota_results.h"

class QAction;
class QCheckBox;

namespace fairshare::gui {

/// Shows the HTCondor configuration that gives the pool its current groups, in a separate window that follows
/// the document. Comments mark differences from the baseline. The text is shown, copied and saved, never
/// sent.
class FragmentWindow : public TextDialog {
    Q_OBJECT

public:
    struct Parts {
        Document& document;
        QuotaResults& quotas;
        ExportFolder& folder;
    };

    FragmentWindow(QAction& command, const Parts& parts, QWidget* parent);

    QString text() const { return shownText(); }
    /// Does what the Save button does, without the file dialog.
    void saveTo(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;
    void copy() override;
    void save() override;

private:
    void refresh();
    /// The groups, with the policy flags if selected.
    GroupQuotas groups() const;
    QString summary(const GroupQuotas& before, const GroupQuotas& after) const;

    QAction& m_command;
    Parts m_parts;
    QCheckBox* m_changesOnly;
    QCheckBox* m_policyFlags;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/export_folder.h"
#include "widgets/window/text_dialog.h"
#include "widgets/work/quota_results.h"

class QAction;
class QCheckBox;

namespace fairshare::gui {

/// The configuration of HTCondor that gives the pool its present groups, beside the window and always that of
/// what it shows; comments say what differs from the baseline. It is shown, copied and saved, never sent.
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
    /// As the button does, without a question.
    void saveTo(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;
    void copy() override;
    void save() override;

private:
    void refresh();
    /// The groups with the flags that are asked for.
    GroupQuotas groups() const;
    QString summary(const GroupQuotas& before, const GroupQuotas& after) const;

    QAction& m_command;
    Parts m_parts;
    QCheckBox* m_changesOnly;
    QCheckBox* m_policyFlags;
};

} // namespace fairshare::gui

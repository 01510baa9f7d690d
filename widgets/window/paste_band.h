// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/edit_band.h"

#include "core/scenario/pasted_values.h"

namespace fairshare::gui {

/// Numbers from the clipboard: shows what they change and which lines do not fit before anything is edited.
class PasteBand : public EditBand {
    Q_OBJECT

public:
    PasteBand(Document& document, TreeTableView& table, QWidget* parent = nullptr);

    /// Shows what the text would do at the current cell or on the selected rows.
    void ask(const QString& text);

protected:
    void replan() override;
    QWidget* firstButton() const override;

private:
    Outcome outcome(const PastePlan& plan) const;
    QString changesText(const PastePlan& plan) const;
    QString firstChanges(const PastePlan& plan) const;

    QLabel* m_title;
    QString m_text;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/paste_band.h"

#include "core/scenario/pasting/pasted_values.h"

namespace fairshare::gui {

class TreeTableView;

/// Pastes shares and usage from the clipboard.
class TreePasteBand : public PasteBand {
    Q_OBJECT

public:
    TreePasteBand(Document& document, TreeTableView& table, QWidget* parent = nullptr);

protected:
    void replan() override;

private:
    QString changesText(const PastePlan& plan) const;
    QString firstChanges(const PastePlan& plan) const;

    TreeTableView& m_table;
};

} // namespace fairshare::gui

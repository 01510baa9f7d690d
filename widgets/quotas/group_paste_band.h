// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/paste_band.h"

#include "core/scenario/pasting/pasted_groups.h"

namespace fairshare::gui {

class QuotaTable;

/// Pastes quotas and other values of groups from the clipboard.
class GroupPasteBand : public PasteBand {
    Q_OBJECT

public:
    GroupPasteBand(Document& document, QuotaTable& table, QWidget* parent = nullptr);

protected:
    void replan() override;

private:
    QString changesText(const GroupPastePlan& plan) const;
    QString firstChanges(const GroupPastePlan& plan) const;

    QuotaTable& m_table;
};

} // namespace fairshare::gui

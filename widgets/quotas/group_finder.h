// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/find_query.h"
#include "widgets/page/finder.h"
#include "widgets/quotas/quota_model.h"

#include <QCoreApplication>

#include <vector>

namespace fairshare::gui {

class QuotaTable;

/// Finds groups of a pool. Full paths and their suffixes are searched. Groups never match `moved` or `lint`,
/// and other conditions are refused.
class GroupFinder : public Finder {
    Q_DECLARE_TR_FUNCTIONS(GroupFinder)

public:
    explicit GroupFinder(QuotaTable& table)
        : m_table(table)
    {
    }

    Found find(const FindQuery& query, bool only) override;
    std::optional<Found> findAgain(const FindQuery& query, bool only) override;
    void forget() override;
    void goOn(bool backwards) override;
    void takeFocus() override;

private:
    /// The matching groups in ascending order.
    std::vector<QuotaRow> found(const PlainFilter& query) const;

    QuotaTable& m_table;
};

} // namespace fairshare::gui

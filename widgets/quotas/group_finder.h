// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/find_query.h"
#include "widgets/page/finder.h"
#include "widgets/quotas/quota_model.h"

#include <vector>

namespace fairshare::gui {

class QuotaTable;

/// Finds groups of a pool. Full paths and their suffixes are searched. Groups never match `moved` or `lint`.
class GroupFinder : public Finder {
public:
    explicit GroupFinder(QuotaTable& table)
        : m_table(table)
    {
    }

    std::size_t find(const FindQuery& query, bool only) override;
    std::optional<std::size_t> findAgain(const FindQuery& query, bool only) override;
    void forget() override;
    void goOn(bool backwards) override;
    void takeFocus() override;

private:
    /// The matching groups in ascending order.
    std::vector<QuotaRow> found(const FindQuery& query) const;

    QuotaTable& m_table;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/filter_input.h"
#include "widgets/page/find_query.h"
#include "widgets/page/finder.h"

#include <vector>

namespace fairshare::gui {

class ComparisonTable;

/// Finds users in the table of a comparison.
class ComparisonFinder : public Finder {
public:
    ComparisonFinder(ComparisonTable& table, const FindSources& sources)
        : m_table(table)
        , m_sources(sources)
    {
    }

    Found find(const FindQuery& query, bool only) override;
    std::optional<Found> findAgain(const FindQuery& query, bool only) override;
    FilterCompletion completion(const QString& text) const override;
    void forget() override;
    void goOn(bool backwards) override;
    void takeFocus() override;

private:
    /// Returns the matching users.
    Result<std::vector<NodeRow>> found(const FindQuery& query) const;
    Found show(std::vector<NodeRow> users, const FindQuery& query, bool only);
    const std::string& algorithm() const;

    ComparisonTable& m_table;
    FindSources m_sources;
    std::vector<NodeRow> m_hits;
};

} // namespace fairshare::gui

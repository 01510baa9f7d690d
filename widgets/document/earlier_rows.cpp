// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/earlier_rows.h"

#include "core/analysis/compare/comparison.h"
#include "core/tree/share_tree.h"

namespace fairshare::gui {

Document::Rows earlierRows(const ShareTree& now, const ShareTree& then)
{
    const auto& shape = now.columns().shape;
    if (shape == then.columns().shape || *shape == *then.columns().shape)
        return {};
    Document::Rows rows = matchRows(now, then).earlier;
    rows.front() = RootRow;
    return rows;
}

} // namespace fairshare::gui

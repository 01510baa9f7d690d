// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tree/table/share_tree_model.h"

#include <QFont>

#include <memory>
#include <vector>

namespace fairshare::gui {

/// Measures how much room the cells of each column need, over all rows of the tree, visible or not. The
/// widths grow with the figures and never shrink before `forget`, so the table does not jump during edits.
class ColumnContents {
public:
    /// Measures what changed since the last call.
    /// @param hidden by column; hidden columns are not measured
    /// @return whether a column needs more room than before
    bool measure(const QFont& font, const ShareTreeModel& model, const std::vector<bool>& hidden);
    void forget();

    /// Returns the width without padding. The width of the name column includes indentation and padding.
    int width(int column) const { return m_widths[static_cast<std::size_t>(column)]; }

private:
    /// What changed since the last measurement. The contents of a column depend on one or two of these.
    struct News {
        bool names = false;
        bool values = false;
        bool figures = false;

        bool concern(ColumnKind kind) const;
    };

    News newsOf(const ShareTreeModel& model);

    std::vector<int> m_widths;
    std::vector<bool> m_hidden;
    std::weak_ptr<const TreeShape> m_shape;
    std::weak_ptr<const Scenario> m_scenario;
    std::weak_ptr<const Evaluation> m_evaluation;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/share_tree_model.h"

#include <QFont>

#include <memory>
#include <vector>

namespace fairshare::gui {

/// How much room the cells of each column need, measured over all rows of the tree, shown or not. It grows
/// with the figures and never shrinks before `forget`, so that a table stands still while one edits.
class ColumnContents {
public:
    /// Measures what is new. @param hidden by column; hidden ones are not measured
    /// @return whether a column needs more than before
    bool measure(const QFont& font, const ShareTreeModel& model, const std::vector<bool>& hidden);
    void forget();

    /// Width without padding; of names with their indentation and padding.
    int width(int column) const { return m_widths[static_cast<std::size_t>(column)]; }

private:
    /// What changed since the last time; what a column shows comes from one or two of them.
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

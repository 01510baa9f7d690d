// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workspace/loaded_scenario.h"
#include "widgets/tree/table/tree_column.h"

#include <QModelIndex>
#include <QTextDocumentFragment>

#include <string>

namespace fairshare::gui {

/// A bundled sample as a file on disk.
inline std::string sampleFile(const std::string& name)
{
    return std::string(BUNDLED_SAMPLES) + "/" + name + ".fairshare";
}

/// 36 associations with 24 users, three levels deep.
inline LoadedScenario university()
{
    return std::move(loadScenario(sampleFile("university_before")).value());
}

/// The lines of a card.
inline QString plainCard(const QModelIndex& cell)
{
    return QTextDocumentFragment::fromHtml(cell.data(Qt::ToolTipRole).toString()).toPlainText();
}

/// Place of a column in the table.
inline int columnOf(const char* id)
{
    const auto& columns = treeColumns();
    for (std::size_t at = 0; at < columns.size(); ++at) {
        if (columns[at].id() == QLatin1String(id))
            return static_cast<int>(at);
    }
    return -1;
}

/// Row of the first association of this name.
inline NodeRow rowOf(const Scenario& scenario, const std::string& name)
{
    return findByName(scenario.tree, name).front();
}

} // namespace fairshare::gui

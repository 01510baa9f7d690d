// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/find_query.h"
#include "widgets/work/results/lint_results.h"
#include "widgets/work/results/scenario_results.h"

#include <QObject>
#include <QTimer>

namespace fairshare::gui {

class Actions;
class CommandStates;
class FindField;
class ViewTabs;

/// Finds and filters rows: the find field, and the commands that change its text. Acts on the shown view, or
/// on the tree if that view has nothing to find. Searches again whenever figures change.
class FindCommands : public QObject {
    Q_OBJECT

public:
    struct Parts {
        FindField& field;
        ViewTabs& views;
        CommandStates& states;
        const Document& document;
        const ScenarioResults& results;
        const LintResults& lint;
    };

    FindCommands(const Actions& actions, const Parts& parts);

private:
    void connectField();
    void connectWords();
    void search();
    /// Searches again and shows the matches if they changed.
    void follow();
    /// Whether rows that do not match are hidden.
    bool onlyHits() const;
    void tellFound(std::size_t count);
    void findNext(bool backwards);
    void ask(const FindQuery& query);

    const Actions& m_actions;
    Parts m_parts;
    FindQuery m_query{QString()};
    QTimer m_later; ///< retries while a cell is being edited
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/find_query.h"
#include "widgets/page/finder.h"
#include "widgets/work/results/lint_results.h"
#include "widgets/work/results/scenario_results.h"

#include <QObject>
#include <QTimer>

class QMenu;

namespace fairshare::gui {

class Actions;
class Bands;
class CommandStates;
class FindField;
class SavedFilters;
class Settings;
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
        Settings& settings;
        Bands& bands;
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
    void tellFound(const Found& found);
    void tellRefused(const Error& error);
    void fillMenu();
    void useSaved(const QString& filter);
    void findNext(bool backwards) const;
    void ask(const FindQuery& query);

    const Actions& m_actions;
    Parts m_parts;
    FindQuery m_query{QString()}; ///< the last one that could be searched
    bool m_refused = false; ///< the text of the field could not be searched
    SavedFilters* m_saved;
    QMenu* m_menu;
    QTimer m_later; ///< retries while a cell is being edited
};

} // namespace fairshare::gui

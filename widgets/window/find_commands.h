// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/find_query.h"

#include <QObject>
#include <QTimer>

#include <string>

namespace fairshare::gui {

class Actions;
class CommandStates;
class FindField;
class JobTable;
class QuotaPage;
class TreeTableView;
class WeightsPage;

/// Finds and filters rows: the find field, the commands that change its text, and the rows shown in the tree.
/// Acts on groups or jobs while their view is shown. Searches again whenever figures change.
class FindCommands : public QObject {
    Q_OBJECT

public:
    struct Parts {
        FindField& field;
        TreeTableView& table;
        QuotaPage& quotas;
        WeightsPage& weights;
        CommandStates& states;
    };

    FindCommands(const Actions& actions, const Parts& parts, const FindSources& sources, QObject* parent);

private:
    void connectField();
    void connectWords();
    void search();
    /// Searches again and shows the matches if they changed.
    void follow();
    void show(std::vector<NodeRow> rows);
    void showGroups(std::vector<QuotaRow> rows);
    void showJobs(std::vector<std::uint32_t> found);
    JobTable& jobs() const;
    void tellFound(std::size_t count);
    void findNext(bool backwards);
    void ask(const FindQuery& query);
    void selectChanged();
    std::string algorithm() const;

    const Actions& m_actions;
    Parts m_parts;
    FindSources m_sources;
    FindQuery m_query{QString()};
    QTimer m_later; ///< retries while a cell is being edited
};

} // namespace fairshare::gui

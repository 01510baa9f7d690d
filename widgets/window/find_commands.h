// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/find_query.h"

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

/// Finding and filtering: the field, the commands that put words into it, and the rows that the tree shows,
/// or the groups or jobs while those are looked at. What the words say is looked up anew whenever figures
/// change.
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
    /// Shows what is found by now, unless it is the same.
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
    QTimer m_later; ///< while somebody types into a cell
};

} // namespace fairshare::gui

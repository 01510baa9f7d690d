// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/analysis/sacctmgr/command_risks.h"

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace fairshare::gui {

/// The sacctmgr commands that change the baseline into the current state, as printed by the command line.
struct SacctmgrScript {
    std::string text; ///< contents of the script file
    std::size_t lines = 0;
    std::size_t commands = 0; ///< number of lines that are commands
    std::size_t refused = 0; ///< changes that cannot be expressed in sacctmgr
    bool differs = false; ///< true if anything differs
    std::vector<FoundRisk> risks; ///< not accepted; if there are any, there is no text
};

/// Writes the commands in the background once editing pauses. Old commands stay until newer ones exist.
class SacctmgrResults : public QObject {
    Q_OBJECT

public:
    explicit SacctmgrResults(Document& document, QObject* parent = nullptr);

    /// Null before the first script, or if there is no scenario.
    const std::shared_ptr<const SacctmgrScript>& script() const { return m_script; }
    /// Sets the algorithm for the effect on users.
    void setAlgorithm(const QString& id);
    /// Accepts risks until the baseline changes.
    void accept(std::vector<CommandRisk> risks);
    const std::vector<CommandRisk>& accepted() const { return m_accepted; }
    /// Nothing is written while not wanted.
    void setWanted(bool wanted);
    bool isReady() const { return !m_rest.isActive() && !m_work.isBusy(); }
    /// Waits for the script; for tests and pictures.
    void waitUntilReady() const;

Q_SIGNALS:
    /// There is a new script, or the current one became outdated.
    void changed();

private:
    void restart();
    void write();

    Document& m_document;
    std::string m_algorithm;
    std::vector<CommandRisk> m_accepted;
    bool m_wanted = false;
    std::shared_ptr<const SacctmgrScript> m_script;
    QTimer m_rest;
    LatestWork m_work;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/work/latest_work.h"

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <memory>
#include <string>

namespace fairshare::gui {

/// The commands for sacctmgr that lead from the baseline to the present state, as the command line prints
/// them.
struct SacctmgrScript {
    std::string text; ///< as a file
    std::size_t lines = 0;
    std::size_t commands = 0; ///< how many of the lines are some
    std::size_t refused = 0; ///< changes of which sacctmgr cannot be told
    bool differs = false; ///< anything does
};

/// Writes the commands in the background once editing rests. What was written stays until something newer is.
class SacctmgrResults : public QObject {
    Q_OBJECT

public:
    explicit SacctmgrResults(Document& document, QObject* parent = nullptr);

    /// Null before the first, and without a scenario.
    const std::shared_ptr<const SacctmgrScript>& script() const { return m_script; }
    /// The algorithm under which users gain and lose.
    void setAlgorithm(const QString& id);
    /// Nothing is written while nobody looks.
    void setWanted(bool wanted);
    bool isReady() const { return !m_rest.isActive() && !m_work.isBusy(); }
    /// Waits for the script; for tests and pictures.
    void waitUntilReady() const;

Q_SIGNALS:
    /// Another script, or the one there is became out of date.
    void changed();

private:
    void restart();
    void write();

    Document& m_document;
    std::string m_algorithm;
    bool m_wanted = false;
    std::shared_ptr<const SacctmgrScript> m_script;
    QTimer m_rest;
    LatestWork m_work;
};

} // namespace fairshare::gui

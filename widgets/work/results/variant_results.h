// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/results/scenario_results.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/analysis/compare/variant_ranks.h"

#include <QObject>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace fairshare::gui {

using VariantRanksPtr = std::shared_ptr<const VariantRanks>;

/// All variants of the open scenario side by side, updated in the background while watched. Old figures stay
/// until new ones exist.
class VariantResults : public QObject {
    Q_OBJECT

public:
    VariantResults(const Document& document, const ScenarioResults& results, QObject* parent = nullptr);

    /// Null before the first figures of an opened scenario.
    const VariantRanksPtr& current() const { return m_current; }
    /// True if the rows of `current` are those of the open scenario.
    bool hasRowsOfDocument() const;
    const std::vector<NodeRow>& users() const { return m_users; }
    /// Returns one sentence, or why there are no figures.
    const QString& answer() const { return m_answer; }

    void setAlgorithm(const std::string& id);
    void setOrder(const VariantOrder& order);
    /// Nothing is computed while not watched.
    void setWatched(bool watched);
    /// Waits for the figures; for pictures made without a window.
    void waitUntilReady();

Q_SIGNALS:
    void changed();

private:
    void onScenarioChanged(Document::Change change);
    void request();

    const Document& m_document;
    const ScenarioResults& m_results;
    VariantRanksPtr m_current;
    std::vector<NodeRow> m_users;
    QString m_answer;
    std::string m_algorithm;
    VariantOrder m_order;
    bool m_watched = false;
    bool m_outdated = true; ///< something changed while not watched
    LatestWork m_work;
};

} // namespace fairshare::gui

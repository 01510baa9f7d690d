// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/tasks/evaluation_runner.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/analysis/explain/explanation.h"
#include "core/analysis/explain/ranking_walk.h"
#include "core/analysis/explain/word_buckets.h"
#include "core/tree/node_row.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace fairshare::gui {

/// The node to explain, and the algorithm.
struct ExplanationRequest {
    EvaluationPtr evaluation{};
    std::string algorithm{};
    NodeRow node = NoRow;
    NodeRow against = NoRow; ///< NoRow = none
};

/// A formula with its row.
struct RowFormula {
    NodeRow row = NoRow;
    std::vector<std::string> steps{};
};

/// The full explanation of one node, or of two relative to each other, under one algorithm.
struct NodeExplanation {
    ExplanationRequest request{};
    Explanation explanation{};
    std::vector<RowFormula> formulas{}; ///< for a pair: the deciding rows; otherwise all levels
    std::size_t formulasLeftOut = 0; ///< omitted levels in the middle of a deep tree
    std::vector<WalkLevel> walk{}; ///< for one user under Fair Tree
    std::vector<LevelWord> words{}; ///< under the level-based algorithm: word of `first`, then `second`
};

/// Computes explanations on its own thread; of several requests only the latest is answered.
class ExplanationWork : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void request(ExplanationRequest request);
    void cancel() { m_work.cancel(); }
    bool isBusy() const { return m_work.isBusy(); }

Q_SIGNALS:
    void finished(const fairshare::gui::NodeExplanation& explanation);
    void failed(const fairshare::Error& error);

private:
    LatestWork m_work;
};

} // namespace fairshare::gui

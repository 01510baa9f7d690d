// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/analysis/lint/lint.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace fairshare::gui {

/// Lint findings for the open scenario, updated in the background once editing pauses. Old findings stay
/// until new ones exist, except those about removed associations.
class LintResults : public QObject {
    Q_OBJECT

public:
    explicit LintResults(Document& document, QObject* parent = nullptr);

    /// Nothing before the first findings of an opened scenario.
    const std::optional<std::vector<Finding>>& findings() const { return m_findings; }
    bool isReady() const { return !m_rest.isActive() && !m_work.isBusy(); }
    /// Waits for the findings; for pictures made without a window.
    void waitUntilReady() const;

Q_SIGNALS:
    void changed();

private:
    void onScenarioChanged(Document::Change change);
    void start();
    void followRows();

    Document& m_document;
    std::optional<std::vector<Finding>> m_findings;
    QTimer m_rest;
    LatestWork m_work;
};

} // namespace fairshare::gui

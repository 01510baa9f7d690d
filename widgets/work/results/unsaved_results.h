// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/analysis/compare/changes/unsaved_changes.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace fairshare::gui {

/// The unsaved changes of the open scenario, counted in the background once editing pauses. Old results stay
/// until newer ones are known. Notifies the document if nothing differs after all.
class UnsavedResults : public QObject {
    Q_OBJECT

public:
    explicit UnsavedResults(Document& document, QObject* parent = nullptr);

    /// Nothing if there was no edit since the document was saved, or before the first count.
    const std::optional<UnsavedChanges>& changes() const { return m_changes; }
    bool isReady() const { return !m_rest.isActive() && !m_work.isBusy(); }
    /// Waits for the count; for pictures made without a window.
    void waitUntilReady();

Q_SIGNALS:
    void changed();

private:
    void restart();
    void count();

    Document& m_document;
    std::optional<UnsavedChanges> m_changes;
    QTimer m_rest;
    LatestWork m_work;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/work/latest_work.h"

#include "core/analysis/compare/unsaved_changes.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace fairshare::gui {

/// What the open scenario has that was not saved, counted in the background once editing rests. What was
/// known stays until something newer is known. Tells the document when nothing differs after all.
class UnsavedResults : public QObject {
    Q_OBJECT

public:
    explicit UnsavedResults(Document& document, QObject* parent = nullptr);

    /// Nothing where nothing was done since the document was saved, and before the first count.
    const std::optional<UnsavedChanges>& changes() const { return m_changes; }
    bool isReady() const { return !m_rest.isActive() && !m_work.isBusy(); }
    /// For pictures made without a window.
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

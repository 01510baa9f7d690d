// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/queue_results.h"

#include <QObject>

namespace fairshare::gui {

class JobTable;

/// Keeps the selected jobs of a table and the document's selection alike: whose jobs are selected is selected
/// in every view, and selected accounts and users have their jobs selected.
class JobSelection : public QObject {
    Q_OBJECT

public:
    /// All of them outlive this.
    JobSelection(Document& document, const QueueResults& queue, JobTable& table, QObject* parent = nullptr);

    /// Selects whom a warning is about: users, else jobs.
    void show(const WeightWarning& warning);

private:
    void followTable();
    void followDocument();
    /// Null where jobs are of another tree than the document's.
    QueueFiguresPtr figures() const;

    Document& m_document;
    const QueueResults& m_queue;
    JobTable& m_table;
    bool m_following = false;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/results/queue_results.h"

#include <QObject>

namespace fairshare::gui {

class JobTable;

/// Keeps the selected jobs of a table and the document's selection in step. Selecting jobs selects their
/// associations in every view. Selecting accounts and users selects their jobs.
class JobSelection : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this object.
    JobSelection(Document& document, const QueueResults& queue, JobTable& table, QObject* parent = nullptr);

    /// Selects the users of a warning or, if it has none, its jobs.
    void show(const WeightWarning& warning);

private:
    void followTable();
    void followDocument();
    /// The queue figures; null if they belong to another tree than the document's.
    QueueFiguresPtr figures() const;

    Document& m_document;
    const QueueResults& m_queue;
    JobTable& m_table;
    bool m_following = false;
};

} // namespace fairshare::gui

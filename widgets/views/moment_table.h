// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/moment_model.h"

#include "core/base/result.h"

#include <QTableView>

namespace fairshare::gui {

class MomentDelegate;

/// The nodes at a moment of a film, colored as the heat maps. The row that is selected is the node that is
/// selected in the film.
class MomentTable : public QTableView {
    Q_OBJECT

public:
    explicit MomentTable(MomentModel& model, QWidget* parent = nullptr);

    void setOutlinesTaken(bool outlines);
    void copySelection(bool withHeaders);
    /// What all columns need beside each other.
    int neededWidth() const;

Q_SIGNALS:
    void refused(const fairshare::Error& error);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitColumns();
    void widen();
    int neededWidth(int column) const;
    void showNode();
    void takeRow(const QModelIndex& current);

    MomentModel& m_model;
    MomentDelegate* m_delegate;
    Seconds m_longest = 0; ///< that a job had run at a moment that was shown
    bool m_following = false;
};

} // namespace fairshare::gui

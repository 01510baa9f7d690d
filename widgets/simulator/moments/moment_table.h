// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/simulator/moments/moment_model.h"

#include "core/base/result.h"

#include <QTableView>

#include <memory>

namespace fairshare::gui {

class MomentDelegate;

/// The nodes at one preemption sample, colored as in the heat maps. The selected row is the selected node of
/// the simulation view.
class MomentTable : public QTableView {
    Q_OBJECT

public:
    explicit MomentTable(MomentModel& model, QWidget* parent = nullptr);

    void setOutlinesTaken(bool outlines);
    void copySelection(bool withHeaders);
    /// Returns the width that all columns need.
    int neededWidth() const;
    /// Returns the width of all columns before the policies plus one policy column.
    int leastWidth() const;
    /// Sets the width that each policy column gets if there is room, for the sums below it.
    void setWidthBelow(int width);
    /// Returns the width that all columns need with that width.
    int roomyWidth() const;

Q_SIGNALS:
    void refused(const fairshare::Error& error);
    /// The needed width of the columns may have changed.
    void neededWidthChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// The widest values of a run, so column widths are the same at all samples.
    struct Widest {
        std::weak_ptr<const SampledRun> sampled{}; ///< run that the values belong to
        std::int32_t wanted = 0; ///< nodes
        Seconds elapsed = 0;
        std::int32_t jobNodes = 0;
        QString job{}; ///< the longest ID
        QString node{}; ///< the longest name; "" if nodes only have numbers
    };

    void fitColumns();
    void measure();
    static Widest widestOf(const SampledRunPtr& sampled);
    int neededWidth(int column) const;
    /// Returns the width that the job column needs if IDs are elided.
    int leastJobWidth() const;
    /// Returns the largest width of a policy column.
    int mostPolicyWidth() const;
    void showNode();
    void takeRow(const QModelIndex& current);

    MomentModel& m_model;
    MomentDelegate* m_delegate;
    Widest m_widest;
    int m_widthBelow = 0;
    bool m_following = false;
};

} // namespace fairshare::gui

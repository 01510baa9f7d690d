// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/moment_model.h"

#include "core/base/result.h"

#include <QTableView>

#include <memory>

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
    /// What the columns beside those of policies need, and one of these.
    int leastWidth() const;
    /// What each column of a policy gets where there is room, for what stands below it.
    void setWidthBelow(int width);
    /// What all columns need beside each other with that.
    int roomyWidth() const;

Q_SIGNALS:
    void refused(const fairshare::Error& error);
    /// Columns may need another width than before.
    void neededWidthChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// What the widest of a film needs, so that columns are the same at all its moments.
    struct Widest {
        std::weak_ptr<const Film> film{}; ///< whose they are
        std::int32_t wanted = 0; ///< nodes
        Seconds elapsed = 0;
        std::int32_t jobNodes = 0;
        QString job{}; ///< the longest id
    };

    void fitColumns();
    void measure();
    static Widest widestOf(const FilmPtr& film);
    int neededWidth(int column) const;
    /// What the column of jobs needs where ids are elided.
    int leastJobWidth() const;
    /// As wide as a column of a policy becomes.
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

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/film_look.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace fairshare::gui {

class MomentTable;

/// The sums of a moment's table below its columns: nodes taken, jobs killed, what is lost now and over all
/// samples until now, and how much of it by jobs of classes where there are any.
class MomentSums : public QWidget {
    Q_OBJECT

public:
    /// @param table whose columns the sums stand below
    MomentSums(FilmLook& look, MomentTable& table, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    struct Row {
        QString title;
        QStringList values; ///< by policy
        bool isStrong = false;
        QStringList briefs{}; ///< where there is no room for the values; empty = none are needed
    };
    std::vector<Row> rows() const;
    /// What a column of the table needs so that no sum of its film is shown briefly; 0 while none is known.
    int widthOfValues() const;
    /// What a row shows: its values where all of them have room, else what is brief of all, so that equal
    /// numbers read alike; the exact ones are in the tool tip.
    QStringList shownTexts(const Row& row) const;
    /// A text of a row as far as it is in sight: itself or "…", as the rest of a number is another one.
    QString seenText(const QString& text, int policy, const QFont& font) const;
    /// Node-hours in three digits, with thousands, millions or thousand millions behind them: 184k, 1.39M.
    static QString briefHours(std::int64_t nodeSeconds);
    /// The same, but with the decimal that a loss below 100 node-hours is told with.
    static QString briefLoss(std::int64_t nodeSeconds);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void refreshWidth();
    bool hasClasses() const;
    /// Of a column of the table.
    int leftOf(int column) const;
    QFont fontOf(const Row& row) const;

    FilmLook& m_look;
    MomentTable& m_table;
    std::weak_ptr<const Film> m_measured; ///< whose sums were measured last
    int m_width = 0; ///< of them
};

} // namespace fairshare::gui

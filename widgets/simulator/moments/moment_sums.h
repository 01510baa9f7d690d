// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/moment_selection.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace fairshare::gui {

class MomentTable;

/// The sums below the columns of the node table: nodes to be preempted, jobs killed, and lost work now and
/// over all samples so far. If there are job classes, their part of the lost work is included.
class MomentSums : public QWidget {
    Q_OBJECT

public:
    /// @param table the table above the sums; its columns align them
    MomentSums(MomentSelection& selection, MomentTable& table, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    struct Row {
        QString title;
        QStringList values; ///< by policy
        bool isStrong = false;
        QStringList briefs{}; ///< short forms, used if there is no room for the values; empty = not needed
    };
    std::vector<Row> rows() const;
    /// Returns the column width at which every sum of this run is shown in full; 0 if unknown.
    int widthOfValues() const;
    /// Returns the texts of a row: all values in full if all fit, otherwise all in short form, so equal
    /// numbers look the same. The tool tip has the exact numbers.
    QStringList shownTexts(const Row& row) const;
    /// Returns the text if it is completely visible, otherwise "…", because a cut number would look like
    /// another number.
    QString seenText(const QString& text, int policy, const QFont& font) const;
    /// Formats node-hours with three digits and a suffix for thousands, millions or billions: 184k, 1.39M.
    static QString briefHours(std::int64_t nodeSeconds);
    /// Does the same, but keeps the decimal that a loss below 100 node-hours is shown with.
    static QString briefLoss(std::int64_t nodeSeconds);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void refreshWidth();
    bool hasClasses() const;
    /// Returns the left edge of a column of the table.
    int leftOf(int column) const;
    QFont fontOf(const Row& row) const;

    MomentSelection& m_selection;
    MomentTable& m_table;
    std::weak_ptr<const SampledRun> m_measured; ///< run whose sums were measured last
    int m_width = 0; ///< width of its sums
};

} // namespace fairshare::gui

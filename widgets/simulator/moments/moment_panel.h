// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/simulator/moments/moment_model.h"

#include <QWidget>

class QLabel;
class QTextBrowser;

namespace fairshare::gui {

class ElidedLabel;
class MomentSums;
class MomentTable;

/// What every policy does at one sample: a table of the nodes, its sums, and an explanation for the selected
/// node.
class MomentPanel : public QWidget {
    Q_OBJECT

public:
    explicit MomentPanel(MomentSelection& selection, QWidget* parent = nullptr);
    ~MomentPanel() override;

    MomentTable& table() const { return *m_table; }
    MomentModel& model() { return m_model; }
    void setOutlinesTaken(bool outlines);
    /// Returns the width at which the table shows all columns.
    int naturalWidth() const;
    /// Returns the width at which each sum is also shown in full.
    int roomyWidth() const;
    /// Returns the explanation for the selected node as plain text.
    QString reasons() const;

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refreshHead();
    void explain();
    void fitRoom();
    void fitWidth();
    int scrollBarWidth() const;

    MomentSelection& m_selection;
    MomentModel m_model;
    QLabel* m_time;
    ElidedLabel* m_busy;
    MomentTable* m_table;
    MomentSums* m_sums;
    QTextBrowser* m_reasons;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLineEdit>
#include <QPersistentModelIndex>
#include <QPointer>

namespace fairshare::gui {

/// The editor of one cell: an accent frame, or a red one with a sentence below it while what was typed is
/// refused.
class ValueEditor : public QLineEdit {
    Q_OBJECT

public:
    /// @param cell what is edited
    ValueEditor(const QModelIndex& cell, QWidget* parent);
    ~ValueEditor() override;

    QModelIndex cell() const { return m_cell; }
    /// Covers the place of the cell, and more where the text needs it.
    void standOver(const QRect& place);
    /// A remark that stands below the editor unless a refusal does.
    void setRemark(const QString& remark) { m_remark = remark; }
    /// Shows the sentence; the next change of the text takes it away.
    void refuse(const QString& sentence);
    void forgetRefusal();
    bool isRefused() const { return !m_sentence.isEmpty(); }
    QString refusal() const { return m_sentence; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showLabel(const QString& sentence, Role role);
    void placeLabel();
    void fit();

    QPersistentModelIndex m_cell;
    QRect m_place;
    QString m_sentence;
    QString m_remark;
    QPointer<QLabel> m_label;
};

} // namespace fairshare::gui

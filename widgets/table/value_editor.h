// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLineEdit>
#include <QPersistentModelIndex>
#include <QPointer>

namespace fairshare::gui {

/// The editor of one cell. Its frame has the accent color. While the typed text is refused, the frame is red
/// and a sentence below it says why.
class ValueEditor : public QLineEdit {
    Q_OBJECT

public:
    /// @param cell the edited cell
    ValueEditor(const QModelIndex& cell, QWidget* parent);
    ~ValueEditor() override;

    QModelIndex cell() const { return m_cell; }
    /// Covers the area of the cell, and more if the text needs it.
    void standOver(const QRect& place);
    /// Sets a remark that is shown below the editor unless the text is refused; it may follow what is typed.
    void setRemark(const QString& remark);
    /// Shows the reason for a refusal; the next change of the text removes it.
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

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPointer>

namespace fairshare::gui {

/// The editor of one cell: an accent frame, or a red one with a sentence below it while what was typed is
/// refused.
class ValueEditor : public QLineEdit {
    Q_OBJECT

public:
    explicit ValueEditor(QWidget* parent);
    ~ValueEditor() override;

    /// Shows the sentence; the next change of the text takes it away.
    void refuse(const QString& sentence);
    bool isRefused() const { return !m_sentence.isEmpty(); }
    QString refusal() const { return m_sentence; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void forgetRefusal();
    void placeLabel();

    QString m_sentence;
    QPointer<QLabel> m_label;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace fairshare::gui {

/// One text of the status line, with a line at its left unless it is the first. Without room it is cut in
/// the middle and its tool tip has it all.
class StatusPart : public QLabel {
    Q_OBJECT

public:
    explicit StatusPart(QWidget* parent = nullptr);

    void setFirst() { m_first = true; }
    void setFullText(const QString& text);
    QString fullText() const { return m_full; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    int margins() const;

    QString m_full;
    bool m_first = false;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QLabel>

#include <optional>

namespace fairshare::gui {

/// One text of the status line, with a separator on its left unless it is the first. If there is not enough
/// room, elides it in the middle and shows the full text as a tool tip.
class StatusPart : public QLabel {
    Q_OBJECT

public:
    explicit StatusPart(QWidget* parent = nullptr);

    void setFirst() { m_first = true; }
    void setFullText(const QString& text);
    /// Sets what the text means, for its tool tip.
    void setMeaning(const QString& meaning);
    /// Makes the text a link in the color of this role.
    void setLink(Role role);
    QString fullText() const { return m_full; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void followed();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void colorLink();
    int margins() const;

    QString m_full;
    QString m_meaning;
    std::optional<Role> m_link;
    bool m_first = false;
};

} // namespace fairshare::gui

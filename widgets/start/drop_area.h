// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

class QMimeData;

namespace fairshare::gui {

/// Returns the local files of a drop, in order.
QStringList droppedFiles(const QMimeData& dropped);

/// A dashed area that lists what can be dropped. While `hot`, it indicates that a drop would be accepted. The
/// page itself accepts the drop, so that the whole page is a target.
class DropArea : public QFrame {
    Q_OBJECT

public:
    explicit DropArea(QWidget* parent = nullptr);

    void setHot(bool hot);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString sentence() const;

    bool m_hot = false;
};

} // namespace fairshare::gui

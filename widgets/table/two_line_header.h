// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace fairshare::gui {

/// A header whose columns have a title and, in small type below it, a unit: the model's Qt::UserRole.
class TwoLineHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit TwoLineHeader(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    /// Returns the width that the texts of a column need.
    int neededWidth(int section) const;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    QString unitOf(int section) const;
};

} // namespace fairshare::gui

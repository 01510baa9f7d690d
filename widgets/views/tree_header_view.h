// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QString>

namespace fairshare::gui {

/// Headings of the tree table: an algorithm's title spans its factor and rank and says which of the two
/// decides.
class TreeHeaderView : public QHeaderView {
    Q_OBJECT

public:
    explicit TreeHeaderView(QWidget* parent = nullptr);

    /// The algorithm of the answer line, whose title is bold.
    void setChosenAlgorithm(const QString& id);

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;

private:
    /// The section with the other one of its algorithm, as far as they are shown.
    QRect groupRect(const QRect& rect, int logicalIndex) const;

    QString m_chosen;
};

} // namespace fairshare::gui

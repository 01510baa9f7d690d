// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QSplitter;
class QTabBar;

namespace fairshare::gui {

class CompareCharts;

/// Divides the room of the Compare view. Where the table and all charts have none together, they take turns
/// behind tabs, so that each stays whole.
class CompareLayout : public QWidget {
    Q_OBJECT

public:
    /// How much stands side by side.
    enum class Shape {
        Together, ///< everything
        Beside, ///< one of the charts of the left, the table and the spread of factors
        Single, ///< one at a time
    };

    /// @param table with its head
    CompareLayout(CompareCharts& charts, QWidget& table, QWidget* parent = nullptr);

    Shape shape() const { return m_shape; }
    /// What a narrow room needs; a larger one is divided.
    QSize minimumSizeHint() const override;
    /// Forgets how somebody divided the room.
    void divideAnew();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    QTabBar* createTabs(const QStringList& names, const char* name);
    Shape shapeFor(const QSize& size) const;
    int tableWidth() const;
    void arrange();
    /// Until somebody moves a border, how the room is divided follows from the room and from what needs it,
    /// in whatever order that became known.
    void divide();

    CompareCharts& m_charts;
    QWidget& m_table;
    QTabBar* m_all; ///< where one is shown at a time
    QTabBar* m_ofLeft; ///< where one of the charts of the left is
    QWidget* m_leftPart;
    QSplitter* m_left;
    QSplitter* m_right;
    QSplitter* m_both;
    bool m_isDivided = false; ///< by somebody
    Shape m_shape = Shape::Together;
};

} // namespace fairshare::gui

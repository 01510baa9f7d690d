// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QTabBar;

namespace fairshare::gui {

class CompareCharts;
class ViewSplitter;

/// Arranges the Compare view. If the table and all charts do not fit together, tabs switch between them, so
/// that each stays whole.
class CompareLayout : public QWidget {
    Q_OBJECT

public:
    /// How much is shown side by side.
    enum class Shape {
        Together, ///< everything
        Beside, ///< one chart on the left; the table and the spread of factors on the right
        Single, ///< one at a time
    };

    /// @param table including its header row of controls
    CompareLayout(CompareCharts& charts, QWidget& table, QWidget* parent = nullptr);

    Shape shape() const { return m_shape; }
    /// The size of the narrowest arrangement.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    QTabBar* createTabs(const QStringList& names, const char* name);
    Shape shapeFor(const QSize& size) const;
    int tableWidth() const;
    void arrange();
    QList<int> chartAndTable(int length) const;

    CompareCharts& m_charts;
    QWidget& m_table;
    QTabBar* m_all; ///< used while one part is shown at a time
    QTabBar* m_ofLeft; ///< used while one of the left charts is shown
    QWidget* m_leftPart;
    ViewSplitter* m_left;
    ViewSplitter* m_right;
    ViewSplitter* m_both;
    Shape m_shape = Shape::Together;
};

} // namespace fairshare::gui

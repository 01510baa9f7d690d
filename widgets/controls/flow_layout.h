// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QWidget>

#include <memory>
#include <vector>

namespace fairshare::gui {

/// Places items in a row and wraps them at the available width. Its size hint is one line high; the owner
/// asks for the full height with heightForWidth().
class FlowLayout : public QLayout {
public:
    /// @param gap between items, in pixels
    /// @param lineGap between lines, in pixels
    FlowLayout(QWidget* parent, int gap, int lineGap);

    /// @param at index among the items, 0 to count()
    void insertWidget(int at, QWidget* widget);

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    QSize sizeHint() const override;
    /// Returns the size of the widest item.
    QSize minimumSize() const override;
    void setGeometry(const QRect& place) override;
    int heightForWidth(int width) const override;
    void setGap(int gap);

private:
    struct Line {
        std::size_t end = 0; ///< index among the items
        int height = 0;
    };

    /// Returns the width of an item: at most `room` unless its minimum is larger.
    static int widthOf(const QLayoutItem& item, int room);
    /// Returns the line that begins with this item: as many items as fit, at least one.
    Line lineFrom(std::size_t first, int room) const;
    /// @return the height of all lines
    int arrange(const QRect& place, bool move) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    int m_gap;
    int m_lineGap;
};

/// A row of controls that wraps to further lines if it is too narrow.
class FlowRow : public QWidget {
    Q_OBJECT

public:
    explicit FlowRow(QWidget* parent = nullptr);

    FlowLayout& flow() const { return *m_flow; }
    /// Creates a widget for controls that stay together. It joins the flow once it has controls.
    /// @param gap between the controls, in pixels
    QWidget* createGroup(int gap);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();

    FlowLayout* m_flow;
};

/// Contains controls that are used rather than looked at; pictures of a view omit it.
class ControlStrip : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
};

} // namespace fairshare::gui

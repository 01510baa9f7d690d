// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QWidget>

#include <memory>
#include <vector>

namespace fairshare::gui {

/// Items beside each other, on further lines where the width ends. Reports the height of one line: who owns
/// it asks for more with heightForWidth().
class FlowLayout : public QLayout {
public:
    /// @param gap between items and @param lineGap between lines, in pixels
    FlowLayout(QWidget* parent, int gap, int lineGap);

    /// @param at place among the items, 0 to count()
    void insertWidget(int at, QWidget* widget);

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    QSize sizeHint() const override;
    /// Of the widest item.
    QSize minimumSize() const override;
    void setGeometry(const QRect& place) override;
    int heightForWidth(int width) const override;
    void setGap(int gap);

private:
    struct Line {
        std::size_t end = 0; ///< among the items
        int height = 0;
    };

    /// The width that an item gets: at most `room`, unless its minimum is larger.
    static int widthOf(const QLayoutItem& item, int room);
    /// The line that begins with this item: as many as fit beside each other, at least one.
    Line lineFrom(std::size_t first, int room) const;
    /// @return the height of all lines
    int arrange(const QRect& place, bool move) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    int m_gap;
    int m_lineGap;
};

/// A row of controls that grows downwards where it is too narrow for all.
class FlowRow : public QWidget {
    Q_OBJECT

public:
    explicit FlowRow(QWidget* parent = nullptr);

    FlowLayout& flow() const { return *m_flow; }
    /// A widget for controls that stay beside each other; it is put into the flow once it has them.
    /// @param gap between the controls, in pixels
    QWidget* createGroup(int gap);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();

    FlowLayout* m_flow;
};

/// Holds what is used and not looked at; pictures of a view leave it out.
class ControlStrip : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
};

} // namespace fairshare::gui

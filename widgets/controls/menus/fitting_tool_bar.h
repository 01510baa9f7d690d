// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QToolBar>

namespace fairshare::gui {

/// A toolbar that hides optional widgets in a narrow window, instead of those at its end. Hidden widgets must
/// also be reachable through a menu.
class FittingToolBar : public QToolBar {
    Q_OBJECT

public:
    using QToolBar::QToolBar;

    /// Adds widgets that are hidden together if there is not enough room. The groups added first are hidden
    /// first.
    void addOptionalWidgets(const QList<QWidget*>& widgets);

    /// Makes actions already in the bar optional. They are hidden together, before all other groups.
    void setOptionalFirst(const QList<QAction*>& group);

    /// Sets whether the optional group of this widget is needed at all; if not, it is hidden.
    void setWanted(const QWidget& widget, bool wanted);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Group {
        QList<QAction*> actions;
        bool wanted = true;
    };

    /// Copies the enabled state of a widget to its action. Otherwise showing the action again would enable
    /// the widget.
    void followState(QAction& place);
    void fit();
    /// Width without the first `hidden` groups and without unneeded groups.
    int widthWithout(qsizetype hidden) const;

    QList<Group> m_optional;
    bool m_fitting = false; ///< hiding and showing by this bar must not count as changes by the widgets
};

} // namespace fairshare::gui

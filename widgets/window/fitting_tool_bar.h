// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QToolBar>

namespace fairshare::gui {

/// A toolbar that gives up some of its widgets in a narrow window rather than those at its end. What is given
/// up must be reachable by a menu too.
class FittingToolBar : public QToolBar {
    Q_OBJECT

public:
    using QToolBar::QToolBar;

    /// Adds widgets that are hidden together where there is no room for all; those added first go first.
    void addOptionalWidgets(const QList<QWidget*>& widgets);

    /// These are in the bar already and are hidden together before all others.
    void setOptionalFirst(const QList<QAction*>& group);

    /// Whether there is any use for the optional widgets among which this one is; otherwise they are hidden.
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

    /// A place that is shown again would enable what is in it, unless it is disabled itself.
    void followState(QAction& place);
    void fit();
    /// Without the first `hidden` groups, and those that nobody wants.
    int widthWithout(qsizetype hidden) const;

    QList<Group> m_optional;
    bool m_fitting = false; ///< what is hidden or shown is no choice of the widgets
};

} // namespace fairshare::gui

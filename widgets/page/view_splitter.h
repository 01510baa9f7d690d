// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSplitter>

#include <functional>

namespace fairshare::gui {

/// Divides a view into parts by a rule, until the user moves a handle. What it shows therefore depends on its
/// size alone, not on the sizes before, so that a picture of the view can be drawn again.
class ViewSplitter : public QSplitter {
    Q_OBJECT

public:
    /// Returns the length of each part. @param length pixels, without the handles
    using Rule = std::function<QList<int>(int length)>;

    ViewSplitter(Qt::Orientation orientation, const char* name, QWidget* parent);

    /// The parts get these lengths, and share what is left or missing by their stretch factors, if they have
    /// some.
    void divideBy(const QList<int>& lengths);
    void divideBy(Rule rule);
    /// Applies the rule again, unless the user has moved a handle.
    void followRule();
    /// Applies the rule, and forgets that the user has moved a handle.
    void divideAnew();
    bool isMoved() const { return m_isMoved; }
    /// Restores the lengths that the user chose. @param state of QSplitter::saveState()
    void restoreMoved(const QByteArray& state);
    /// Copies the lengths of another splitter if its handles were moved.
    void adopt(const ViewSplitter& other);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    Rule m_rule;
    bool m_isMoved = false;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QAbstractScrollArea;
class QTableView;

namespace fairshare::gui {

/// As long as it lives, a widget looks as it shall in a picture: no scroll bars, nothing of the keyboard or
/// the mouse, and where a table has more rows than fit, whole rows and how many are left out.
class CleanPicture {
public:
    /// @param shown a window, a view or anything else that is visible
    explicit CleanPicture(QWidget& shown);
    ~CleanPicture();
    CleanPicture(const CleanPicture&) = delete;
    CleanPicture& operator=(const CleanPicture&) = delete;

private:
    /// How somebody left what scrolls.
    struct Scrolled {
        QPointer<QAbstractScrollArea> area;
        Qt::ScrollBarPolicy across = Qt::ScrollBarAsNeeded;
        Qt::ScrollBarPolicy down = Qt::ScrollBarAsNeeded;
        int left = 0;
        int top = 0;
    };

    void hideBars(QAbstractScrollArea& area);
    void markLeftOut(QTableView& table);
    void mark(QTableView& table, const QRect& place, const QString& text);

    QPointer<QWidget> m_keyboard; ///< who had it
    std::vector<Scrolled> m_scrolled;
    std::vector<std::unique_ptr<QObject>> m_marks;
};

/// As long as it lives, a view has no controls: what they are set to is said by its pictures.
class WithoutControls {
public:
    explicit WithoutControls(QWidget& view);
    ~WithoutControls();
    WithoutControls(const WithoutControls&) = delete;
    WithoutControls& operator=(const WithoutControls&) = delete;

private:
    std::vector<QPointer<QWidget>> m_hidden;
};

} // namespace fairshare::gui

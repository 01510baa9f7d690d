// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

class QAbstractScrollArea;
class QTableView;

namespace fairshare::gui {

/// Rows of a table in a picture.
struct ShownRows {
    std::uint64_t all = 0; ///< that the table has, without hidden ones
    std::uint64_t leftOut = 0; ///< that did not fit
};

/// While it exists, a widget looks as it should in a picture: without scroll bars, focus or hover marks. A
/// table with more rows than fit shows whole rows and the number of omitted rows.
class CleanPicture {
public:
    /// @param shown any visible widget
    explicit CleanPicture(QWidget& shown);
    ~CleanPicture();
    CleanPicture(const CleanPicture&) = delete;
    CleanPicture& operator=(const CleanPicture&) = delete;

    /// Returns how many rows of a table in the widget fit; zeros for another table.
    ShownRows rowsOf(const QTableView& table) const;
    /// Returns the same of the table that lacks most rows.
    ShownRows rowsOfLongest() const;

private:
    /// State of a scroll area, to be restored.
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

    QPointer<QWidget> m_keyboard; ///< had the keyboard focus
    std::vector<Scrolled> m_scrolled;
    std::vector<std::unique_ptr<QObject>> m_marks;
    std::vector<std::pair<const QTableView*, ShownRows>> m_rows;
};

/// While it exists, hides the controls of a view. The caption of the picture contains their settings.
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

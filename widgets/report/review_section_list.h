// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QListWidget;
class QPushButton;

namespace fairshare::gui {

/// Chooses the sections of a review and their order.
class ReviewSectionList : public QWidget {
    Q_OBJECT

public:
    explicit ReviewSectionList(QWidget* parent);

    /// Returns the ids of the chosen sections in their order.
    std::vector<std::string> chosen() const;
    bool contains(const std::string& id) const;
    QListWidget& list() { return *m_list; }

Q_SIGNALS:
    void changed();

private:
    void fill();
    void move(int rows);
    void refreshButtons();

    QListWidget* m_list;
    QPushButton* m_up;
    QPushButton* m_down;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace fairshare::gui {

/// Closes the hover card with the keyboard: Escape closes it and does nothing else, and any other key closes
/// it, because it may move to another item. Keys for text fields, menus, and dialogs are left alone.
class CardKeys : public QObject {
    Q_OBJECT

public:
    explicit CardKeys(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace fairshare::gui {

class FileCommands;

/// Opens files that are dropped on a window.
class FileDrop : public QObject {
    Q_OBJECT

public:
    FileDrop(QWidget& window, FileCommands& files);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    FileCommands& m_files;
};

} // namespace fairshare::gui

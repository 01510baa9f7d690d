// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace fairshare::gui {

class Document;

/// The title of a window: the document, its shown variant, and whether it has unsaved changes.
class WindowTitle : public QObject {
    Q_OBJECT

public:
    WindowTitle(QWidget& window, const Document& document);

private:
    void refresh();

    QWidget& m_window;
    const Document& m_document;
};

} // namespace fairshare::gui

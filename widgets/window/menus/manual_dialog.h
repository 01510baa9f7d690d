// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QListWidget;
class QTextBrowser;

namespace fairshare::gui {

/// The manual: list of pages on the left, current page on the right. Links lead from page to page.
class ManualDialog : public QDialog {
    Q_OBJECT

public:
    explicit ManualDialog(QWidget* parent);

private:
    QListWidget* m_pages;
    QTextBrowser* m_text;
};

} // namespace fairshare::gui

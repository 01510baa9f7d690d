// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QFrame>
#include <QStringList>

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace fairshare::gui {

/// A band above the view that says what went wrong, or what a file's reader repaired. It never blocks and
/// stays until it is closed or replaced.
class MessageBand : public QFrame {
    Q_OBJECT

public:
    explicit MessageBand(QWidget* parent = nullptr);

    /// FILE:LINE:COLUMN and the sentence; "Show line" opens the line below it.
    void showError(const Error& error);
    /// One sentence, the others on demand.
    void showRemarks(const QStringList& remarks);
    QString text() const;

private:
    enum class Kind { Error, Remark };

    void showText(Kind kind, const QString& text);
    void offerDetails(const QString& button, const QString& details);
    void toggleDetails(bool shown);

    QLabel* m_icon;
    QLabel* m_text;
    QToolButton* m_more;
    QToolButton* m_close;
    QPlainTextEdit* m_details;
};

} // namespace fairshare::gui

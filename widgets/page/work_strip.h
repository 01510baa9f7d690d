// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace fairshare::gui {

/// Strip above a picture that is being computed: what it waits for, the progress, and Cancel. Appears after
/// one second, or after a fifth of a second if there is no older picture to show.
class WorkStrip : public QWidget {
    Q_OBJECT

public:
    /// @param fraction returns the progress of the work, 0 to 1
    explicit WorkStrip(std::function<double()> fraction, QWidget* parent = nullptr);

    /// Starts the strip for a computation. @param hasOlder an older picture is shown meanwhile
    void begin(bool hasOlder);
    /// Starts the strip while the input of the picture is not ready yet. There is nothing to cancel.
    void beginWaiting(bool hasOlder);
    void end();
    /// The sentence to show after Cancel.
    static QString cancelledSentence();

Q_SIGNALS:
    void cancelled();

private:
    void start(const QString& sentence, bool hasOlder);
    void refresh();

    std::function<double()> m_fraction;
    bool m_measured = true;
    QLabel* m_sentence;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
    QTimer m_patience;
};

} // namespace fairshare::gui

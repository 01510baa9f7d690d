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

/// Over a picture that is being computed: what is waited for, how far it is, and Cancel. Seen when it takes
/// longer than a second, or a fifth of one where no older picture is there to look at.
class WorkStrip : public QWidget {
    Q_OBJECT

public:
    /// @param fraction how far the work is, 0 to 1
    explicit WorkStrip(std::function<double()> fraction, QWidget* parent = nullptr);

    /// Work for a picture began. @param hasOlder an older one is seen meanwhile
    void begin(bool hasOlder);
    /// There is nothing to compute a picture from yet, and nothing to cancel.
    void beginWaiting(bool hasOlder);
    void end();
    /// What is said after a cancel.
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

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/text/wrapped_text.h"

#include <QFrame>
#include <QLabel>

namespace fairshare::gui {

/// The sentence above a view, as selectable text. Shows its cause on the right if there is room.
class AnswerBar : public QFrame {
    Q_OBJECT

public:
    explicit AnswerBar(QWidget* parent = nullptr);

    void setAnswer(const QString& sentence, const QString& cause);
    QString sentence() const { return m_sentence->sentence(); }
    QString cause() const { return m_cause->text(); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();

    WrappedText* m_sentence;
    QLabel* m_cause;
    QString m_fullCause;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextEdit>

namespace fairshare::gui {

/// Sentences that can be selected and copied. Unlike a label, it breaks names that are longer than the line,
/// so a long name does not widen the window. Its height follows the text.
class WrappedText : public QTextEdit {
    Q_OBJECT

public:
    explicit WrappedText(QWidget* parent = nullptr);

    void setSentence(const QString& sentence);
    QString sentence() const { return m_sentence; }
    /// Returns the width of the text on one line.
    int naturalWidth() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    QString m_sentence;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextEdit>

namespace fairshare::gui {

/// Sentences that can be selected and copied. Unlike a label it breaks a name that is longer than the line,
/// so that no name makes the window wide; it is as high as its text.
class WrappedText : public QTextEdit {
    Q_OBJECT

public:
    explicit WrappedText(QWidget* parent = nullptr);

    void setSentence(const QString& sentence);
    QString sentence() const { return m_sentence; }
    /// Width of the text in one line.
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

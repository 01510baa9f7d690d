// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/band.h"

#include "core/base/error.h"

#include <QStringList>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPlainTextEdit;
class QToolButton;
class QVBoxLayout;

namespace fairshare::gui {

class WrappedText;

/// A band above the view that says what went wrong, what a file's reader repaired, or what may be done now.
/// It never blocks and stays until it is closed or replaced.
class MessageBand : public Band {
    Q_OBJECT

public:
    explicit MessageBand(QWidget* parent = nullptr);

    /// One sentence, the others on demand.
    void showRemarks(const QStringList& remarks);
    /// Something that the user may choose; the band is hidden before it is done.
    struct Choice {
        const char* name; ///< of the button's object
        QString text;
        std::function<void()> act;
        bool keepsBand = false; ///< the question stays open
    };
    /// FILE:LINE:COLUMN and the sentence; "Show line" opens the line below it.
    void showError(const Error& error, const std::vector<Choice>& choices = {});
    enum class Raised {
        Unasked, ///< leaves the keyboard where it is
        OnCommand, ///< the user asked for it: the keyboard goes to its first button
    };
    /// A sentence with one button a choice. @param details shown below it; "" for none
    void showChoices(const QString& text, const QString& details, const std::vector<Choice>& choices,
        Raised raised = Raised::Unasked);
    QString text() const;
    /// With the choices below the sentence, wherever they are now, so that the window can become narrow.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    QWidget* firstButton() const override;

private:
    enum class Kind { Error, Remark, Commands };

    void showText(Kind kind, const QString& text, Raised raised = Raised::Unasked);
    void offerDetails(const QString& button, const QString& details);
    void toggleDetails(bool shown);
    void clearChoices();
    void addChoices(const std::vector<Choice>& choices);
    void addChoice(const Choice& choice);
    void placeChoices();

    QLabel* m_icon;
    WrappedText* m_text;
    QToolButton* m_more;
    QToolButton* m_close;
    QPlainTextEdit* m_details;
    QWidget* m_choices; ///< beside the sentence where there is room, else below it
    QHBoxLayout* m_firstRow;
    QVBoxLayout* m_rows;
    bool m_keepsKeyboard = false; ///< it was on a button of this band that is now replaced
};

} // namespace fairshare::gui

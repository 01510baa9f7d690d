// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/band.h"

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

/// A band above the view for errors, remarks of a file's reader, and choices. It never blocks the window and
/// stays until it is closed or replaced.
class MessageBand : public Band {
    Q_OBJECT

public:
    explicit MessageBand(QWidget* parent = nullptr);

    /// A choice for the user. The band is hidden before it runs.
    struct Choice {
        const char* name; ///< object name of the button
        QString text;
        std::function<void()> act;
        bool keepsBand = false; ///< the band stays open
    };
    /// Shows the first remark, and the others on demand.
    void showRemarks(const QStringList& remarks, const std::vector<Choice>& choices = {});
    /// Shows FILE:LINE:COLUMN and the sentence. "Show line" shows the line of the file below.
    void showError(const Error& error, const std::vector<Choice>& choices = {});
    enum class Raised {
        Unasked, ///< keeps the keyboard focus where it is
        OnCommand, ///< the user asked for it: the first button gets the keyboard focus
    };
    /// Shows a sentence with one button per choice. @param details shown below it; "" for none
    void showChoices(const QString& text, const QString& details, const std::vector<Choice>& choices,
        Raised raised = Raised::Unasked);
    QString text() const;
    /// Assumes that the choices are below the sentence, wherever they are now, so that the window can become
    /// narrow.
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
    QWidget* m_choices; ///< next to the sentence if there is room, else below it
    QHBoxLayout* m_firstRow;
    QVBoxLayout* m_rows;
    bool m_keepsKeyboard = false; ///< a button of this band that is being replaced had the focus
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/page/bands/band.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/scenario/scenario.h"

#include <functional>
#include <optional>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace fairshare::gui {

class WrappedText;

/// A band above the view that previews an edit of many values and applies it on confirmation. The edit is
/// computed in the background, so that a million rows do not block the window.
class EditBand : public Band {
    Q_OBJECT

public:
    explicit EditBand(Document& document, QWidget* parent = nullptr);

    /// False while the edit is still being computed.
    bool isReady() const { return !m_work.isBusy(); }
    QString sentence() const;
    QString details() const;
    /// Assumes that the buttons are below the fields, wherever they are now, so that the window can become
    /// narrow.
    QSize minimumSizeHint() const override;

protected:
    struct Outcome {
        std::optional<Scenario> after{}; ///< nothing if the edit is not possible
        QString step{}; ///< name of the step in the history
        QString sentence{};
        QString details{}; ///< one per line; "" for none
        bool refused = false; ///< the sentence has the reason
    };
    /// Runs in the background and returns a function, which is called on the window's thread.
    using Work = std::function<std::function<Outcome()>(const Scenario&, const Progress&)>;

    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Plans the edit again, because the document or the input changed.
    virtual void replan() = 0;

    void plan(const Work& work);
    /// Applies the edit, at once or when it is planned, and closes the band.
    void apply();
    QHBoxLayout& fields() { return *m_fields; }
    QHBoxLayout& sentenceRow() { return *m_sentenceRow; }
    QPushButton& applyButton() const { return *m_apply; }
    Document& document() const { return m_document; }

private:
    void createButtons();
    void onScenarioChanged(Document::Change change);
    void show(Outcome outcome);
    void colorSentence();

    Document& m_document;
    QBoxLayout* m_fieldsAndButtons; ///< side by side if there is room
    QHBoxLayout* m_fields;
    QHBoxLayout* m_sentenceRow;
    WrappedText* m_sentence;
    QPlainTextEdit* m_details;
    QPushButton* m_apply;
    Outcome m_outcome;
    bool m_applyWhenReady = false;
    LatestWork m_work;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/window/band.h"
#include "widgets/work/latest_work.h"

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

/// A band above the view that says what an edit of many values would do, and does it when the user says so.
/// The edit is made in the background, so that a million rows do not hold the window up.
class EditBand : public Band {
    Q_OBJECT

public:
    explicit EditBand(Document& document, QWidget* parent = nullptr);

    /// False while what is planned is not known yet.
    bool isReady() const { return !m_work.isBusy(); }
    QString sentence() const;
    QString details() const;
    /// With the buttons below the fields, wherever they are now, so that the window can become narrow.
    QSize minimumSizeHint() const override;

protected:
    struct Outcome {
        std::optional<Scenario> after{}; ///< nothing when it cannot be done
        QString step{}; ///< in the history
        QString sentence{};
        QString details{}; ///< a line each; "" for none
        bool refused = false; ///< the sentence says why not
    };
    /// Runs in the background; what it returns is called on the thread of the window.
    using Work = std::function<std::function<Outcome()>(const Scenario&, const Progress&)>;

    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// What is planned changed with the document or with what was typed.
    virtual void replan() = 0;

    void plan(const Work& work);
    QHBoxLayout& fields() { return *m_fields; }
    QHBoxLayout& sentenceRow() { return *m_sentenceRow; }
    QPushButton& applyButton() const { return *m_apply; }
    Document& document() const { return m_document; }

private:
    void createButtons();
    void onScenarioChanged(Document::Change change);
    void show(Outcome outcome);
    void colorSentence();
    void apply();

    Document& m_document;
    QBoxLayout* m_fieldsAndButtons; ///< side by side where there is room
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

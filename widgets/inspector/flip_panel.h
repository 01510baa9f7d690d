// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/results/flip_work.h"

#include <QTimer>
#include <QWidget>

class QGridLayout;
class QLabel;
class QProgressBar;

namespace fairshare::gui {

class ElidedLabel;
class LinkButton;
class WrappedText;

/// Shows the smallest changes that reverse the order of two users or accounts, each with a button to apply
/// it, and whether waiting helps. The search begins once no edit has been made for a moment.
class FlipPanel : public QWidget {
    Q_OBJECT

public:
    explicit FlipPanel(Document& document, QWidget* parent = nullptr);

    /// Old answers stay visible until new ones arrive, but cannot be applied.
    void setQuestion(FlipQuestion question);
    void setNobody();
    bool isBusy() const { return m_work.isBusy() || m_delay.isActive(); }
    QString asText() const;

Q_SIGNALS:
    void answered();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Line {
        ElidedLabel* what;
        QLabel* change;
        QLabel* amount;
        LinkButton* apply;
    };

    void nameParts();
    void createLayout();
    void connectParts();
    void begin();
    void stop();
    /// Moves the keyboard focus from a child that is about to disappear to the panel, so it does not jump to
    /// the toolbar.
    void keepKeyboard();
    void show(const FlipAnswer& answer);
    void showLines();
    void showWaiting();
    void addLine();
    void place(const Line& line, std::size_t at);
    /// Keeps each change on one line: if names leave no room for both figures of a change, only one figure is
    /// shown.
    void shortenWhereNarrow();
    void fill(const Line& line, const Flip& flip);
    void apply(std::size_t at);
    void setApplicable(bool applicable);
    QString behindName() const;
    /// Returns the sentence that is shown if there are no flips.
    QString noChange() const;

    Document& m_document;
    FlipWork m_work;
    QTimer m_delay;
    QTimer m_tick; ///< moves the progress bar
    FlipQuestion m_question;
    FlipAnswer m_answer;
    bool m_all = false;
    bool m_short = false; ///< one figure per line
    QLabel* m_title;
    WrappedText* m_sentence; ///< shown if there are no flips
    QWidget* m_search;
    QProgressBar* m_bar;
    LinkButton* m_stop;
    LinkButton* m_start;
    QWidget* m_list;
    QGridLayout* m_grid;
    std::vector<Line> m_lines;
    LinkButton* m_more;
    QWidget* m_wait;
    QLabel* m_decay; ///< the effect of decay alone
    WrappedText* m_waiting; ///< the effect of a pause
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/flip_work.h"

#include <QTimer>
#include <QWidget>

class QGridLayout;
class QLabel;
class QProgressBar;

namespace fairshare::gui {

class ElidedLabel;
class LinkButton;
class WrappedText;

/// The smallest changes that turn the order of two users round, each to be applied, and whether waiting
/// helps. The search begins when nothing was edited for a moment.
class FlipPanel : public QWidget {
    Q_OBJECT

public:
    explicit FlipPanel(Document& document, QWidget* parent = nullptr);

    /// Old answers stay, not to be applied, until there are new ones.
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
    /// The panel takes the keyboard from its part that has it and is about to go: nobody shall find himself
    /// in the toolbar.
    void keepKeyboard();
    void show(const FlipAnswer& answer);
    void showLines();
    void showWaiting();
    void addLine();
    void place(const Line& line, std::size_t at);
    /// A line stays one line: where names find no room beside both figures of a change it shows one of them.
    void shortenWhereNarrow();
    void fill(const Line& line, const Flip& flip);
    void apply(std::size_t at);
    void setApplicable(bool applicable);
    QString behindName() const;

    Document& m_document;
    FlipWork m_work;
    QTimer m_delay;
    QTimer m_tick; ///< moves the bar
    FlipQuestion m_question;
    FlipAnswer m_answer;
    bool m_all = false;
    bool m_short = false; ///< one figure a line
    QLabel* m_title;
    WrappedText* m_sentence; ///< where there are no flips
    QWidget* m_search;
    QProgressBar* m_bar;
    LinkButton* m_stop;
    LinkButton* m_start;
    QWidget* m_list;
    QGridLayout* m_grid;
    std::vector<Line> m_lines;
    LinkButton* m_more;
    QWidget* m_wait;
    QLabel* m_decay; ///< what decay alone does
    WrappedText* m_waiting; ///< what a pause does
};

} // namespace fairshare::gui

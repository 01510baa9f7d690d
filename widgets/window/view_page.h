// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"
#include "widgets/window/answer_bar.h"
#include "widgets/work/lint_results.h"
#include "widgets/work/scenario_results.h"

#include <QScrollArea>
#include <QVBoxLayout>
#include <QWidget>

namespace fairshare::gui {

class Actions;

/// What every view shows, each in its way.
struct ViewSources {
    Document& document;
    ScenarioResults& results;
    LintResults& lint;
};

/// A view of the document: its answer line over what it shows.
class ViewPage : public QWidget {
    Q_OBJECT

public:
    explicit ViewPage(const ViewSources& sources, QWidget* parent = nullptr)
        : QWidget(parent)
        , m_sources(sources)
        , m_answer(new AnswerBar(this))
        , m_rows(new QVBoxLayout(this))
    {
        m_rows->setContentsMargins(0, 0, 0, 0);
        m_rows->setSpacing(0);
        m_rows->addWidget(m_answer);
    }

    AnswerBar& answer() const { return *m_answer; }
    /// Puts commands of the window into the view's own menus and lists.
    virtual void offerCommands(const Actions& /*actions*/) { }
    /// The algorithm that the window's answers speak of. @param id as the registry has it
    virtual void setAlgorithm(const QString& /*id*/) { }
    virtual void setTheme(const Theme& /*theme*/) { }
    /// Copies what is selected in this view. @param withHeaders below the headings of its columns
    virtual void copy(bool /*withHeaders*/) { }
    /// Explains the current item: the card that hovering shows.
    virtual void showCard() { }
    /// Waits for what this view computes by itself; for pictures made without a window.
    virtual void waitUntilReady() { }

protected:
    Document& document() const { return m_sources.document; }
    ScenarioResults& results() const { return m_sources.results; }
    LintResults& lint() const { return m_sources.lint; }
    /// Puts what the view shows below its answer line; the keyboard goes there.
    void setContent(QWidget* content)
    {
        m_rows->addWidget(content, 1);
        setFocusProxy(content);
    }
    /// As setContent, for what cannot become as narrow as the window: it is scrolled there.
    void setScrolledContent(QWidget* content)
    {
        auto* scroll = new QScrollArea(this);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setWidgetResizable(true);
        scroll->setFocusPolicy(Qt::NoFocus);
        scroll->setWidget(content);
        m_rows->addWidget(scroll, 1);
        setFocusProxy(content);
    }

private:
    ViewSources m_sources;
    AnswerBar* m_answer;
    QVBoxLayout* m_rows;
};

} // namespace fairshare::gui

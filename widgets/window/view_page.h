// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"
#include "widgets/window/answer_bar.h"
#include "widgets/window/view_status.h"
#include "widgets/work/known_runs.h"
#include "widgets/work/lint_results.h"
#include "widgets/work/scenario_results.h"

#include <QVBoxLayout>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QAction;
class QScrollArea;
class QSplitter;

namespace fairshare::gui {

class Actions;
class ExportFolder;

/// What every view shows, each in its way.
struct ViewSources {
    Document& document;
    ScenarioResults& results;
    LintResults& lint;
    KnownRuns runs{};
    ExportFolder* exports = nullptr; ///< null where nothing is exported
};

/// Divides what a view shows. @param name under which its division is remembered
QSplitter* splitterOf(Qt::Orientation orientation, const char* name, QWidget* parent);

/// A view of the document: its answer line over what it shows.
class ViewPage : public QWidget {
    Q_OBJECT

public:
    explicit ViewPage(ViewSources sources, QWidget* parent = nullptr);

    /// Whether it is the one of the views that is looked at.
    bool isShown() const { return !isHidden(); }
    /// Runs a command of the window while this view is shown; others have it meanwhile.
    void serve(const QAction& command, std::function<void()> run);
    AnswerBar& answer() const { return *m_answer; }
    /// Puts commands of the window into the view's own menus and lists.
    virtual void offerCommands(const Actions& /*actions*/) { }
    /// Takes the algorithm that the window's answers speak of, by its id in the registry.
    virtual void setAlgorithm(const QString& /*id*/) { }
    virtual void setTheme(const Theme& /*theme*/) { }
    /// Copies what is selected in this view, and the headings of its columns where they are asked for.
    virtual void copy(bool /*withHeaders*/) { }
    /// Explains the current item: the card that hovering shows.
    virtual void showCard() { }
    /// Waits for what this view computes by itself; for pictures made without a window.
    virtual void waitUntilReady() { }
    /// What the figures come from, below what is shown; "" for none.
    virtual void setCaption(const QString& caption);
    virtual QString caption() const;
    /// What the caption below the view needs; 0 while it is not there.
    int captionHeight() const;
    /// How much larger the view must be for nothing of it to be scrolled away.
    QSize scrolledAway() const;
    /// Whether figures of all algorithms are seen, or only those of the chosen one.
    virtual bool showsAllAlgorithms() const { return true; }
    /// Whether any fairshare algorithm has to do with what is shown.
    virtual bool showsAlgorithms() const { return true; }
    /// What the figures assume beside the scenario, for the caption; "" for nothing.
    virtual QString premise() const { return {}; }
    /// Why what was asked for cannot be seen; for pictures made without a window.
    virtual std::optional<Error> failure() const { return {}; }
    /// What the status line says while this view is shown.
    virtual ViewStatus status() const { return {}; }
    /// Brings what its status counts as wrong into sight.
    virtual void showFindings() { }
    /// The view or what it shows, in the names of exported files.
    virtual QString exportName() const;
    /// Makes the data behind the view as CSV, anywhere and at any time; null where there is none.
    using DataMaker = std::function<std::string()>;
    virtual DataMaker data() const { return {}; }
    /// A chart or a table of the view that can be exported alone.
    struct Part {
        QString id;
        QString title;
        QWidget* widget; ///< a PlotWidget or a QTableView; null for data without a picture
        DataMaker data;
    };
    virtual std::vector<Part> parts() const { return {}; }
    /// Those that have a picture.
    std::vector<Part> picturedParts() const;
    /// Whether surfaces are drawn as maps of colors and not as bodies; nothing where no surface is drawn.
    virtual std::optional<bool> drawsMaps() const { return std::nullopt; }
    virtual void setDrawsMaps(bool /*maps*/) { }
    /// Takes over what somebody chose in another page of this kind, whose tree has the same rows.
    virtual void adopt(const ViewPage& other);
    /// The same of how far it is scrolled and which part of its charts is seen, once it is laid out.
    void adoptPlace(const ViewPage& other);
    /// The id of the part that has or last had the keyboard; "" for none.
    QString currentPart() const;

Q_SIGNALS:
    /// What drawsMaps says may be something else now.
    void shapeChanged();
    /// What the caption says of the view is something else now.
    void captionChanged();
    /// What was asked for is seen in another view.
    void viewAsked(const QString& id);
    /// What status says is something else now.
    void statusChanged();
    /// What lies under the pointer, in one line; "" for nothing.
    void pointedAt(const QString& text);
    /// What was asked for cannot be done.
    void refused(const fairshare::Error& error);

protected:
    void changeEvent(QEvent* event) override;
    /// M changes between bodies and maps while a picture has the keyboard.
    void keyPressEvent(QKeyEvent* event) override;

    /// Says why something failed, if it did.
    void tell(const Result<void>& done);
    Document& document() const { return m_sources.document; }
    ScenarioResults& results() const { return m_sources.results; }
    LintResults& lint() const { return m_sources.lint; }
    const KnownRuns& runs() const { return m_sources.runs; }
    ExportFolder& exports() const { return *m_sources.exports; }
    /// Puts what the view shows below its answer line; the keyboard goes there.
    void setContent(QWidget* content);
    /// As setContent, for what cannot become as narrow as the window: it is scrolled there.
    void setScrolledContent(QWidget* content);

private:
    void dressCaption();
    void adoptRanges(const ViewPage& other);

    ViewSources m_sources;
    AnswerBar* m_answer;
    QVBoxLayout* m_rows;
    QScrollArea* m_scroll = nullptr; ///< null where nothing is scrolled
    QWidget* m_strip; ///< with the caption
    WrappedText* m_caption;
};

} // namespace fairshare::gui

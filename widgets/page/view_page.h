// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/recent_files.h"
#include "widgets/page/answer_bar.h"
#include "widgets/page/view_status.h"
#include "widgets/theme/theme.h"
#include "widgets/work/files/known_runs.h"
#include "widgets/work/results/lint_results.h"
#include "widgets/work/results/scenario_results.h"

#include <QStringList>
#include <QVBoxLayout>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QAction;
class QScrollArea;
class QTableView;

namespace fairshare::gui {

class Actions;
class AssociationRows;
class ExportFolder;
class Finder;
class PictureChoices;
class SurfaceShape;
class TableCommands;

/// The data sources of all views.
struct ViewSources {
    Document& document;
    ScenarioResults& results;
    LintResults& lint;
    KnownRuns runs{};
    ExportFolder* exports = nullptr; ///< null if nothing is exported
};

/// A view of the document: its answer line above its content.
class ViewPage : public QWidget {
    Q_OBJECT

public:
    explicit ViewPage(ViewSources sources, QWidget* parent = nullptr);

    /// Whether this is the current view.
    bool isShown() const { return !isHidden(); }
    /// Connects a command of the window, which runs only while this view is shown.
    void serve(const QAction& command, std::function<void()> run);
    AnswerBar& answer() const { return *m_answer; }
    /// Adds commands of the window to the menus and lists of the view.
    virtual void offerCommands(const Actions& /*actions*/) { }
    /// What the find field searches in this view; null for nothing.
    virtual Finder* finder() { return nullptr; }
    /// The commands on rows and cells; null before they are offered and in a view without an editable table.
    virtual TableCommands* tableCommands() const { return nullptr; }
    /// The rows for associations; null if the view has none.
    virtual AssociationRows* associations() { return nullptr; }
    /// What a picture shows; null if there is nothing to choose.
    virtual PictureChoices* pictureChoices() { return nullptr; }
    /// How surfaces are drawn; null for a view that never draws one.
    virtual SurfaceShape* surfaceShape() { return nullptr; }
    /// Sets the algorithm of the answers, by its id in the registry.
    virtual void setAlgorithm(const QString& /*id*/) { }
    virtual void setTheme(const Theme& /*theme*/) { }
    /// Copies the selection of this view, optionally with the column headings.
    virtual void copy(bool /*withHeaders*/) { }
    /// Shows the card of the current item, as hovering does.
    virtual void showCard() { }
    /// Waits for the view's own computations; for pictures made without a window.
    virtual void waitUntilReady() { }
    /// Sets the caption below the content, with the sources of the figures; "" for none.
    virtual void setCaption(const QString& caption);
    virtual QString caption() const;
    /// Height that the caption needs; 0 while it is hidden.
    int captionHeight() const;
    /// Returns how much larger the view must be so that nothing is scrolled away.
    QSize scrolledAway() const;
    /// How the content depends on the fairshare algorithms.
    struct AlgorithmUse {
        bool any = true; ///< it depends on them
        bool all = true; ///< it shows figures of all of them, not only of the chosen one
        QString obstacle{}; ///< why another one cannot be chosen; "" if it can
    };
    virtual AlgorithmUse algorithmUse() const { return {}; }
    /// Assumptions of the figures besides the scenario, for the caption; "" for none.
    virtual QString premise() const { return {}; }
    /// Texts of the status line while this view is shown.
    virtual ViewStatus status() const { return {}; }
    /// Scrolls to the findings that its status counts.
    virtual void showFindings() { }
    /// What the start page says of a file that holds only what this view shows; nothing until it is known.
    virtual std::optional<RecentFacts> recentFacts() const { return {}; }
    /// Name of the view or its content, used in the names of exported files.
    virtual QString exportName() const;
    /// Makes the data behind the view as CSV. Callable from any thread at any time. Null if there is no data.
    using DataMaker = std::function<std::string()>;
    virtual DataMaker data() const { return {}; }
    /// A chart or table of the view that can be exported separately.
    struct Part {
        QString id;
        QString title;
        QWidget* widget; ///< a PlotWidget or a QTableView; null for data without a picture
        DataMaker data;
    };
    virtual std::vector<Part> parts() const { return {}; }
    /// The files of a command, as words of a command line.
    struct CommandFiles {
        QString file;
        QString baseline; ///< "" if it is the state in `file`
        QString variant; ///< "" for none
    };
    /// Returns the subcommand of `fairshare` that prints a part, with its files; nothing if none does.
    virtual QStringList tableCommand(const QString& /*part*/, const CommandFiles& /*files*/) const
    {
        return {};
    }
    /// Whether the commands on the range of a chart apply even without a chart that has the keyboard focus.
    virtual bool hasOneRange() const { return false; }
    /// The table that is the content of the view; null if that is not a table.
    virtual QTableView* mainTable() const { return nullptr; }
    /// The parts that have a picture.
    std::vector<Part> picturedParts() const;
    /// Copies sizes and tabs of another page of the same kind, whose tree has the same rows. A page with
    /// choices of its own hides this with a function that takes its own kind.
    void adopt(const ViewPage& other);
    /// Copies scroll positions and chart ranges from another page, once this page is laid out.
    void adoptPlace(const ViewPage& other);
    /// Id of the part that has or last had the keyboard focus; "" for none.
    QString currentPart() const;

Q_SIGNALS:
    /// The result of surfaceShape may have changed.
    void shapeChanged();
    /// The view's facts in the caption changed.
    void captionChanged();
    /// The requested content is in another view.
    void viewAsked(const QString& id);
    /// The result of status changed.
    void statusChanged();
    /// Item under the pointer, in one line; "" for none.
    void pointedAt(const QString& text);
    /// A request failed.
    void refused(const fairshare::Error& error);
    /// An edit was refused and left the document unchanged.
    void editRefused(const fairshare::Error& error);
    /// The commands on rows and cells that apply may have changed.
    void commandsChanged();
    /// The user pasted text from another program into the table.
    void textPasted(const QString& text);
    /// The user showed, hid or resized columns.
    void columnsChanged();
    /// The rows that the find field searches changed.
    void foundOutdated();

protected:
    void changeEvent(QEvent* event) override;
    /// Pressing M switches between three dimensions and maps while a picture has the keyboard focus.
    void keyPressEvent(QKeyEvent* event) override;

    /// Reports the error, if there is one.
    void tell(const Result<void>& done);
    Document& document() const { return m_sources.document; }
    ScenarioResults& results() const { return m_sources.results; }
    LintResults& lint() const { return m_sources.lint; }
    const KnownRuns& runs() const { return m_sources.runs; }
    ExportFolder& exports() const { return *m_sources.exports; }
    /// Returns the words of a command with an option, unless its value is empty.
    static QStringList withOption(QStringList words, const char* option, const QString& value);
    /// Sets the content below the answer line, which gets the keyboard focus of the view.
    void setContent(QWidget* content);
    /// Does the same as setContent, but scrolls content that is wider than the window.
    void setScrolledContent(QWidget* content);

private:
    void dressCaption();
    void adoptRanges(const ViewPage& other);

    ViewSources m_sources;
    AnswerBar* m_answer;
    QVBoxLayout* m_rows;
    QScrollArea* m_scroll = nullptr; ///< null if the content is not scrolled
    QWidget* m_strip; ///< contains the caption
    WrappedText* m_caption;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/selection.h"

#include "core/base/result.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <array>
#include <functional>
#include <memory>
#include <vector>

namespace fairshare {
struct Format;
struct LoadedScenario;
struct Scenario;
struct StructureEdit;
} // namespace fairshare

namespace fairshare::gui {

using ScenarioPtr = std::shared_ptr<const Scenario>;

/// The open scenario with its history. Every edit makes a new scenario; the old one stays in the history. The
/// baseline is the scenario as it was opened, unless another was set.
class Document : public QObject {
    Q_OBJECT

public:
    /// How far a change reaches.
    enum class Change {
        Values, ///< shares or usage; rows are as before
        Structure, ///< an edit of who stands where; earlierRows tells what the rows were
        Reopened, ///< the same file, read again; earlierRows as well
        Opened, ///< another scenario altogether
    };
    Q_ENUM(Change)

    /// What is compared with.
    enum class Baseline {
        Opened, ///< the scenario as it was opened
        Saved, ///< as it was saved last, since it was opened
        Other, ///< the scenario of another file
    };

    using Edit = std::function<Result<Scenario>(const Scenario&)>;
    using StructureChange = std::function<Result<StructureEdit>(const Scenario&)>;
    /// By row: the row that it was; NoRow for what is new.
    using Rows = std::vector<NodeRow>;

    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    bool isEmpty() const { return !m_scenario; }
    /// Null when empty.
    const ScenarioPtr& scenario() const { return m_scenario; }
    const ScenarioPtr& baseline() const { return scenarioOf(m_chosen); }
    QUndoStack& undoStack() { return m_undoStack; }
    /// What all views show as selected.
    Selection& selection() { return m_selection; }
    const Selection& selection() const { return m_selection; }
    /// The opened or last saved file; empty for a sample or a combination of files.
    QString path() const { return m_path; }
    /// File name, else the name it was opened with, else the scenario's title, else a general word.
    QString displayName() const;
    /// True exactly while closing would lose something.
    bool isModified() const { return !m_stored || m_differs; }
    /// False for what was made of other things and never saved: losing it would lose work.
    bool isStored() const { return m_stored; }
    /// True while saving would write something else than what was opened or saved last. Which variant is
    /// shown is no part of a file.
    bool differsFromStored() const { return m_differs; }
    /// True when `save` may write to `path` without asking: the file is of our own format.
    bool savesInPlace() const;
    /// Id of the format that the open file has; "" for none.
    QString formatId() const;

    /// Replaces everything. The history starts anew. @param path "" when there is no file to save to.
    void open(LoadedScenario loaded, const QString& path);
    /// As `open`, for the file that is open, so that views may stay where they are.
    void reopen(LoadedScenario loaded);
    /// What was combined or captured and is stored nowhere as one file. @param name says where it came from;
    /// "" for the scenario's title. @param path where it is to be saved; "" to be asked for
    void openUnstored(LoadedScenario loaded, const QString& name, const QString& path = {});
    /// Puts work that was not saved on top of what it began with, as one step.
    /// @param earlier by row of `work`: the row now; empty while the structure is the same
    void restore(Scenario work, Rows earlier);
    void close();
    /// Compares against another scenario than the opened one. @param name as it reads after "Against"
    /// @param path the file that it was read from; "" for none
    void setBaseline(Scenario baseline, const QString& name, const QString& path = {});
    /// Compares against an earlier state; nothing happens outside the history.
    /// @param steps of the history, 0 for its start
    void setBaselineStep(int steps);
    /// Compares against what there is already; nothing happens when it is not.
    void chooseBaseline(Baseline baseline);
    /// As it was saved last, else as it was opened.
    const ScenarioPtr& lastStored() const
    {
        return hasBaseline(Baseline::Saved) ? scenarioOf(Baseline::Saved) : scenarioOf(Baseline::Opened);
    }
    bool hasBaseline(Baseline baseline) const { return scenarioOf(baseline) != nullptr; }
    Baseline chosenBaseline() const { return m_chosen; }
    /// As it reads after "Against"; "" for the opened file.
    QString baselineName() const;
    /// Of the scenario of another file; "" for none.
    QString otherBaselineName() const { return m_otherName; }

    /// One step of the history. Steps with the same non-empty key that follow each other become one.
    /// Errors: those of `edit`; the document is then as before.
    Result<void> apply(const QString& text, const QString& mergeKey, const Edit& edit);
    /// As `apply`; the state before becomes the baseline. Taking the step back brings the baseline of before
    /// back too. @param name of the new baseline, as it reads after "Against"
    Result<void> applyAgainstPresent(const QString& text, const QString& name, const Edit& edit);
    /// As `apply`, for an edit of the structure. @return the rows that it touched
    Result<std::vector<NodeRow>> applyStructure(
        const QString& text, const QString& mergeKey, const StructureChange& edit);
    /// Another view of the same scenario, as one step: saving `shown` writes what saving the present one
    /// does.
    void showVariant(const QString& text, Scenario shown, Rows earlier);
    /// Learns that saving this scenario would write what is stored, which takes long to find out.
    void learnStored(const ScenarioPtr& scenario);
    /// After Structure and Reopened, until the next of them.
    const Rows& earlierRows() const { return m_earlierRows; }

    /// Writes our own format. In another folder the scenario names its log and the like from there, which is
    /// a step of its own. Errors: those of saveScenario; the document is then still modified.
    Result<void> saveAs(const QString& path);
    Result<void> save() { return saveAs(m_path); }

Q_SIGNALS:
    void scenarioChanged(fairshare::gui::Document::Change change);
    void baselineChanged();
    /// Only its name changed.
    void baselineRenamed();
    /// Path, name or modified state changed.
    void stateChanged();

private:
    friend class ScenarioCommand;
    /// What is compared with, where that is part of a step.
    struct OtherBaseline {
        ScenarioPtr scenario;
        QString name;
        QString path;
        Baseline chosen = Baseline::Other;
    };
    /// Puts one in place. @return the one before
    OtherBaseline exchange(OtherBaseline other);
    void replace(ScenarioPtr scenario);
    void replace(ScenarioPtr scenario, Rows earlier);
    void forgetBaselines();
    void beginStored();
    bool isKnownStored(const ScenarioPtr& scenario) const;
    void refreshDiffers() { m_differs = m_scenario && !isKnownStored(m_scenario); }
    /// Two scenarios that are saved as the same file.
    void learnSame(const ScenarioPtr& one, const ScenarioPtr& other);
    void setOther(ScenarioPtr baseline, const QString& name, const QString& path);
    const ScenarioPtr& scenarioOf(Baseline baseline) const
    {
        return m_baselines[static_cast<std::size_t>(baseline)];
    }
    void replaceAll(LoadedScenario loaded, const QString& path, Change change);

    ScenarioPtr m_scenario;
    Rows m_earlierRows;
    Selection m_selection;
    std::array<ScenarioPtr, 3> m_baselines;
    Baseline m_chosen = Baseline::Opened;
    QString m_otherName;
    QString m_otherPath;
    QString m_path;
    QString m_name; ///< where there is no path
    bool m_stored = true;
    std::vector<ScenarioPtr> m_sameAsStored; ///< what saving writes as it is stored, one a variant
    bool m_differs = false;
    const Format* m_format = nullptr;
    QUndoStack m_undoStack;
};

} // namespace fairshare::gui

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
#include <utility>
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
/// baseline is the scenario as opened, unless another one was set.
class Document : public QObject {
    Q_OBJECT

public:
    /// Extent of a change.
    enum class Change {
        Values, ///< shares or usage changed; rows are the same
        Structure, ///< an edit of the tree structure; see earlierRows
        Reopened, ///< the same file was read again; see earlierRows
        Opened, ///< another scenario was opened
    };
    Q_ENUM(Change)

    /// What the scenario is compared with.
    enum class Baseline {
        Opened, ///< the scenario as opened
        Saved, ///< the scenario as last saved since it was opened
        Other, ///< the scenario of another file
    };

    using Edit = std::function<Result<Scenario>(const Scenario&)>;
    using StructureChange = std::function<Result<StructureEdit>(const Scenario&)>;
    /// For each row its earlier row; NoRow for new rows.
    using Rows = std::vector<NodeRow>;

    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    bool isEmpty() const { return !m_scenario; }
    /// Null if empty.
    const ScenarioPtr& scenario() const { return m_scenario; }
    const ScenarioPtr& baseline() const { return scenarioOf(m_chosen); }
    QUndoStack& undoStack() { return m_undoStack; }
    /// The selection shared by all views.
    Selection& selection() { return m_selection; }
    const Selection& selection() const { return m_selection; }
    /// The opened or last saved file; empty for a sample or a combination of files.
    QString path() const { return m_path; }
    /// File name, else the name it was opened with, else the title of the scenario, else a general word.
    QString displayName() const;
    /// True if and only if closing would lose something.
    bool isModified() const { return !m_stored || m_differs; }
    /// False for a scenario that was combined or generated and never saved; closing would lose work.
    bool isStored() const { return m_stored; }
    /// True if saving would write something other than what was last opened or saved. The shown variant is
    /// not part of a file.
    bool differsFromStored() const { return m_differs; }
    /// True if `save` may overwrite the open file without asking: it is a .fairshare file.
    bool savesInPlace() const;
    /// Format id of the open file; "" for none.
    QString formatId() const;

    /// Replaces everything and starts a new history. @param path "" if there is no file to save to
    void open(LoadedScenario loaded, const QString& path);
    /// Does the same as `open` for the file that is open, so that views can keep their place.
    void reopen(LoadedScenario loaded);
    /// Opens a scenario that was combined, generated or captured and is not stored in a single file.
    /// @param name origin of the scenario; "" for its title. @param path where to save it; "" to ask
    void openUnstored(LoadedScenario loaded, const QString& name, const QString& path = {});
    /// Applies unsaved work on top of its original scenario, as one step.
    /// @param earlier for each row of `work` its current row; empty if the structure is the same
    void restore(Scenario work, Rows earlier);
    void close();
    /// Sets another scenario as the baseline. @param name as shown after "Against"
    /// @param path the file that it was read from; "" for none
    void setBaseline(Scenario baseline, const QString& name, const QString& path = {});
    /// Sets an earlier state as the baseline; ignored if `steps` is outside the history.
    /// @param steps position in the history, 0 for its start
    void setBaselineStep(int steps);
    /// Switches to a baseline that already exists; ignored otherwise.
    void chooseBaseline(Baseline baseline);
    /// The scenario as last saved, or else as opened.
    const ScenarioPtr& lastStored() const
    {
        return hasBaseline(Baseline::Saved) ? scenarioOf(Baseline::Saved) : scenarioOf(Baseline::Opened);
    }
    bool hasBaseline(Baseline baseline) const { return scenarioOf(baseline) != nullptr; }
    Baseline chosenBaseline() const { return m_chosen; }
    /// Name of the baseline as shown after "Against"; "" for the opened file, unless the scenario was saved
    /// as another file since.
    QString baselineName() const;
    /// Name of the baseline from another file; "" for none.
    QString otherBaselineName() const { return m_otherName; }

    /// Applies an edit as one step of the history. Consecutive steps with the same non-empty key become one
    /// step. Errors: those of `edit`; the document then stays unchanged.
    Result<void> apply(const QString& text, const QString& mergeKey, const Edit& edit);
    /// Does the same as `apply` and makes the state before the edit the baseline. Undoing the step restores
    /// the previous baseline. @param name of the new baseline, as shown after "Against"
    Result<void> applyAgainstPresent(const QString& text, const QString& name, const Edit& edit);
    /// Adds data of another file as one step: the scenario and the states as opened and as saved get them, so
    /// none of it counts as an edit. No file holds them until the document is saved.
    /// @param stored the states of `storedStates`, in its order
    void extend(const QString& text, Scenario now, std::vector<Scenario> stored);
    /// The states that data of another file extend, the one that edits are compared with first: as last saved
    /// or opened, as opened, as saved, and a baseline from the history. Each once.
    std::vector<ScenarioPtr> storedStates() const;
    /// Does the same as `apply`, for an edit of the structure. Associations that it moves, renames or copies
    /// start without usage, and those that are gone leave theirs in their accounts, as on the cluster, unless
    /// keepsMovedUsage. @return the affected rows
    Result<std::vector<NodeRow>> applyStructure(
        const QString& text, const QString& mergeKey, const StructureChange& edit);
    /// Gives the associations that left usage behind in the last step that usage, as one more step. Does
    /// nothing if another step followed.
    void keepLeftUsage();
    /// Whether moved and renamed associations keep their usage, as a what-if.
    bool keepsMovedUsage() const { return m_keepsMovedUsage; }
    void setKeepsMovedUsage(bool keeps) { m_keepsMovedUsage = keeps; }
    /// Shows another variant of the same scenario, as one step. Saving `shown` writes the same file as saving
    /// the current scenario.
    void showVariant(const QString& text, Scenario shown, Rows earlier);
    /// Records that saving this scenario would write what is already stored, which takes long to determine.
    /// Ignored while `lastStored` has data that were added since.
    void learnStored(const ScenarioPtr& scenario);
    /// The earlier row of each row, for the last Structure or Reopened change.
    const Rows& earlierRows() const { return m_earlierRows; }

    /// Writes the .fairshare format. In another folder, changes the relative paths of the job log and other
    /// files, which is a separate step. Errors: those of saveScenario; the document then stays modified.
    Result<void> saveAs(const QString& path);
    Result<void> save() { return saveAs(m_path); }

Q_SIGNALS:
    void scenarioChanged(fairshare::gui::Document::Change change);
    void baselineChanged();
    /// Only the name of the baseline changed.
    void baselineRenamed();
    /// An edit of the structure left usage in the old accounts.
    /// @param associations number of associations that start without usage @param usage TRES-seconds
    void usageLeftBehind(qulonglong associations, double usage);
    /// Path, name or modified state changed.
    void stateChanged();

private:
    friend class ScenarioCommand;
    /// A baseline that is part of a step.
    struct OtherBaseline {
        ScenarioPtr scenario;
        QString name;
        QString path;
        Baseline chosen = Baseline::Other;
    };
    /// Replaces the other baseline. @return the previous one
    OtherBaseline exchange(OtherBaseline other);
    /// States that a step replaces: before and after, and whether the last stored one then has added data.
    struct StoredStates {
        std::vector<std::pair<ScenarioPtr, ScenarioPtr>> states;
        bool hasAddedData = false;
    };
    /// Replaces the first state of each pair where it is a baseline. @return the way back
    StoredStates exchange(StoredStates states);
    void replace(ScenarioPtr scenario);
    void replace(ScenarioPtr scenario, Rows earlier);
    void forgetBaselines();
    void beginStored();
    bool isKnownStored(const ScenarioPtr& scenario) const;
    void refreshDiffers() { m_differs = m_scenario && !isKnownStored(m_scenario); }
    /// Records that two scenarios are saved as the same file.
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
    QString m_openedPath; ///< the file that holds the opened baseline; "" for none
    QString m_name; ///< used if there is no path
    bool m_stored = true;
    bool m_keepsMovedUsage = false;
    /// The last edit of the structure that left usage behind, and its result if usage had moved along.
    struct LeavingStep {
        ScenarioPtr after;
        ScenarioPtr kept;
    };
    LeavingStep m_leaving;
    bool m_hasAddedData = false; ///< `lastStored` has data of another file, which no file holds yet
    std::vector<ScenarioPtr> m_sameAsStored; ///< scenarios that are saved as what is stored, one per variant
    bool m_differs = false;
    const Format* m_format = nullptr;
    QUndoStack m_undoStack;
};

} // namespace fairshare::gui

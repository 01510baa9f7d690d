// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document.h"

#include "widgets/document/scenario_command.h"
#include "widgets/document/side_thread.h"

#include "core/analysis/compare/comparison.h"
#include "core/io/format_registry.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/scenario/edits/structure_edit.h"
#include "core/scenario/edits/usage_left_behind.h"
#include "core/scenario/named_files.h"
#include "core/scenario/scenario.h"
#include "core/workspace/loaded_scenario.h"

#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr std::string_view OwnFormat = "fairshare";
constexpr std::size_t HistoryBytes = std::size_t{256} << 20;
constexpr std::size_t MostSteps = 10000;

std::string folderOf(const QString& path)
{
    return path.isEmpty() ? std::string() : QFileInfo(path).absolutePath().toStdString();
}

std::string_view variantOf(const Scenario& scenario)
{
    return scenario.shown ? std::string_view(scenario.shown->name) : std::string_view();
}

/// Limits the history by memory. The largest step keeps a whole tree: its columns, a name and the earlier row
/// of each row.
int historyLimit(const Scenario& scenario)
{
    constexpr std::size_t RowBytes = 64;
    const std::size_t stepBytes = scenario.tree.size() * RowBytes + 1024;
    return static_cast<int>(std::clamp(HistoryBytes / stepBytes, std::size_t{8}, MostSteps));
}

/// Result of an edit of the structure, including variants.
struct NextState {
    ScenarioPtr scenario; ///< null if nothing changes
    Document::Rows earlier;
    Document::Rows touched;
    LeftBehind left;
    ScenarioPtr kept; ///< the same if usage moved along; null if no usage is left behind
};

/// @param cluster the scenario as the cluster has it; null if usage moves along
Result<NextState> nextState(
    const Scenario& now, const Document::StructureChange& edit, const ScenarioPtr& cluster)
{
    Result<StructureEdit> edited = edit(now);
    if (!edited)
        return tl::unexpected(edited.error());
    if (edited->scenario == now)
        return NextState{{}, {}, std::move(edited->touched), {}, {}};
    Scenario kept = edited->scenario;
    if (cluster)
        *edited = withUsageLeftBehind(now.tree, std::move(*edited), &cluster->tree);
    const LeftBehind left =
        cluster ? leftBehind(now.tree, edited->scenario.tree, edited->earlier) : LeftBehind{};
    auto following = withVariantsFollowing(now, std::move(edited->scenario));
    if (!following)
        return tl::unexpected(following.error());
    ScenarioPtr keptState;
    if (left.associations > 0)
        if (auto keeping = withVariantsFollowing(now, std::move(kept)))
            keptState = std::make_shared<const Scenario>(*std::move(keeping));
    return NextState{std::make_shared<const Scenario>(*std::move(following)), std::move(edited->earlier),
        std::move(edited->touched), left, std::move(keptState)};
}

} // namespace

Document::Document(QObject* parent)
    : QObject(parent)
{
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, [this](bool clean) {
        if (clean)
            learnStored(m_scenario);
        Q_EMIT stateChanged();
    });
    connect(&m_undoStack, &QUndoStack::indexChanged, this, &Document::stateChanged);
}

Document::~Document()
{
    // The undo stack still emits signals while it is destroyed.
    disconnect(&m_undoStack, nullptr, this, nullptr);
}

QString Document::displayName() const
{
    if (isEmpty())
        return {};
    if (!m_path.isEmpty())
        return QFileInfo(m_path).fileName();
    if (!m_name.isEmpty())
        return m_name;
    return m_scenario->title.empty() ? tr("Unnamed") : QString::fromStdString(m_scenario->title);
}

bool Document::savesInPlace() const
{
    const QFileInfo file(m_path);
    // Writing to a pipe would block until somebody reads.
    const bool replaceable = !m_path.isEmpty() && (file.isFile() || !file.exists());
    return replaceable && m_format != nullptr && m_format->id == OwnFormat;
}

QString Document::formatId() const
{
    return m_format == nullptr
        ? QString()
        : QString::fromUtf8(m_format->id.data(), static_cast<qsizetype>(m_format->id.size()));
}

void Document::open(LoadedScenario loaded, const QString& path)
{
    replaceAll(std::move(loaded), path, Change::Opened);
}

void Document::reopen(LoadedScenario loaded)
{
    replaceAll(std::move(loaded), m_path, Change::Reopened);
}

void Document::replaceAll(LoadedScenario loaded, const QString& path, Change change)
{
    const ScenarioPtr before =
        std::exchange(m_scenario, std::make_shared<const Scenario>(std::move(loaded.scenario)));
    if (change == Change::Reopened && before) {
        m_earlierRows = matchRows(m_scenario->tree, before->tree).earlier;
        m_selection.follow(m_earlierRows);
    } else {
        m_earlierRows.clear();
        m_selection.forget();
    }
    forgetBaselines();
    m_leaving = {};
    m_baselines.front() = m_scenario;
    m_path = path;
    m_openedPath = path;
    if (change != Change::Reopened) {
        m_name.clear();
        m_stored = true;
    }
    m_format = loaded.format;
    beginStored();
    m_undoStack.clear();
    m_undoStack.setUndoLimit(historyLimit(*m_scenario));
    Q_EMIT scenarioChanged(change);
    Q_EMIT m_selection.changed();
    Q_EMIT baselineChanged();
    Q_EMIT stateChanged();
}

void Document::openUnstored(LoadedScenario loaded, const QString& name, const QString& path)
{
    replaceAll(std::move(loaded), path, Change::Opened);
    m_openedPath.clear();
    m_name = name;
    m_stored = false;
    Q_EMIT stateChanged();
}

void Document::restore(Scenario work, Rows earlier)
{
    if (work == *m_scenario)
        return;
    auto after = std::make_shared<const Scenario>(std::move(work));
    m_undoStack.push(
        new ScenarioCommand(*this, tr("Restore unsaved work"), {}, {std::move(after), std::move(earlier)}));
}

void Document::close()
{
    m_scenario.reset();
    m_earlierRows.clear();
    m_selection.forget();
    forgetBaselines();
    m_path.clear();
    m_openedPath.clear();
    m_name.clear();
    m_stored = true;
    m_format = nullptr;
    beginStored();
    m_undoStack.clear();
    Q_EMIT scenarioChanged(Change::Opened);
    Q_EMIT m_selection.changed();
    Q_EMIT baselineChanged();
    Q_EMIT stateChanged();
}

void Document::forgetBaselines()
{
    m_baselines.fill(nullptr);
    m_chosen = Baseline::Opened;
    m_otherName.clear();
    m_otherPath.clear();
}

void Document::setBaseline(Scenario baseline, const QString& name, const QString& path)
{
    setOther(std::make_shared<const Scenario>(std::move(baseline)), name, path);
}

void Document::setBaselineStep(int steps)
{
    if (steps < 0 || steps > m_undoStack.count() || isEmpty())
        return;
    if (m_undoStack.count() == 0)
        return setOther(m_scenario, tr("the start of the history"), {});
    const auto* step = static_cast<const ScenarioCommand*>(m_undoStack.command(std::max(0, steps - 1)));
    if (steps == 0)
        setOther(step->before(), tr("the start of the history"), {});
    else
        setOther(step->after(), tr("the state after “%1”").arg(step->text()), {});
}

void Document::setOther(ScenarioPtr baseline, const QString& name, const QString& path)
{
    m_otherName = name;
    m_otherPath = path;
    m_baselines.back() = std::move(baseline);
    m_chosen = Baseline::Other;
    Q_EMIT baselineChanged();
}

void Document::chooseBaseline(Baseline baseline)
{
    if (baseline == m_chosen || !hasBaseline(baseline))
        return;
    m_chosen = baseline;
    Q_EMIT baselineChanged();
}

QString Document::baselineName() const
{
    if (m_chosen == Baseline::Opened)
        return m_openedPath == m_path ? QString() : QFileInfo(m_openedPath).fileName();
    return m_chosen == Baseline::Saved ? tr("the saved state") : m_otherName;
}

Result<void> Document::apply(const QString& text, const QString& mergeKey, const Edit& edit)
{
    Result<Scenario> edited = edit(*m_scenario);
    if (!edited)
        return tl::unexpected(edited.error());
    if (*edited == *m_scenario)
        return {};
    auto after = std::make_shared<const Scenario>(std::move(*edited));
    m_undoStack.push(new ScenarioCommand(*this, text, mergeKey, {std::move(after), {}}));
    return {};
}

Result<void> Document::applyAgainstPresent(const QString& text, const QString& name, const Edit& edit)
{
    Result<Scenario> edited = edit(*m_scenario);
    if (!edited)
        return tl::unexpected(edited.error());
    auto command = std::make_unique<ScenarioCommand>(
        *this, text, QString(), ScenarioStep{std::make_shared<const Scenario>(*std::move(edited)), {}});
    command->setBaseline({m_scenario, name, {}});
    m_undoStack.push(command.release());
    return {};
}

Document::OtherBaseline Document::exchange(OtherBaseline other)
{
    OtherBaseline before{m_baselines.back(), m_otherName, m_otherPath, m_chosen};
    m_otherName = std::move(other.name);
    m_otherPath = std::move(other.path);
    m_baselines.back() = std::move(other.scenario);
    m_chosen = other.chosen;
    Q_EMIT baselineChanged();
    return before;
}

std::vector<ScenarioPtr> Document::storedStates() const
{
    std::vector<ScenarioPtr> states{lastStored()};
    const auto add = [&states](const ScenarioPtr& state) {
        if (state && std::find(states.begin(), states.end(), state) == states.end())
            states.push_back(state);
    };
    add(scenarioOf(Baseline::Opened));
    add(scenarioOf(Baseline::Saved));
    if (m_otherPath.isEmpty())
        add(scenarioOf(Baseline::Other));
    return states;
}

void Document::extend(const QString& text, Scenario now, std::vector<Scenario> stored)
{
    m_openedPath.clear(); // no file holds that state with these data
    StoredStates states{{}, true};
    const std::vector<ScenarioPtr> before = storedStates();
    for (std::size_t at = 0; at < std::min(before.size(), stored.size()); ++at)
        states.states.emplace_back(before[at], std::make_shared<const Scenario>(std::move(stored[at])));
    auto command = std::make_unique<ScenarioCommand>(
        *this, text, QString(), ScenarioStep{std::make_shared<const Scenario>(std::move(now)), {}});
    command->setStoredStates(std::move(states));
    m_undoStack.push(command.release());
}

Document::StoredStates Document::exchange(StoredStates states)
{
    StoredStates back{{}, std::exchange(m_hasAddedData, states.hasAddedData)};
    for (auto& [before, after] : states.states) {
        for (ScenarioPtr& baseline : m_baselines)
            if (baseline == before)
                baseline = after;
        back.states.emplace_back(after, before);
    }
    Q_EMIT baselineChanged();
    Q_EMIT stateChanged();
    return back;
}

Result<std::vector<NodeRow>> Document::applyStructure(
    const QString& text, const QString& mergeKey, const StructureChange& edit)
{
    const ScenarioPtr now = m_scenario;
    Result<NextState> next = whileAnswering(now->tree.size(),
        [&] { return nextState(*now, edit, m_keepsMovedUsage ? nullptr : scenarioOf(Baseline::Opened)); });
    if (!next)
        return tl::unexpected(next.error());
    // If another file was opened meanwhile, these rows do not exist.
    if (m_scenario != now)
        return Rows();
    if (next->scenario)
        m_undoStack.push(new ScenarioCommand(
            *this, text, mergeKey, {std::move(next->scenario), std::move(next->earlier)}));
    if (next->left.associations > 0) {
        m_leaving = {m_scenario, std::move(next->kept)};
        Q_EMIT usageLeftBehind(next->left.associations, static_cast<double>(next->left.usage));
    }
    return std::move(next->touched);
}

void Document::keepLeftUsage()
{
    LeavingStep leaving = std::exchange(m_leaving, {});
    if (leaving.kept && leaving.after == m_scenario)
        m_undoStack.push(new ScenarioCommand(
            *this, tr("Keep usage of moved associations"), {}, {std::move(leaving.kept), {}}));
}

void Document::showVariant(const QString& text, Scenario shown, Rows earlier)
{
    auto after = std::make_shared<const Scenario>(std::move(shown));
    learnSame(m_scenario, after);
    ScenarioStep step{std::move(after), std::move(earlier)};
    step.showsOnly = true;
    m_undoStack.push(new ScenarioCommand(*this, text, {}, std::move(step)));
}

void Document::beginStored()
{
    m_sameAsStored.clear();
    m_hasAddedData = false;
    if (m_scenario)
        m_sameAsStored.push_back(m_scenario);
    refreshDiffers();
}

bool Document::isKnownStored(const ScenarioPtr& scenario) const
{
    // Scenarios share equal parts, so comparing them is fast.
    return std::any_of(m_sameAsStored.begin(), m_sameAsStored.end(), [&scenario](const ScenarioPtr& known) {
        return known == scenario || (variantOf(*known) == variantOf(*scenario) && *known == *scenario);
    });
}

void Document::learnStored(const ScenarioPtr& scenario)
{
    if (!scenario || m_hasAddedData || isKnownStored(scenario))
        return;
    std::erase_if(m_sameAsStored,
        [&scenario](const ScenarioPtr& known) { return variantOf(*known) == variantOf(*scenario); });
    m_sameAsStored.push_back(scenario);
    const bool differed = m_differs;
    refreshDiffers();
    if (differed != m_differs)
        Q_EMIT stateChanged();
}

void Document::learnSame(const ScenarioPtr& one, const ScenarioPtr& other)
{
    if (isKnownStored(one))
        learnStored(other);
    else if (isKnownStored(other))
        learnStored(one);
}

Result<void> Document::saveAs(const QString& path)
{
    const Format* format = findFormat(OwnFormat);
    if (format == nullptr)
        return fail(
            ErrorCode::NotFound, tr("this build does not include the .fairshare format").toStdString());
    const ScenarioPtr now = m_scenario;
    Scenario written = withFilesNamedFrom(*now, folderOf(m_path), folderOf(path));
    auto saved =
        whileAnswering(now->tree.size(), [&] { return saveScenario(written, path.toStdString(), *format); });
    if (!saved || m_scenario != now)
        return saved;
    const QString nameBefore = baselineName();
    m_path = path;
    if (QFileInfo(m_openedPath) == QFileInfo(path))
        m_openedPath.clear();
    if (written != *now)
        m_undoStack.push(new ScenarioCommand(*this, tr("Update file paths for the new folder"), {},
            {std::make_shared<const Scenario>(std::move(written)), {}}));
    m_name.clear();
    m_stored = true;
    m_format = format;
    beginStored();
    m_undoStack.setClean();
    m_baselines[static_cast<std::size_t>(Baseline::Saved)] = m_scenario;
    const bool replaced = !m_otherPath.isEmpty() && QFileInfo(m_otherPath) == QFileInfo(path);
    if (replaced) {
        m_otherName = tr("the overwritten file");
        m_otherPath.clear();
    }
    Q_EMIT stateChanged();
    if (m_chosen == Baseline::Saved)
        Q_EMIT baselineChanged();
    else if (replaced || baselineName() != nameBefore)
        Q_EMIT baselineRenamed();
    return {};
}

void Document::replace(ScenarioPtr scenario)
{
    m_scenario = std::move(scenario);
    refreshDiffers();
    Q_EMIT scenarioChanged(Change::Values);
}

void Document::replace(ScenarioPtr scenario, Rows earlier)
{
    m_scenario = std::move(scenario);
    refreshDiffers();
    m_earlierRows = std::move(earlier);
    m_selection.follow(m_earlierRows);
    Q_EMIT scenarioChanged(Change::Structure);
    Q_EMIT m_selection.changed();
}

} // namespace fairshare::gui

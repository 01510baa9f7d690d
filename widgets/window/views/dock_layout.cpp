// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/views/dock_layout.h"

#include "widgets/controls/menus/action_combo.h"
#include "widgets/page/actions.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/window/views/view_registry.h"

#include <QEvent>

namespace fairshare::gui {
namespace {

constexpr int LeastBesideInspector = 90; ///< window width with room for the inspector, in ch
constexpr int LowerRows = 7; ///< height in rows: tabs, headings and some rows
const auto LowerName = QStringLiteral("lower");
const auto InspectorName = QStringLiteral("inspector");

bool hasDocks(const QString& id)
{
    for (const View& view : views()) {
        if (id == QLatin1String(view.id))
            return view.hasDocks;
    }
    return false;
}

} // namespace

DockLayout::DockLayout(QMainWindow& window, Settings& settings, const ViewSources& sources)
    : m_window(window)
    , m_settings(settings)
    , m_lower(std::make_unique<LowerDock>(sources.document, sources.results, sources.lint, &window))
    , m_inspector(std::make_unique<InspectorDock>(sources.document, sources.results, &window))
    , m_view(QLatin1String(views().front().id))
{
    window.setDockOptions(QMainWindow::AllowTabbedDocks);
    window.addDockWidget(Qt::BottomDockWidgetArea, m_lower.get());
    window.addDockWidget(Qt::RightDockWidgetArea, m_inspector.get());
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window.setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    window.installEventFilter(this);
    m_lower->hide();
    m_inspector->hide();
}

void DockLayout::connectTo(const Actions& actions)
{
    m_lowerAction = actions.lowerDock;
    connect(actions.lowerDock, &QAction::triggered, this, &DockLayout::setLowerWanted);
    connect(actions.showChanges, &QAction::triggered, this, [this] {
        setLowerWanted(true);
        m_lower->showChanges();
    });
    connect(actions.showLint, &QAction::triggered, this, [this] {
        setLowerWanted(true);
        m_lower->showLint();
    });
    connect(actions.showHistory, &QAction::triggered, this, [this] {
        setLowerWanted(true);
        m_lower->showHistory();
    });
    m_lower->history().addAction(actions.historyBaseline);
    connect(actions.historyBaseline, &QAction::triggered, &m_lower->history(), &HistoryView::useAsBaseline);
    connect(actions.resetLayout, &QAction::triggered, this, &DockLayout::reset);
    connect(&m_lower->lint(), &LintPanel::nodeChosen, this, &DockLayout::nodeChosen);
    connect(&m_lower->changes(), &ChangesPanel::nodeChosen, this, &DockLayout::nodeChosen);
    connect(&m_lower->changes(), &ChangesPanel::refused, this, &DockLayout::refused);
    connect(m_inspector.get(), &InspectorDock::refused, this, &DockLayout::refused);
    for (const QAction* action : actions.algorithms->actions())
        connect(action, &QAction::toggled, this, [this, action](bool chosen) {
            if (chosen)
                m_lower->changes().changes().setAlgorithm(action->data().toString());
        });
    connectInspector(actions);
    m_states = m_settings.dockLayouts();
    showWanted();
    if (!m_window.restoreState(m_states.value(m_view).toByteArray()))
        reset();
}

void DockLayout::connectInspector(const Actions& actions)
{
    m_inspectorAction = actions.inspector;
    connect(actions.inspector, &QAction::triggered, this, &DockLayout::setInspectorWanted);
    connect(m_inspector.get(), &InspectorDock::closed, this, [this] { setInspectorWanted(false); });
    connect(actions.explainPair, &QAction::triggered, this, [this] {
        setInspectorWanted(true);
        m_inspector->askForPair();
    });
    auto* chooser = new ActionCombo(*actions.algorithms, m_inspector.get());
    chooser->setAccessibleName(tr("Explained algorithm"));
    chooser->setToolTip(
        tr("Algorithm for the inspector, answer line, rank filters, review and sacctmgr commands"));
    m_inspector->setAlgorithmChooser(chooser);
    for (const QAction* action : actions.algorithms->actions()) {
        connect(action, &QAction::toggled, m_inspector.get(), [this, action](bool chosen) {
            if (chosen)
                m_inspector->setAlgorithm(action->data().toString());
        });
    }
}

void DockLayout::setTheme(const Theme& theme)
{
    m_lower->setTheme(theme);
    m_inspector->setTheme(theme);
}

void DockLayout::setView(const QString& id)
{
    // Docks have no sizes of their own before the window is shown or while the start page is open.
    if (m_open && m_window.isVisible())
        m_states.insert(m_view, m_window.saveState());
    m_view = id;
    arrange();
}

QVariantMap DockLayout::states() const
{
    QVariantMap states = m_states;
    if (m_open && m_window.isVisible())
        states.insert(m_view, m_window.saveState());
    return states;
}

void DockLayout::restore(const QVariantMap& states)
{
    m_states = states;
    arrange();
}

void DockLayout::arrange()
{
    const auto state = m_states.find(m_view);
    if (m_open && m_window.isVisible() && state != m_states.end())
        m_window.restoreState(state->toByteArray());
    showWanted();
}

void DockLayout::setDocumentOpen(bool open)
{
    if (!open && m_open && m_window.isVisible())
        m_states.insert(m_view, m_window.saveState());
    m_open = open;
    showWanted();
}

void DockLayout::setLowerWanted(bool wanted)
{
    m_settings.setDockShown(LowerName, m_view, wanted);
    showWanted();
}

void DockLayout::setInspectorWanted(bool wanted)
{
    m_settings.setDockShown(InspectorName, m_view, wanted);
    m_inspectorAsked = wanted;
    showWanted();
}

bool DockLayout::hasRoomForInspector() const
{
    return m_window.width() >= LeastBesideInspector * CellMetrics(m_window.font()).ch;
}

bool DockLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && m_inspectorAction != nullptr) {
        showWanted();
        suitInspector();
    }
    return QObject::eventFilter(watched, event);
}

void DockLayout::suitInspector()
{
    const int suitable = m_inspector->sizeHint().width();
    // A width that the user dragged stays.
    const bool untouched = m_inspector->width() == m_suitableInspector || !m_inspector->isVisible();
    if (suitable == m_suitableInspector || !untouched || m_inspector->isFloating())
        return;
    m_suitableInspector = suitable;
    m_window.resizeDocks({m_inspector.get()}, {suitable}, Qt::Horizontal);
}

void DockLayout::showWanted()
{
    const bool inspector = m_settings.isDockShown(InspectorName, m_view, hasDocks(m_view));
    const bool fits = hasRoomForInspector() || m_inspectorAsked;
    m_inspectorAction->setChecked(inspector && fits);
    m_inspector->setVisible(m_open && inspector && fits);
    const bool lower = m_settings.isDockShown(LowerName, m_view, hasDocks(m_view));
    m_lowerAction->setChecked(lower);
    m_lower->setVisible(m_open && lower);
}

void DockLayout::reset()
{
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_lower.get());
    m_inspectorAsked = false;
    m_inspector->setFloating(false);
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_inspector.get());
    m_suitableInspector = m_inspector->sizeHint().width();
    m_window.resizeDocks({m_inspector.get()}, {m_suitableInspector}, Qt::Horizontal);
    m_window.resizeDocks({m_lower.get()}, {LowerRows * CellMetrics(m_lower->font()).rowHeight}, Qt::Vertical);
    m_settings.forgetShownDocks();
    m_states.clear();
    showWanted();
}

void DockLayout::waitUntilReady()
{
    m_lower->changes().waitUntilReady();
    m_inspector->waitUntilReady();
}

void DockLayout::save()
{
    m_settings.setDockLayouts(states());
}

} // namespace fairshare::gui

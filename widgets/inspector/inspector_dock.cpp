// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/inspector_dock.h"

#include "widgets/controls/figure_table.h"
#include "widgets/controls/tab_order.h"
#include "widgets/inspector/algorithms_panel.h"
#include "widgets/inspector/explanation_panel.h"
#include "widgets/inspector/flip_panel.h"
#include "widgets/inspector/limits_panel.h"
#include "widgets/inspector/node_panel.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/clipboard.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/field_palette.h"

#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCloseEvent>
#include <QEventLoop>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int LeastInspectorWidth = 36; ///< in ch
constexpr int UsualWidth = 45;
constexpr int NarrowWindow = 150; ///< width of the window, in ch
constexpr int LeastField = 9;
constexpr int StaleMilliseconds = 100;

QFrame* line(QWidget* parent)
{
    auto* frame = new QFrame(parent);
    frame->setFrameShape(QFrame::HLine);
    frame->setFrameShadow(QFrame::Plain);
    frame->setForegroundRole(QPalette::Midlight);
    return frame;
}

} // namespace

InspectorDock::InspectorDock(Document& document, ScenarioResults& results, QWidget* parent)
    : QDockWidget(tr("Inspector"), parent)
    , m_document(document)
    , m_results(results)
    , m_scroll(new QScrollArea(this))
    , m_contents(new QWidget(m_scroll))
    , m_empty(new QLabel(m_contents))
    , m_sections(new QWidget(m_contents))
    , m_computed(new QWidget(m_sections))
    , m_node(new NodePanel(document, results, m_sections))
    , m_limits(new LimitsPanel(document, m_sections))
    , m_explanation(new ExplanationPanel(document, m_computed))
    , m_flips(new FlipPanel(document, m_computed))
    , m_algorithms(new AlgorithmsPanel(document, results, m_computed))
{
    setObjectName(QStringLiteral("inspectorDock"));
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    const CellMetrics metrics(font());
    const int margin = metrics.em * 3 / 4;
    m_empty->setObjectName(QStringLiteral("inspectorEmpty"));
    m_empty->setText(tr("Select an account or user to edit its values and see how its rank comes about. "
                        "Select a second one to see which ranks before the other, and why."));
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* computed = new QVBoxLayout(m_computed);
    computed->setContentsMargins(0, 0, 0, 0);
    computed->setSpacing(margin);
    for (QWidget* section :
        std::initializer_list<QWidget*>{m_explanation, m_flips, line(m_computed), m_algorithms})
        computed->addWidget(section);
    auto* sections = new QVBoxLayout(m_sections);
    sections->setContentsMargins(0, 0, 0, 0);
    sections->setSpacing(margin);
    sections->addWidget(m_node);
    sections->addWidget(m_limits);
    sections->addWidget(line(m_sections));
    sections->addWidget(m_computed);
    auto* rows = new QVBoxLayout(m_contents);
    rows->setContentsMargins(margin, margin, margin, margin);
    rows->addWidget(m_empty);
    rows->addWidget(m_sections);
    rows->addStretch(1);
    m_contents->setAutoFillBackground(true);
    m_contents->setBackgroundRole(QPalette::Base);
    m_scroll->setObjectName(QStringLiteral("inspectorScroll"));
    m_scroll->setWidget(m_contents);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setMinimumWidth(LeastInspectorWidth * metrics.ch);
    setWidget(m_scroll);
    auto* copy = new QAction(tr("&Copy explanation"), this);
    copy->setObjectName(QStringLiteral("copyExplanation"));
    connect(copy, &QAction::triggered, this, [this] {
        if (const auto copied = putIntoClipboard(asText()); !copied)
            Q_EMIT refused(copied.error());
    });
    for (const FigureTable* table : findChildren<FigureTable*>())
        connect(table, &FigureTable::refused, this, &InspectorDock::refused);
    m_contents->addAction(copy);
    m_contents->setContextMenuPolicy(Qt::ActionsContextMenu);
    connectSources();
    refresh();
}

void InspectorDock::connectSources()
{
    m_staleTimer.setSingleShot(true);
    m_staleTimer.setInterval(StaleMilliseconds);
    connect(&m_staleTimer, &QTimer::timeout, this, [this] { setStale(true); });
    connect(&m_document, &Document::scenarioChanged, this, [this](Document::Change change) {
        // Texts about values wait for the figures.
        if (change == Document::Change::Values && isVisible())
            m_node->refresh();
        else
            refresh();
    });
    connect(&m_document.selection(), &Selection::changed, this, &InspectorDock::refresh);
    connect(&m_results, &ScenarioResults::changed, this, &InspectorDock::explain);
    connect(&m_results, &ScenarioResults::staleChanged, this, &InspectorDock::setStale);
    connect(&m_work, &ExplanationWork::finished, this, &InspectorDock::onExplained);
    connect(&m_work, &ExplanationWork::failed, this, [this](const Error& error) {
        m_staleTimer.stop();
        setStale(false);
        m_flips->setNobody();
        m_explanation->showFailure(shownName(error.message));
        tellReady();
    });
    connect(m_flips, &FlipPanel::answered, this, [this] {
        orderTabs(*m_contents);
        tellReady();
    });
    connect(m_explanation, &ExplanationPanel::againstChosen, this, &InspectorDock::chooseAgainst);
    connect(m_explanation, &ExplanationPanel::nodeRequested, this, [this](NodeRow node) {
        if (explainsDocument())
            m_document.selection().select(node);
    });
    for (QWidget* widget : m_contents->findChildren<QWidget*>())
        watchForHelp(widget);
}

void InspectorDock::setAlgorithmChooser(QWidget* chooser)
{
    chooser->setMinimumWidth(LeastField * CellMetrics(font()).ch);
    chooser->setObjectName(QStringLiteral("inspectorAlgorithm"));
    m_explanation->setChooser(chooser);
    watchForHelp(chooser);
    orderTabs(*m_contents);
}

void InspectorDock::setAlgorithm(const QString& id)
{
    m_algorithm = id.toStdString();
    explain();
}

void InspectorDock::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_contents->setPalette(fieldPalette(theme));
    setStale(false);
    refresh();
}

void InspectorDock::askForPair()
{
    m_explanation->askForPair();
}

QSize InspectorDock::sizeHint() const
{
    const int ch = CellMetrics(font()).ch;
    // Beside it, the table needs the room more.
    const bool narrow = window()->width() < NarrowWindow * ch;
    return {(narrow ? LeastInspectorWidth : UsualWidth) * ch, QDockWidget::sizeHint().height()};
}

bool InspectorDock::hasNode() const
{
    return !m_document.isEmpty() && m_document.selection().current() < m_document.scenario()->tree.size();
}

NodeRow InspectorDock::against() const
{
    const Selection& selection = m_document.selection();
    const ShareTree& tree = m_document.scenario()->tree;
    NodeRow other = selection.against();
    if (other == NoRow && selection.rows().size() == 2)
        other = selection.rows().front() == selection.current() ? selection.rows().back()
                                                                : selection.rows().front();
    return other < tree.size() && canCompare(tree, other, selection.current()) ? other : NoRow;
}

std::vector<NodeRow> InspectorDock::editedRows() const
{
    const Selection& selection = m_document.selection();
    const bool pair = selection.rows().size() == 2 && against() != NoRow;
    if (pair || selection.rows().size() < 2)
        return {selection.current()};
    std::vector<NodeRow> rows = selection.rows();
    if (selection.current() != RootRow)
        std::erase(rows, RootRow); // the root has no shares
    return rows;
}

void InspectorDock::refresh()
{
    const bool shown = hasNode();
    m_empty->setVisible(!shown);
    m_sections->setVisible(shown);
    if (!shown) {
        m_work.cancel();
        m_staleTimer.stop();
        m_flips->setNobody();
        return;
    }
    if (!isVisible())
        return;
    m_node->setNode(m_document.selection().current(), editedRows());
    m_limits->setNode(m_document.selection().current());
    explain();
}

void InspectorDock::explain()
{
    const EvaluationPtr& evaluation = m_results.current();
    if (!hasNode() || !isVisible() || m_algorithm.empty() || !evaluation
        || evaluation->tree.columns().shape != m_document.scenario()->tree.columns().shape)
        return;
    const NodeRow node = m_document.selection().current();
    m_node->refresh();
    m_limits->setNode(node);
    m_explanation->setPair(node, against());
    m_algorithms->setNode(node);
    if (!m_staleTimer.isActive())
        m_staleTimer.start();
    m_work.request({evaluation, m_algorithm, node, against()});
}

void InspectorDock::onExplained(const NodeExplanation& answer)
{
    m_staleTimer.stop();
    setStale(m_results.isStale());
    m_explained = answer.request.evaluation->tree.columns().shape;
    m_explanation->show(answer);
    orderTabs(*m_contents);
    const Explanation& explanation = answer.explanation;
    if (explanation.second == NoRow)
        m_flips->setNobody();
    else if (m_results.isReady())
        m_flips->setQuestion(
            {m_document.scenario(), answer.request.algorithm, explanation.second, explanation.first});
    tellReady();
}

bool InspectorDock::explainsDocument() const
{
    return !m_document.isEmpty() && m_document.scenario()->tree.columns().shape == m_explained;
}

void InspectorDock::chooseAgainst(NodeRow user)
{
    if (!hasNode())
        return;
    const NodeRow node = m_document.selection().current();
    if (user == NoRow)
        m_document.selection().select(node);
    else
        m_document.selection().set({node, user}, node);
}

void InspectorDock::setStale(bool stale)
{
    QPalette palette = fieldPalette(m_theme);
    if (stale)
        for (const auto role : {QPalette::Text, QPalette::WindowText})
            palette.setColor(role, m_theme.color(Role::Text2));
    m_computed->setPalette(palette);
}

void InspectorDock::tellReady()
{
    if (!m_work.isBusy() && !m_flips->isBusy())
        Q_EMIT ready();
}

void InspectorDock::waitUntilReady()
{
    m_results.waitUntilReady();
    QEventLoop loop;
    connect(this, &InspectorDock::ready, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (m_work.isBusy() || m_flips->isBusy())
        loop.exec();
}

QString InspectorDock::asText() const
{
    if (!hasNode())
        return m_empty->text();
    QStringList parts{m_explanation->asText()};
    if (const QString flips = m_flips->asText(); !flips.isEmpty())
        parts << flips;
    if (const QString limits = m_limits->asText(); !limits.isEmpty())
        parts << limits;
    parts << m_algorithms->asText();
    return parts.join(QStringLiteral("\n\n"));
}

void InspectorDock::watchForHelp(QWidget* widget)
{
    widget->installEventFilter(this);
}

bool InspectorDock::eventFilter(QObject* watched, QEvent* event)
{
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!key)
        return QDockWidget::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    auto* widget = qobject_cast<QWidget*>(watched);
    const bool asks = press->key() == Qt::Key_F1 && press->modifiers() == Qt::ShiftModifier;
    if (!asks || widget == nullptr || !widget->hasFocus())
        return QDockWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        QString text = widget->toolTip();
        if (const auto* view = qobject_cast<QAbstractItemView*>(widget); view != nullptr)
            text = view->currentIndex().data(Qt::ToolTipRole).toString();
        QToolTip::showText(widget->mapToGlobal(QPoint(0, widget->height())), text, widget);
    }
    return true;
}

void InspectorDock::showEvent(QShowEvent* event)
{
    QDockWidget::showEvent(event);
    refresh();
}

void InspectorDock::hideEvent(QHideEvent* event)
{
    QDockWidget::hideEvent(event);
    m_work.cancel();
    m_staleTimer.stop();
    m_flips->setNobody();
    tellReady();
}

void InspectorDock::closeEvent(QCloseEvent* event)
{
    QDockWidget::closeEvent(event);
    Q_EMIT closed();
}

} // namespace fairshare::gui

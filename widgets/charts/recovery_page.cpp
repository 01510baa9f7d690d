// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/recovery_page.h"

#include "widgets/charts/chart_panel.h"
#include "widgets/controls/fields/user_field.h"
#include "widgets/page/actions.h"
#include "widgets/page/plot_output.h"
#include "widgets/page/view_splitter.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/icons.h"

#include "core/chart/chart_choices.h"
#include "core/chart/chart_registry.h"
#include "core/chart/plot.h"
#include "core/fairshare/parameter.h"

#include <QToolButton>

#include <algorithm>

namespace fairshare::gui {
namespace {

/// The root stands for nobody in particular, as in the chart.
NodeRow picked(NodeRow row)
{
    return row == RootRow ? NoRow : row;
}

} // namespace

RecoveryPage::RecoveryPage(const ViewSources& sources, QWidget* parent)
    : ViewPage(sources, parent)
    , m_split(new ViewSplitter(Qt::Horizontal, "recoverySplit", this))
    , m_recovery(new ChartPanel("recovery", sources, this))
    , m_sweep(new ChartPanel("rank_sweep", sources, this))
    , m_user(new UserField(sources.document, m_recovery))
    , m_other(new UserField(sources.document, m_recovery))
{
    m_split->addWidget(m_recovery);
    m_split->addWidget(m_sweep);
    constexpr int RecoveryPart = 42;
    constexpr int SweepPart = 58;
    m_split->setStretchFactor(0, RecoveryPart);
    m_split->setStretchFactor(1, SweepPart);
    m_split->divideBy({RecoveryPart * fontMetrics().height(), SweepPart * fontMetrics().height()});
    setScrolledContent(m_split);
    m_split->setFocusProxy(m_recovery);
    auto* close = new QToolButton(m_sweep);
    close->setObjectName(QStringLiteral("closeSweep"));
    close->setIcon(icon(Symbol::Close));
    close->setText(tr("Close sweep"));
    close->setAccessibleName(close->text());
    close->setToolTip(close->text());
    close->setAutoRaise(true);
    connect(close, &QToolButton::clicked, this, [this] { setSweepShown(false); });
    m_sweep->addControl(close);
    m_sweep->setSentenceShown(true);
    m_sweep->hide();
    connect(m_recovery, &ChartPanel::sentenceChanged, this,
        [this] { answer().setAnswer(m_recovery->sentence(), {}); });
    for (const ChartPanel* panel : {m_recovery, m_sweep})
        connect(panel, &ChartPanel::sentenceChanged, this, &ViewPage::captionChanged);
    addPickers();
}

bool RecoveryPage::takesTurns() const
{
    for (const ParameterSpec& spec : findChart("recovery")->parameters)
        if (spec.id == "load")
            return choiceOf(spec, m_recovery->values()) == "take_turns";
    return false;
}

void RecoveryPage::addPickers()
{
    m_user->setObjectName(QStringLiteral("recoveryUser"));
    m_user->setAccessibleName(tr("User"));
    m_user->offerUsers(
        tr("first to move up"), tr("User who pauses; type part of the name"), tr("Clear user"));
    m_other->setObjectName(QStringLiteral("recoveryOther"));
    m_other->setAccessibleName(tr("First turn"));
    m_other->offerUsers(
        tr("no one"), tr("User who has the first turn; type part of the name"), tr("Clear first turn"));
    m_recovery->addLeading(tr("User"), m_user);
    m_recovery->addLeading(tr("First turn"), m_other);
    connect(m_user, &UserField::chosen, this, [this](NodeRow user) {
        Selection& selection = document().selection();
        const NodeRow first = picked(selection.against());
        if (user == NoRow)
            selection.clear();
        else if (takesTurns() && first != NoRow && first != user)
            selectTurns(first, user);
        else
            selection.select(user);
    });
    connect(m_other, &UserField::chosen, this, [this](NodeRow first) {
        Selection& selection = document().selection();
        const NodeRow user = picked(selection.current());
        if (first != NoRow && user != NoRow)
            selectTurns(first, user);
        else if (first != NoRow || user != NoRow)
            selection.select(first != NoRow ? first : user);
    });
    connect(&document().selection(), &Selection::changed, this, &RecoveryPage::showPicked);
    connect(&document(), &Document::scenarioChanged, this, &RecoveryPage::showPicked);
    connect(m_recovery, &ChartPanel::valuesChanged, this, &RecoveryPage::showPicked);
    showPicked();
}

void RecoveryPage::selectTurns(NodeRow first, NodeRow second)
{
    Selection& selection = document().selection();
    selection.set({first, second}, first); // so that it becomes the one before the current one
    selection.set({first, second}, second);
}

void RecoveryPage::showPicked()
{
    const Selection& selection = document().selection();
    const NodeRow current = picked(selection.current());
    const NodeRow against = takesTurns() ? picked(selection.against()) : NoRow;
    m_user->setUser(current, against);
    m_other->setUser(against, current);
    m_other->parentWidget()->setVisible(takesTurns());
}

void RecoveryPage::offerCommands(const Actions& actions)
{
    m_sweepButton = new QToolButton(m_recovery);
    m_sweepButton->setObjectName(QStringLiteral("openSweep"));
    m_sweepButton->setDefaultAction(actions.sweepValue);
    m_sweepButton->setAccessibleName(actions.sweepValue->iconText());
    m_sweepButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_recovery->addControl(m_sweepButton);
    connect(actions.sweepValue, &QAction::triggered, this, [this] { setSweepShown(true); });
    for (ChartPanel* panel : {m_recovery, m_sweep})
        panel->offerCommands(actions);
}

void RecoveryPage::setSweepShown(bool shown)
{
    m_sweep->setVisible(shown);
    if (m_sweepButton != nullptr)
        m_sweepButton->setVisible(!shown);
    ChartPanel* current = shown ? m_sweep : m_recovery;
    m_split->setFocusProxy(current);
    current->setFocus();
    Q_EMIT captionChanged();
}

void RecoveryPage::setAlgorithm(const QString& id)
{
    m_recovery->setAlgorithm(id);
    m_sweep->setAlgorithm(id);
}

PlotWidget& RecoveryPage::currentPlot() const
{
    const QWidget* focus = QWidget::focusWidget();
    const bool sweep = m_sweep->isVisible() && focus != nullptr && m_sweep->isAncestorOf(focus);
    return sweep ? m_sweep->plot() : m_recovery->plot();
}

void RecoveryPage::copy(bool withHeaders)
{
    tell(copyPlot(currentPlot(), withHeaders));
}

ViewPage::DataMaker RecoveryPage::data() const
{
    return dataOf(currentPlot());
}

std::vector<ViewPage::Part> RecoveryPage::parts() const
{
    std::vector<Part> parts{partOf(QStringLiteral("recovery"), m_recovery->plot())};
    if (m_sweep->isVisibleTo(this))
        parts.push_back(partOf(QStringLiteral("rank_sweep"), m_sweep->plot()));
    return parts;
}

ViewPage::AlgorithmUse RecoveryPage::algorithmUse() const
{
    const PlotPtr& sweep = m_sweep->plot().plot();
    return {true, m_sweep->isVisibleTo(this) && sweep && sweep->allAlgorithms};
}

QString RecoveryPage::premise() const
{
    const PlotPtr& plot = m_recovery->plot().plot();
    return plot ? shownName(plot->premise) : QString();
}

void RecoveryPage::showCard()
{
    currentPlot().showCard();
}

void RecoveryPage::waitUntilReady()
{
    m_recovery->waitUntilReady();
    m_sweep->waitUntilReady();
}

void RecoveryPage::adopt(const RecoveryPage& shown)
{
    setSweepShown(shown.m_sweep->isVisibleTo(&shown));
    m_recovery->setValues(shown.m_recovery->values());
    m_sweep->setValues(shown.m_sweep->values());
    ViewPage::adopt(shown);
}

Result<void> RecoveryPage::choose(const QString& /*chart*/, std::span<const std::string> choices)
{
    const auto values = chosenValues(*findChart("recovery"), choices);
    if (!values)
        return tl::unexpected(values.error());
    if (!choices.empty())
        recovery().setValues(*values);
    return {};
}

Result<PictureChoices::Chosen> RecoveryPage::chosen() const
{
    if (m_sweep->isVisibleTo(this))
        return fail(ErrorCode::OutOfRange, tr("the sweep is shown").toStdString());
    return Chosen{{}, choicesFrom(findChart("recovery")->parameters, recovery().values())};
}

} // namespace fairshare::gui

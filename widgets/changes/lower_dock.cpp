// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/changes/lower_dock.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/text/number_text.h"

namespace fairshare::gui {
namespace {

constexpr int RowsShown = 6; ///< in addition to the tabs and the headings

} // namespace

LowerDock::LowerDock(
    Document& document, const ScenarioResults& results, const LintResults& lint, QWidget* parent)
    : QDockWidget(tr("Changes, lint and history"), parent)
    , m_findings(lint)
    , m_tabs(new QTabWidget(this))
    , m_hint(new QLabel(tr("Ctrl+Backspace reverts the selected change"), this))
    , m_changes(new ChangesPanel(document, results, m_tabs))
    , m_lint(new LintPanel(document, lint, m_tabs))
    , m_history(new HistoryView(document, m_tabs))
{
    setObjectName(QStringLiteral("lowerDock"));
    setAllowedAreas(Qt::BottomDockWidgetArea | Qt::TopDockWidgetArea);
    // The tabs already describe the contents.
    setTitleBarWidget(new QWidget(this));
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("lowerTabs"));
    m_hint->setObjectName(QStringLiteral("lowerHint"));
    m_hint->setFont(captionFont(font()));
    m_hint->setMargin(CellMetrics(font()).pad);
    m_tabs->setCornerWidget(m_hint);
    m_tabs->addTab(m_changes, {});
    m_tabs->addTab(m_lint, {});
    m_tabs->addTab(m_history, tr("History"));
    setWidget(m_tabs);
    const CellMetrics metrics(font());
    m_tabs->setMinimumHeight(3 * metrics.rowHeight);
    resize(width(), (RowsShown + 2) * metrics.rowHeight);
    connect(&lint, &LintResults::changed, this, &LowerDock::refreshTitles);
    connect(&m_changes->changes(), &ChangeResults::listChanged, this, &LowerDock::refreshTitles);
    connect(m_tabs, &QTabWidget::currentChanged, this, &LowerDock::refreshHint);
    refreshTitles();
}

void LowerDock::setTheme(const Theme& theme)
{
    m_changes->setTheme(theme);
    m_lint->setTheme(theme);
    m_history->setPalette(theme.viewPalette());
    QPalette quiet = theme.palette();
    quiet.setColor(QPalette::WindowText, theme.color(Role::Text2));
    m_hint->setPalette(quiet);
}

void LowerDock::showTab(QWidget* tab)
{
    show();
    m_tabs->setCurrentWidget(tab);
}

void LowerDock::showChanges()
{
    showTab(m_changes);
}

void LowerDock::showLint()
{
    showTab(m_lint);
}

void LowerDock::showHistory()
{
    showTab(m_history);
}

void LowerDock::refreshTitles()
{
    const auto title = [this](QWidget* tab, const QString& name, std::size_t count) {
        m_tabs->setTabText(
            m_tabs->indexOf(tab), count == 0 ? name : tr("%1 (%2)").arg(name, NumberText().count(count)));
    };
    const auto& list = m_changes->changes().list();
    title(m_changes, tr("Changes"), list ? list->count() : 0);
    const auto& findings = m_findings.findings();
    title(m_lint, tr("Lint"), findings ? findings->size() : 0);
    refreshHint();
}

void LowerDock::refreshHint()
{
    const auto& list = m_changes->changes().list();
    m_hint->setVisible(m_tabs->currentWidget() == m_changes && list && list->count() != 0);
}

} // namespace fairshare::gui

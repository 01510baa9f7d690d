// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/fragment_window.h"

#include "widgets/page/obstacle.h"
#include "widgets/text/clipboard.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/io/htcondor/condor_config_writer.h"
#include "core/scenario/scenario.h"

#include <QAction>
#include <QCheckBox>
#include <QFileDialog>
#include <QFileInfo>

namespace fairshare::gui {
namespace {

constexpr int FragmentLineLength = 90; ///< in widths of "0"
constexpr int FragmentLineCount = 24;

} // namespace

FragmentWindow::FragmentWindow(QAction& command, const Parts& parts, QWidget* parent)
    : TextDialog(
          {QStringLiteral("fragment"), tr("condor_config fragment"), {FragmentLineLength, FragmentLineCount}},
          parent)
    , m_command(command)
    , m_parts(parts)
    , m_changesOnly(&addChoice(QStringLiteral("fragmentChangesOnly"), tr("Omit &unchanged settings")))
    , m_policyFlags(
          &addChoice(QStringLiteral("fragmentPolicyFlags"), tr("Use surplus flags of the &policy shown")))
{
    setObjectName(QStringLiteral("fragmentWindow"));
    setWindowTitle(tr("condor_config fragment"));
    nameSummary(tr("Effect of the lines"));
    connect(&command, &QAction::triggered, this, &FragmentWindow::appear);
    for (const QCheckBox* choice : {m_changesOnly, m_policyFlags})
        connect(choice, &QCheckBox::toggled, this, &FragmentWindow::refresh);
    connect(&parts.document, &Document::scenarioChanged, this, &FragmentWindow::refresh);
    connect(&parts.document, &Document::baselineChanged, this, &FragmentWindow::refresh);
    connect(&parts.document, &Document::baselineRenamed, this, &FragmentWindow::refresh);
    connect(&parts.quotas, &QuotaResults::changed, this, &FragmentWindow::refresh);
    refresh();
}

void FragmentWindow::showEvent(QShowEvent* event)
{
    TextDialog::showEvent(event);
    refresh();
}

GroupQuotas FragmentWindow::groups() const
{
    GroupQuotas quotas = *m_parts.document.scenario()->quotas;
    const auto& study = m_parts.quotas.study();
    if (!m_policyFlags->isChecked() || !study)
        return quotas;
    for (QuotaRow row = RootQuotaRow + 1; row < study->tree().size(); ++row)
        if (const std::uint32_t group = study->tree().group[row]; group < quotas.groups.size())
            quotas.groups[group].acceptsSurplus = study->chosen().flags[row] != 0;
    return quotas;
}

QString FragmentWindow::summary(const GroupQuotas& before, const GroupQuotas& after) const
{
    const QString name = m_parts.document.baselineName();
    const QString baseline = name.isEmpty() ? tr("the opened file") : name;
    const std::size_t changes = condorChanges(before, after).size();
    QStringList sentences;
    if (changes == 0)
        sentences << tr("Compared with %1, no HTCondor settings differ.").arg(baseline);
    else
        sentences
            << tr("HTCondor settings that differ from %1: %2.").arg(baseline, NumberText().count(changes));
    sentences << tr("Add the lines to the configuration of the negotiator's host, then run condor_reconfig "
                    "there. Nothing is sent to the pool.");
    return sentences.join(QLatin1Char(' '));
}

void FragmentWindow::refresh()
{
    const Document& document = m_parts.document;
    const bool hasGroups = !document.isEmpty() && document.scenario()->quotas.has();
    setObstacle(m_command,
        firstObstacle(
            {missingDocument(document), obstacleIf(!hasGroups, tr("this scenario has no group quotas"))}));
    if (!hasGroups)
        close();
    if (!hasGroups || !isVisible())
        return;
    const GroupQuotas before = document.baseline() ? *document.baseline()->quotas : GroupQuotas();
    const GroupQuotas after = groups();
    const auto extent = m_changesOnly->isChecked() ? FragmentExtent::Changes : FragmentExtent::Whole;
    const auto fragment = condorFragment(before, after, {extent, {}});
    setTakable(fragment.has_value());
    setSummary(fragment ? summary(before, after) : shownName(fragment.error().message));
    const QString text = fragment ? QString::fromStdString(*fragment) : QString();
    if (shownText() != text)
        showText(text);
}

void FragmentWindow::copy()
{
    const auto copied = putIntoClipboard(text());
    tell(copied ? tr("Copied") : shownName(describe(copied.error())));
}

void FragmentWindow::save()
{
    QFileDialog dialog(this, tr("Save fragment"));
    dialog.setObjectName(QStringLiteral("fragmentDialog"));
    dialog.setNameFilter(tr("HTCondor configuration (*.config *.conf)"));
    dialog.setDefaultSuffix(QStringLiteral("config"));
    const QString name = QFileInfo(m_parts.document.displayName()).completeBaseName();
    if (const QString path = chosenFile(dialog, name + QStringLiteral("-quotas.config"), m_parts.folder);
        !path.isEmpty())
        saveTo(path);
}

void FragmentWindow::saveTo(const QString& path)
{
    write(path, std::make_shared<const std::string>(text().toStdString()));
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/sacctmgr_results.h"

#include "core/analysis/sacctmgr/sacctmgr_commands.h"
#include "core/scenario/scenario.h"

#include <QEventLoop>

#include <new>

namespace fairshare::gui {
namespace {

std::shared_ptr<const SacctmgrScript> scriptFrom(const Scenario& before, const Scenario& now,
    const std::string& algorithm, const std::vector<CommandRisk>& accepted)
{
    Scenario after = now;
    after.settings.algorithm = algorithm;
    const Difference difference = differenceOf(before, after);
    const SacctmgrCommands commands = sacctmgrCommands(before, after, difference, accepted);
    return std::make_shared<const SacctmgrScript>(
        SacctmgrScript{commands.risks.empty() ? scriptOf(commands) : std::string(), commands.lines.size(),
            commands.commands, commands.refused, !difference.associations.empty(), commands.risks});
}

} // namespace

SacctmgrResults::SacctmgrResults(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(RestMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &SacctmgrResults::write);
    connect(&document, &Document::scenarioChanged, this, &SacctmgrResults::restart);
    connect(&document, &Document::baselineChanged, this, [this] { accept({}); });
}

void SacctmgrResults::setAlgorithm(const QString& id)
{
    m_algorithm = id.toStdString();
    restart();
}

void SacctmgrResults::accept(std::vector<CommandRisk> risks)
{
    m_accepted = std::move(risks);
    restart();
}

void SacctmgrResults::setWanted(bool wanted)
{
    if (m_wanted == wanted)
        return;
    m_wanted = wanted;
    restart();
}

void SacctmgrResults::restart()
{
    m_work.cancel();
    m_rest.stop();
    if (m_document.isEmpty() || !m_wanted)
        m_script.reset();
    else
        m_rest.start();
    Q_EMIT changed();
}

void SacctmgrResults::write()
{
    m_work.request(
        [this, before = m_document.baseline(), now = m_document.scenario(), algorithm = m_algorithm,
            accepted = m_accepted](const Progress&) -> LatestWork::Answer {
            try {
                return [this, script = scriptFrom(*before, *now, algorithm, accepted)] {
                    m_script = script;
                    Q_EMIT changed();
                };
            } catch (const std::bad_alloc&) {
                return [] { };
            }
        });
}

void SacctmgrResults::waitUntilReady() const
{
    QEventLoop loop;
    connect(this, &SacctmgrResults::changed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (!isReady())
        loop.exec();
}

} // namespace fairshare::gui

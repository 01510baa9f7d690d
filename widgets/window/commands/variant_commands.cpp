// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/commands/variant_commands.h"

#include "widgets/controls/menus/mnemonics.h"
#include "widgets/document/earlier_rows.h"
#include "widgets/page/actions.h"
#include "widgets/page/bands/bands.h"
#include "widgets/page/bands/name_band.h"
#include "widgets/page/obstacle.h"
#include "widgets/text/shown_text.h"

#include "core/io/scenario_file/scenario_variants.h"
#include "core/scenario/edits/structure_edit.h"
#include "core/scenario/scenario.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <memory>

namespace fairshare::gui {
namespace {

/// Returns the text of the variants section; "" if there is none.
std::string sectionOf(const Scenario& scenario)
{
    const auto found = std::find_if(scenario.sections.begin(), scenario.sections.end(),
        [](const auto& section) { return section.first == "variants"; });
    return found == scenario.sections.end() ? std::string() : found->second;
}

} // namespace

VariantCommands::VariantCommands(
    Document& document, Actions& actions, Bands& bands, const DynamicMenus& menus)
    : QObject(&bands)
    , m_document(document)
    , m_actions(actions)
    , m_bands(bands)
    , m_naming(new NameBand(&bands))
    , m_menus(menus)
{
    m_bands.add(*m_naming);
    connect(m_actions.ownTree, &QAction::triggered, this, [this] { show({}); });
    connect(m_actions.newVariant, &QAction::triggered, this, &VariantCommands::askForName);
    connect(m_actions.renameVariant, &QAction::triggered, this, &VariantCommands::askForNewName);
    connect(m_actions.removeVariant, &QAction::triggered, this, &VariantCommands::remove);
    connect(&document, &Document::stateChanged, this, &VariantCommands::refresh);
    refresh();
}

QString VariantCommands::shown() const
{
    return m_document.isEmpty() || !m_document.scenario()->shown
        ? QString()
        : QString::fromStdString(m_document.scenario()->shown->name);
}

void VariantCommands::refresh()
{
    const std::string section = m_document.isEmpty() ? std::string() : sectionOf(*m_document.scenario());
    if (section != m_section) {
        m_section = section;
        QStringList names;
        const auto found =
            section.empty() ? Result<std::vector<std::string>>() : variantNames(*m_document.scenario());
        for (const std::string& name : found.value_or(std::vector<std::string>()))
            names << QString::fromStdString(name);
        rebuildEntries(names);
    }
    const QString now = shown();
    if (now != m_remarkedIn)
        m_bands.settle(Bands::Concern::Variant);
    m_actions.ownTree->setChecked(now.isEmpty());
    for (QAction* entry : m_actions.variants->actions())
        if (entry != m_actions.ownTree)
            entry->setChecked(entry->data().toString() == now);
    const QString obstacle =
        firstObstacle({missingDocument(m_document), obstacleIf(now.isEmpty(), tr("no variant is shown"))});
    setObstacle(*m_actions.renameVariant, obstacle);
    setObstacle(*m_actions.removeVariant, obstacle);
}

void VariantCommands::rebuildEntries(const QStringList& names)
{
    m_names = names;
    qDeleteAll(m_entries);
    m_entries.clear();
    QAction* before =
        m_menus.variants->actions().at(m_menus.variants->actions().indexOf(m_actions.ownTree) + 1);
    m_actions.baselines->removeAction(m_actions.compareWith); // keeps it last in the group
    for (const QString& name : names) {
        const QString text = menuText(shownText(name));
        auto* entry = new QAction(text, this);
        entry->setObjectName(QStringLiteral("variant_%1").arg(name));
        entry->setStatusTip(tr("Show this variant"));
        entry->setCheckable(true);
        entry->setData(name);
        connect(entry, &QAction::triggered, this, [this, name] { show(name); });
        m_actions.variants->addAction(entry);
        m_menus.variants->insertAction(before, entry);
        auto* baseline = new QAction(tr("Variant %1").arg(text), this);
        baseline->setObjectName(QStringLiteral("baselineVariant_%1").arg(name));
        baseline->setStatusTip(tr("Compare with the current state of this variant"));
        connect(baseline, &QAction::triggered, this, [this, name] { compareWith(name); });
        m_actions.baselines->addAction(baseline);
        m_menus.baselines->insertAction(m_actions.compareWith, baseline);
        m_entries << entry << baseline;
    }
    m_actions.baselines->addAction(m_actions.compareWith);
    giveMnemonics(*m_menus.variants);
    giveMnemonics(*m_menus.baselines);
    for (QAction* looked : {m_actions.ownTree, m_actions.compareWith})
        Q_EMIT looked->changed(); // makes the toolbar update their groups
}

QString VariantCommands::freeName() const
{
    QString name;
    for (int number = 0; name.isEmpty() || m_names.contains(name); ++number)
        name = number < 26 ? tr("Proposal %1").arg(QChar(u'A' + number)) : tr("Proposal %1").arg(number + 1);
    return name;
}

void VariantCommands::askForName()
{
    m_naming->ask(tr("&Name of the new variant"), freeName(), [this](const QString& name) {
        if (m_document.isEmpty())
            return true;
        const auto done =
            m_document.apply(tr("Add variant %1").arg(name), {}, [this, &name](const Scenario& now) {
                return withNewVariant(now, name.toStdString(), ownTree(*m_document.lastStored()));
            });
        if (!done)
            m_bands.showError(Bands::Concern::Edit, done.error());
        return done.has_value();
    });
}

void VariantCommands::askForNewName()
{
    const QString old = shown();
    m_naming->ask(tr("&New name of %1").arg(menuText(shownText(old))), old, [this, old](const QString& name) {
        if (shown() != old)
            return true;
        const auto done =
            m_document.apply(tr("Rename variant %1").arg(old), {}, [&old, &name](const Scenario& now) {
                return withVariantRenamed(now, old.toStdString(), name.toStdString());
            });
        if (!done)
            m_bands.showError(Bands::Concern::Edit, done.error());
        return done.has_value();
    });
}

void VariantCommands::remove()
{
    const QString name = shown();
    request([name = name.toStdString()](
                const Scenario& now, Diagnostics& /*leftOut*/) { return withoutVariant(now, name); },
        [this, name](Scenario scenario, Document::Rows earlier) {
            change(tr("Remove variant %1").arg(name), std::move(scenario), std::move(earlier));
        });
}

void VariantCommands::show(const QString& name)
{
    if (name == shown())
        return refresh();
    request(
        [name = name.toStdString()](const Scenario& now, Diagnostics& leftOut) {
            return name.empty() ? withOwnTree(now) : withVariantShown(now, name, &leftOut);
        },
        [this, name](Scenario scenario, Document::Rows earlier) {
            m_document.showVariant(
                name.isEmpty() ? tr("Show the file's own tree") : tr("Show variant %1").arg(name),
                std::move(scenario), std::move(earlier));
        });
}

void VariantCommands::compareWith(const QString& name)
{
    request([name = name.toStdString()](
                const Scenario& now, Diagnostics& leftOut) { return variantAlone(now, name, &leftOut); },
        [this, name](Scenario scenario, const Document::Rows& /*earlier*/) {
            m_document.setBaseline(std::move(scenario), name);
        });
}

void VariantCommands::request(Made make, Taken take)
{
    m_work.request([this, now = m_document.scenario(), make = std::move(make), take = std::move(take)](
                       const Progress&) -> LatestWork::Answer {
        Diagnostics leftOut;
        auto made = std::make_shared<Result<Scenario>>(make(*now, leftOut));
        const Document::Rows earlier = *made ? earlierRows((*made)->tree, now->tree) : Document::Rows();
        return [this, now, made, leftOut, earlier, take] {
            if (m_document.scenario() != now)
                m_bands.showRemarks(
                    {tr("The scenario was edited in the meantime; choose the variant again")});
            else if (!*made)
                m_bands.showError(Bands::Concern::Edit, made->error());
            else
                take(std::move(**made), earlier);
            refresh();
            QStringList remarks;
            for (const Diagnostic& diagnostic : leftOut)
                remarks << QString::fromStdString(diagnostic.message);
            m_remarkedIn = shown();
            m_bands.showRemarks(remarks, Bands::Concern::Variant);
        };
    });
}

void VariantCommands::change(const QString& text, Scenario scenario, Document::Rows earlier)
{
    const auto done = m_document.applyStructure(text, {}, [&](const Scenario&) -> Result<StructureEdit> {
        return StructureEdit{std::move(scenario), std::move(earlier), {}};
    });
    if (!done)
        m_bands.showError(Bands::Concern::Edit, done.error());
}

} // namespace fairshare::gui

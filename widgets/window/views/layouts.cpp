// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/views/layouts.h"

#include "widgets/controls/menus/mnemonics.h"
#include "widgets/page/actions.h"
#include "widgets/page/bands/bands.h"
#include "widgets/page/bands/name_band.h"
#include "widgets/page/removal_menu.h"
#include "widgets/page/view_splitter.h"
#include "widgets/text/shown_text.h"
#include "widgets/window/views/dock_layout.h"
#include "widgets/window/views/view_tabs.h"

#include <QMenu>

namespace fairshare::gui {
namespace {

const auto DocksKey = QStringLiteral("docks");
const auto ShownKey = QStringLiteral("shown");
const auto SplittersKey = QStringLiteral("splitters");

} // namespace

Layouts::Layouts(const Actions& actions, const Parts& parts, Bands& bands)
    : QObject(&bands)
    , m_parts(parts)
    , m_naming(new NameBand(&bands))
    , m_removal(new QMenu(tr("&Remove layout"), &parts.menu))
{
    m_naming->setObjectName(QStringLiteral("layoutNameBand"));
    m_removal->setObjectName(QStringLiteral("removeLayout"));
    bands.add(*m_naming);
    parts.menu.addMenu(m_removal);
    connect(actions.saveLayout, &QAction::triggered, this, &Layouts::askForName);
    connect(actions.resetLayout, &QAction::triggered, this, &Layouts::reset);
    divide(parts.settings.viewSplitters());
    listNames();
}

QVariantMap Layouts::movedSplitters() const
{
    QVariantMap states;
    for (const ViewSplitter* splitter : m_parts.views.findChildren<ViewSplitter*>())
        if (splitter->isMoved())
            states.insert(splitter->objectName(), splitter->saveState());
    return states;
}

void Layouts::divide(const QVariantMap& splitters) const
{
    for (ViewSplitter* splitter : m_parts.views.findChildren<ViewSplitter*>())
        if (const auto state = splitters.find(splitter->objectName()); state != splitters.end())
            splitter->restoreMoved(state->toByteArray());
        else
            splitter->divideAnew();
}

void Layouts::save()
{
    m_parts.settings.setViewSplitters(movedSplitters());
    m_parts.docks.save();
}

void Layouts::listNames()
{
    qDeleteAll(m_entries);
    m_entries.clear();
    QAction* before = m_parts.menu.actions().constFirst();
    for (QAction* action : m_parts.menu.actions())
        if (action->isSeparator()) {
            before = action;
            break;
        }
    const NamedValues layouts = m_parts.settings.layouts();
    for (const QString& name : layouts.names()) {
        auto* entry = new QAction(menuText(shownText(name)), this);
        entry->setObjectName(QStringLiteral("layout_%1").arg(name));
        entry->setStatusTip(tr("Apply this layout to panels and views"));
        connect(entry, &QAction::triggered, this, [this, name] { apply(name); });
        m_parts.menu.insertAction(before, entry);
        m_entries << entry;
    }
    // Listed again later, because the chosen entry is still being triggered.
    fillRemovalMenu(*m_removal, layouts,
        {QStringLiteral("removeLayout_"), tr("Remove this layout"), tr("no saved layouts")},
        [this] { QMetaObject::invokeMethod(this, &Layouts::listNames, Qt::QueuedConnection); });
    giveMnemonics(m_parts.menu);
}

void Layouts::askForName()
{
    m_naming->ask(tr("Layout &name"), m_parts.settings.layouts().freeName(tr("Layout %1")),
        [this](const QString& name) {
            NamedValues layouts = m_parts.settings.layouts();
            layouts.set(name,
                QVariantMap{{DocksKey, m_parts.docks.states()}, {ShownKey, m_parts.settings.shownDocks()},
                    {SplittersKey, movedSplitters()}});
            listNames();
            return true;
        });
}

void Layouts::apply(const QString& name)
{
    const QVariantMap layout = m_parts.settings.layouts().value(name).toMap();
    m_parts.settings.setShownDocks(layout.value(ShownKey).toMap());
    m_parts.docks.restore(layout.value(DocksKey).toMap());
    divide(layout.value(SplittersKey).toMap());
}

void Layouts::reset()
{
    divide({});
}

} // namespace fairshare::gui

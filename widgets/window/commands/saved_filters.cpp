// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/commands/saved_filters.h"

#include "widgets/controls/menus/mnemonics.h"
#include "widgets/document/settings.h"
#include "widgets/page/bands/bands.h"
#include "widgets/page/bands/name_band.h"
#include "widgets/page/obstacle.h"
#include "widgets/page/removal_menu.h"
#include "widgets/text/shown_text.h"

#include <QMenu>

namespace fairshare::gui {

SavedFilters::SavedFilters(Settings& settings, Bands& bands)
    : QObject(&bands)
    , m_settings(settings)
    , m_naming(new NameBand(&bands))
{
    m_naming->setObjectName(QStringLiteral("filterNameBand"));
    bands.add(*m_naming);
}

void SavedFilters::addTo(QMenu& menu, const QString& typed)
{
    const NamedValues saved = m_settings.filters();
    const QStringList names = saved.names();
    for (const QString& name : names) {
        const QString filter = saved.value(name).toString();
        QAction* entry = menu.addAction(menuText(shownText(name)));
        entry->setObjectName(QStringLiteral("filter_%1").arg(name));
        entry->setStatusTip(shownText(filter));
        entry->setToolTip(shownText(filter));
        connect(entry, &QAction::triggered, this, [this, filter] { Q_EMIT chosen(filter); });
    }
    if (!names.isEmpty())
        menu.addSeparator();
    QAction* save = menu.addAction(tr("&Save filter as…"));
    save->setObjectName(QStringLiteral("saveFilter"));
    save->setStatusTip(tr("Save the text of the find field under a name"));
    setObstacle(*save, typed.isEmpty() ? tr("no filter in the find field") : QString());
    connect(save, &QAction::triggered, this, [this, typed] { askForName(typed); });
    QMenu* removal = menu.addMenu(tr("&Remove filter"));
    removal->setObjectName(QStringLiteral("removeFilter"));
    fillRemovalMenu(
        *removal, saved, {QStringLiteral("removeFilter_"), tr("Remove this filter"), tr("no saved filters")});
}

void SavedFilters::askForName(const QString& filter)
{
    m_naming->ask(tr("Filter &name"), m_settings.filters().freeName(tr("Filter %1")),
        [this, filter](const QString& name) {
            NamedValues filters = m_settings.filters();
            filters.set(name, filter);
            return true;
        });
}

} // namespace fairshare::gui

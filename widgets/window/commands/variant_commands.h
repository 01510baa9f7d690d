// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/window/menus/menus.h"
#include "widgets/work/tasks/latest_work.h"

#include <QStringList>

#include <functional>
#include <string>

namespace fairshare::gui {

class Actions;
class Bands;
class NameBand;

/// Creates, shows, renames and removes variants, and compares with them. Work on whole trees runs in the
/// background.
class VariantCommands : public QObject {
    Q_OBJECT

public:
    VariantCommands(Document& document, Actions& actions, Bands& bands, const DynamicMenus& menus);

private:
    using Made = std::function<Result<Scenario>(const Scenario&, Diagnostics&)>;
    using Taken = std::function<void(Scenario, Document::Rows)>;

    void refresh();
    void rebuildEntries(const QStringList& names);
    void askForName();
    void askForNewName();
    void remove();
    /// @param name "" for the file's own tree
    void show(const QString& name);
    void compareWith(const QString& name);
    /// Makes a new scenario from the current one in the background. Discards it if the document was edited
    /// meanwhile.
    void request(Made make, Taken take);
    void change(const QString& text, Scenario scenario, Document::Rows earlier);
    QString shown() const;
    QString freeName() const;

    Document& m_document;
    Actions& m_actions;
    Bands& m_bands;
    NameBand* m_naming;
    DynamicMenus m_menus;
    QStringList m_names;
    QString m_remarkedIn; ///< variant for which misfitting changes were last reported
    std::string m_section; ///< text of the section with the names
    QList<QAction*> m_entries;
    LatestWork m_work;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/window/menus.h"
#include "widgets/work/latest_work.h"

#include <QStringList>

#include <functional>
#include <string>

namespace fairshare::gui {

class Actions;
class Bands;
class NameBand;

/// Names the present state as a variant, shows one or the file's own tree, compares with one. What has to
/// go through whole trees is done beside the window.
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
    /// @param name "" for the own tree
    void show(const QString& name);
    void compareWith(const QString& name);
    /// Makes a scenario of the present one; nothing is taken when that was edited meanwhile.
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
    QString m_remarkedIn; ///< the variant that was shown when it was told what does not fit
    std::string m_section; ///< that the names are from
    QList<QAction*> m_entries;
    LatestWork m_work;
};

} // namespace fairshare::gui

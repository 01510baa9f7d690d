// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QMenu;

namespace fairshare::gui {

class Bands;
class NameBand;
class Settings;

/// The filters that the user saved under a name, as entries of a menu.
class SavedFilters : public QObject {
    Q_OBJECT

public:
    SavedFilters(Settings& settings, Bands& bands);

    /// Adds the saved filters and the commands that save and remove them.
    /// @param typed the filter in the field; "" if there is none to save
    void addTo(QMenu& menu, const QString& typed);

Q_SIGNALS:
    void chosen(const QString& filter);

private:
    void askForName(const QString& filter);

    Settings& m_settings;
    NameBand* m_naming;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>

class QSettings;

namespace fairshare::gui {

/// Values that the user saved under names, such as layouts.
class NamedValues {
public:
    /// @param store must outlive this @param key under which the values are stored
    NamedValues(QSettings& store, QString key);

    /// Returns the names in alphabetical order.
    QStringList names() const;
    /// Returns a saved value; invalid if the name is unknown.
    QVariant value(const QString& name) const;
    /// Saves a value, replacing one with the same name.
    void set(const QString& name, const QVariant& value);
    void remove(const QString& name);
    /// Returns the first free name. @param pattern with %1 for a number: "Layout %1"
    QString freeName(const QString& pattern) const;

private:
    QVariantMap all() const;

    QSettings* m_store;
    QString m_key;
};

} // namespace fairshare::gui

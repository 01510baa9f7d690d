// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/named_values.h"

#include <QSettings>

#include <utility>

namespace fairshare::gui {

NamedValues::NamedValues(QSettings& store, QString key)
    : m_store(&store)
    , m_key(std::move(key))
{
}

QVariantMap NamedValues::all() const
{
    return m_store->value(m_key).toMap();
}

QStringList NamedValues::names() const
{
    return all().keys();
}

QVariant NamedValues::value(const QString& name) const
{
    return all().value(name);
}

void NamedValues::set(const QString& name, const QVariant& value)
{
    QVariantMap values = all();
    values.insert(name, value);
    m_store->setValue(m_key, values);
}

void NamedValues::remove(const QString& name)
{
    QVariantMap values = all();
    values.remove(name);
    m_store->setValue(m_key, values);
}

QString NamedValues::freeName(const QString& pattern) const
{
    const QStringList taken = names();
    int number = 1;
    while (taken.contains(pattern.arg(number)))
        ++number;
    return pattern.arg(number);
}

} // namespace fairshare::gui

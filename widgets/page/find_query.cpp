// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/find_query.h"

#include "core/base/numbers.h"

#include <QStringList>

#include <algorithm>
#include <limits>

namespace fairshare::gui {
namespace {

const QLatin1String ChangedWord("changed");
const QLatin1String MovedWord("moved");
const QLatin1String LintWord("lint");

/// Parses `moved` or `moved:5` into places; nothing for any other word.
std::optional<std::uint32_t> placesOf(const QString& word)
{
    if (!word.startsWith(MovedWord, Qt::CaseInsensitive))
        return std::nullopt;
    const QString rest = word.mid(MovedWord.size());
    if (rest.isEmpty() || rest == QLatin1String(":"))
        return 1;
    const auto places =
        rest.startsWith(QLatin1Char(':')) ? parseUnsigned(rest.mid(1).toStdString()) : std::nullopt;
    if (!places)
        return std::nullopt;
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>(*places, std::numeric_limits<std::uint32_t>::max()));
}

} // namespace

FindQuery::FindQuery(const QString& text)
{
    QStringList names;
    for (const QString& word : text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (word.compare(ChangedWord, Qt::CaseInsensitive) == 0)
            m_changed = true;
        else if (word.compare(LintWord, Qt::CaseInsensitive) == 0)
            m_lint = true;
        else if (const auto places = placesOf(word))
            m_moved = places;
        else
            names << word;
    }
    m_name = names.join(QLatin1Char(' '));
}

QString FindQuery::text() const
{
    QStringList words;
    if (!m_name.isEmpty())
        words << m_name;
    if (m_changed)
        words << ChangedWord;
    if (m_lint)
        words << LintWord;
    if (m_moved)
        words << QStringLiteral("%1:%2").arg(MovedWord, QString::number(*m_moved));
    return words.join(QLatin1Char(' '));
}

FindQuery FindQuery::withChanged(bool wanted) const
{
    FindQuery query = *this;
    query.m_changed = wanted;
    return query;
}

FindQuery FindQuery::withMoved(bool wanted) const
{
    FindQuery query = *this;
    query.m_moved = wanted ? std::optional<std::uint32_t>(1) : std::nullopt;
    return query;
}

FindQuery FindQuery::withLint(bool wanted) const
{
    FindQuery query = *this;
    query.m_lint = wanted;
    return query;
}

} // namespace fairshare::gui

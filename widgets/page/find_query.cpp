// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/find_query.h"

namespace fairshare::gui {

FindQuery::FindQuery(const QString& text)
    : m_text(text.trimmed().isEmpty() ? std::string() : text.toStdString())
{
    if (auto filter = RowFilter::parse(m_text))
        m_filter = std::move(*filter);
    else
        m_error = filter.error();
}

FindQuery FindQuery::with(std::string_view word, std::string_view condition, bool wanted) const
{
    if (wanted == demands(m_filter, word))
        return *this;
    return FindQuery(
        QString::fromStdString(wanted ? withCondition(m_text, condition) : withoutCondition(m_text, word)));
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/remarks.h"

#include "core/base/say.h"

#include <utility>

namespace fairshare {

std::size_t Remarks::count(std::string_view code)
{
    const auto found = m_counts.find(code);
    if (found != m_counts.end())
        return ++found->second;
    m_counts.emplace(code, 1);
    return 1;
}

Diagnostics Remarks::take()
{
    for (const auto& [code, sum] : m_sums)
        m_kept[sum.place].message = sum.message(sum.count);
    m_sums.clear();
    for (const auto& [code, number] : m_counts)
        if (number > KeptOfEach)
            m_kept.push_back(
                {code, fairshare::say("more messages of this kind: {}", number - KeptOfEach), {}});
    m_counts.clear();
    return std::exchange(m_kept, {});
}

} // namespace fairshare

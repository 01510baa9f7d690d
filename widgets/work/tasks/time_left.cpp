// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/tasks/time_left.h"

#include "widgets/text/number_text.h"

#include <cmath>

namespace fairshare::gui {
namespace {

constexpr double EnoughToGuess = 0.05;
constexpr qint64 LatelyMilliseconds = 4000;

} // namespace

void TimeLeft::start()
{
    m_elapsed.start();
    m_seen.clear();
}

std::optional<double> TimeLeft::seconds(double done)
{
    const qint64 now = m_elapsed.elapsed();
    m_seen.emplace_back(now, done);
    while (m_seen.size() > 2 && m_seen[1].first <= now - LatelyMilliseconds)
        m_seen.pop_front();
    const auto [then, before] = m_seen.front();
    const bool isNew = then > now - LatelyMilliseconds;
    const double part = isNew ? done : done - before;
    const qint64 time = isNew ? now : now - then;
    if (done <= EnoughToGuess || part <= 0)
        return std::nullopt;
    return static_cast<double>(time) / 1000 * (1 - done) / part;
}

QString TimeLeft::text(double done)
{
    constexpr double Minute = 60;
    const auto left = seconds(done);
    if (!left)
        return {};
    return *left < 2 * Minute
        ? tr("%1 s left").arg(static_cast<int>(std::ceil(*left)))
        : tr("%1 min left").arg(NumberText().count(std::uint64_t(std::ceil(*left / Minute))));
}

} // namespace fairshare::gui

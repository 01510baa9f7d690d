// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/slurm_conf_fragment.h"

#include "core/analysis/weights/queue_comparison.h"
#include "core/base/say.h"
#include "core/priority/priority_keys.h"

#include <fmt/format.h>

namespace fairshare {
namespace {

constexpr std::size_t LineLength = 100;
constexpr std::size_t MostHolders = 10;

/// Formats a text as comment lines, wrapped between words.
std::string comment(std::string_view text)
{
    std::string lines = "#";
    std::size_t length = 1;
    while (!text.empty()) {
        const std::size_t end = text.find(' ');
        const std::string_view word = text.substr(0, end);
        if (length + 1 + word.size() > LineLength && length > 1) {
            lines += "\n#";
            length = 1;
        }
        lines += ' ';
        // Names come from files and must not start a new line.
        for (const char letter : word)
            lines += letter == '\n' || letter == '\r' ? ' ' : letter;
        length += 1 + word.size();
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return lines + '\n';
}

std::string holdersText(const QueueComparison& comparison)
{
    std::string text = fmt::format("First {} places, old and new: ", comparison.firstPlaces);
    const std::size_t named = std::min(MostHolders, comparison.holders.size());
    for (std::size_t i = 0; i < named; ++i) {
        const FirstPlaceHolder& holder = comparison.holders[i];
        text += fmt::format("{}{} {} and {}", i == 0 ? "" : ", ",
            holder.user.empty() ? "unknown users" : holder.user, holder.oldPlaces, holder.newPlaces);
    }
    if (named < comparison.holders.size())
        text += fmt::format(", {} more {}", comparison.holders.size() - named,
            comparison.holders.size() - named == 1 ? "user" : "users");
    return text + '.';
}

std::string effect(const OrderedQueue* before, const OrderedQueue& now)
{
    std::string text = comment(queueAnswer(before, now));
    if (before == nullptr || now.order.empty())
        return text;
    const QueueComparison comparison = compareQueues(*before, now);
    text += comment(fmt::format("Of {} jobs, {} move up and {} move down; {} pairs swap order.",
        comparison.jobs, comparison.up, comparison.down, comparison.inversions));
    return text + comment(holdersText(comparison));
}

} // namespace

std::string slurmConfFragment(
    const OrderedQueue* before, const OrderedQueue& now, std::span<const WeightWarning> warnings)
{
    const Speaking english;
    std::string text = effect(before, now);
    for (const WeightWarning& warning : warnings)
        text += comment(fmt::format("{}: {}. {}", warning.severity == Severity::Warning ? "Warning" : "Note",
            warning.title, warning.text));
    const std::vector<PriorityKey> keys = priorityKeys(now.config);
    const std::vector<PriorityKey> old =
        before == nullptr ? std::vector<PriorityKey>() : priorityKeys(before->config);
    std::size_t changed = 0;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const PriorityKey& key = keys[i];
        if (key.value == (old.empty() ? key.standard : old[i].value))
            continue;
        ++changed;
        text += key.value.empty() ? fmt::format("# Remove the line {}={}; the default is none.\n", key.key,
                                        old.empty() ? key.standard : old[i].value)
                                  : fmt::format("{}={}\n", key.key, key.value);
    }
    return changed == 0 ? text + "# No parameters change.\n" : text;
}

} // namespace fairshare

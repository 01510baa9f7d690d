// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/word_buckets.h"

#include "core/scenario/evaluation.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {

std::string WordCut::digits(std::uint64_t value) const
{
    return fmt::format("{:0{}x}", value, (width + 3) / 4);
}

WordCut wordCutOf(const AlgorithmResult& levelBased)
{
    const auto levels =
        static_cast<unsigned>(std::get<std::int64_t>(levelBased.parameters.at("priority_levels")));
    return {levels, 64 / levels, 64 % levels};
}

std::optional<LevelWord> levelWord(const Evaluation& evaluation, NodeRow row)
{
    const AlgorithmResult* result = evaluation.find("level_based");
    if (result == nullptr || row == RootRow || row >= evaluation.tree.size())
        return std::nullopt;
    std::vector<NodeRow> chain;
    for (NodeRow at = row; at != RootRow; at = evaluation.levels->fairshareParent(at))
        chain.push_back(at);
    std::reverse(chain.begin(), chain.end());
    LevelWord word{result->table.words("priority_fs_raw")[row], wordCutOf(*result), {}, 0};
    for (unsigned level = 0; level < word.cut.count; ++level)
        word.buckets.push_back({level < chain.size() ? chain[level] : NoRow, word.cut.at(word.word, level)});
    word.uncounted = chain.size() > word.cut.count ? chain.size() - word.cut.count : 0;
    return word;
}

} // namespace fairshare

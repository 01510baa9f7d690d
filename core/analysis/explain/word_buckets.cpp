// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/word_buckets.h"

#include "core/scenario/evaluation.h"

#include <algorithm>

namespace fairshare {

std::optional<LevelWord> levelWord(const Evaluation& evaluation, NodeRow row)
{
    const AlgorithmResult* result = evaluation.find(RankPicture::Word);
    if (result == nullptr || row == RootRow || row >= evaluation.tree.size())
        return std::nullopt;
    std::vector<NodeRow> chain;
    for (NodeRow at = row; at != RootRow; at = evaluation.levels->fairshareParent(at))
        chain.push_back(at);
    std::reverse(chain.begin(), chain.end());
    const auto levels =
        std::get<std::int64_t>(result->parameters.find(result->algorithm->levelLimit)->second);
    LevelWord word{
        result->table.words("priority_fs_raw")[row], WordCut(static_cast<unsigned>(levels)), {}, 0};
    for (unsigned level = 0; level < word.cut.count; ++level)
        word.buckets.push_back({level < chain.size() ? chain[level] : NoRow, word.cut.at(word.word, level)});
    word.uncounted = chain.size() > word.cut.count ? chain.size() - word.cut.count : 0;
    return word;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare {

/// Finds the words that a typing error may have turned into another one: those that at most a third of its
/// letters, and at least one, differ from it.
class NearestWords {
public:
    /// @param word must outlive the object, as must all candidates
    explicit NearestWords(std::string_view word)
        : m_word(word)
    {
    }

    void consider(std::string_view candidate);
    /// Returns at most three words, the nearest first.
    std::vector<std::string_view> found() const;

private:
    std::string_view m_word;
    std::set<std::pair<std::size_t, std::string_view>> m_found; ///< with the number of differences
};

} // namespace fairshare

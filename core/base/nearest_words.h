// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare {

/// Finds the words that a typing error may have turned into another one: those that at most a third of its
/// letters, and at least one, differ from it. The case of letters does not count.
class NearestWords {
public:
    explicit NearestWords(std::string_view word);

    /// @param candidate must outlive the object
    void consider(std::string_view candidate);
    /// Returns at most three words, the nearest first.
    std::vector<std::string_view> found() const;

private:
    std::string m_word; ///< in lower case
    std::set<std::pair<std::size_t, std::string_view>> m_found; ///< with the number of differences
};

} // namespace fairshare

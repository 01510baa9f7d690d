// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <set>
#include <span>
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

/// Returns the known words that `word` may have been meant to be, the nearest first; at most three.
std::vector<std::string_view> nearestWords(std::span<const std::string_view> known, std::string_view word);

/// Returns "unknown user 'alise'; did you mean 'alice' or 'elise'?", or the message alone if no word is near.
std::string withSuggestions(const std::string& message, std::span<const std::string_view> near);

/// Returns the same, or "unknown color 'x'; expected one of red, green" if no known word is near `word`.
std::string withKnownWords(
    const std::string& message, std::string_view word, std::span<const std::string_view> known);

} // namespace fairshare

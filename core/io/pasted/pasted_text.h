// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// What a text is to a set of readers.
enum class Recognized : std::uint8_t {
    Unknown,
    Rows, ///< rows without a header
    Aligned, ///< a table whose leading blanks belong to its first column
    Settings, ///< a configuration, in which a commented line has no effect
    Table, ///< anything else
};
using Recognizer = std::function<Recognized(std::string_view text)>;

/// Output of one command in a text that was copied from a terminal, a message or a manual.
struct PastedPart {
    std::string command{}; ///< without its prompt; "" if the text does not show it
    std::string header{}; ///< of an output without one, if the command determines it; "" otherwise
    std::uint32_t line = 1; ///< first line of the output in the file
    std::string output{};
    std::shared_ptr<const std::vector<std::uint32_t>>
        shifts{}; ///< by line of the file: bytes removed before it

    /// Returns the beginning of the output with its header.
    std::string printed() const;
    /// Returns the output with its header on the lines of the file: below as many blank lines as needed.
    std::string onItsLines() const;
    /// Returns a position in onItsLines() as a position in the file.
    SourcePosition inFile(SourcePosition position) const;

private:
    std::uint32_t headerLines() const;
};

/// Text with its prompts, commands, titles and marks passed over.
struct PastedText {
    std::vector<PastedPart> parts; ///< not empty; in the order of the text
    Diagnostic passedOver; ///< what was passed over, in one remark
};

/// Takes a pasted text apart. Returns nothing for a text in which nothing must be passed over, and for one in
/// which nothing is recognized even then. A text that is read as it is costs one look at each line and no
/// memory.
std::optional<PastedText> pastedText(std::string_view content, const Recognizer& recognize);

} // namespace fairshare

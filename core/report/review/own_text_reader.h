// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/report/review/review.h"

#include <md4c.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Combines what md4c finds in a Markdown text into sections. Functions for md4c return false to stop it.
class OwnTextReader {
public:
    bool enterBlock(MD_BLOCKTYPE type, const void* detail);
    bool leaveBlock(MD_BLOCKTYPE type, const void* detail);
    bool enterSpan(MD_SPANTYPE type, const void* detail);
    bool leaveSpan(MD_SPANTYPE type);
    bool addText(MD_TEXTTYPE type, std::string_view text);

    /// Makes the text too large to read unless another error is known.
    void giveUp();

    /// Returns the sections, once. Errors: TooLarge.
    Result<std::vector<ReviewSection>> take();

private:
    bool goOn(std::size_t bytes);
    void refuse(std::string message);
    ReviewSection& section();
    void add(std::string_view text, bool isCode = false);
    std::vector<ReviewSpan> takeSpans();
    void flush();
    void addHeading(unsigned level);
    void addCode();
    void addTable();
    void addCell(MD_ALIGN align, bool isHead);
    void beginItem();
    bool isInContainer() const { return !m_lists.empty() || m_quotes > 0; }

    std::vector<ReviewSection> m_sections;
    std::vector<ReviewSpan> m_spans; ///< of the paragraph, heading, item or cell that is being read
    std::vector<std::uint32_t> m_lists; ///< number of the next item of each list around; 0 for bullets
    std::size_t m_quotes = 0; ///< around the text
    std::size_t m_bold = 0;
    std::size_t m_italic = 0;
    std::string m_link;
    std::optional<ReviewTable> m_table;
    bool m_isNewList = false;
    bool m_isEmptyItem = false; ///< the last item of the last block has no text yet
    std::size_t m_size = 0; ///< of what was read
    std::optional<Error> m_error;
};

} // namespace fairshare

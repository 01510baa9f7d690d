// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_document.h"

namespace fairshare {

/// Fills the token positions of a JsonDocument from the events of nlohmann's parser. Used only by
/// JsonDocument.
class JsonIndexer {
public:
    JsonIndexer(JsonDocument& document, const Progress& progress)
        : m_document(document)
        , m_progress(progress)
    {
    }

    Result<void> run();

    /// Handlers for the parser's events. Each records the token that ends at the current read position.
    /// Return false to stop parsing.
    bool scalar();
    bool number();
    bool open();
    bool close();
    bool refuse(std::size_t readBytes, std::string_view reason);

private:
    using Place = JsonDocument::Place;

    /// Container that is not closed yet.
    struct Open {
        std::uint32_t token; ///< its index
        std::string_view name; ///< key of the container in its object; "" for none
        bool isList;
    };

    void countRow();
    std::size_t tokenBegin() const;
    bool push(std::size_t begin, std::size_t end);
    std::string notAValue(std::size_t begin) const;
    bool stopWith(ErrorCode code, std::string message, std::size_t offset);

    JsonDocument& m_document;
    const Progress& m_progress;
    std::vector<Open> m_open; ///< enclosing containers, innermost last
    std::string_view m_rowsName; ///< key of the first list of objects; objects in such lists count as rows
    std::uint64_t m_rows = 0;
    std::size_t m_end = 0; ///< end of the last token
    std::size_t m_read = 0; ///< bytes that the parser has consumed
    Error m_error{};
};

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_document.h"

namespace fairshare {

/// Fills a JsonDocument's token places from the events of nlohmann's parser. Used by JsonDocument alone.
class JsonIndexer {
public:
    JsonIndexer(JsonDocument& document, const Progress& progress)
        : m_document(document)
        , m_progress(progress)
    {
    }

    Result<void> run();

    /// Called by the parser's events: the token that ends where reading stands now. False to stop.
    bool scalar();
    bool number();
    bool open();
    bool close();
    bool refuse(std::size_t readBytes, std::string_view reason);

private:
    using Place = JsonDocument::Place;

    /// A container that is not closed yet.
    struct Open {
        std::uint32_t token; ///< its place
        std::string_view name; ///< the key that it is the value of; "" for none
        bool isList;
    };

    void countRow();
    std::size_t tokenBegin() const;
    bool push(std::size_t begin, std::size_t end);
    std::string notAValue(std::size_t begin) const;
    bool stopWith(ErrorCode code, std::string message, std::size_t offset);

    JsonDocument& m_document;
    const Progress& m_progress;
    std::vector<Open> m_open; ///< the containers around, the innermost last
    std::string_view m_rowsName; ///< of the lists whose objects count as rows: that of the first such list
    std::uint64_t m_rows = 0;
    std::size_t m_end = 0; ///< end of the last token
    std::size_t m_read = 0; ///< bytes that the parser has taken
    Error m_error{};
};

} // namespace fairshare

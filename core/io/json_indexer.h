// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json_document.h"

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

    std::size_t tokenBegin() const;
    bool push(std::size_t begin, std::size_t end);
    bool stopWith(ErrorCode code, std::string message, std::size_t offset);

    JsonDocument& m_document;
    const Progress& m_progress;
    std::vector<std::uint32_t> m_open; ///< tokens of the containers around
    std::size_t m_end = 0; ///< end of the last token
    std::size_t m_read = 0; ///< bytes that the parser has taken
    Error m_error{};
};

} // namespace fairshare

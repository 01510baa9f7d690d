// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/gzip.h"

#include "core/base/files/files.h"
#include "core/base/say.h"

#include <zlib.h>

#include <algorithm>
#include <limits>
#include <memory>

namespace fairshare {
namespace {

constexpr std::size_t Piece = std::size_t{1} << 20;

/// Owns a zlib stream for decompression.
class Inflater {
public:
    Inflater()
    {
        constexpr int GzipOnly = 16;
        m_ready = inflateInit2(&m_stream, GzipOnly + MAX_WBITS) == Z_OK;
    }
    ~Inflater() { inflateEnd(&m_stream); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    bool isReady() const { return m_ready; }
    z_stream& stream() { return m_stream; }

private:
    z_stream m_stream{};
    bool m_ready = false;
};

/// Owns a zlib stream for compression.
class Deflater {
public:
    Deflater()
    {
        constexpr int GzipHead = 16;
        constexpr int UsualMemory = 8;
        m_ready = deflateInit2(&m_stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, GzipHead + MAX_WBITS,
                      UsualMemory, Z_DEFAULT_STRATEGY)
            == Z_OK;
    }
    ~Deflater() { deflateEnd(&m_stream); }
    Deflater(const Deflater&) = delete;
    Deflater& operator=(const Deflater&) = delete;

    bool isReady() const { return m_ready; }
    z_stream& stream() { return m_stream; }

private:
    z_stream m_stream{};
    bool m_ready = false;
};

/// Returns the position after the end of a text.
SourcePosition endOf(std::string_view text)
{
    const auto lines = static_cast<std::uint32_t>(std::ranges::count(text, '\n'));
    const std::size_t lastLine = text.rfind('\n') + 1; // npos + 1 = 0
    return {lines + 1, static_cast<std::uint32_t>(text.size() - lastLine + 1)};
}

} // namespace

bool isGzip(std::string_view content)
{
    return content.starts_with("\x1f\x8b");
}

Result<std::string> unpackGzip(std::string_view content, const Progress& progress)
{
    Inflater inflater;
    if (!inflater.isReady())
        return fail(ErrorCode::TooLarge, fairshare::say("not enough memory to decompress the file"));
    z_stream& stream = inflater.stream();
    std::string text;
    std::string input(content.substr(0, 0)); // zlib requires mutable input
    std::size_t read = 0;
    bool inMember = false;
    while (read < content.size() || stream.avail_in > 0) {
        if (stream.avail_in == 0) {
            input.assign(content.substr(read, Piece));
            read += input.size();
            stream.next_in = reinterpret_cast<Bytef*>(input.data());
            stream.avail_in = static_cast<uInt>(input.size());
            if (progress.cancelled())
                return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        }
        const std::size_t before = text.size();
        text.resize(before + Piece);
        stream.next_out = reinterpret_cast<Bytef*>(text.data() + before);
        stream.avail_out = static_cast<uInt>(Piece);
        inMember = true;
        const int state = inflate(&stream, Z_NO_FLUSH);
        text.resize(before + Piece - stream.avail_out);
        if (text.size() > MaxInputBytes)
            return fail(ErrorCode::TooLarge,
                fairshare::say("the decompressed file is larger than {} GiB", MaxInputBytes >> 30));
        if (state == Z_STREAM_END) {
            inMember = false;
            // Tapes and some tools pad the last block with zeros.
            if (content.find_first_not_of('\0', read - stream.avail_in) == std::string_view::npos)
                break;
            inflateReset(&stream);
        } else if (state != Z_OK && state != Z_BUF_ERROR) {
            return fail(ErrorCode::BadInput,
                fairshare::say("the compressed file is corrupt at byte {}", read - stream.avail_in + 1),
                endOf(text));
        }
    }
    if (inMember)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the compressed file is truncated; only {} bytes of text could be decompressed", text.size()),
            endOf(text));
    return text;
}

std::string unpackBeginning(std::string_view content, std::size_t most)
{
    Inflater inflater;
    if (!inflater.isReady())
        return {};
    z_stream& stream = inflater.stream();
    std::string input(content); // zlib requires mutable input
    std::string text(most, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(most);
    while (stream.avail_out > 0 && inflate(&stream, Z_NO_FLUSH) == Z_OK) { }
    text.resize(most - stream.avail_out);
    return text;
}

Result<std::string> packGzip(std::string_view text)
{
    Deflater deflater;
    if (!deflater.isReady())
        return fail(ErrorCode::TooLarge, fairshare::say("not enough memory to compress the file"));
    z_stream& stream = deflater.stream();
    std::string packed;
    std::string input;
    std::string output(Piece, '\0');
    std::size_t read = 0;
    for (int state = Z_OK; state != Z_STREAM_END;) {
        if (stream.avail_in == 0 && read < text.size()) {
            input.assign(text.substr(read, Piece)); // zlib requires mutable input
            read += input.size();
            stream.next_in = reinterpret_cast<Bytef*>(input.data());
            stream.avail_in = static_cast<uInt>(input.size());
        }
        stream.next_out = reinterpret_cast<Bytef*>(output.data());
        stream.avail_out = static_cast<uInt>(output.size());
        state = deflate(&stream, read < text.size() ? Z_NO_FLUSH : Z_FINISH);
        packed.append(output, 0, output.size() - stream.avail_out);
    }
    return packed;
}

} // namespace fairshare

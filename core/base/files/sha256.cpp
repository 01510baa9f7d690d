// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/sha256.h"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cstdint>
#include <iterator>

namespace fairshare {
namespace {

constexpr std::size_t BlockBytes = 64;
constexpr std::size_t LengthBytes = 8;

/// Fractions of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> RoundConstants{0x428A2F98U, 0x71374491U, 0xB5C0FBCFU, 0xE9B5DBA5U,
    0x3956C25BU, 0x59F111F1U, 0x923F82A4U, 0xAB1C5ED5U, 0xD807AA98U, 0x12835B01U, 0x243185BEU, 0x550C7DC3U,
    0x72BE5D74U, 0x80DEB1FEU, 0x9BDC06A7U, 0xC19BF174U, 0xE49B69C1U, 0xEFBE4786U, 0x0FC19DC6U, 0x240CA1CCU,
    0x2DE92C6FU, 0x4A7484AAU, 0x5CB0A9DCU, 0x76F988DAU, 0x983E5152U, 0xA831C66DU, 0xB00327C8U, 0xBF597FC7U,
    0xC6E00BF3U, 0xD5A79147U, 0x06CA6351U, 0x14292967U, 0x27B70A85U, 0x2E1B2138U, 0x4D2C6DFCU, 0x53380D13U,
    0x650A7354U, 0x766A0ABBU, 0x81C2C92EU, 0x92722C85U, 0xA2BFE8A1U, 0xA81A664BU, 0xC24B8B70U, 0xC76C51A3U,
    0xD192E819U, 0xD6990624U, 0xF40E3585U, 0x106AA070U, 0x19A4C116U, 0x1E376C08U, 0x2748774CU, 0x34B0BCB5U,
    0x391C0CB3U, 0x4ED8AA4AU, 0x5B9CCA4FU, 0x682E6FF3U, 0x748F82EEU, 0x78A5636FU, 0x84C87814U, 0x8CC70208U,
    0x90BEFFFAU, 0xA4506CEBU, 0xBEF9A3F7U, 0xC67178F2U};

/// Fractions of the square roots of the first 8 primes.
constexpr std::array<std::uint32_t, 8> FirstState{
    0x6A09E667U, 0xBB67AE85U, 0x3C6EF372U, 0xA54FF53AU, 0x510E527FU, 0x9B05688CU, 0x1F83D9ABU, 0x5BE0CD19U};

using State = std::array<std::uint32_t, 8>;

std::uint32_t wordAt(std::string_view block, std::size_t word)
{
    std::uint32_t value = 0;
    for (std::size_t byte = 0; byte < 4; ++byte)
        value = value << 8U | static_cast<unsigned char>(block[word * 4 + byte]);
    return value;
}

/// Adds one block to the state.
/// @param block BlockBytes long
void addBlock(State& state, std::string_view block)
{
    std::array<std::uint32_t, RoundConstants.size()> words{};
    for (std::size_t word = 0; word < words.size(); ++word) {
        if (word < BlockBytes / 4) {
            words[word] = wordAt(block, word);
            continue;
        }
        const std::uint32_t far = words[word - 15];
        const std::uint32_t near = words[word - 2];
        const std::uint32_t farMixed = std::rotr(far, 7) ^ std::rotr(far, 18) ^ (far >> 3U);
        const std::uint32_t nearMixed = std::rotr(near, 17) ^ std::rotr(near, 19) ^ (near >> 10U);
        words[word] = words[word - 16] + farMixed + words[word - 7] + nearMixed;
    }
    auto [a, b, c, d, e, f, g, h] = state;
    for (std::size_t round = 0; round < words.size(); ++round) {
        const std::uint32_t chosen = (e & f) ^ (~e & g);
        const std::uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
        const std::uint32_t first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + chosen
            + RoundConstants[round] + words[round];
        const std::uint32_t second = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + majority;
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    const State added{a, b, c, d, e, f, g, h};
    for (std::size_t at = 0; at < state.size(); ++at)
        state[at] += added[at];
}

} // namespace

std::string sha256(std::string_view bytes)
{
    State state = FirstState;
    const std::size_t whole = bytes.size() / BlockBytes * BlockBytes;
    for (std::size_t at = 0; at < whole; at += BlockBytes)
        addBlock(state, bytes.substr(at, BlockBytes));
    // Pad the rest: a bit 1, bits 0 up to the last eight bytes of a block, and the length in bits.
    std::string rest(bytes.substr(whole));
    rest += '\x80';
    while (rest.size() % BlockBytes != BlockBytes - LengthBytes)
        rest += '\0';
    const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
    for (std::size_t byte = LengthBytes; byte-- > 0;)
        rest += static_cast<char>(bits >> byte * 8 & 0xFFU);
    for (std::size_t at = 0; at < rest.size(); at += BlockBytes)
        addBlock(state, std::string_view(rest).substr(at, BlockBytes));
    std::string digits;
    for (const std::uint32_t word : state)
        fmt::format_to(std::back_inserter(digits), "{:08x}", word);
    return digits;
}

} // namespace fairshare

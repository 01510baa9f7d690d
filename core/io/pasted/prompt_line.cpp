// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pasted/prompt_line.h"

#include "core/base/ascii_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace fairshare {
namespace {

constexpr std::size_t LongestPrompt = 100;
constexpr std::size_t MostMarks = 4;
/// What a byte means at the beginning of a line.
enum class PromptByte : std::uint8_t {
    Ordinary,
    Foreign, ///< in no prompt: it separates or quotes cells, keys and values
    End, ///< may end a prompt
    Blank,
    High, ///< part of a character beyond ASCII
};

constexpr std::array<PromptByte, 256> promptBytes()
{
    std::array<PromptByte, 256> kinds{};
    for (std::size_t byte = 0x80; byte < kinds.size(); ++byte)
        kinds[byte] = PromptByte::High;
    for (const char c : std::string_view("|=,;\"'<{\t"))
        kinds[static_cast<unsigned char>(c)] = PromptByte::Foreign;
    for (const char c : std::string_view("$#%>"))
        kinds[static_cast<unsigned char>(c)] = PromptByte::End;
    kinds[' '] = PromptByte::Blank;
    return kinds;
}

/// By byte, since most lines of large tables are dismissed by it.
constexpr std::array<PromptByte, 256> PromptBytes = promptBytes();

/// Arrows of popular shells, in UTF-8.
constexpr std::array<std::string_view, 3> Arrows{"\xE2\x9D\xAF", "\xE2\x9E\x9C", "\xC2\xBB"};
constexpr std::array<std::string_view, 15> SchedulerPrograms{"squeue", "sshare", "sprio", "sacct", "sacctmgr",
    "scontrol", "sinfo", "sreport", "sdiag", "sstat", "condor_userprio", "condor_config_val", "condor_q",
    "condor_status", "condor_history"};

/// Returns whether a command may begin with this byte: the scheduler's programs, sudo, ssh, watch, time and
/// env, a path, the `+` of a traced script, or a variable. It dismisses most rows of a table at once.
bool mayBeginCommand(char first)
{
    return (first >= 'A' && first <= 'Z')
        || std::string_view("sctw/+e_").find(first) != std::string_view::npos;
}

std::string_view firstWord(std::string_view text)
{
    return text.substr(0, text.find_first_of(" \t"));
}

bool endsWord(std::string_view text, std::size_t at)
{
    return at >= text.size() || text[at] == ' ' || text[at] == '\t';
}

/// Returns true for the part of a prompt before its sign if it names a user and a host.
bool namesUserAtHost(std::string_view prompt, char sign)
{
    const std::size_t at = prompt.find('@');
    const auto isNamed = [](char c) { return isLetter(c) || isDigit(c) || c == '_' || c == '-'; };
    if (at == std::string_view::npos || at == 0 || at + 1 >= prompt.size() || !isNamed(prompt[at - 1])
        || !isNamed(prompt[at + 1]))
        return false;
    // A row of a submitter has numbers after the name, which a prompt has only in a folder's name.
    if (prompt.front() == '[' || prompt.front() == '(')
        return true;
    for (std::string_view rest = prompt.substr(std::min(prompt.find(' '), prompt.size())); !rest.empty();) {
        rest = trimmed(rest);
        const std::string_view word = firstWord(rest);
        rest.remove_prefix(word.size());
        // A shell may count its commands: `alice@login1 1043$`.
        const bool isCount = sign == '$' && rest.empty();
        if (!word.empty() && !isCount && word.find_first_not_of("0123456789.:+") == std::string_view::npos)
            return false;
    }
    return true;
}

/// Returns true for `host:folder user`, as macOS writes before its sign.
bool isFolderAndUser(std::string_view prompt)
{
    const std::size_t colon = prompt.find(':');
    return colon != std::string_view::npos && colon > 0 && isLetter(prompt.front())
        && std::ranges::count(prompt, ' ') == 1 && prompt.find(' ') > colon;
}

bool isHostLike(std::string_view prompt)
{
    return std::ranges::all_of(prompt, [](char c) {
        return isLetter(c) || isDigit(c) || std::string_view("-_.:~/()[] ").find(c) != std::string_view::npos;
    });
}

/// Returns the line without blanks and marks such as `# ` and `> ` that may precede a prompt.
std::string_view withoutMarks(std::string_view line, bool& hadMark)
{
    line = trimmed(line);
    for (std::size_t marks = 0; marks < MostMarks && !line.empty(); ++marks) {
        if (line.front() != '#' && line.front() != '>')
            break;
        hadMark = true;
        line = trimmed(line.substr(1));
    }
    return line;
}

/// Returns the line without the time of day or the frame that precedes some prompts.
std::string_view withoutClock(std::string_view line)
{
    constexpr std::array<std::string_view, 6> FrameSigns{
        "\xE2\x95\xB0", "\xE2\x94\x94", "\xE2\x95\xAD", "\xE2\x94\x8C", "\xE2\x94\x80", "\xE2\x95\xBC"};
    for (bool found = true; found;) {
        found = false;
        for (const std::string_view sign : FrameSigns)
            if (line.starts_with(sign)) {
                line.remove_prefix(sign.size());
                found = true;
            }
    }
    std::string_view rest = line;
    const bool isBracketed = rest.starts_with('[');
    rest.remove_prefix(isBracketed ? 1 : 0);
    const std::size_t end = rest.find_first_not_of("0123456789:");
    const bool isClock = end != std::string_view::npos && (end == 5 || end == 8) && rest[2] == ':'
        && rest[end] == (isBracketed ? ']' : ' ');
    if (!isClock)
        return line;
    rest = trimmed(rest.substr(end + 1));
    return rest.substr(0, LongestPrompt).find('@') != std::string_view::npos ? rest : line;
}

/// Judges a line whose prompt ends before `end`.
std::optional<PromptLine> promptEndingAt(std::string_view line, std::size_t end, std::size_t size)
{
    const std::string_view prompt = trimmed(line.substr(0, end));
    const std::string_view command = trimmed(line.substr(end + size));
    const bool isApart = endsWord(line, end + size);
    const char sign = line[end];
    if (prompt.empty()) {
        // '%' is also a comment mark.
        if (sign == '%' ? !callsScheduler(command) : !isApart && !callsScheduler(command))
            return std::nullopt;
        return PromptLine{command};
    }
    if (namesUserAtHost(prompt, sign))
        return isApart || callsScheduler(command) ? std::optional(PromptLine{command}) : std::nullopt;
    if (!isHostLike(prompt))
        return std::nullopt;
    if (callsScheduler(command))
        return PromptLine{command};
    const bool isOneWord = prompt.find(' ') == std::string_view::npos;
    if ((!isOneWord && (sign != '$' || !isFolderAndUser(prompt))) || !isApart
        || (!command.empty() && sign != '$'))
        return std::nullopt;
    return PromptLine{command, false};
}

/// Returns what follows an arrow that begins at this byte and ends a prompt.
std::optional<PromptLine> promptEndingByArrow(std::string_view line, std::size_t at)
{
    for (const std::string_view arrow : Arrows)
        if (line.substr(at).starts_with(arrow) && endsWord(line, at + arrow.size()))
            return PromptLine{trimmed(line.substr(at + arrow.size()))};
    return std::nullopt;
}

/// Finds a prompt at the beginning of the line.
std::optional<PromptLine> promptAtBeginning(std::string_view line)
{
    const std::size_t size = std::min(line.size(), LongestPrompt);
    for (std::size_t at = 0; at < size; ++at) {
        switch (PromptBytes[static_cast<unsigned char>(line[at])]) {
        case PromptByte::Ordinary:
            break;
        case PromptByte::Foreign:
            return std::nullopt;
        case PromptByte::Blank:
            if (at + 1 < line.size() && line[at + 1] == ' ')
                return std::nullopt;
            break;
        case PromptByte::End:
            if (auto found = promptEndingAt(line, at, 1))
                return found;
            if (line[at] != '%' && endsWord(line, at + 1))
                return std::nullopt;
            break;
        case PromptByte::High:
            if (auto found = promptEndingByArrow(line, at))
                return found;
            break;
        }
    }
    return std::nullopt;
}

/// A program that runs the command after it.
struct CallingProgram {
    std::string_view name;
    std::string_view valued; ///< letters of its options with a value
};

const CallingProgram* callingProgram(std::string_view name)
{
    static constexpr std::array<CallingProgram, 3> Programs{
        {{"ssh", "lpioFJ"}, {"sudo", "ug"}, {"watch", "n"}}};
    const auto* const found = std::ranges::find(Programs, name, &CallingProgram::name);
    return found == Programs.end() ? nullptr : found;
}

/// Returns whether a word stands before a command without changing it, such as a variable.
bool precedesCommand(std::string_view word)
{
    const bool isVariable =
        word.find('=') != std::string_view::npos && (isLetter(word.front()) || word.front() == '_');
    return isVariable || word == "time" || word == "env" || word == "+";
}

/// Returns the command that `watch` prints above the output, as in `Every 2.0s: squeue   host: Fri …`.
std::optional<PromptLine> watchedCommand(std::string_view line)
{
    const std::size_t colon = line.find(": ");
    if (!line.starts_with("Every ") || colon == std::string_view::npos)
        return std::nullopt;
    const std::string_view command = trimmed(line.substr(colon + 2));
    if (!callsScheduler(command))
        return std::nullopt;
    return PromptLine{command.substr(0, command.find("  "))};
}

} // namespace

bool callsScheduler(std::string_view command)
{
    command = trimmed(command);
    const CallingProgram* caller = nullptr; // the program before
    bool isHost = false; // the next word is the host of ssh
    for (std::string_view word = firstWord(command); !word.empty(); word = firstWord(command)) {
        command = trimmed(command.substr(word.size()));
        const std::string_view name = word.substr(word.rfind('/') + 1); // npos + 1 = 0
        if (const CallingProgram* found = callingProgram(name)) {
            caller = found;
            isHost = name == "ssh";
        } else if (caller != nullptr && word.starts_with('-')) {
            if (word.size() == 2 && caller->valued.find(word[1]) != std::string_view::npos)
                command = trimmed(command.substr(firstWord(command).size()));
        } else if (isHost) {
            isHost = false;
            command = trimmed(command.substr(std::min(command.find_first_not_of("'\""), command.size())));
        } else if (!precedesCommand(word)) {
            return std::ranges::find(SchedulerPrograms, name) != SchedulerPrograms.end();
        }
    }
    return false;
}

std::optional<PromptLine> promptLine(std::string_view line)
{
    bool hadMark = false;
    line = withoutMarks(line, hadMark);
    if (!line.empty() && (isDigit(line.front()) || line.front() == '[' || line.front() == '\xE2'))
        line = withoutClock(line);
    if (line.empty() || isDigit(line.front()))
        return std::nullopt;
    if (auto found = promptAtBeginning(line))
        return found;
    if (auto watched = watchedCommand(line))
        return watched;
    if (mayBeginCommand(line.front()) && callsScheduler(line))
        return PromptLine{line, !hadMark};
    return std::nullopt;
}

} // namespace fairshare

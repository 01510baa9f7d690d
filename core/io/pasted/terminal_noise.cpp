// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pasted/terminal_noise.h"

#include "core/base/ascii_text.h"
#include "core/io/pasted/prompt_line.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>

namespace fairshare {
namespace {

constexpr char Escape = '\x1b';
constexpr char Bell = '\x07';
constexpr std::size_t LongestNoise = 400;
constexpr std::size_t LongestWordPair = 3;

/// Text and what replaces it.
using Replacement = std::pair<std::string_view, std::string_view>;

std::string replaced(std::string_view text, std::span<const Replacement> replacements, char first)
{
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const auto found = std::ranges::find_if(replacements,
            [text](const Replacement& replacement) { return text.starts_with(replacement.first); });
        if (found == replacements.end()) {
            // Copies up to the next byte that may begin a replacement; 0 means any byte beyond ASCII.
            std::size_t end = 1;
            while (end < text.size() && (first != 0 ? text[end] != first : (text[end] & '\x80') == 0))
                ++end;
            result.append(text.substr(0, end));
            text.remove_prefix(end);
        } else {
            result.append(found->second);
            text.remove_prefix(found->first.size());
        }
    }
    return result;
}

/// Returns the number of bytes of the control sequence at the beginning of a text.
std::size_t escapeSize(std::string_view text)
{
    if (text.size() < 2)
        return text.size();
    if (text[1] == '[') {
        const auto end =
            std::find_if(text.begin() + 2, text.end(), [](char c) { return c >= '@' && c <= '~'; });
        return std::min(static_cast<std::size_t>(end - text.begin()) + 1, text.size());
    }
    if (text[1] == ']') {
        const std::size_t line = std::min(text.find('\n'), text.size());
        const std::size_t end = text.substr(0, line).find_first_of("\x07\x1b", 2);
        if (end == std::string_view::npos)
            return line;
        return text[end] == Bell ? end + 1 : std::min(end + 2, text.size());
    }
    return text[1] == '(' || text[1] == ')' ? std::min<std::size_t>(3, text.size()) : 2;
}

constexpr std::array ForeignBlanks{Replacement{"\xC2\xA0", " "}, Replacement{"\xE2\x80\x80", " "},
    Replacement{"\xE2\x80\x81", " "}, Replacement{"\xE2\x80\x82", " "}, Replacement{"\xE2\x80\x83", " "},
    Replacement{"\xE2\x80\x84", " "}, Replacement{"\xE2\x80\x85", " "}, Replacement{"\xE2\x80\x86", " "},
    Replacement{"\xE2\x80\x87", " "}, Replacement{"\xE2\x80\x88", " "}, Replacement{"\xE2\x80\x89", " "},
    Replacement{"\xE2\x80\x8A", " "}, Replacement{"\xE2\x80\xAF", " "}, Replacement{"\xE3\x80\x80", " "},
    Replacement{"\xE2\x80\x8B", ""}, Replacement{"\xE2\x80\x8C", ""}, Replacement{"\xE2\x80\x8D", ""},
    Replacement{"\xE2\x80\x8E", ""}, Replacement{"\xE2\x81\xA0", ""}, Replacement{"\xEF\xBB\xBF", ""}};

constexpr std::array TypedSigns{Replacement{"\xE2\x80\x9C", "\""}, Replacement{"\xE2\x80\x9D", "\""},
    Replacement{"\xE2\x80\x9E", "\""}, Replacement{"\xE2\x80\x98", "'"}, Replacement{"\xE2\x80\x99", "'"},
    Replacement{"\xE2\x80\x93", "-"}, Replacement{"\xE2\x80\x94", "--"}, Replacement{"\xC2\xA0", " "}};

constexpr std::array Entities{Replacement{"&nbsp;", " "}, Replacement{"&#160;", " "},
    Replacement{"&lt;", "<"}, Replacement{"&gt;", ">"}, Replacement{"&quot;", "\""},
    Replacement{"&#34;", "\""}, Replacement{"&#39;", "'"}, Replacement{"&apos;", "'"},
    Replacement{"&amp;", "&"}};

/// Elements of web pages that may surround a table.
constexpr std::array<std::string_view, 14> Elements{
    "pre", "code", "span", "div", "p", "br", "td", "th", "tr", "table", "tbody", "thead", "b", "font"};

/// Returns the name of the element whose tag begins a text, if its tag may be removed.
std::string_view elementAt(std::string_view text)
{
    std::size_t begin = 1;
    if (text.size() > 1 && text[1] == '/')
        begin = 2;
    std::size_t end = begin;
    while (end < text.size() && (isLetter(text[end]) || isDigit(text[end])))
        ++end;
    const std::string_view name = text.substr(std::min(begin, text.size()), end - begin);
    const bool isTag = end < text.size() && (text[end] == '>' || text[end] == ' ' || text[end] == '/');
    const bool isKnown = std::ranges::any_of(
        Elements, [name](std::string_view element) { return equalIgnoringCase(element, name); });
    return isTag && isKnown ? name : std::string_view();
}

bool startsWithAny(std::string_view line, std::span<const std::string_view> beginnings)
{
    return std::ranges::any_of(
        beginnings, [line](std::string_view beginning) { return line.starts_with(beginning); });
}

/// Returns the opening line of a fence without its language; "" for other lines.
std::string_view fenceOf(std::string_view line)
{
    line = trimmed(line);
    const std::size_t marks =
        std::min(line.find_first_not_of(line.empty() ? '`' : line.front()), line.size());
    const bool isFence = marks >= 3 && (line.front() == '`' || line.front() == '~');
    const std::string_view language = line.substr(marks);
    if (!isFence || trimmed(language).find_first_of(" `|") != std::string_view::npos)
        return {};
    return line.substr(0, marks);
}

/// Returns the line that closes a block which this line opens in a wiki; "" for other lines.
std::string_view wikiEnd(std::string_view line)
{
    if (line == "{{{")
        return "}}}";
    for (const std::string_view name : {"noformat", "code"})
        if (line.starts_with("{" + std::string(name)) && line.ends_with("}"))
            return name == "code" ? "{code}" : "{noformat}";
    return equalIgnoringCase(line, "[code]") ? "[/code]" : std::string_view();
}

/// Returns true for `0m0.123s`.
bool isRunTime(std::string_view word)
{
    const std::size_t minutes = word.find('m');
    return minutes != std::string_view::npos && minutes > 0 && word.ends_with('s')
        && word.substr(0, minutes).find_first_not_of("0123456789") == std::string_view::npos
        && word.substr(minutes + 1, word.size() - minutes - 2).find_first_not_of("0123456789.,")
        == std::string_view::npos;
}

/// Returns true for what `time` prints after a command.
bool isTimeLine(std::string_view line)
{
    for (const std::string_view name : {"real", "user", "sys"})
        if (line.starts_with(name) && line.size() > name.size()
            && (line[name.size()] == '\t' || line[name.size()] == ' '))
            return isRunTime(trimmed(line.substr(name.size())));
    return line.find("s user ") != std::string_view::npos && line.ends_with(" total");
}

/// Returns true for the status line of tmux or screen: `[0] 0:bash*`.
bool isStatusLine(std::string_view line)
{
    const std::size_t end = line.find("] ");
    if (!line.starts_with('[') || end == std::string_view::npos)
        return false;
    const std::string_view windows = line.substr(end + 2);
    const std::size_t digits = windows.find_first_not_of("0123456789");
    return digits != 0 && digits != std::string_view::npos && windows[digits] == ':';
}

/// Returns true for a message of a program to its terminal: `squeue: error: …`.
bool isMessage(std::string_view line)
{
    constexpr std::array<std::string_view, 11> Beginnings{"Connection to ", "Shared connection to ",
        "Script started on ", "Script done", "Last login: ", "Warning: Permanently added",
        "bash: ", "-bash: ", "slurm_load_", "sh: ", "zsh: "};
    constexpr std::array<std::string_view, 4> Severities{"error", "fatal", "warning", "debug"};
    const std::size_t colon = line.find(": ");
    if (colon != std::string_view::npos && line.find(' ') > colon
        && startsWithAny(line.substr(colon + 2), Severities) && callsScheduler(line.substr(0, colon)))
        return true;
    return startsWithAny(line, Beginnings)
        || (line.ends_with(':') && lowerCase(line).find("password") != std::string::npos);
}

/// Returns true for a line of a pager or editor.
bool isPagerLine(std::string_view line)
{
    constexpr std::array<std::string_view, 14> Lines{"(END)", "...", "[...]", "(...)", "\xE2\x80\xA6",
        "[\xE2\x80\xA6]", "[snip]", "<snip>", "(snip)", "-- snip --", "~", "^C", "^D", "[truncated]"};
    return std::ranges::find(Lines, line) != Lines.end() || line.starts_with("--More--")
        || (line.starts_with("lines ") && line.size() > 6 && isDigit(line[6]));
}

/// Returns true for a remark in brackets, such as `(5 users)` or `[output truncated]`.
bool isBracketed(std::string_view line)
{
    const bool isEnclosed =
        (line.front() == '(' && line.back() == ')') || (line.front() == '[' && line.back() == ']');
    return isEnclosed && std::ranges::any_of(line, isLetter) && line.find(' ') != std::string_view::npos
        && line.find_first_of("()[]{}|,:;=\"'$#%/", 1) == line.size() - 1;
}

/// Judges a line by itself. Most rows of tables are dismissed by their first byte.
bool isNoise(std::string_view line)
{
    line = trimmed(line);
    if (line.empty() || line.size() > LongestNoise || isDigit(line.front()) || line.front() == '"')
        return false;
    if (line == "logout" || line == "exit" || isPagerLine(line) || isBracketed(line) || isTimeLine(line)
        || isStatusLine(line))
        return true;
    constexpr std::array<std::string_view, 4> Boxes{
        "\xE2\x95\xAD", "\xE2\x94\x8C", "\xE2\x95\xB0", "\xE2\x94\x94"}; // corners of prompts and tables
    if (startsWithAny(line, Boxes))
        return !promptLine(line).has_value();
    return isMessage(line);
}

/// Returns true for a line that can be part of a sentence: words with single blanks between them.
bool mayBeProse(std::string_view line)
{
    line = trimmed(line);
    const bool isPlain = !line.empty() && line.size() <= LongestNoise && isLetter(line.front())
        && line.find_first_of("|=\t{}<>") == std::string_view::npos
        && line.find("  ") == std::string_view::npos;
    // A comma that no blank follows separates cells.
    for (std::size_t at = isPlain ? line.find(',') : std::string_view::npos;
        at != std::string_view::npos && at + 1 < line.size(); at = line.find(',', at + 1))
        if (line[at + 1] != ' ')
            return false;
    return isPlain;
}

/// Returns true for a line that ends a sentence, or announces something. Titles in which each word is
/// capitalized announce settings.
bool endsSentence(std::string_view line)
{
    line = trimmed(line);
    if (line.size() < 2 || !(isLetter(line[line.size() - 2]) || line[line.size() - 2] == ')'))
        return false;
    if (line.ends_with('?') || line.find("? ") != std::string_view::npos)
        return true;
    std::size_t lowerWords = 0;
    for (std::size_t at = line.find(' '); at != std::string_view::npos; at = line.find(' ', at + 1))
        lowerWords += at + 1 < line.size() && line[at + 1] >= 'a' && line[at + 1] <= 'z' ? 1U : 0U;
    return std::string_view(".!:").find(line.back()) != std::string_view::npos && lowerWords >= 2;
}

/// Returns true for a name or greeting alone, such as `Thanks` or `Best regards,`.
bool isGreeting(std::string_view line)
{
    line = trimmed(line);
    return !line.empty() && line.front() >= 'A' && line.front() <= 'Z'
        && std::cmp_less(std::ranges::count(line, ' '), LongestWordPair)
        && std::ranges::all_of(
            line, [](char c) { return isLetter(c) || c == ' ' || c == ',' || c == '.' || c == '!'; })
        && std::ranges::any_of(line, [](char c) { return c >= 'a' && c <= 'z'; });
}

/// Finds the lines. Collects paragraphs, which are judged as a whole.
class NoiseFinder {
public:
    NoiseFinder(std::string_view text, bool isCommented)
        : m_text(text)
        , m_isCommented(isCommented)
    {
    }

    std::vector<std::uint32_t> find()
    {
        for (TextLines lines(m_text); lines.next();)
            take(lines.text(), lines.number());
        judgeParagraph();
        takeLast();
        if (m_fences > 1)
            takeOutside();
        std::ranges::sort(m_noise);
        const auto [first, last] = std::ranges::unique(m_noise);
        m_noise.erase(first, last);
        return std::move(m_noise);
    }

private:
    void take(std::string_view line, std::uint32_t number)
    {
        m_count = number;
        if (trimmed(line).empty()) {
            judgeParagraph();
            m_isAfterBlank = true;
            return;
        }
        if (isFence(trimmed(line))) {
            ++m_fences;
            m_fenceLines.push_back(number);
            m_noise.push_back(number);
            judgeParagraph();
            m_isAfterBlank = true;
            return;
        }
        if (isNoise(line)) {
            m_noise.push_back(number);
            return;
        }
        m_last = trimmed(line);
        m_lastNumber = number;
        countSign(m_last.front());
        if (!m_isAfterBlank)
            return;
        m_isProse = m_isProse && mayBeProse(line);
        if (!m_isProse) {
            m_isAfterBlank = false;
            m_paragraph.clear();
            return;
        }
        m_paragraph.push_back(number);
        m_isSentence = m_isSentence || endsSentence(line);
        m_isGreeting = m_isGreeting && isGreeting(line);
    }

    bool isFence(std::string_view line)
    {
        if (!m_fence.empty()) {
            const bool closes =
                m_fence.front() == '`' || m_fence.front() == '~' ? fenceOf(line) == m_fence : line == m_fence;
            if (closes)
                m_fence = {};
            return closes;
        }
        m_fence = fenceOf(line);
        if (m_fence.empty())
            m_fence = wikiEnd(line);
        return !m_fence.empty();
    }

    void judgeParagraph()
    {
        const bool isNoise = !m_paragraph.empty() && (m_isSentence || (m_isGreeting && m_wasProse));
        if (isNoise)
            m_noise.insert(m_noise.end(), m_paragraph.begin(), m_paragraph.end());
        if (!m_paragraph.empty() || !m_isProse)
            m_wasProse = isNoise;
        m_paragraph.clear();
        m_isProse = true;
        m_isSentence = false;
        m_isGreeting = true;
    }

    void countSign(char sign)
    {
        const std::size_t at = Signs.find(sign);
        if (at != std::string_view::npos)
            ++m_signs.at(at);
    }

    /// Takes a prompt of one sign, or that of a pager, at the end of the text. A sign that begins other lines
    /// too is their mark.
    void takeLast()
    {
        const std::size_t at = m_last.size() == 1 ? Signs.find(m_last.front()) : std::string_view::npos;
        if (at == std::string_view::npos || m_signs.at(at) != 1 || (m_isCommented && m_last == "#"))
            return;
        m_noise.push_back(m_lastNumber);
    }

    /// Takes what is outside of all fences.
    void takeOutside()
    {
        std::size_t next = 0;
        for (std::uint32_t line = 1; line <= m_count; ++line) {
            if (next < m_fenceLines.size() && m_fenceLines[next] == line)
                ++next;
            else if (next % 2 == 0 && m_fenceLines.size() - next != 1)
                m_outside.push_back(line);
        }
        TextLines lines(m_text);
        for (auto line = m_outside.begin(); lines.next() && line != m_outside.end();) {
            if (lines.number() != *line)
                continue;
            if (!trimmed(lines.text()).empty())
                m_noise.push_back(*line);
            ++line;
        }
    }

    static constexpr std::string_view Signs = "%#>:";

    std::string_view m_text;
    bool m_isCommented;
    std::vector<std::uint32_t> m_noise;
    std::vector<std::uint32_t> m_paragraph; ///< its lines so far, if all may be prose
    std::vector<std::uint32_t> m_fenceLines;
    std::vector<std::uint32_t> m_outside;
    std::string_view m_fence; ///< line that closes the block; "" outside
    std::string_view m_last; ///< last line that is not empty
    std::array<std::size_t, 4> m_signs{};
    std::size_t m_fences = 0;
    std::uint32_t m_lastNumber = 0;
    std::uint32_t m_count = 0;
    bool m_isAfterBlank = false;
    bool m_isProse = true;
    bool m_wasProse = false;
    bool m_isSentence = false;
    bool m_isGreeting = true;
};

bool beginsJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || (text[first] != '{' && text[first] != '['))
        return false;
    const std::string_view line = trimmed(text.substr(first, text.find('\n', first) - first));
    return wikiEnd(line).empty() && !isNoise(line) && !promptLine(line);
}

} // namespace

std::string withoutEscapes(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    std::size_t line = 0;
    while (!text.empty()) {
        const char c = text.front();
        if (c == Escape) {
            text.remove_prefix(escapeSize(text));
            continue;
        }
        const bool isLineEnd = c == '\n' || (c == '\r' && text.size() > 1 && text[1] == '\n');
        if (c == '\r' && !isLineEnd)
            result.resize(line);
        else if (c == '\b' && result.size() > line)
            result.pop_back();
        else if (c != Bell && c != '\b')
            result += c;
        if (c == '\n')
            line = result.size();
        text.remove_prefix(1);
    }
    return result;
}

bool hasForeignBlanks(std::string_view text)
{
    for (std::size_t at = text.find_first_of("\xC2\xE2\xE3\xEF"); at != std::string_view::npos;
        at = text.find_first_of("\xC2\xE2\xE3\xEF", at + 1))
        if (std::ranges::any_of(ForeignBlanks,
                [&](const Replacement& blank) { return text.substr(at).starts_with(blank.first); }))
            return true;
    return false;
}

std::string withPlainBlanks(std::string_view text)
{
    return replaced(text, ForeignBlanks, 0);
}

std::string asTyped(std::string_view command)
{
    return replaced(command, TypedSigns, 0);
}

bool hasTags(std::string_view text)
{
    for (const std::string_view tag : {"<pre", "<code", "<td", "<span", "<br"})
        if (const std::size_t at = text.find(tag);
            at != std::string_view::npos && !elementAt(text.substr(at)).empty())
            return true;
    return false;
}

std::string withoutTags(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const std::string_view name = text.front() == '<' ? elementAt(text) : std::string_view();
        const std::size_t end = name.empty() ? std::string_view::npos : text.find('>');
        if (end == std::string_view::npos) {
            const std::size_t next = std::min(text.find('<', 1), text.size());
            result.append(replaced(text.substr(0, next), Entities, '&'));
            text.remove_prefix(next);
            continue;
        }
        const bool closes = text[1] == '/';
        const bool isCell = equalIgnoringCase(name, "td") || equalIgnoringCase(name, "th");
        if (isCell && !closes && !result.empty() && result.back() != '\n' && result.back() != '\t')
            result += '\t';
        if (equalIgnoringCase(name, "br") || (closes && equalIgnoringCase(name, "tr")))
            result += '\n';
        text.remove_prefix(end + 1);
    }
    return result;
}

std::vector<std::uint32_t> noiseLines(std::string_view text, bool isCommented)
{
    if (beginsJson(text))
        return {};
    return NoiseFinder(text, isCommented).find();
}

std::string withEmptyLines(std::string_view text, const std::vector<std::uint32_t>& lines)
{
    std::string result;
    result.reserve(text.size());
    auto next = lines.begin();
    std::uint32_t number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const bool isEmptied = next != lines.end() && *next == ++number;
        if (isEmptied)
            ++next;
        else
            result.append(text.substr(0, end));
        if (end < text.size())
            result += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
        if (next == lines.end()) {
            result.append(text);
            break;
        }
    }
    return result;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pasted/pasted_text.h"

#include "core/base/ascii_text.h"
#include "core/base/say.h"
#include "core/io/pasted/line_marks.h"
#include "core/io/pasted/printing_command.h"
#include "core/io/pasted/prompt_line.h"
#include "core/io/pasted/terminal_noise.h"
#include "core/io/printed/parsable_table.h"
#include "core/io/text/text_lines.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare {
namespace {

constexpr std::size_t MostParts = 64;
constexpr std::size_t MostMarkRounds = 4;
constexpr std::size_t MostTitleLines = 40;
constexpr std::size_t MostHeadersTried = 8;
constexpr std::size_t BeginningBytes = std::size_t{1} << 16;

/// Lines of a text, by number and offsets.
struct LineRange {
    std::uint32_t line = 1; ///< number of the first line
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Lines of a prompt and its command.
struct FoundPrompt {
    LineRange lines{};
    std::string command{};
    bool isCertain = true;
    char mark = 0; ///< first byte of the line
    bool isBare = false; ///< nothing but the mark
};

char firstByte(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text.empty() ? '\0' : text.front();
}

/// Returns true for `#` or `>` alone.
bool isBareMark(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(" \t");
    return first != std::string_view::npos && (line[first] == '#' || line[first] == '>')
        && line.find_first_not_of(" \t", first + 1) == std::string_view::npos;
}

/// Finds prompts and commands. Uncertain ones are kept if the text makes them plausible.
class PromptFinder {
public:
    explicit PromptFinder(std::string_view text)
        : m_text(text)
    {
    }

    std::vector<FoundPrompt> find()
    {
        bool continued = false;
        for (TextLines lines(m_text); lines.next();) {
            const std::string_view line = lines.text();
            const auto begin = static_cast<std::size_t>(line.data() - m_text.data());
            const auto end = [&] {
                return std::min(m_text.find('\n', begin + line.size()), m_text.size() - 1) + 1;
            };
            if (continued)
                continued = take(line, end());
            else if (const auto prompt = promptLine(line)) {
                m_found.push_back({{lines.number(), begin, end()}, asTyped(prompt->command),
                    prompt->isCertain, firstByte(line)});
                continued = joinNext();
            } else if (isBareMark(line)) {
                m_found.push_back({{lines.number(), begin, end()}, {}, false, firstByte(line), true});
            }
        }
        return m_found.empty() ? std::vector<FoundPrompt>() : plausible();
    }

private:
    /// Adds a line to a command that ends in '\'. Returns whether the next line belongs to it too.
    bool take(std::string_view line, std::size_t end)
    {
        FoundPrompt& last = m_found.back();
        std::string_view rest = trimmed(line);
        if (rest.starts_with("> "))
            rest.remove_prefix(2);
        last.command.append(" ").append(rest);
        last.lines.end = end;
        return joinNext();
    }

    bool joinNext()
    {
        std::string& command = m_found.back().command;
        if (!command.ends_with('\\') || command.size() > MaxLineBytes)
            return false;
        command.pop_back();
        return true;
    }

    std::vector<FoundPrompt> plausible()
    {
        const bool anyCertain = std::ranges::any_of(m_found, &FoundPrompt::isCertain);
        for (const char mark : {'#', '>'})
            if (std::ranges::find(m_found, mark, &FoundPrompt::mark) != m_found.end())
                countUse(mark); // before any is removed
        std::erase_if(m_found, [&](const FoundPrompt& prompt) {
            if (prompt.isCertain)
                return false;
            if (prompt.mark != '#' && prompt.mark != '>')
                return !anyCertain;
            const SignUse& use = m_use.at(prompt.mark == '#' ? 0 : 1);
            const bool isPrompt = use.prompts > 0 && use.marked == use.prompts;
            return prompt.isBare ? !isPrompt : !isPrompt && use.marked != use.filled;
        });
        return std::move(m_found);
    }

    /// How often `#` or `>` begins a line. It is the prompt of a shell if only commands follow it, and a
    /// mark if all lines begin with it.
    struct SignUse {
        std::ptrdiff_t prompts = 0; ///< lines with a command
        std::ptrdiff_t marked = 0; ///< lines that begin with the sign and have more
        std::ptrdiff_t filled = 0; ///< lines with more than the sign
    };

    void countUse(char mark)
    {
        SignUse& use = m_use.at(mark == '#' ? 0 : 1);
        for (const FoundPrompt& prompt : m_found)
            use.prompts += prompt.mark == mark && !prompt.isBare ? 1 : 0;
        for (TextLines lines(m_text); lines.next();) {
            const std::string_view line = trimmed(lines.text());
            if (line.empty() || line == std::string_view(&mark, 1))
                continue;
            ++use.filled;
            use.marked += line.front() == mark ? 1 : 0;
        }
    }

    std::string_view m_text;
    std::vector<FoundPrompt> m_found;
    std::array<SignUse, 2> m_use{};
};

/// Returns whether a line may be the header of a table or the beginning of a record.
bool mayBeHeader(std::string_view line)
{
    constexpr std::array<std::string_view, 8> Words{
        "jobid", "account", "user", "group", "cluster", "partitionname=", "priority", "configuration data"};
    const std::string lower = lowerCase(line.substr(0, BeginningBytes));
    return std::ranges::any_of(
        Words, [&lower](std::string_view word) { return lower.find(word) != std::string::npos; });
}

/// Returns whether a line has the titles of a table. Few rows of tables have them.
bool namesColumns(std::string_view line)
{
    return line.find("JOBID") != std::string_view::npos || line.find("JobID") != std::string_view::npos
        || (line.find("Account") != std::string_view::npos && line.find("User") != std::string_view::npos);
}

/// Takes one text apart.
class PasteReader {
public:
    PasteReader(std::string_view text, const Recognizer& recognize)
        : m_text(text)
        , m_recognize(recognize)
    {
    }

    std::optional<PastedText> read()
    {
        clean();
        auto pasted = readClean();
        if (!pasted && !m_cleaned.empty()) {
            Output whole{.kind = m_recognize(m_text), .text = m_text};
            if (whole.kind != Recognized::Unknown) {
                add({}, {}, std::move(whole));
                return finish();
            }
        }
        return pasted;
    }

private:
    /// Removes what terminals, pagers and web pages add to the text. Lines keep their numbers.
    void clean()
    {
        if (m_text.find('\x1b') != std::string_view::npos)
            replaceText(withoutEscapes(m_text), fairshare::say("control sequences of a terminal"));
        const bool isUnknown = m_recognize(m_text) == Recognized::Unknown;
        if (hasForeignBlanks(isUnknown ? m_text : firstFilledLine(m_text)))
            replaceText(withPlainBlanks(m_text), fairshare::say("non-ASCII blanks"));
        if (isUnknown && hasTags(m_text.substr(0, BeginningBytes)))
            replaceText(withoutTags(m_text), fairshare::say("tags of a web page"));
        const auto noise = noiseLines(m_text, m_recognize(m_text) == Recognized::Settings);
        passOver(m_text, noise, 1);
        if (!noise.empty())
            replaceText(withEmptyLines(m_text, noise), {});
    }

    /// @param mark what was removed, in words; "" if it is counted as lines
    void replaceText(std::string text, std::string mark)
    {
        m_cleaned = std::move(text);
        m_text = m_cleaned;
        if (!mark.empty())
            m_marks.push_back(std::move(mark));
    }

    std::optional<PastedText> readClean()
    {
        // A '\\' would also continue a command.
        std::string withoutBackslashes;
        if (const LineMark mark = commonMark(m_text, {.indentation = false, .number = false});
            mark.kind == LineMark::Kind::Backslash) {
            std::vector<std::uint32_t> none;
            withoutBackslashes = withoutMark(m_text, mark, none);
            m_text = withoutBackslashes;
            m_marks.push_back(describe(mark));
        }
        const auto prompts = PromptFinder(m_text).find();
        if (!prompts.empty())
            return split(m_text, prompts);
        Output whole = unmarked(m_text, 1);
        if (whole.kind == Recognized::Unknown || whole.kind == Recognized::Rows)
            return splitUnmarked();
        if (whole.marks.empty() && !innerTables(m_text).empty()) {
            takeTables({}, m_text, 1);
            return finish();
        }
        if (whole.marks.empty() && m_marks.empty())
            return std::nullopt;
        add({}, {}, std::move(whole));
        return finish();
    }

    /// Output of a command without its marks.
    struct Output {
        Recognized kind = Recognized::Unknown;
        std::string_view text{}; ///< of `owned`, or of the text as it was
        std::string owned{};
        std::vector<std::uint32_t> shifts{}; ///< by line of the output
        std::vector<std::string> marks{}; ///< removed marks in words
        std::uint32_t line = 1;
    };

    /// Returns the marks that can be removed from a text of this kind without a loss.
    static SoughtMarks foreignMarks(Recognized kind)
    {
        return {.indentation = kind != Recognized::Aligned && kind != Recognized::Rows};
    }

    /// Removes marks from an output until it is recognized. Returns it as it was if that does not help.
    Output unmarked(std::string_view text, std::uint32_t line)
    {
        Output asIs{.kind = m_recognize(text), .text = text, .line = line};
        if (asIs.kind == Recognized::Settings)
            return asIs;
        Output out{.kind = asIs.kind, .text = text, .line = line};
        bool isCommented = false;
        for (std::size_t round = 0; round < MostMarkRounds; ++round) {
            const LineMark mark = commonMark(out.text, foreignMarks(out.kind));
            if (!mark.isFound())
                break;
            isCommented |= mark.kind == LineMark::Kind::Sign && mark.sign != ">" && !mark.sign.ends_with(':');
            auto shifts = out.shifts;
            std::string next = withoutMark(out.text, mark, shifts);
            const Recognized kind = m_recognize(next);
            // Numbers may be IDs of jobs, so they are removed only from tables.
            if (mark.kind == LineMark::Kind::Number && kind == Recognized::Rows)
                return asIs;
            const bool wasTable = out.kind == Recognized::Table || out.kind == Recognized::Aligned;
            if (mark.kind == LineMark::Kind::Number && wasTable && !mayBeHeader(firstFilledLine(next)))
                break;
            if (out.kind != Recognized::Unknown && out.kind != Recognized::Rows
                && kind == Recognized::Unknown)
                break;
            out.marks.push_back(describe(mark));
            out.owned = std::move(next);
            out.shifts = std::move(shifts);
            out.text = out.owned;
            out.kind = kind;
        }
        const bool helps = out.kind != Recognized::Unknown && !out.marks.empty()
            && !(isCommented && out.kind == Recognized::Settings);
        if (!helps)
            return asIs;
        // A quoted message may go on after its table.
        if (const auto noise = noiseLines(out.owned, out.kind == Recognized::Settings); !noise.empty()) {
            passOver(out.owned, noise, line);
            out.owned = withEmptyLines(out.owned, noise);
        }
        out.text = {};
        return out;
    }

    /// Passes over lines above the header of a table that is not recognized with them.
    Output withoutTitles(std::string_view text, std::uint32_t line)
    {
        Output whole = unmarked(text, line);
        if (whole.kind != Recognized::Unknown)
            return whole;
        std::size_t tried = 0;
        std::size_t passed = 0;
        for (TextLines lines(text); passed < MostTitleLines && tried < MostHeadersTried && lines.next();) {
            if (trimmed(lines.text()).empty() || passed++ == 0 || !mayBeHeader(lines.text()))
                continue;
            ++tried;
            const auto offset = static_cast<std::size_t>(lines.text().data() - text.data());
            Output rest = unmarked(text.substr(offset), line + lines.number() - 1);
            if (rest.kind == Recognized::Table || rest.kind == Recognized::Aligned) {
                passOver(text.substr(0, offset), line);
                return rest;
            }
        }
        return whole;
    }

    /// Counts lines that are passed over, by their numbers in the text.
    /// @param line number of the first line of the text
    void passOver(std::string_view text, const std::vector<std::uint32_t>& numbers, std::uint32_t line)
    {
        auto next = numbers.begin();
        for (TextLines lines(text); next != numbers.end() && lines.next();)
            if (lines.number() == *next) {
                passOver(lines.text(), line + *next - 1);
                ++next;
            }
    }

    /// Counts lines that are passed over.
    void passOver(std::string_view text, std::uint32_t line)
    {
        for (TextLines lines(text); lines.next(); ++line) {
            if (trimmed(lines.text()).empty())
                continue;
            if (m_passed++ == 0 || line < m_firstPosition.line) {
                m_firstPassed = excerpt(trimmed(lines.text()));
                m_firstPosition = {line, 1};
            }
        }
    }

    /// Splits a text that shows no prompts before its marks are removed, or that begins with titles.
    std::optional<PastedText> splitUnmarked()
    {
        if (const LineMark mark = commonMark(m_text); mark.isFound()) {
            std::vector<std::uint32_t> shifts;
            const std::string text = withoutMark(m_text, mark, shifts);
            if (const auto prompts = PromptFinder(text).find(); !prompts.empty()) {
                m_shifts = std::move(shifts);
                m_marks.push_back(describe(mark));
                return split(text, prompts);
            }
        }
        Output rest = withoutTitles(m_text, 1);
        const bool helps = !rest.marks.empty() || m_passed > 0 || !m_marks.empty();
        if (rest.kind == Recognized::Unknown || !helps)
            return std::nullopt;
        add({}, {}, std::move(rest));
        return finish();
    }

    /// Returns where further tables begin in a text whose prompts are lost: at the headers of other tables.
    std::vector<LineRange> innerTables(std::string_view text)
    {
        constexpr std::size_t MostTables = 8;
        std::vector<LineRange> tables;
        bool isAfterBlank = false;
        std::string_view header;
        std::size_t tried = 0;
        for (TextLines lines(text); tried < MostTables && lines.next();) {
            const std::string_view line = lines.text();
            if (trimmed(line).empty()) {
                isAfterBlank = true;
                continue;
            }
            const bool isCandidate = isAfterBlank ? mayBeHeader(line) : namesColumns(line);
            isAfterBlank = false;
            if (line.starts_with(ClusterLine))
                continue;
            if (header.empty()) {
                header = line;
                continue;
            }
            if (!isCandidate || line == header || line.find('=') != std::string_view::npos)
                continue;
            ++tried;
            const auto offset = static_cast<std::size_t>(line.data() - text.data());
            const std::size_t begin = tables.empty() ? 0 : tables.back().begin;
            if (!isTable(text.substr(begin, offset - begin)) || !isTable(text.substr(offset)))
                continue;
            tables.push_back({lines.number(), offset, text.size()});
            header = line;
        }
        return tables;
    }

    bool isTable(std::string_view text) const
    {
        const Recognized kind = m_recognize(text);
        return kind == Recognized::Table || kind == Recognized::Aligned;
    }

    /// Takes each table of an output.
    void takeTables(const std::string& command, std::string_view text, std::uint32_t line)
    {
        std::size_t begin = 0;
        std::uint32_t first = 1;
        const std::string* printer = &command;
        const std::string none;
        for (const LineRange& table : innerTables(text)) {
            take(*printer, text.substr(begin, table.begin - begin), line + first - 1);
            begin = table.begin;
            first = table.line;
            printer = &none;
        }
        take(*printer, text.substr(begin), line + first - 1);
    }

    std::optional<PastedText> split(std::string_view text, const std::vector<FoundPrompt>& prompts)
    {
        takeTables({}, text.substr(0, prompts.front().lines.begin), 1);
        for (std::size_t i = 0; i < prompts.size(); ++i) {
            const LineRange& lines = prompts[i].lines;
            const std::string_view own = text.substr(lines.begin, lines.end - lines.begin);
            passOver(own, lines.line);
            const std::size_t end = i + 1 < prompts.size() ? prompts[i + 1].lines.begin : text.size();
            const auto ownLines = static_cast<std::uint32_t>(std::ranges::count(own, '\n'));
            takeTables(prompts[i].command, text.substr(lines.end, end - lines.end), lines.line + ownLines);
        }
        return m_pasted.parts.empty() ? std::nullopt : finish();
    }

    /// Adds an output if it is recognized, by itself or by the columns that its command names.
    void take(const std::string& command, std::string_view text, std::uint32_t line)
    {
        if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
            return;
        if (m_pasted.parts.size() == MostParts)
            return passOver(text, line);
        const auto printing = printingCommand(command);
        Output out = withoutTitles(text, line);
        const std::string_view printed = out.owned.empty() ? out.text : std::string_view(out.owned);
        std::string header = printing ? missingHeader(*printing, printed) : std::string();
        if (!header.empty()) {
            const Recognized kind =
                m_recognize(header + '\n' + std::string(printed.substr(0, BeginningBytes)));
            if (kind == Recognized::Unknown)
                header.clear();
            else
                out.kind = kind;
        }
        const bool hasLetters = printing && !printFormatOf(*printing).empty();
        if (out.kind == Recognized::Unknown && !hasLetters)
            return passOver(text, line);
        add(command, std::move(header), std::move(out));
    }

    void add(std::string command, std::string header, Output out)
    {
        PastedPart part{.command = std::move(command), .header = std::move(header), .line = out.line};
        for (std::size_t i = 0; i < out.shifts.size(); ++i) {
            const std::size_t place = out.line - 1 + i;
            if (m_shifts.size() <= place)
                m_shifts.resize(place + 1);
            m_shifts[place] += out.shifts[i];
        }
        for (std::string& mark : out.marks)
            if (std::ranges::find(m_marks, mark) == m_marks.end())
                m_marks.push_back(std::move(mark));
        part.output = out.owned.empty() ? std::string(out.text) : std::move(out.owned);
        m_pasted.parts.push_back(std::move(part));
    }

    std::optional<PastedText> finish()
    {
        if (!m_shifts.empty()) {
            const auto shifts = std::make_shared<const std::vector<std::uint32_t>>(std::move(m_shifts));
            for (PastedPart& part : m_pasted.parts)
                part.shifts = shifts;
        }
        std::vector<std::string> passed;
        if (m_passed > 0)
            passed.push_back(
                fairshare::say("lines that are not data: {} (the first is '{}')", m_passed, m_firstPassed));
        passed.insert(passed.end(), m_marks.begin(), m_marks.end());
        m_pasted.passedOver = {"passed_over",
            passed.empty() ? fairshare::say("the text contains {} tables", m_pasted.parts.size())
                           : fairshare::say("passed over {}", fmt::join(passed, ", ")),
            m_firstPosition};
        return std::move(m_pasted);
    }

    std::string_view m_text;
    std::string m_cleaned; ///< text without what terminals and pages add; "" if it is as it was
    const Recognizer& m_recognize;
    PastedText m_pasted;
    std::vector<std::uint32_t> m_shifts; ///< by line of the file; empty if no marks were removed
    std::vector<std::string> m_marks;
    std::size_t m_passed = 0;
    std::string m_firstPassed;
    SourcePosition m_firstPosition{1, 1};
};

} // namespace

std::string PastedPart::printed() const
{
    return (header.empty() ? header : header + '\n') + output.substr(0, BeginningBytes);
}

std::uint32_t PastedPart::headerLines() const
{
    return static_cast<std::uint32_t>(std::ranges::count(header, '\n') + (header.empty() ? 0 : 1));
}

std::string PastedPart::onItsLines() const
{
    const std::uint32_t added = headerLines();
    std::string text(line - 1 > added ? line - 1 - added : 0, '\n');
    if (!header.empty())
        text.append(header).append("\n");
    return text.append(output);
}

SourcePosition PastedPart::inFile(SourcePosition position) const
{
    const std::uint32_t added = headerLines();
    if (added > line - 1 && position.line > 0)
        position.line -= std::min(position.line - 1, added - (line - 1));
    if (shifts && position.line > 0 && position.line <= shifts->size())
        position.column += (*shifts)[position.line - 1];
    return position;
}

std::optional<PastedText> pastedText(std::string_view content, const Recognizer& recognize)
{
    return PasteReader(withoutByteOrderMark(content), recognize).read();
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pasted/printing_command.h"

#include "core/base/ascii_text.h"
#include "core/base/numbers.h"
#include "core/io/pasted/line_marks.h"
#include "core/io/pasted/prompt_line.h"
#include "core/io/printed/parsable_table.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace fairshare {
namespace {

constexpr std::uint64_t WidestField = 1000;

/// Program with the letters of its options that take a value.
struct TableProgram {
    std::string_view name;
    std::string_view valuedOptions;
    char noHeader; ///< option that omits the header
    bool printsLetters; ///< -o takes letters after %
    std::string_view fields; ///< printed without -o; "" if its readers know them
};

constexpr std::array TablePrograms{TableProgram{"squeue", "AijLMnoOpqRStuw", 'h', true, ""},
    TableProgram{"sprio", "jMopSu", 'h', true, ""}, TableProgram{"sshare", "AMou", 'n', false, ""},
    TableProgram{"sacct", "ACEfFgGiIjkKMNoqrRsSuWx", 'n', false,
        "JobID,JobName,Partition,Account,AllocCPUS,State,ExitCode"},
    TableProgram{"sacctmgr", "", 'n', false, ""}};

/// Widths of fields in tables that are not parsable.
struct FieldWidth {
    std::string_view field;
    std::size_t width;
};

constexpr std::array SshareWidths{FieldWidth{"account", 20}, FieldWidth{"cluster", 10},
    FieldWidth{"user", 10}, FieldWidth{"partition", 12}, FieldWidth{"rawshares", 10},
    FieldWidth{"normshares", 11}, FieldWidth{"rawusage", 11}, FieldWidth{"normusage", 11},
    FieldWidth{"effectvusage", 13}, FieldWidth{"fairshare", 10}, FieldWidth{"levelfs", 10},
    FieldWidth{"grptresmins", 30}, FieldWidth{"tresrunmins", 30}};
constexpr std::array SacctWidths{FieldWidth{"jobid", 12}, FieldWidth{"jobidraw", 12},
    FieldWidth{"jobname", 10}, FieldWidth{"partition", 10}, FieldWidth{"account", 10}, FieldWidth{"user", 9},
    FieldWidth{"qos", 10}, FieldWidth{"alloccpus", 10}, FieldWidth{"reqcpus", 8}, FieldWidth{"ncpus", 10},
    FieldWidth{"nnodes", 8}, FieldWidth{"allocnodes", 10}, FieldWidth{"state", 10}, FieldWidth{"exitcode", 8},
    FieldWidth{"elapsed", 10}, FieldWidth{"elapsedraw", 10}, FieldWidth{"timelimit", 10},
    FieldWidth{"timelimitraw", 12}, FieldWidth{"submit", 19}, FieldWidth{"eligible", 19},
    FieldWidth{"start", 19}, FieldWidth{"end", 19}, FieldWidth{"priority", 10}, FieldWidth{"nodelist", 15},
    FieldWidth{"reqmem", 10}};
constexpr std::array SacctmgrWidths{FieldWidth{"cluster", 10}, FieldWidth{"account", 10},
    FieldWidth{"user", 10}, FieldWidth{"partition", 10}, FieldWidth{"share", 9}, FieldWidth{"fairshare", 9},
    FieldWidth{"parentname", 10}, FieldWidth{"parentid", 8}, FieldWidth{"id", 6}, FieldWidth{"lft", 6},
    FieldWidth{"rgt", 6}, FieldWidth{"qos", 20}, FieldWidth{"name", 10}, FieldWidth{"priority", 10}};

std::span<const FieldWidth> widthsOf(std::string_view program)
{
    if (program == "sshare")
        return SshareWidths;
    return program == "sacct" ? std::span<const FieldWidth>(SacctWidths) : SacctmgrWidths;
}

const TableProgram* findTableProgram(std::string_view name)
{
    const auto* found = std::ranges::find(TablePrograms, name, &TableProgram::name);
    return found == TablePrograms.end() ? nullptr : found;
}

/// Splits a command line at blanks outside quotes, up to the first pipe, redirection or other command.
std::vector<std::string> shellWords(std::string_view line)
{
    std::vector<std::string> words;
    std::string word;
    bool isWord = false;
    char quote = 0;
    const auto finish = [&] {
        if (isWord)
            words.push_back(std::move(word));
        word.clear();
        isWord = false;
    };
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        if (quote != 0 ? c == quote : (c == '\'' || c == '"')) {
            quote = quote != 0 ? '\0' : c;
            isWord = true;
        } else if (c == '\\' && quote != '\'' && at + 1 < line.size()) {
            word += line[++at];
            isWord = true;
        } else if (quote == 0 && (c == ' ' || c == '\t')) {
            finish();
        } else if (quote == 0 && std::string_view("|;&<>").find(c) != std::string_view::npos) {
            break;
        } else {
            word += c;
            isWord = true;
        }
    }
    finish();
    return words;
}

/// Fields of squeue -O with the letters of -o.
struct LongField {
    std::string_view name;
    char letter;
};

constexpr std::array LongFields{LongField{"jobid", 'i'}, LongField{"jobarrayid", 'i'},
    LongField{"username", 'u'}, LongField{"account", 'a'}, LongField{"partition", 'P'}, LongField{"qos", 'q'},
    LongField{"state", 'T'}, LongField{"statecompact", 't'}, LongField{"prioritylong", 'Q'},
    LongField{"priority", 'p'}, LongField{"submittime", 'V'}, LongField{"starttime", 'S'},
    LongField{"endtime", 'e'}, LongField{"timelimit", 'l'}, LongField{"timeused", 'M'},
    LongField{"timeleft", 'L'}, LongField{"numcpus", 'C'}, LongField{"numnodes", 'D'},
    LongField{"minmemory", 'm'}, LongField{"nice", 'y'}, LongField{"reason", 'r'}, LongField{"nodelist", 'N'},
    LongField{"reasonlist", 'R'}, LongField{"groupname", 'g'}};

/// Returns the format string of squeue -o that prints the same columns as these fields of -O, such as
/// `JobID:10,UserName`. Fields without a letter are read like names of jobs.
std::string lettersOf(std::string_view fields)
{
    constexpr std::string_view UsualWidth = "20";
    constexpr char NameOfJob = 'j';
    std::string format;
    while (!fields.empty()) {
        const std::string_view field = fields.substr(0, fields.find(','));
        fields.remove_prefix(std::min(field.size() + 1, fields.size()));
        const std::string name = lowerCase(trimmed(field.substr(0, field.find(':'))));
        std::string_view width = UsualWidth;
        if (const std::size_t colon = field.find(':'); colon != std::string_view::npos)
            width = field.substr(colon + 1);
        const auto* const known = std::ranges::find(LongFields, name, &LongField::name);
        const std::size_t digits = std::min(width.find_first_not_of(".0123456789"), width.size());
        format += '%';
        format += digits > 0 ? width.substr(0, digits) : UsualWidth;
        format += known == LongFields.end() ? NameOfJob : known->letter;
    }
    return format;
}

/// Reads the options of a command.
class OptionReader {
public:
    OptionReader(const TableProgram& program, std::span<const std::string> words)
        : m_program(program)
        , m_words(words)
    {
        m_command.program = program.name;
    }

    PrintingCommand read()
    {
        while (m_next < m_words.size()) {
            const std::string& word = m_words[m_next++];
            if (word.starts_with("--"))
                takeLong(std::string_view(word).substr(2));
            else if (word.starts_with('-'))
                takeShort(std::string_view(word).substr(1));
            else if (const std::size_t equals = word.find('='); equals != std::string::npos
                && m_program.name == "sacctmgr" && shortens(word.substr(0, equals), "format", 4))
                m_command.format = word.substr(equals + 1);
        }
        return std::move(m_command);
    }

private:
    std::string nextWord() { return m_next < m_words.size() ? m_words[m_next++] : std::string(); }

    void takeLong(std::string_view option)
    {
        const std::size_t equals = option.find('=');
        const std::string_view name = option.substr(0, equals);
        const auto value = [&] {
            return equals == std::string_view::npos ? nextWord() : std::string(option.substr(equals + 1));
        };
        if (name == "Format" && m_program.name == "squeue")
            m_command.format = lettersOf(value());
        else if (name == "format")
            m_command.format = value();
        else if (name == "delimiter")
            m_command.delimiter = value();
        else if (name == "noheader")
            m_command.hasHeader = false;
        else if (name == "long")
            m_command.isLong = true;
        else if (name == "parsable" || name == "parsable2")
            setParsable(name == "parsable");
    }

    void takeShort(std::string_view letters)
    {
        for (std::size_t at = 0; at < letters.size(); ++at) {
            const char letter = letters[at];
            if (m_program.valuedOptions.find(letter) != std::string_view::npos) {
                const std::string value =
                    at + 1 < letters.size() ? std::string(letters.substr(at + 1)) : nextWord();
                if (letter == 'o')
                    m_command.format = value;
                else if (letter == 'O' && m_program.name == "squeue")
                    m_command.format = lettersOf(value);
                return;
            }
            if (letter == m_program.noHeader || (letter == 'h' && m_program.name == "sshare"))
                m_command.hasHeader = false;
            else if (letter == 'l')
                m_command.isLong = true;
            else if ((letter == 'p' || letter == 'P') && !m_program.printsLetters)
                setParsable(letter == 'p');
        }
    }

    void setParsable(bool endsWithDelimiter)
    {
        m_command.isParsable = true;
        m_command.endsWithDelimiter = endsWithDelimiter;
    }

    const TableProgram& m_program;
    std::span<const std::string> m_words;
    std::size_t m_next = 0;
    PrintingCommand m_command;
};

struct PrintedField {
    std::string name;
    std::size_t width = 0; ///< 0 if the format does not give it
};

std::vector<PrintedField> fieldsOf(std::string_view format)
{
    std::vector<PrintedField> fields;
    for (; !format.empty() && fields.size() <= MostTableColumns;
        format.remove_prefix(std::min(format.find(',') + 1, format.size()))) {
        const std::string_view field = trimmed(format.substr(0, format.find(',')));
        const std::size_t percent = std::min(field.find('%'), field.size());
        std::string_view width = field.substr(std::min(percent + 1, field.size()));
        if (width.starts_with('-'))
            width.remove_prefix(1);
        fields.push_back({std::string(field.substr(0, percent)),
            static_cast<std::size_t>(std::min(parseUnsigned(width).value_or(0), WidestField))});
        if (format.find(',') == std::string_view::npos)
            break;
    }
    return fields;
}

/// Returns two lines of titles and dashes; "" if the width of a field is not known.
std::string fixedHeader(std::string_view program, std::span<const PrintedField> fields)
{
    std::string titles;
    std::string dashes;
    for (const PrintedField& field : fields) {
        const auto known = widthsOf(program);
        const auto usual = std::ranges::find(known, columnWord(field.name), &FieldWidth::field);
        const std::size_t usualWidth = usual == known.end() ? 0 : usual->width;
        const std::size_t width = field.width > 0 ? field.width : usualWidth;
        if (width == 0)
            return {};
        const std::string title = field.name.substr(0, width);
        titles += std::string(width - title.size(), ' ') + title + ' ';
        dashes += std::string(width, '-') + ' ';
    }
    return titles + '\n' + dashes;
}

std::string joined(std::span<const PrintedField> fields, std::string_view delimiter, bool endsWithDelimiter)
{
    std::string header;
    for (const PrintedField& field : fields)
        header.append(header.empty() ? std::string_view() : delimiter).append(field.name);
    return header.append(endsWithDelimiter ? delimiter : std::string_view());
}

} // namespace

std::optional<PrintingCommand> printingCommand(std::string_view command)
{
    const std::vector<std::string> words = shellWords(command);
    for (std::size_t i = 0; i < words.size(); ++i) {
        // ssh takes the command as one word.
        if (words[i].find(' ') != std::string::npos && callsScheduler(words[i]))
            return printingCommand(words[i]);
        const std::string_view name = std::string_view(words[i]).substr(words[i].rfind('/') + 1);
        if (const TableProgram* program = findTableProgram(name))
            return OptionReader(*program, std::span(words).subspan(i + 1)).read();
    }
    return std::nullopt;
}

std::string printFormatOf(const PrintingCommand& command)
{
    const TableProgram* program = findTableProgram(command.program);
    if (program == nullptr || !program->printsLetters)
        return {};
    if (!command.format.empty() || program->name != "squeue")
        return command.format;
    return command.isLong ? "%.18i %.9P %.8j %.8u %.8T %.10M %.9l %.6D %R"
                          : "%.18i %.9P %.8j %.8u %.2t %.10M %.6D %R";
}

std::string missingHeader(const PrintingCommand& command, std::string_view output)
{
    const TableProgram* program = findTableProgram(command.program);
    if (program == nullptr || program->printsLetters || (command.format.empty() && command.hasHeader))
        return {};
    const auto fields = fieldsOf(command.format.empty() ? program->fields : std::string_view(command.format));
    if (fields.empty() || command.delimiter.empty())
        return {};
    const std::string_view first = trimmed(firstFilledLine(output));
    const std::size_t end = command.isParsable ? first.find(command.delimiter) : first.find(' ');
    if (equalIgnoringCase(first.substr(0, end), std::string_view(fields.front().name)))
        return {};
    if (!command.isParsable)
        return fixedHeader(command.program, fields);
    return joined(fields, command.delimiter, command.endsWithDelimiter);
}

std::string headerOf(std::string_view fields, std::string_view output)
{
    constexpr std::string_view Delimiters = "|;\t,";
    const auto named = fieldsOf(fields);
    if (named.empty())
        return {};
    const std::string_view first = trimmed(firstFilledLine(output));
    for (const char& sign : Delimiters) {
        const auto count = static_cast<std::size_t>(std::ranges::count(first, sign));
        if (count > 0 && count + 1 >= named.size())
            return joined(named, {&sign, 1}, count == named.size() && first.ends_with(sign));
    }
    const std::string fixed = fixedHeader("sacct", named);
    return fixed.empty() ? joined(named, " ", false) : fixed;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/formula_terms.h"

#include "core/base/ascii_text.h"
#include "core/base/nearest_words.h"
#include "core/base/say.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare {
namespace {

using TermKind = FormulaTerm::Kind;

constexpr std::string_view FormulaBlanks = " \t\r\n";
constexpr std::string_view TresPrefix = "TRES-";
constexpr std::array<std::pair<std::string_view, TermKind>, 3> FormulaFunctions{
    {{"round", TermKind::Round}, {"min", TermKind::Min}, {"max", TermKind::Max}}};

/// Returns whether a sign can be part of a name; names of columns may contain letters of any language.
bool isNamePart(char sign)
{
    return isLetter(sign) || isDigit(sign) || sign == '_' || static_cast<unsigned char>(sign) >= 0x80U;
}

/// Parses from left to right. Operators wait on a stack until an operator that binds less follows.
class FormulaParser {
public:
    FormulaParser(std::string_view text, ValueField field, TimeUnit unit)
        : m_text(text)
        , m_unit(unit)
    {
        m_found.field = field;
    }

    Result<FormulaTerms> parse() &&
    {
        takeTarget();
        for (skipBlanks(); m_at < m_text.size(); skipBlanks()) {
            if (auto done = m_needsOperand ? operand() : operation(); !done)
                return tl::unexpected(done.error());
            if (m_found.terms.size() + m_waiting.size() > MostFormulaTerms)
                return fail(ErrorCode::TooLarge,
                    fairshare::say("the formula has more than {} parts", MostFormulaTerms), place(m_at));
        }
        if (m_needsOperand)
            return expectedOperand();
        while (!m_waiting.empty()) {
            if (m_waiting.back().isOpen)
                return expected("')'");
            settleOne();
        }
        return std::move(m_found);
    }

private:
    struct Waiting {
        TermKind kind = TermKind::Add;
        std::size_t at = 0;
        bool isOpen = false; ///< a parenthesis; of the function `kind` if it has arguments
        std::size_t arguments = 0; ///< of a function; 0 for a plain parenthesis
    };

    static SourcePosition place(std::size_t at) { return {1, static_cast<std::uint32_t>(at + 1)}; }

    tl::unexpected<Error> expected(const std::string& what) const
    {
        if (m_at >= m_text.size())
            return fail(ErrorCode::BadInput, fairshare::say("the formula is incomplete; expected {}", what),
                place(m_at));
        // Not half of a letter.
        std::size_t length = 1;
        while (m_at + length < m_text.size()
            && (static_cast<unsigned char>(m_text[m_at + length]) & 0xC0U) == 0x80U)
            ++length;
        return fail(ErrorCode::BadInput,
            fairshare::say("found '{}'; expected {}", m_text.substr(m_at, length), what), place(m_at));
    }

    tl::unexpected<Error> expectedOperand() const
    {
        return expected(fairshare::say("a number or a column such as shares"));
    }

    void skipBlanks() { m_at = std::min(m_text.find_first_not_of(FormulaBlanks, m_at), m_text.size()); }

    std::string takeName()
    {
        std::string name;
        while (m_at < m_text.size() && isNamePart(m_text[m_at]))
            name += lowered(m_text[m_at++]);
        return name;
    }

    /// Takes `shares =` or `usage =`.
    void takeTarget()
    {
        skipBlanks();
        const std::size_t start = m_at;
        const std::string name = takeName();
        skipBlanks();
        const bool assigns = m_at < m_text.size() && m_text[m_at] == '=';
        if (!assigns || (name != "shares" && name != "usage")) {
            m_at = start;
            return;
        }
        ++m_at;
        m_found.field = name == "shares" ? ValueField::Shares : ValueField::Usage;
    }

    Result<void> operand()
    {
        const char sign = m_text[m_at];
        if (sign == '-' || sign == '+') {
            if (sign == '-')
                m_waiting.push_back({.kind = TermKind::Negate, .at = m_at});
            ++m_at;
            return {};
        }
        if (sign == '(') {
            m_waiting.push_back({.at = m_at++, .isOpen = true});
            return {};
        }
        if (isDigit(sign) || sign == '.')
            return number();
        if (sign == '"')
            return quotedColumn();
        if (isNamePart(sign))
            return name();
        return expectedOperand();
    }

    void takeDigits()
    {
        while (m_at < m_text.size() && (isDigit(m_text[m_at]) || m_text[m_at] == '.'))
            ++m_at;
    }

    /// Takes a number with its exponent and unit.
    std::string_view takeNumber()
    {
        const std::size_t start = m_at;
        takeDigits();
        if (m_at + 1 < m_text.size() && (m_text[m_at] == 'e' || m_text[m_at] == 'E')) {
            const std::size_t sign = m_text[m_at + 1] == '-' || m_text[m_at + 1] == '+' ? 2 : 1;
            if (m_at + sign < m_text.size() && isDigit(m_text[m_at + sign])) {
                m_at += sign;
                takeDigits();
            }
        }
        if (m_text.substr(m_at).starts_with(TresPrefix))
            m_at += TresPrefix.size();
        while (m_at < m_text.size() && (isLetter(m_text[m_at]) || m_text[m_at] == '%'))
            ++m_at;
        return m_text.substr(start, m_at - start);
    }

    Result<void> number()
    {
        const std::size_t start = m_at;
        const std::string_view typed = takeNumber();
        const bool usage = m_found.field == ValueField::Usage;
        const QuantityRules rules{.kind = usage ? QuantityRules::Kind::Usage : QuantityRules::Kind::Number,
            .unit = m_unit,
            .whole = usage ? secondsIn(m_unit) : 1.0L, // 30% is 0.3
            .changes = false};
        const auto quantity = typedQuantity(typed, rules);
        if (!quantity || !*quantity)
            return fail(ErrorCode::BadInput,
                usage ? fairshare::say("{} is not a number; expected for example 0.5, 30%, 2k or 3h",
                            quotedQuantity(typed))
                      : fairshare::say(
                            "{} is not a number; expected for example 0.5, 30% or 2k", quotedQuantity(typed)),
                place(start));
        const bool plain = (*quantity)->unit == m_unit && !(*quantity)->isPart;
        const long double whole = usage ? secondsIn(m_unit) : 1.0L;
        const long double value = plain ? (*quantity)->typed : (*quantity)->number / whole;
        addOperand({.number = value, .at = start});
        return {};
    }

    Result<void> quotedColumn()
    {
        const std::size_t close = m_text.find('"', m_at + 1);
        if (close == std::string_view::npos) {
            m_at = m_text.size();
            return expected(fairshare::say("a closing {}", std::string(1, '"')));
        }
        addOperand({.kind = TermKind::Column,
            .column = std::string(m_text.substr(m_at + 1, close - m_at - 1)),
            .at = m_at});
        m_at = close + 1;
        return {};
    }

    Result<void> name()
    {
        const std::size_t start = m_at;
        std::string name = takeName();
        skipBlanks();
        if (m_at >= m_text.size() || m_text[m_at] != '(') {
            addOperand({.kind = TermKind::Column, .column = std::move(name), .at = start});
            return {};
        }
        for (const auto& [known, kind] : FormulaFunctions)
            if (known == name) {
                ++m_at;
                m_waiting.push_back({.kind = kind, .at = start, .isOpen = true, .arguments = 1});
                return {};
            }
        constexpr std::array<std::string_view, 3> Known{"round", "min", "max"};
        return fail(ErrorCode::BadInput,
            withKnownWords(fairshare::say("unknown function '{}'", name), name, Known), place(start));
    }

    void addOperand(FormulaTerm term)
    {
        m_found.terms.push_back(std::move(term));
        m_needsOperand = false;
    }

    Result<void> operation()
    {
        switch (m_text[m_at]) {
        case '+':
            return push(TermKind::Add);
        case '-':
            return push(TermKind::Subtract);
        case '*':
            return push(TermKind::Multiply);
        case '/':
            return push(TermKind::Divide);
        case ')':
            return close();
        case ',':
        case ';':
            return nextArgument();
        default:
            return expected(fairshare::say("one of + - * /"));
        }
    }

    static int strength(TermKind kind)
    {
        if (kind == TermKind::Negate)
            return 3;
        return kind == TermKind::Multiply || kind == TermKind::Divide ? 2 : 1;
    }

    Result<void> push(TermKind kind)
    {
        while (!m_waiting.empty() && !m_waiting.back().isOpen
            && strength(m_waiting.back().kind) >= strength(kind))
            settleOne();
        m_waiting.push_back({.kind = kind, .at = m_at++});
        m_needsOperand = true;
        return {};
    }

    void settleOne()
    {
        m_found.terms.push_back({.kind = m_waiting.back().kind, .at = m_waiting.back().at});
        m_waiting.pop_back();
    }

    void settleToOpen()
    {
        while (!m_waiting.empty() && !m_waiting.back().isOpen)
            settleOne();
    }

    Result<void> close()
    {
        settleToOpen();
        if (m_waiting.empty())
            return fail(ErrorCode::BadInput, fairshare::say("there is no '(' for this ')'"), place(m_at));
        const Waiting open = m_waiting.back();
        m_waiting.pop_back();
        if (open.arguments > 0)
            m_found.terms.push_back({.kind = open.kind, .arguments = open.arguments, .at = open.at});
        ++m_at;
        return {};
    }

    Result<void> nextArgument()
    {
        settleToOpen();
        const bool fits =
            !m_waiting.empty() && m_waiting.back().arguments > 0 && m_waiting.back().kind != TermKind::Round;
        if (!fits)
            return fail(ErrorCode::BadInput,
                fairshare::say("found '{}'; commas separate what min and max compare, and decimals have a "
                               "point, as in 0.5",
                    std::string(1, m_text[m_at])),
                place(m_at));
        ++m_waiting.back().arguments;
        ++m_at;
        m_needsOperand = true;
        return {};
    }

    std::string_view m_text;
    TimeUnit m_unit;
    std::size_t m_at = 0;
    FormulaTerms m_found;
    std::vector<Waiting> m_waiting;
    bool m_needsOperand = true;
};

} // namespace

Result<FormulaTerms> formulaTerms(std::string_view text, ValueField field, TimeUnit unit)
{
    return FormulaParser(text, field, unit).parse();
}

std::vector<std::string> formulaFunctions()
{
    std::vector<std::string> names;
    names.reserve(FormulaFunctions.size());
    for (const auto& [name, kind] : FormulaFunctions)
        names.emplace_back(name);
    return names;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/filter/filter_terms.h"

#include "core/base/ascii_text.h"
#include "core/base/say.h"
#include "core/scenario/edits/quantity.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace fairshare {
namespace {

constexpr std::string_view Blanks = " \t\r\n";
constexpr std::string_view RelationSigns = "<>=!~";

/// Returns whether a text is a number, with or without a unit, as people type it.
bool isQuantity(std::string_view text)
{
    const auto quantity =
        typedQuantity(text, {.kind = QuantityRules::Kind::Usage, .whole = 1, .changes = false});
    return quantity && *quantity;
}

/// Parses from left to right. Operators wait on a stack until an operator that binds less follows.
class FilterParser {
public:
    explicit FilterParser(std::string_view text)
        : m_text(text)
    {
    }

    Result<std::vector<FilterTerm>> parse() &&
    {
        for (skipBlanks(); m_at < m_text.size(); skipBlanks()) {
            if (auto done = next(); !done)
                return tl::unexpected(done.error());
            if (m_terms.size() + m_waiting.size() > MostFilterTerms)
                return fail(ErrorCode::TooLarge,
                    fairshare::say("the filter has more than {} conditions", MostFilterTerms), place(m_at));
        }
        if (m_terms.empty() && m_waiting.empty())
            return std::move(m_terms);
        if (m_needsOperand)
            return expected(fairshare::say("a condition such as shares<5"), m_at);
        while (!m_waiting.empty()) {
            if (m_waiting.back().sign == Sign::Open)
                return expected("')'", m_at);
            settleOne();
        }
        return std::move(m_terms);
    }

private:
    static constexpr std::string_view ValueEnds = " \t\r\n(),<>=!~";
    enum class Sign { Open, Or, And, Not };
    struct Waiting {
        Sign sign = Sign::Open;
        std::size_t at = 0;
    };

    static SourcePosition place(std::size_t at) { return {1, static_cast<std::uint32_t>(at + 1)}; }

    tl::unexpected<Error> expected(const std::string& what, std::size_t at) const
    {
        if (at >= m_text.size())
            return fail(ErrorCode::BadInput, fairshare::say("the filter is incomplete; expected {}", what),
                place(at));
        return fail(ErrorCode::BadInput,
            fairshare::say("found '{}'; expected {}", m_text.substr(at, 1), what), place(at));
    }

    void skipBlanks() { m_at = std::min(m_text.find_first_not_of(Blanks, m_at), m_text.size()); }

    Result<void> next()
    {
        const char sign = m_text[m_at];
        if (sign == '(') {
            joinImplicitly();
            m_waiting.push_back({Sign::Open, m_at++});
            return {};
        }
        if (sign == ')')
            return close();
        if (sign == ',') {
            ++m_at;
            return operation(Sign::And, m_at - 1);
        }
        if (RelationSigns.find(sign) != std::string_view::npos)
            return expected(fairshare::say("a column before it, such as shares"), m_at);
        return word();
    }

    Result<void> close()
    {
        if (m_needsOperand)
            return expected(fairshare::say("a condition such as shares<5"), m_at);
        while (!m_waiting.empty() && m_waiting.back().sign != Sign::Open)
            settleOne();
        if (m_waiting.empty())
            return fail(ErrorCode::BadInput, fairshare::say("there is no '(' for this ')'"), place(m_at));
        m_waiting.pop_back();
        ++m_at;
        return {};
    }

    /// Takes `and`, `or` or `not`.
    Result<void> operation(Sign sign, std::size_t at)
    {
        if (sign == Sign::Not) {
            joinImplicitly();
            m_waiting.push_back({sign, at});
            return {};
        }
        if (m_needsOperand)
            return expected(fairshare::say("a condition such as shares<5"), at);
        push(sign, at);
        return {};
    }

    void push(Sign sign, std::size_t at)
    {
        while (!m_waiting.empty() && m_waiting.back().sign >= sign)
            settleOne();
        m_waiting.push_back({sign, at});
        m_needsOperand = true;
    }

    /// Two conditions side by side must both hold.
    void joinImplicitly()
    {
        if (!m_needsOperand)
            push(Sign::And, m_at);
    }

    void settleOne()
    {
        constexpr std::array Kinds{
            FilterTerm::Kind::And, FilterTerm::Kind::Or, FilterTerm::Kind::And, FilterTerm::Kind::Not};
        m_terms.push_back({.kind = Kinds[static_cast<std::size_t>(m_waiting.back().sign)]});
        m_waiting.pop_back();
    }

    /// Takes a word, a name, or a condition that starts here.
    Result<void> word()
    {
        const std::size_t at = m_at;
        auto read = text(" \t\r\n()<>=!~,");
        if (!read)
            return tl::unexpected(read.error());
        const bool quoted = m_text[at] == '"' || m_text[at] == '\'';
        const std::string lower = lowerCase(*read);
        const std::size_t wordEnd = m_at;
        skipBlanks();
        if (m_at < m_text.size() && RelationSigns.find(m_text[m_at]) != std::string_view::npos)
            return condition(lower, at);
        const auto isKeyword = quoted ? Result<bool>(false) : takeKeyword(lower, at, wordEnd);
        if (!isKeyword)
            return tl::unexpected(isKeyword.error());
        if (!*isKeyword)
            takeName(std::move(*read), quoted, at, wordEnd);
        return {};
    }

    /// Takes `and`, `or`, `not`, `moved:N` or a word such as `changed`, which ends before `wordEnd`. Returns
    /// false for other text.
    Result<bool> takeKeyword(const std::string& lower, std::size_t at, std::size_t wordEnd)
    {
        constexpr std::array<std::pair<std::string_view, Sign>, 3> Operators{
            {{"and", Sign::And}, {"or", Sign::Or}, {"not", Sign::Not}}};
        for (const auto& [name, sign] : Operators)
            if (lower == name)
                return operation(sign, at).map([] { return true; });
        if (lower.starts_with("moved:")) {
            addOperand({.kind = FilterTerm::Kind::Condition,
                .field = "moved",
                .relation = Relation::Minimum,
                .value = lower.size() > 6 ? lower.substr(6) : "1",
                .fieldAt = at,
                .valueAt = at + 6,
                .end = wordEnd});
            return true;
        }
        if (std::find(FilterWords.begin(), FilterWords.end(), lower) == FilterWords.end())
            return false;
        addOperand({.kind = FilterTerm::Kind::Word, .field = lower, .fieldAt = at, .end = wordEnd});
        return true;
    }

    /// Takes a name. Words beside each other are one name.
    void takeName(std::string name, bool quoted, std::size_t at, std::size_t wordEnd)
    {
        const bool continues = !quoted && !m_needsOperand && m_lastName && m_terms.size() == *m_lastName + 1;
        if (continues) {
            m_terms.back().value += " " + name;
            m_terms.back().end = wordEnd;
        } else {
            addOperand({.kind = FilterTerm::Kind::Name,
                .value = std::move(name),
                .fieldAt = at,
                .valueAt = at,
                .end = wordEnd});
        }
        m_lastName.reset();
        if (!quoted)
            m_lastName = m_terms.size() - 1;
    }

    Result<void> condition(std::string field, std::size_t at)
    {
        auto relation = takeRelation();
        if (!relation)
            return tl::unexpected(relation.error());
        skipBlanks();
        const std::size_t valueAt = m_at;
        if (m_at == m_text.size()
            || std::string_view("(),<>=!~").find(m_text[m_at]) != std::string_view::npos)
            return expected(fairshare::say("a value"), m_at);
        const bool quoted = m_text[m_at] == '"' || m_text[m_at] == '\'';
        auto value = text(ValueEnds);
        if (!value)
            return tl::unexpected(value.error());
        while (!quoted && takeUnit(*value)) { }
        addOperand({.kind = FilterTerm::Kind::Condition,
            .field = std::move(field),
            .relation = *relation,
            .value = std::move(*value),
            .fieldAt = at,
            .valueAt = valueAt,
            .end = m_at});
        return {};
    }

    /// Takes the next word if it is the unit, or a group of digits, of the number before it: `5000 h`.
    bool takeUnit(std::string& value)
    {
        const std::size_t from = std::min(m_text.find_first_not_of(Blanks, m_at), m_text.size());
        const std::size_t end = std::min(m_text.find_first_of(ValueEnds, from), m_text.size());
        const std::size_t next = std::min(m_text.find_first_not_of(Blanks, end), m_text.size());
        const bool isColumn =
            next < m_text.size() && RelationSigns.find(m_text[next]) != std::string_view::npos;
        if (end == from || isColumn || !isQuantity(value))
            return false;
        const std::string whole = value + " " + std::string(m_text.substr(from, end - from));
        if (!isQuantity(whole))
            return false;
        value = whole;
        m_at = end;
        return true;
    }

    Result<Relation> takeRelation()
    {
        constexpr std::array<std::pair<std::string_view, Relation>, 10> Signs{{{"<=", Relation::Maximum},
            {">=", Relation::Minimum}, {"==", Relation::Equal}, {"!=", Relation::Other},
            {"<>", Relation::Other}, {"=~", Relation::Contains}, {"<", Relation::Below},
            {">", Relation::Above}, {"=", Relation::Equal}, {"~", Relation::Contains}}};
        for (const auto& [sign, relation] : Signs)
            if (m_text.substr(m_at).starts_with(sign)) {
                m_at += sign.size();
                return relation;
            }
        return expected(fairshare::say("one of <, <=, =, !=, >=, > and ~"), m_at);
    }

    /// Reads text in quotation marks, or up to one of `ends`.
    Result<std::string> text(std::string_view ends)
    {
        const char quote = m_text[m_at];
        if (quote == '"' || quote == '\'') {
            const std::size_t close = m_text.find(quote, m_at + 1);
            if (close == std::string_view::npos)
                return expected(fairshare::say("a closing {}", std::string(1, quote)), m_text.size());
            std::string inside(m_text.substr(m_at + 1, close - m_at - 1));
            m_at = close + 1;
            return inside;
        }
        const std::size_t end = std::min(m_text.find_first_of(ends, m_at), m_text.size());
        std::string inside(m_text.substr(m_at, end - m_at));
        m_at = end;
        return inside;
    }

    void addOperand(FilterTerm term)
    {
        joinImplicitly();
        m_terms.push_back(std::move(term));
        m_needsOperand = false;
        m_lastName.reset();
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<FilterTerm> m_terms;
    std::vector<Waiting> m_waiting;
    bool m_needsOperand = true;
    std::optional<std::size_t> m_lastName{}; ///< the name that a word beside it continues
};

} // namespace

Result<std::vector<FilterTerm>> filterTerms(std::string_view text)
{
    return FilterParser(text).parse();
}

} // namespace fairshare

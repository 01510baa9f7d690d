// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Parses the numbers that people type, the same in every field: `2k`, `3 d`, `50 TRES-h`, `30%`, and changes
/// such as `*1.5`, `/2`, `+10%`, `-30%` and `+3`.
///
/// Blanks and spaces between digit groups are ignored. `k`, `M`, `G` and `T` multiply by thousands. Usage and
/// spans take the units `s`, `m` or `min`, `h` and `d`, also written out, and for usage with `TRES-` before
/// them. For usage, `M` is a million and `m` a minute; for spans, both are minutes.
namespace fairshare {

/// Number format of the locale. "." is accepted as a decimal point in addition to the locale's own. If "."
/// separates digit groups in the locale, a number such as 1.000 is ambiguous and refused. Other marks between
/// groups of three digits are ignored.
struct NumberMarks {
    std::string_view point = ".";
    std::string_view group{};
};

/// Unit of a span, or of usage in TRES-time.
enum class TimeUnit : std::uint8_t { Second, Minute, Hour, Day };

/// Returns the seconds in a unit.
long double secondsIn(TimeUnit unit);

/// Returns "TRES-s", "TRES-min", "TRES-h" or "TRES-d".
std::string tresTime(TimeUnit unit);

/// What a field takes.
struct QuantityRules {
    enum class Kind : std::uint8_t { Number, Usage, Span };
    Kind kind = Kind::Number;
    TimeUnit unit = TimeUnit::Second; ///< of a number without unit; not for Number
    std::optional<long double> whole{}; ///< what 100% is; without it, percentages are changes only
    bool changes = true; ///< whether changes such as *1.5 and +10% are accepted
    NumberMarks marks{};
};

/// A typed number.
struct Quantity {
    enum class Form : std::uint8_t {
        Value, ///< replaces the value
        Step, ///< is added
        Factor, ///< multiplies
        Divisor, ///< divides; not 0
        Percent, ///< changes by a percentage
    };
    Form form = Form::Value;
    long double number = 0; ///< in seconds for usage and spans; may exceed every double
    long double typed = 0; ///< without unit, with its multiple: 50000 for 50k TRES-h
    std::optional<TimeUnit> unit{}; ///< as typed, or of a number without unit; none for plain numbers
    bool isPart = false; ///< typed as a percentage of the whole, such as 30%

    bool isChange() const { return form != Form::Value; }
    /// Returns the new value of a field that has the value `now`.
    long double appliedTo(long double now) const;
};

/// Returns a typed quantity, or nothing if the text is none. Errors: BadInput if the text is ambiguous in the
/// locale.
Result<std::optional<Quantity>> typedQuantity(std::string_view text, const QuantityRules& rules);

/// Returns whether the text is a change such as *1.5, +10% or +3. `-3` is a negative number, because users
/// would not expect it to subtract.
bool isChangeText(std::string_view text, const NumberMarks& marks = {});

/// Returns the text as the parser sees it: without spaces and separators of digit groups, with "." and "-".
std::string plainQuantityText(std::string_view text, const NumberMarks& marks = {});

/// Returns how a quantity was understood: "50000 TRES-h = 180000000 TRES-s", "2000", "+10%", "259200 s".
std::string quantityText(const Quantity& quantity, const QuantityRules& rules);

/// Formats a number for sentences: six significant digits, whole numbers in full.
std::string readableNumber(long double number);

/// Returns the shortest number of usage in a unit that stands for the same double in TRES-seconds, for
/// copies.
std::string usageIn(TimeUnit unit, long double tresSeconds);

/// Returns usage in a unit with twelve significant digits, for fields where it is edited.
std::string editableUsage(TimeUnit unit, long double tresSeconds);

/// Returns the text in quotation marks, truncated if it is long.
std::string quotedQuantity(std::string_view text);

} // namespace fairshare

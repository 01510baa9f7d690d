// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/shown_text.h"

#include <QRegularExpression>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr qsizetype LongestLine = 100; ///< in characters
constexpr qsizetype UnbrokenLength = 16; ///< in characters
constexpr char16_t ControlPictures = 0x2400;
constexpr char16_t DeletePicture = 0x2421;
constexpr QChar Replacement(0xFFFD);

bool isDirection(char16_t unit)
{
    return unit == 0x061C || unit == 0x200E || unit == 0x200F || (unit >= 0x202A && unit <= 0x202E)
        || (unit >= 0x2066 && unit <= 0x2069);
}

bool breaksLines(char16_t unit)
{
    return unit == 0x2028 || unit == 0x2029;
}

QChar shownUnit(QChar character)
{
    const char16_t unit = character.unicode();
    if (unit < 0x20)
        return {char16_t(ControlPictures + unit)};
    if (unit == 0x7F)
        return {DeletePicture};
    if ((unit >= 0x80 && unit <= 0x9F) || isDirection(unit) || breaksLines(unit))
        return Replacement;
    return character;
}

/// True for a point, or a comma between digits; in lists a space follows the comma.
bool isDecimalPoint(const QString& text, qsizetype at)
{
    if (text[at] == QLatin1Char('.'))
        return true;
    return text[at] == QLatin1Char(',') && at > 0 && text[at - 1].isDigit() && at + 1 < text.size()
        && text[at + 1].isDigit();
}

} // namespace

QString fromCore(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString shownText(QString text)
{
    for (QChar& character : text)
        character = shownUnit(character);
    return text;
}

QString shownName(std::string_view name)
{
    return shownText(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

QString shownProse(std::string_view text)
{
    static const QRegularExpression beforeUnit(QStringLiteral("(?<=\\d) (?=%|TRES-|node-h|[hd]\\b)"));
    return shownName(text).replace(beforeUnit, QString(QChar(QChar::Nbsp)));
}

QString breakable(const QString& name)
{
    QString broken;
    for (qsizetype at = 0; at < name.size(); at += UnbrokenLength) {
        if (at > 0)
            broken += ZeroWidthSpace;
        broken += QStringView(name).mid(at, UnbrokenLength);
    }
    return broken;
}

QString printedFormula(std::string_view step)
{
    const QString text = shownName(step);
    // Matches words in brackets after a result, in any language. Brackets within a formula follow an
    // operator.
    static const QRegularExpression remark(QStringLiteral("\\w (?=\\(\\p{L})"));
    const qsizetype before = text.indexOf(remark);
    const qsizetype names = before < 0 ? -1 : before + 1;
    QString formula = names < 0 ? text : text.left(names);
    formula.replace(QLatin1String(" * "), QStringLiteral(" \u00D7 "));
    formula.replace(QLatin1String(" - "), QStringLiteral(" \u2212 "));
    formula.replace(QLatin1String("(-"), QStringLiteral("(\u2212"));
    return formula + (names < 0 ? QString() : text.mid(names));
}

QString groupedFormula(const QString& formula)
{
    constexpr QChar GroupSpace(0x202F); // a non-breaking space
    constexpr qsizetype GroupSize = 3;
    QString result;
    for (qsizetype at = 0; at < formula.size();) {
        qsizetype end = at;
        while (end < formula.size()
            && (formula[end].isLetterOrNumber() || formula[end] == QLatin1Char('_')
                || isDecimalPoint(formula, end)))
            ++end;
        if (end == at) {
            result += formula[at++];
            continue;
        }
        QString word = formula.mid(at, end - at);
        const qsizetype digits = std::distance(word.begin(),
            std::find_if_not(word.begin(), word.end(),
                [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); }));
        const bool isNumber = digits == word.size() || (digits > 0 && isDecimalPoint(word, digits));
        for (qsizetype gap = digits - GroupSize; isNumber && gap > 0; gap -= GroupSize)
            word.insert(gap, GroupSpace);
        result += word;
        at = end;
    }
    return result;
}

QString cardParagraph(const QString& line)
{
    if (line.isEmpty())
        return {};
    const QLatin1String breaks(line.size() <= LongestLine ? "nowrap" : "normal");
    return QStringLiteral("<div style=\"white-space:%1\">%2</div>").arg(breaks, line.toHtmlEscaped());
}

} // namespace fairshare::gui

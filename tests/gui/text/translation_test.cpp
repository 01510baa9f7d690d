// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/translations.h"
#include "widgets/text/chart_texts.h"
#include "widgets/text/language.h"

#include "core/analysis/compare/answers/answer_line.h"
#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/chart/chart_registry.h"
#include "core/scenario/evaluation.h"
#include "core/tree/share_tree_builder.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>
#include <QTextStream>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

/// Texts that are the same in German: names of things, formulas, keys.
QSet<QString> keptTexts()
{
    QFile file(QStringLiteral(TEST_DATA "/translations/same_in_german.txt"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly | QIODevice::Text));
    QSet<QString> texts;
    QTextStream stream(&file);
    while (!stream.atEnd())
        if (const QString line = stream.readLine(); !line.startsWith(QLatin1Char('#')))
            texts << line;
    return texts;
}

/// What is filled in: "%1" and "{}" as they are numbered, sorted; formats of numbers included.
QStringList placeholders(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("%(\\d)|(?<!\\{)\\{(\\d*)(:[^}]*)?\\}(?!\\})"));
    QStringList found;
    int next = 0;
    for (auto at = pattern.globalMatch(text); at.hasNext();) {
        const QRegularExpressionMatch match = at.next();
        if (!match.captured(1).isEmpty())
            found << QLatin1Char('%') + match.captured(1);
        else
            found << (match.captured(2).isEmpty() ? QString::number(next++) : match.captured(2))
                    + match.captured(3);
    }
    found.removeDuplicates();
    found.sort();
    return found;
}

TEST(TranslationTest, OnlyListedTextsAreTheSame)
{
    const QSet<QString> kept = keptTexts();
    QSet<QString> same;
    QStringList unlisted;
    for (const TranslatedText& text : translatedTexts(QStringLiteral("de"))) {
        if (text.translation != text.english)
            continue;
        same << text.english;
        if (!kept.contains(text.english))
            unlisted << text.english;
    }
    EXPECT_TRUE(unlisted.isEmpty()) << unlisted.join(QLatin1Char('\n')).toStdString();
    const QStringList stale = (kept - same).values();
    EXPECT_TRUE(stale.isEmpty()) << "listed, but not the same: "
                                 << stale.join(QLatin1Char('\n')).toStdString();
}

TEST(TranslationTest, TranslationsFillInTheSameValues)
{
    for (const TranslatedText& text : translatedTexts(QStringLiteral("de")))
        EXPECT_EQ(placeholders(text.translation), placeholders(text.english))
            << text.english.toStdString() << " -> " << text.translation.toStdString();
}

TEST(TranslationTest, PlaceholdersAreFound)
{
    EXPECT_EQ(placeholders(QStringLiteral("%2 of {} and {:.2f} {{x}}")),
        (QStringList{QStringLiteral("%2"), QStringLiteral("0"), QStringLiteral("1:.2f")}));
    EXPECT_EQ(placeholders(QStringLiteral("{1} {0}")), placeholders(QStringLiteral("{} {}")));
    EXPECT_NE(placeholders(QStringLiteral("{}")), placeholders(QStringLiteral("{} {}")));
}

TEST(TranslationTest, EndsAndStartsAreAlike)
{
    const auto edges = [](const QString& text) {
        return QStringList{text.startsWith(QLatin1Char(' ')) ? QStringLiteral(" ") : QString(),
            text.endsWith(QLatin1Char(' ')) ? QStringLiteral(" ") : QString(),
            text.endsWith(QChar(0x2026)) ? QStringLiteral("…") : QString(),
            text.endsWith(QLatin1Char('.')) ? QStringLiteral(".") : QString(),
            text.contains(QRegularExpression(QStringLiteral("&\\w"))) ? QStringLiteral("&") : QString()};
    };
    for (const TranslatedText& text : translatedTexts(QStringLiteral("de")))
        EXPECT_EQ(edges(text.translation), edges(text.english)) << text.english.toStdString();
}

// Jobs that are killed do not end as others do.
TEST(TranslationTest, KilledJobsAreCalledTheSameEverywhere)
{
    static const QRegularExpression killed(QStringLiteral("\\b[Kk]illed\\b"));
    int found = 0;
    for (const TranslatedText& text : translatedTexts(QStringLiteral("de"))) {
        if (!text.english.contains(killed)
            || !text.english.contains(QLatin1String("job"), Qt::CaseInsensitive))
            continue;
        ++found;
        EXPECT_TRUE(text.translation.contains(QLatin1String("abgebrochen"), Qt::CaseInsensitive))
            << text.translation.toStdString();
    }
    EXPECT_GE(found, 5);
}

class GermanTest : private InGerman, public testing::Test { };

TEST_F(GermanTest, TheCoreSpeaksGerman)
{
    EXPECT_EQ(counted(1, Noun::User, ""), "1 Benutzer");
    EXPECT_EQ(fairshare::say("{} stays last", "x"), "x stays last") << "is no text of the program";
    EXPECT_EQ(coreText("Usage versus share"), QStringLiteral("Nutzung gegen Anteil"));
}

/// One wording fits every count. ann and bob share a rank until bob uses less.
TEST_F(GermanTest, TheAnswerCountsOne)
{
    const auto evaluated = [](long double usageOfBob) {
        ShareTreeBuilder builder;
        builder.add(builder.root(), {.name = "ann", .usage = 5});
        builder.add(builder.root(), {.name = "bob", .usage = usageOfBob});
        Diagnostics diagnostics;
        Scenario scenario;
        scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
        return evaluate(scenario, {"fair_tree"}).value();
    };
    const auto now = evaluated(1);
    const auto before = evaluated(5);
    const auto opens = [](const Evaluation& evaluation, const Evaluation& baseline, const char* start) {
        const std::string said =
            answerLine(evaluation, "fair_tree", &baseline, {.baselineName = "alt"}).sentence;
        EXPECT_TRUE(said.starts_with(start)) << said;
        EXPECT_TRUE(said.ends_with("und lässt 1 unverändert.")) << said;
    };
    opens(*now, *before, "Gegenüber alt verschiebt Fair Tree keine Benutzer nach oben und 1 nach unten ");
    opens(*before, *now, "Gegenüber alt verschiebt Fair Tree 1 Benutzer nach oben und 0 nach unten ");
}

TEST_F(GermanTest, EveryChoiceOfAChartIsGerman)
{
    QSet<QString> known;
    const QRegularExpression commaInNumbers(QStringLiteral(",(\\d)")); // the tests run without a locale
    for (const TranslatedText& text : translatedTexts(QStringLiteral("de")))
        if (text.context == QLatin1String("fairshare"))
            known << QString(text.translation).replace(commaInNumbers, QStringLiteral(".\\1"));
    for (const Chart& chart : charts())
        for (const ParameterSpec& parameter : chart.parameters)
            for (const std::string_view choice : parameter.choices)
                EXPECT_TRUE(known.contains(choiceText(choice))) << chart.id << ": " << choice;
}

TEST_F(GermanTest, NumbersInTextsFollowTheLocale)
{
    EXPECT_EQ(coreText("S' = 0.1 + 0.9 S"), QStringLiteral("S' = 0.1 + 0.9 S"));
    const QString meaning =
        coreText("Show F for S, for S' = 0.1 + 0.9 S (LEVEL_BASED in Slurm 14.11.0-pre3), or both.");
    EXPECT_TRUE(meaning.startsWith(QStringLiteral("F für S, ")));
    EXPECT_TRUE(meaning.contains(QStringLiteral("S' = 0.1 + 0.9 S (")));
    EXPECT_TRUE(meaning.contains(QStringLiteral(" Slurm 14.11.0-pre3)")));
}

TEST_F(GermanTest, QtSpeaksGerman)
{
    EXPECT_EQ(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Abbrechen"));
}

TEST(LanguageTest, LanguagesAreNamedInTheirOwnWords)
{
    EXPECT_EQ(languages(), (QStringList{QStringLiteral("en"), QStringLiteral("de")}));
    EXPECT_EQ(languageName(QStringLiteral("en")), QStringLiteral("English"));
    EXPECT_EQ(languageName(QStringLiteral("de")), QStringLiteral("Deutsch"));
}

} // namespace
} // namespace fairshare::gui

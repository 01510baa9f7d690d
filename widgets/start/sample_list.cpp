// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/start/sample_list.h"

#include <QFile>
#include <QtGlobal>

#include <algorithm>
#include <array>

namespace fairshare::gui {
namespace {

constexpr const char* Tree = QT_TRANSLATE_NOOP("Samples", "Tree");
constexpr const char* CeaSlides = QT_TRANSLATE_NOOP("Samples", "CEA slides");
constexpr const char* Article = QT_TRANSLATE_NOOP("Samples", "article, 2014");
constexpr const char* Invented = QT_TRANSLATE_NOOP("Samples", "invented");
constexpr const char* FourUsers = QT_TRANSLATE_NOOP("Samples", "4 users");

constexpr std::array Samples{
    Sample{"university_60", QT_TRANSLATE_NOOP("Samples", "University"),
        QT_TRANSLATE_NOOP("Samples", "Sixty users with usage in three colleges; start here"),
        QT_TRANSLATE_NOOP("Samples", "60 users"), Tree, Invented},
    Sample{"university_before", QT_TRANSLATE_NOOP("Samples", "State University, 2026"),
        QT_TRANSLATE_NOOP("Samples", "Shares before the proposal: who stands where under five algorithms"),
        QT_TRANSLATE_NOOP("Samples", "24 users"), Tree, Invented},
    Sample{"university_after", QT_TRANSLATE_NOOP("Samples", "State University, 2027"),
        QT_TRANSLATE_NOOP("Samples", "Three changed shares move 15 of 24 users under Fair Tree"),
        QT_TRANSLATE_NOOP("Samples", "24 users"), Tree, Invented, "university_before"},
    Sample{"parent_shares_and_ties", QT_TRANSLATE_NOOP("Samples", "Parent shares and ties"),
        QT_TRANSLATE_NOOP(
            "Samples", "Equal on paper, unequal in arithmetic; who shares from the parent is first"),
        QT_TRANSLATE_NOOP("Samples", "8 users"), Tree, Invented},
    Sample{"cea_equal_use", QT_TRANSLATE_NOOP("Samples", "CEA tree, used as granted"),
        QT_TRANSLATE_NOOP("Samples", "Depth-oblivious gives all who run jobs 49654; classic punishes depth"),
        FourUsers, Tree, CeaSlides},
    Sample{"cea_classic", QT_TRANSLATE_NOOP("Samples", "CEA tree, classic"),
        QT_TRANSLATE_NOOP(
            "Samples", "On an unbalanced tree classic does not reach the shares: 34999 against 49645"),
        FourUsers, Tree, CeaSlides},
    Sample{"cea_depth_oblivious", QT_TRANSLATE_NOOP("Samples", "CEA tree, unequal use"),
        QT_TRANSLATE_NOOP("Samples", "How usage of 35, 5 and 60 percent spreads the priorities"), FourUsers,
        Tree, CeaSlides},
    Sample{"cea_tickets", QT_TRANSLATE_NOOP("Samples", "CEA tree, tickets"),
        QT_TRANSLATE_NOOP("Samples", "Tickets go to who waits; one is lost to truncation: 99999"),
        QT_TRANSLATE_NOOP("Samples", "5 users"), Tree, CeaSlides},
    Sample{"four_level_buckets", QT_TRANSLATE_NOOP("Samples", "Four-level buckets"),
        QT_TRANSLATE_NOOP("Samples", "How the 64-bit word fences off one level from the next"),
        QT_TRANSLATE_NOOP("Samples", "4 levels"), Tree, Article},
    Sample{"150_equal_accounts", QT_TRANSLATE_NOOP("Samples", "150 equal accounts"),
        QT_TRANSLATE_NOOP(
            "Samples", "S = 0.0067: a little usage drives F to 0; what the 0.1 interpolation changes"),
        QT_TRANSLATE_NOOP("Samples", "150 accounts"), Tree, Article},
};

} // namespace

std::span<const Sample> samples()
{
    return Samples;
}

QString samplePath(std::string_view id)
{
    return QStringLiteral(":/samples/%1.fairshare")
        .arg(QLatin1String(id.data(), static_cast<qsizetype>(id.size())));
}

QString sampleBaseline(const QString& path)
{
    const auto found = std::find_if(Samples.begin(), Samples.end(),
        [&path](const Sample& sample) { return samplePath(sample.id) == path; });
    return found == Samples.end() || found->baseline == nullptr ? QString() : samplePath(found->baseline);
}

std::optional<std::string> sampleContent(std::string_view id)
{
    const bool known =
        std::any_of(Samples.begin(), Samples.end(), [id](const Sample& sample) { return sample.id == id; });
    QFile file(samplePath(id));
    if (!known || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll().toStdString();
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/chart_texts.h"

#include <QCoreApplication>

#include <string>

namespace fairshare::gui {

// Texts of the core, for the translators.
[[maybe_unused]] static constexpr const char* Texts[] = {
    QT_TRANSLATE_NOOP("Charts", "Usage against share"),
    QT_TRANSLATE_NOOP(
        "Charts", "Every user and account at its share of the cluster and its part of all usage."),
    QT_TRANSLATE_NOOP("Charts", "Who uses more than the share and who less, and how far the factor follows."),
    QT_TRANSLATE_NOOP("Charts", "Show"),
    QT_TRANSLATE_NOOP("Charts", "Axes"),
    QT_TRANSLATE_NOOP("Charts", "Color"),
    QT_TRANSLATE_NOOP("Charts", "Shares, level by level"),
    QT_TRANSLATE_NOOP("Charts", "Shares in rings"),
    QT_TRANSLATE_NOOP("Charts", "Both"),
    QT_TRANSLATE_NOOP("Charts", "Users"),
    QT_TRANSLATE_NOOP("Charts", "Accounts"),
    QT_TRANSLATE_NOOP("Charts", "Automatic"),
    QT_TRANSLATE_NOOP("Charts", "Linear"),
    QT_TRANSLATE_NOOP("Charts", "Logarithmic"),
    QT_TRANSLATE_NOOP("Charts", "Factor"),
    QT_TRANSLATE_NOOP("Charts", "Rank"),
    QT_TRANSLATE_NOOP("Charts", "Plain"),
    QT_TRANSLATE_NOOP("Charts", "Usage ratio"),
};

QString chartText(std::string_view english)
{
    return QCoreApplication::translate("Charts", std::string(english).c_str());
}

QString choiceText(std::string_view choice)
{
    QString words = QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size()));
    words.replace(QLatin1Char('_'), QLatin1Char(' '));
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return chartText(words.toStdString());
}

} // namespace fairshare::gui

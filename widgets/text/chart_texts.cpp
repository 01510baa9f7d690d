// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/chart_texts.h"

#include "widgets/text/language.h"

#include <QCoreApplication>

#include <array>

namespace fairshare::gui {
namespace {

/// The core's choices as display texts, for the translators.
[[maybe_unused]] constexpr std::array Choices{
    QT_TRANSLATE_NOOP("fairshare", "0 to 1"),
    QT_TRANSLATE_NOOP("fairshare", "0 to 2"),
    QT_TRANSLATE_NOOP("fairshare", "0 to 5"),
    QT_TRANSLATE_NOOP("fairshare", "0.1 and 0.0067"),
    QT_TRANSLATE_NOOP("fairshare", "1 to 0.01"),
    QT_TRANSLATE_NOOP("fairshare", "Account"),
    QT_TRANSLATE_NOOP("fairshare", "Accounts"),
    QT_TRANSLATE_NOOP("fairshare", "All"),
    QT_TRANSLATE_NOOP("fairshare", "All pause"),
    QT_TRANSLATE_NOOP("fairshare", "Application"),
    QT_TRANSLATE_NOOP("fairshare", "Automatic"),
    QT_TRANSLATE_NOOP("fairshare", "Balanced"),
    QT_TRANSLATE_NOOP("fairshare", "Balanced slides"),
    QT_TRANSLATE_NOOP("fairshare", "Both"),
    QT_TRANSLATE_NOOP("fairshare", "Bursts"),
    QT_TRANSLATE_NOOP("fairshare", "Chosen"),
    QT_TRANSLATE_NOOP("fairshare", "Chosen pause"),
    QT_TRANSLATE_NOOP("fairshare", "Cores"),
    QT_TRANSLATE_NOOP("fairshare", "Decays"),
    QT_TRANSLATE_NOOP("fairshare", "Declared"),
    QT_TRANSLATE_NOOP("fairshare", "Everywhere"),
    QT_TRANSLATE_NOOP("fairshare", "Exponent"),
    QT_TRANSLATE_NOOP("fairshare", "Factor"),
    QT_TRANSLATE_NOOP("fairshare", "Groups"),
    QT_TRANSLATE_NOOP("fairshare", "Hidden"),
    QT_TRANSLATE_NOOP("fairshare", "Linear"),
    QT_TRANSLATE_NOOP("fairshare", "Logarithmic"),
    QT_TRANSLATE_NOOP("fairshare", "Lulls"),
    QT_TRANSLATE_NOOP("fairshare", "Map"),
    QT_TRANSLATE_NOOP("fairshare", "None"),
    QT_TRANSLATE_NOOP("fairshare", "One pauses"),
    QT_TRANSLATE_NOOP("fairshare", "Own"),
    QT_TRANSLATE_NOOP("fairshare", "Plain"),
    QT_TRANSLATE_NOOP("fairshare", "Policies"),
    QT_TRANSLATE_NOOP("fairshare", "Queue"),
    QT_TRANSLATE_NOOP("fairshare", "Rank"),
    QT_TRANSLATE_NOOP("fairshare", "Ratio"),
    QT_TRANSLATE_NOOP("fairshare", "Selected"),
    QT_TRANSLATE_NOOP("fairshare", "Share"),
    QT_TRANSLATE_NOOP("fairshare", "Shares"),
    QT_TRANSLATE_NOOP("fairshare", "Shown"),
    QT_TRANSLATE_NOOP("fairshare", "Solid"),
    QT_TRANSLATE_NOOP("fairshare", "Stays"),
    QT_TRANSLATE_NOOP("fairshare", "Steady"),
    QT_TRANSLATE_NOOP("fairshare", "Take turns"),
    QT_TRANSLATE_NOOP("fairshare", "Taken"),
    QT_TRANSLATE_NOOP("fairshare", "Top account"),
    QT_TRANSLATE_NOOP("fairshare", "Typical"),
    QT_TRANSLATE_NOOP("fairshare", "Usage"),
    QT_TRANSLATE_NOOP("fairshare", "Usage ratio"),
    QT_TRANSLATE_NOOP("fairshare", "User"),
    QT_TRANSLATE_NOOP("fairshare", "Users"),
    QT_TRANSLATE_NOOP("fairshare", "Wait"),
    QT_TRANSLATE_NOOP("fairshare", "Waves"),
    QT_TRANSLATE_NOOP("fairshare", "Code"),
    QT_TRANSLATE_NOOP("fairshare", "Slides"),
    QT_TRANSLATE_NOOP("fairshare", "With"),
    QT_TRANSLATE_NOOP("fairshare", "Without"),
};

} // namespace

QString minimumText(std::string_view parameterId)
{
    if (parameterId == "half_life")
        return QCoreApplication::translate("fairshare", "as configured");
    if (parameterId == "hold")
        return QCoreApplication::translate("fairshare", "none");
    if (parameterId == "after")
        return QCoreApplication::translate("fairshare", "now");
    if (parameterId == "step")
        return QCoreApplication::translate("fairshare", "all steps");
    return parameterId == "to" || parameterId == "places"
        ? QCoreApplication::translate("fairshare", "automatic")
        : QString();
}

QString choiceText(std::string_view choice)
{
    QString words = QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size()));
    words.replace(QLatin1Char('_'), QLatin1Char(' '));
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return coreText(words.toStdString());
}

} // namespace fairshare::gui

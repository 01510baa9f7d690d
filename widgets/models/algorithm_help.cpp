// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/algorithm_help.h"

#include <QCoreApplication>

namespace fairshare::gui {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("AlgorithmHelp", text);
}

} // namespace

QString decidingText(const Algorithm& algorithm)
{
    return algorithm.meaning == FactorMeaning::ValueDecides
        ? tr("The value decides: a factor twice as high is worth twice the weight.")
        : tr("The rank decides: only the order counts, factors are evenly spaced.");
}

QString sourceText(const Algorithm& algorithm)
{
    return tr("Source: %1")
        .arg(QString::fromUtf8(algorithm.source.data(), static_cast<qsizetype>(algorithm.source.size())));
}

} // namespace fairshare::gui

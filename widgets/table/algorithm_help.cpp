// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/algorithm_help.h"

#include "widgets/text/language.h"

#include <QCoreApplication>

namespace fairshare::gui {
namespace {

struct AlgorithmHelp {
    Q_DECLARE_TR_FUNCTIONS(AlgorithmHelp)
};

} // namespace

QString algorithmTitle(const Algorithm& algorithm)
{
    return coreText(algorithm.title);
}

QString decidingText(const Algorithm& algorithm)
{
    return algorithm.meaning == FactorMeaning::ValueDecides
        ? AlgorithmHelp::tr("The value decides: doubling the factor doubles its priority points.")
        : AlgorithmHelp::tr("The rank decides: only the order counts; factors are evenly spaced.");
}

QString sourceText(const Algorithm& algorithm)
{
    return AlgorithmHelp::tr("Source: %1").arg(coreText(algorithm.source));
}

QStringList columnHelp(const ColumnSpec& column, const Algorithm& algorithm)
{
    return {coreText(column.meaning), decidingText(algorithm), sourceText(algorithm)};
}

} // namespace fairshare::gui

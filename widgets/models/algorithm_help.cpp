// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/algorithm_help.h"

#include "widgets/text/language.h"

#include "core/fairshare/algorithm_registry.h"

#include <QCoreApplication>

namespace fairshare::gui {
namespace {

struct AlgorithmHelp {
    Q_DECLARE_TR_FUNCTIONS(AlgorithmHelp)
};

} // namespace

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

QStringList columnHelp(const TreeColumn& column)
{
    QStringList lines = column.meaning().split(QLatin1Char('\n'));
    if (column.kind == ColumnKind::Factor || column.kind == ColumnKind::Rank)
        lines << decidingText(*column.algorithm);
    if (column.algorithm != nullptr)
        lines << sourceText(*column.algorithm);
    else if (!column.resultColumn().empty())
        lines << sourceText(*findAlgorithm(column.sourceAlgorithm()));
    return lines;
}

QStringList columnHelp(const ColumnSpec& column, const Algorithm& algorithm)
{
    return {coreText(column.meaning), decidingText(algorithm), sourceText(algorithm)};
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/class_text.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/simulator/section/class_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace fairshare::gui {
namespace {

struct ClassTexts {
    Q_DECLARE_TR_FUNCTIONS(ClassTexts)
};

constexpr double LeastCoefficient = 0.001;

QString number(double value)
{
    const NumberText numbers;
    for (int decimals = 0; decimals < 3; ++decimals)
        if (std::abs(value - QString::number(value, 'f', decimals).toDouble()) < LeastCoefficient / 10)
            return numbers.real(value, decimals);
    return numbers.real(value, 3);
}

} // namespace

QString classText(const JobClass& jobs)
{
    if (isNamedByCoefficient(jobs))
        return QStringLiteral("×") + number(jobs.coefficient);
    return ClassTexts::tr("%1 × %2").arg(shownName(jobs.value), number(jobs.coefficient));
}

QString classesText(std::span<const JobClass> classes)
{
    QStringList texts;
    for (const JobClass& each : classes)
        texts << classText(each);
    return texts.isEmpty() ? ClassTexts::tr("no PAP+ classes")
                           : ClassTexts::tr("PAP+ classes: %1").arg(texts.join(QStringLiteral(", ")));
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/picture_facts.h"

#include <QCoreApplication>

#include <optional>

namespace fairshare::gui {
namespace {

struct FactsTexts {
    Q_DECLARE_TR_FUNCTIONS(FactsTexts)
};

/// The time that FixedTimeOfExport sets.
std::optional<qint64>& fixedEpoch()
{
    static std::optional<qint64> epoch;
    return epoch;
}

/// Returns the fixed time or that of SOURCE_DATE_EPOCH; nothing if it is not set or not a number.
std::optional<QDateTime> givenTime()
{
    if (fixedEpoch())
        return QDateTime::fromSecsSinceEpoch(*fixedEpoch(), Qt::UTC);
    bool given = false;
    const qint64 epoch = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&given);
    return given ? std::optional(QDateTime::fromSecsSinceEpoch(epoch, Qt::UTC)) : std::nullopt;
}

} // namespace

FixedTimeOfExport::FixedTimeOfExport(qint64 epoch)
{
    fixedEpoch() = epoch;
}

FixedTimeOfExport::~FixedTimeOfExport()
{
    fixedEpoch().reset();
}

QDateTime timeOfExport()
{
    return givenTime().value_or(QDateTime::currentDateTimeUtc());
}

QString dayOfExport()
{
    return givenTime().value_or(QDateTime::currentDateTime()).date().toString(Qt::ISODate);
}

QString programName()
{
    return QStringLiteral("Fairshare Explorer %1").arg(QCoreApplication::applicationVersion()).trimmed();
}

QString descriptionOf(const PictureFacts& facts)
{
    QStringList lines;
    for (const QString& line : {facts.answer, facts.origin})
        if (!line.isEmpty())
            lines << line;
    if (!facts.fullNames.isEmpty())
        lines << FactsTexts::tr("Full text of labels truncated in the picture: %1")
                     .arg(facts.fullNames.join(QLatin1String(" | ")));
    return lines.join(QLatin1Char('\n'));
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/picture_facts.h"

#include <QCoreApplication>

namespace fairshare::gui {
namespace {

struct FactsTexts {
    Q_DECLARE_TR_FUNCTIONS(FactsTexts)
};

} // namespace

QDateTime timeOfExport()
{
    bool given = false;
    const qint64 epoch = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&given);
    return given ? QDateTime::fromSecsSinceEpoch(epoch, Qt::UTC) : QDateTime::currentDateTimeUtc();
}

QString dayOfExport()
{
    const QDateTime now = timeOfExport();
    const bool isGiven = qEnvironmentVariableIsSet("SOURCE_DATE_EPOCH");
    return (isGiven ? now : now.toLocalTime()).date().toString(Qt::ISODate);
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
        lines
            << FactsTexts::tr("Cut short in the picture: %1").arg(facts.fullNames.join(QLatin1String(" | ")));
    return lines.join(QLatin1Char('\n'));
}

} // namespace fairshare::gui

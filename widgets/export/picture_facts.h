// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace fairshare::gui {

/// What a file with a picture says of itself to whoever reads the file rather than the picture.
struct PictureFacts {
    QString title; ///< of the view or chart
    QString answer{}; ///< its sentence; "" for none
    QString origin{}; ///< files with whole digests, algorithms, baseline, version, date; "" for none
    QStringList fullNames{}; ///< whole texts of what is cut short in the picture
    QString program{}; ///< with its version
    QDateTime made; ///< in UTC
};

/// Now, or the instant that SOURCE_DATE_EPOCH gives, so that files can be the same from run to run; in UTC.
QDateTime timeOfExport();
/// Its day, "2026-11-27": of the time here unless SOURCE_DATE_EPOCH gives it.
QString dayOfExport();

/// The program with its version, as captions name it.
QString programName();

/// Answer, origin and full names, one a line.
QString descriptionOf(const PictureFacts& facts);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace fairshare::gui {

/// Metadata of a picture file. It has no time of creation, so that the same export gives the same bytes.
struct PictureFacts {
    QString title; ///< of the view or chart
    QString answer{}; ///< sentence of the view or chart; "" for none
    QString origin{}; ///< files with whole digests, algorithms, baseline, version, date; "" for none
    QStringList fullNames{}; ///< full text of labels truncated in the picture
    QString program{}; ///< with its version
};

/// Returns the current time, or that of SOURCE_DATE_EPOCH, so that files can be the same from run to run; in
/// UTC.
QDateTime timeOfExport();
/// Returns the day of export, "2026-11-27", in local time. In UTC if SOURCE_DATE_EPOCH is set.
QString dayOfExport();

/// While it exists, files are made at this time, as if SOURCE_DATE_EPOCH were set.
class FixedTimeOfExport {
public:
    /// @param epoch seconds since 1970
    explicit FixedTimeOfExport(qint64 epoch);
    ~FixedTimeOfExport();
    FixedTimeOfExport(const FixedTimeOfExport&) = delete;
    FixedTimeOfExport& operator=(const FixedTimeOfExport&) = delete;
};

/// Returns the program name with its version, as shown in captions.
QString programName();

/// Returns answer, origin and full names, one per line.
QString descriptionOf(const PictureFacts& facts);

} // namespace fairshare::gui

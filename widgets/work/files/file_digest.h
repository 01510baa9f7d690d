// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/file_watch.h"
#include "widgets/work/tasks/latest_work.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace fairshare::gui {

/// A file with its state at the time of reading.
struct ReadFile {
    QString path;
    FileStamp stamp;

    bool operator==(const ReadFile&) const = default;
};

/// Computes the SHA-256 of files in the background on request.
class FileDigest : public QObject {
    Q_OBJECT

public:
    explicit FileDigest(QObject* parent = nullptr);

    /// Requests the digests of these files; `known` is emitted when they are available. Does nothing if they
    /// already are.
    void request(const std::vector<ReadFile>& files);
    bool isKnown(const std::vector<ReadFile>& files) const { return m_isKnown && files == m_files; }
    /// Returns one digest per file, in lower-case digits; "" for a file that changed since it was read.
    const QStringList& digests() const { return m_digests; }
    /// Waits for the digests; for pictures made without a window.
    void waitUntilReady();

Q_SIGNALS:
    void known();

private:
    std::vector<ReadFile> m_files;
    QStringList m_digests;
    bool m_isKnown = false;
    LatestWork m_work;
};

} // namespace fairshare::gui

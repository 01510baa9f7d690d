// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/file_watch.h"
#include "widgets/work/latest_work.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace fairshare::gui {

/// A file as it was when it was read.
struct ReadFile {
    QString path;
    FileStamp stamp;

    bool operator==(const ReadFile&) const = default;
};

/// The SHA-256 of files, computed in the background when somebody asks for them.
class FileDigest : public QObject {
    Q_OBJECT

public:
    explicit FileDigest(QObject* parent = nullptr);

    /// Asks for the digests of these; `known` tells when they are there. Nothing happens when they are.
    void request(const std::vector<ReadFile>& files);
    bool isKnown(const std::vector<ReadFile>& files) const { return m_isKnown && files == m_files; }
    /// One a file: lower-case digits; "" for one that is not as it was when it was read.
    const QStringList& digests() const { return m_digests; }
    /// For pictures made without a window.
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

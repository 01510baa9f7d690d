// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/unsaved_file.h"

#include "core/base/files/files.h"
#include "core/io/scenario_file/fairshare_writer.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/scenario/scenario.h"
#include "core/workspace/file_import.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr int Version = 1;
constexpr qint64 LongestHead = 1 << 20;

QString unsavedSuffix()
{
    return QStringLiteral(".unsaved");
}

QString lockSuffix()
{
    return QStringLiteral(".lock");
}

QByteArray headOf(const WorkOrigin& origin)
{
    const QJsonObject stamp{{QStringLiteral("exists"), origin.stamp.exists},
        {QStringLiteral("bytes"), origin.stamp.bytes},
        {QStringLiteral("changed_at"), origin.stamp.changedAt}};
    const QJsonObject head{{QStringLiteral("version"), Version}, {QStringLiteral("name"), origin.name},
        {QStringLiteral("path"), origin.path}, {QStringLiteral("format"), origin.format},
        {QStringLiteral("sources"), QJsonArray::fromStringList(origin.sources)},
        {QStringLiteral("stamp"), stamp}, {QStringLiteral("variant"), origin.variant},
        {QStringLiteral("baseline"), origin.baseline}, {QStringLiteral("baseline_name"), origin.baselineName},
        {QStringLiteral("time"), origin.time.toUTC().toString(Qt::ISODateWithMs)}};
    return QJsonDocument(head).toJson(QJsonDocument::Compact) + '\n';
}

/// Parses the first line; returns nothing if this program did not write it.
std::optional<WorkOrigin> originIn(const QByteArray& line)
{
    const QJsonObject head = QJsonDocument::fromJson(line).object();
    if (head.value(QLatin1String("version")).toInt() != Version)
        return std::nullopt;
    const QJsonObject stamp = head.value(QLatin1String("stamp")).toObject();
    WorkOrigin origin;
    origin.name = head.value(QLatin1String("name")).toString();
    origin.path = head.value(QLatin1String("path")).toString();
    origin.format = head.value(QLatin1String("format")).toString();
    const QJsonArray sources = head.value(QLatin1String("sources")).toArray();
    for (const auto& source : sources)
        origin.sources << source.toString();
    origin.stamp = {stamp.value(QLatin1String("exists")).toBool(),
        stamp.value(QLatin1String("bytes")).toInteger(),
        stamp.value(QLatin1String("changed_at")).toInteger()};
    origin.variant = head.value(QLatin1String("variant")).toString();
    origin.baseline = head.value(QLatin1String("baseline")).toString();
    origin.baselineName = head.value(QLatin1String("baseline_name")).toString();
    origin.time =
        QDateTime::fromString(head.value(QLatin1String("time")).toString(), Qt::ISODateWithMs).toLocalTime();
    return origin;
}

/// Removes a lock without a file, left by a program that ended before it saved anything.
void removeLockLeftAlone(const QDir& folder, const QString& name)
{
    const QString path = folder.filePath(name);
    const auto lock = FileLock::take(path.toStdString());
    const QString kept = folder.filePath(QFileInfo(name).completeBaseName() + unsavedSuffix());
    if (lock && *lock && !QFileInfo::exists(kept))
        (*lock)->removeFile();
}

} // namespace

UnsavedFile::UnsavedFile(const QString& folder)
    : UnsavedFile(folder, QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

UnsavedFile::UnsavedFile(const QString& folder, const QString& name)
    : m_folder(folder)
    , m_path(QDir(folder).filePath(name + unsavedSuffix()))
    , m_lockPath(QDir(folder).filePath(name + lockSuffix()))
{
}

std::vector<std::shared_ptr<UnsavedFile>> UnsavedFile::leftIn(const QString& folder)
{
    std::vector<std::shared_ptr<UnsavedFile>> found;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QLatin1Char('*') + unsavedSuffix()}, QDir::Files)) {
        const std::shared_ptr<UnsavedFile> left(new UnsavedFile(folder, QFileInfo(name).completeBaseName()));
        if (!left->hold())
            continue;
        // Read only after taking the lock, since the owner may just have removed the file.
        QFile file(left->m_path);
        auto origin = file.open(QIODevice::ReadOnly) ? originIn(file.readLine(LongestHead))
                                                     : std::optional<WorkOrigin>();
        if (!origin)
            continue;
        left->m_origin = std::move(*origin);
        found.push_back(left);
    }
    for (const QString& name : dir.entryList({QLatin1Char('*') + lockSuffix()}, QDir::Files))
        removeLockLeftAlone(dir, name);
    std::sort(found.begin(), found.end(),
        [](const auto& a, const auto& b) { return a->m_origin.time > b->m_origin.time; });
    return found;
}

Result<void> UnsavedFile::hold()
{
    if (m_lock)
        return {};
    auto lock = FileLock::take(m_lockPath.toStdString());
    if (!lock)
        return tl::unexpected(lock.error());
    if (!*lock)
        return fail(ErrorCode::WriteFailed,
            QCoreApplication::translate("UnsavedFile", "cannot be written: in use by another program")
                .toStdString());
    m_lock = std::move(*lock);
    return {};
}

Result<void> UnsavedFile::write(const WorkOrigin& origin, const Scenario& scenario)
{
    const auto text = writeFairshare(scenario);
    if (!text)
        return tl::unexpected(text.error());
    if (!QFileInfo::exists(m_folder)) {
        QDir().mkpath(QFileInfo(m_folder).absolutePath());
        QDir().mkdir(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    if (auto held = hold(); !held)
        return held;
    WorkOrigin complete = origin;
    complete.variant = scenario.shown ? QString::fromStdString(scenario.shown->name) : QString();
    auto written = writeFile(m_path.toStdString(), headOf(complete).toStdString() + *text);
    if (written)
        m_origin = std::move(complete);
    return written;
}

Result<Scenario> UnsavedFile::read(const Progress& progress) const
{
    const auto content = readFile(m_path.toStdString(), progress);
    if (!content)
        return tl::unexpected(content.error());
    const std::string_view text = *content;
    auto imported = importContent(text.substr(text.find('\n') + 1), "fairshare", progress);
    if (!imported) {
        Error error = imported.error();
        error.file = m_path.toStdString();
        ++error.position.line; // plus the first line
        return tl::unexpected(error);
    }
    Scenario& scenario = *imported->import.scenario;
    if (!m_origin.variant.isEmpty())
        return withVariantShown(scenario, m_origin.variant.toStdString());
    return std::move(scenario);
}

void UnsavedFile::remove()
{
    QFile::remove(m_path);
    if (m_lock)
        m_lock->removeFile();
    m_lock.reset();
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/display.h"

#include <QDir>
#include <QFileInfo>
#include <QLibrary>
#include <QLibraryInfo>
#include <QString>

#include <cstring>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace fairshare::gui {
namespace {

bool listens(const QByteArray& socketPath)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (socketPath.size() >= static_cast<qsizetype>(sizeof(address.sun_path)))
        return false;
    std::memcpy(address.sun_path, socketPath.constData(), static_cast<std::size_t>(socketPath.size()));
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (socket < 0)
        return false;
    const bool connected = ::connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof(address)) == 0;
    ::close(socket);
    return connected;
}

bool waylandAnswers()
{
    if (qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        return false;
    const QDir plugins(QLibraryInfo::path(QLibraryInfo::PluginsPath) + QStringLiteral("/platforms"));
    if (plugins.entryList({QStringLiteral("libqwayland*")}).isEmpty())
        return false;
    const QDir runtime(qEnvironmentVariable("XDG_RUNTIME_DIR"));
    return listens(runtime.filePath(qEnvironmentVariable("WAYLAND_DISPLAY")).toLocal8Bit());
}

} // namespace

/// Returns whether the X server accepts a connection. Uses the library that Qt's own plugin requires, so that
/// it is present wherever Qt could use X11.
bool DisplayProbe::x11Answers()
{
    if (qEnvironmentVariableIsEmpty("DISPLAY"))
        return false;
    using Connect = void* (*)(const char*, int*);
    using HasError = int (*)(void*);
    QLibrary xcb(QStringLiteral("xcb"), 1);
    const auto connect = reinterpret_cast<Connect>(xcb.resolve("xcb_connect"));
    const auto hasError = reinterpret_cast<HasError>(xcb.resolve("xcb_connection_has_error"));
    m_disconnect = reinterpret_cast<void (*)(void*)>(xcb.resolve("xcb_disconnect"));
    if (connect == nullptr || hasError == nullptr || m_disconnect == nullptr)
        return false;
    m_connection = connect(nullptr, nullptr);
    return hasError(m_connection) == 0;
}

DisplayProbe::DisplayProbe()
{
    const QString platform = qEnvironmentVariable("QT_QPA_PLATFORM").section(QLatin1Char(':'), 0, 0);
    if (platform.startsWith(QLatin1String("xcb")))
        m_answers = x11Answers();
    else if (platform.startsWith(QLatin1String("wayland")))
        m_answers = waylandAnswers();
    else
        m_answers = !platform.isEmpty() || x11Answers() || waylandAnswers();
}

DisplayProbe::~DisplayProbe()
{
    if (m_connection != nullptr)
        m_disconnect(m_connection);
}

} // namespace fairshare::gui

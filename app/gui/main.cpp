// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/arguments.h"
#include "app/gui/display.h"
#include "app/gui/exit_code.h"
#include "app/gui/render.h"
#include "app/gui/report.h"
#include "widgets/text/language.h"
#include "widgets/theme/icons.h"
#include "widgets/window/main_window.h"
#include "widgets/window/recovery.h"
#include "widgets/work/tasks/background_task.h"

#include "core/base/memory_reuse.h"

#include <QApplication>
#include <QFont>
#include <QHashFunctions>
#include <QLocale>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>

namespace fairshare::gui {
namespace {

constexpr int CardMilliseconds = 300;

/// Fusion style with faster tooltips, in which disabled menu entries can be selected to show why they are
/// disabled.
class ExplorerStyle : public QProxyStyle {
public:
    ExplorerStyle()
        : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    {
    }

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
        QStyleHintReturn* returned) const override
    {
        if (hint == SH_Menu_AllowActiveAndDisabled)
            return 1;
        return hint == SH_ToolTip_WakeUpDelay ? CardMilliseconds
                                              : QProxyStyle::styleHint(hint, option, widget, returned);
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget) const override
    {
        QProxyStyle::drawControl(element, option, painter, widget);
        const bool isDisabledEntry = element == CE_MenuItem && option->state.testFlag(State_Selected)
            && !option->state.testFlag(State_Enabled);
        if (!isDisabledEntry)
            return;
        painter->setPen(option->palette.color(QPalette::PlaceholderText));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1)); // keyboard focus
    }
};

void nameApplication()
{
    QCoreApplication::setApplicationName(QStringLiteral("fairshare-explorer"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FAIRSHARE_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Fairshare Explorer"));
    QGuiApplication::setDesktopFileName(QStringLiteral("fairshare-explorer"));
}

/// Adds fallback fonts with tabular digits for systems without a font setting.
void chooseFont()
{
    QFont font = QApplication::font();
    font.setFamilies({font.family(), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    QApplication::setFont(font);
}

ThemeChoice themeChoice(const QString& name)
{
    if (name == QLatin1String("light"))
        return ThemeChoice::Light;
    return name == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::System;
}

/// Drops platform messages of Qt that are irrelevant when pictures are drawn in minimal environments.
void dropRemarksOfThePlatform(QtMsgType type, const QMessageLogContext& /*context*/, const QString& message)
{
    const bool noise = type != QtFatalMsg
        && (message.contains(QLatin1String("XDG_RUNTIME_DIR"))
            || message.contains(QLatin1String("propagateSizeHints")));
    if (!noise)
        std::fprintf(stderr, "%s\n", message.toUtf8().constData());
}

int runWindow(const Arguments& arguments)
{
    Settings settings;
    ThemeSwitch theme(themeChoice(arguments.theme.isEmpty() ? settings.theme() : arguments.theme));
    OpenDocument document(settings);
    MainWindow window(document, theme);
    if (!arguments.files.isEmpty())
        window.files().openAgainst(arguments.files, arguments.baseline);
    else
        window.begin();
    window.show();
    window.recovery().offer();
    return QApplication::exec();
}

int run(int argc, char** argv)
{
    reuseFreedMemory();
    int exitCode = 0;
    const auto arguments = parseArguments(argc, argv, exitCode);
    if (!arguments)
        return exitCode;
    if (arguments->listViews) {
        for (const QString& view : viewNames())
            std::puts(view.toUtf8().constData());
        return 0;
    }
    const bool pictures = !arguments->view.isEmpty() || !arguments->report.isEmpty();
    std::optional<DisplayProbe> display; // until Qt has its own connection
    if (pictures) {
        // The PDF writer stores fonts in a hash; their order must not change between runs.
        QHashSeed::setDeterministicGlobalSeed();
        qInstallMessageHandler(dropRemarksOfThePlatform);
        qputenv("QT_QPA_PLATFORM", "offscreen");
        // Views are scaled when they are drawn, as in an export of the window.
        const double scale = arguments->wholeWindow ? arguments->scale : 1;
        qputenv("QT_SCALE_FACTOR", std::to_string(scale).c_str());
        qputenv("QT_SCALE_FACTOR_ROUNDING_POLICY", "PassThrough");
    } else if (!display.emplace().answers()) {
        std::fputs("fairshare-explorer: no display; use --render to draw a view without one\n", stderr);
        return OutOfResources;
    }
    nameApplication();
    const QApplication application(argc, argv);
    display.reset();
    if (pictures)
        QLocale::setDefault(QLocale::c()); // identical output in every locale
    QApplication::setStyle(new ExplorerStyle);
    QApplication::setWindowIcon(applicationIcon());
    chooseFont();
    const Speaking language =
        speak(arguments->language.isEmpty() && !pictures ? Settings().language() : arguments->language);
    if (!arguments->report.isEmpty())
        exitCode = writeReport(*arguments);
    else
        exitCode = pictures ? renderView(*arguments) : runWindow(*arguments);
    // Exit at once: a thread blocked in the system must not access what a normal exit destroys.
    if (!BackgroundTask::haveAllEnded())
        std::_Exit(exitCode);
    return exitCode;
}

int outOfResources(const char* what)
{
    std::fprintf(stderr, "fairshare-explorer: not enough %s\n", what);
    return OutOfResources;
}

} // namespace
} // namespace fairshare::gui

int main(int argc, char** argv)
{
    // A write beyond the file size limit then fails with an error instead of ending the program.
    std::signal(SIGXFSZ, SIG_IGN); // NOLINT(cert-err33-c): there is nothing to do if it fails
    try {
        return fairshare::gui::run(argc, argv);
    } catch (const std::bad_alloc&) {
        return fairshare::gui::outOfResources("memory");
    } catch (const std::length_error&) {
        return fairshare::gui::outOfResources("memory");
    } catch (const std::system_error&) { // no thread could be started
        return fairshare::gui::outOfResources("resources for another thread");
    }
}

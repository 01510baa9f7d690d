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
#include "widgets/work/background_task.h"

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

/// Fusion whose hover cards come sooner, and whose menus say of disabled entries why they are.
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
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1)); // where the keyboard is
    }
};

void nameApplication()
{
    QCoreApplication::setApplicationName(QStringLiteral("fairshare-explorer"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FAIRSHARE_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Fairshare Explorer"));
    QGuiApplication::setDesktopFileName(QStringLiteral("fairshare-explorer"));
}

/// A system without a font setting gets a font with tabular digits rather than what the toolkit finds first.
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

/// Pictures are made in bare environments; what Qt says about those helps nobody.
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
    MainWindow window(settings, theme);
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
    std::optional<DisplayProbe> display; // until Qt has a connection of its own
    if (pictures) {
        // The PDF writer keeps its fonts in a hash; their order must not change from run to run.
        QHashSeed::setDeterministicGlobalSeed();
        qInstallMessageHandler(dropRemarksOfThePlatform);
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_SCALE_FACTOR", std::to_string(arguments->scale).c_str());
        qputenv("QT_SCALE_FACTOR_ROUNDING_POLICY", "PassThrough");
    } else if (!display.emplace().answers()) {
        std::fputs("fairshare-explorer: there is no display; --render draws a view without one\n", stderr);
        return OutOfResources;
    }
    nameApplication();
    const QApplication application(argc, argv);
    display.reset();
    if (pictures)
        QLocale::setDefault(QLocale::c()); // the same bytes wherever they are made
    QApplication::setStyle(new ExplorerStyle);
    QApplication::setWindowIcon(applicationIcon());
    chooseFont();
    speak(arguments->language.isEmpty() && !pictures ? Settings().language() : arguments->language);
    if (!arguments->report.isEmpty())
        exitCode = writeReport(*arguments);
    else
        exitCode = pictures ? renderView(*arguments) : runWindow(*arguments);
    // A thread that hangs in the system may not meet what an ordinary end takes away.
    if (!BackgroundTask::haveAllEnded())
        std::_Exit(exitCode);
    return exitCode;
}

int outOfResources(const char* what)
{
    std::fprintf(stderr, "fairshare-explorer: there is not enough %s for this\n", what);
    return OutOfResources;
}

} // namespace
} // namespace fairshare::gui

int main(int argc, char** argv)
{
    // A write beyond the limit of the file size then fails with its reason instead of ending the program.
    std::signal(SIGXFSZ, SIG_IGN); // NOLINT(cert-err33-c): there is nothing to do if it fails
    try {
        return fairshare::gui::run(argc, argv);
    } catch (const std::bad_alloc&) {
        return fairshare::gui::outOfResources("memory");
    } catch (const std::length_error&) {
        return fairshare::gui::outOfResources("memory");
    } catch (const std::system_error&) { // no thread was to be had
        return fairshare::gui::outOfResources("memory for another thread");
    }
}

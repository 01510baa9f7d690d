// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QLocale>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>
#include <QWidget>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

namespace {

bool onlyLists(int argc, char** argv)
{
    return std::any_of(
        argv, argv + argc, [](std::string_view argument) { return argument == "--gtest_list_tests"; });
}

/// The same font and size everywhere, so that pictures are alike.
bool pinFont()
{
    constexpr int PixelSize = 12;
    const int id = QFontDatabase::addApplicationFont(QStringLiteral(TEST_FONT));
    const QStringList families = QFontDatabase::applicationFontFamilies(id);
    if (families.isEmpty())
        return false;
    QFont font(families.front());
    font.setPixelSize(PixelSize);
    QApplication::setFont(font);
    return true;
}

/// Warnings of Qt are mistakes of ours, except what every offscreen run says.
void failOnWarning(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    const bool noise = message.contains(QLatin1String("propagateSizeHints"))
        || message.contains(QLatin1String("support raise()"))
        || message.contains(QLatin1String("support grabbing the"))
        || message.contains(QLatin1String("XDG_RUNTIME_DIR"));
    if (type != QtDebugMsg && type != QtInfoMsg && !noise)
        ADD_FAILURE() << "Qt warns: " << message.toStdString() << " ("
                      << (context.category ? context.category : "") << ")";
}

/// While a mouse button is pressed, QTest::mouseMove does nothing, so no test may leave one pressed.
class ReleaseButtons : public testing::EmptyTestEventListener {
    void OnTestEnd(const testing::TestInfo& /*test*/) override
    {
        if (QGuiApplication::mouseButtons() == Qt::NoButton)
            return;
        QWidget window;
        window.show();
        QTest::mouseRelease(window.windowHandle(), Qt::LeftButton);
    }
};

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // Tests are listed while the build configures, where Qt may not start.
    const bool lists = onlyLists(argc, argv);
    testing::InitGoogleMock(&argc, argv);
    if (lists)
        return RUN_ALL_TESTS();
    QLocale::setDefault(QLocale::c());
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    if (!pinFont())
        return 1;
    qInstallMessageHandler(failOnWarning);
    testing::UnitTest::GetInstance()->listeners().Append(new ReleaseButtons);
    return RUN_ALL_TESTS();
}

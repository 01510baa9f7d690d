// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "tests/gui/support/translations.h"
#include "widgets/inspector/inspector_dock.h"

#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

namespace fairshare::gui {
namespace {

using Language = testing::WithParamInterface<std::string>;

/// The letters that Alt chooses entries of menus by, in every language.
class MnemonicsTest : private InLanguage, public MainWindowTest, public Language {
protected:
    MnemonicsTest()
        : InLanguage(QString::fromStdString(Language::GetParam()))
    {
        open({m_file});
        for (QMenu* menu : m_window.findChildren<QMenu*>())
            Q_EMIT menu->aboutToShow(); // some are filled when they open
    }

    static void expectEachOnce(const QList<QAction*>& actions, const QString& where)
    {
        static const QRegularExpression Mnemonic(QStringLiteral("(?<!&)(?:&&)*&(\\w)"));
        QHash<QString, QString> letters;
        for (const QAction* action : actions) {
            const QRegularExpressionMatch found = Mnemonic.match(action->text());
            if (!found.hasMatch())
                continue;
            const QString letter = found.captured(1).toLower();
            EXPECT_FALSE(letters.contains(letter))
                << where.toStdString() << ": " << action->text().toStdString() << " and "
                << letters[letter].toStdString();
            letters[letter] = action->text();
        }
    }
};

TEST_P(MnemonicsTest, NoMenuHasALetterTwice)
{
    expectEachOnce(m_window.menuBar()->actions(), QStringLiteral("menu bar"));
    int menus = 0;
    for (const QMenu* menu : m_window.findChildren<QMenu*>()) {
        expectEachOnce(menu->actions(), menu->title());
        ++menus;
    }
    EXPECT_GE(menus, 15);
}

/// Fields, buttons and menus of one window share the letters of Alt.
TEST_P(MnemonicsTest, NoFieldHasTheLetterOfAMenu)
{
    const auto letterOf = [](const QString& text) {
        const qsizetype at =
            QString(text).replace(QStringLiteral("&&"), QStringLiteral("  ")).indexOf(QLatin1Char('&'));
        return at < 0 ? QChar() : text[at + 1].toLower();
    };
    QHash<QChar, QString> menus;
    for (const QAction* top : m_window.menuBar()->actions())
        menus[letterOf(top->text())] = top->text();
    QHash<QChar, QString> inspector;
    QHash<const QWidget*, QHash<QChar, QString>> dialogs;
    int fields = 0;
    for (const QWidget* widget : m_window.findChildren<QWidget*>()) {
        const auto* label = qobject_cast<const QLabel*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool named = label != nullptr && label->buddy() != nullptr;
        const QString text = named ? label->text() : button != nullptr ? button->text() : QString();
        const QChar letter = letterOf(text);
        if (letter.isNull())
            continue;
        ++fields;
        if (widget->window() != &m_window) {
            QHash<QChar, QString>& dialog = dialogs[widget->window()];
            EXPECT_FALSE(dialog.contains(letter))
                << text.toStdString() << " and " << dialog[letter].toStdString();
            dialog[letter] = text;
            continue;
        }
        EXPECT_FALSE(menus.contains(letter)) << text.toStdString() << " and " << menus[letter].toStdString();
        if (!m_window.inspector().isAncestorOf(widget))
            continue;
        EXPECT_FALSE(inspector.contains(letter))
            << text.toStdString() << " and " << inspector[letter].toStdString();
        inspector[letter] = text;
    }
    EXPECT_GE(inspector.size(), 4);
    EXPECT_GE(fields, 8);
}

TEST_P(MnemonicsTest, EveryTopLevelMenuAndItsOwnCommandsHaveOne)
{
    for (const QAction* top : m_window.menuBar()->actions()) {
        EXPECT_TRUE(top->text().contains(QLatin1Char('&'))) << top->text().toStdString();
        for (const QAction* action : top->menu()->actions()) {
            const bool needsOne = !action->isSeparator() && action->isVisible();
            EXPECT_TRUE(!needsOne || action->text().contains(QLatin1Char('&')))
                << top->text().toStdString() << ": " << action->text().toStdString();
        }
    }
}

std::vector<std::string> everyLanguage()
{
    std::vector<std::string> codes;
    for (const QString& code : languages())
        codes.push_back(code.toStdString());
    return codes;
}

INSTANTIATE_TEST_SUITE_P(Languages, MnemonicsTest, testing::ValuesIn(everyLanguage()),
    [](const auto& parameter) { return parameter.param; });

} // namespace
} // namespace fairshare::gui

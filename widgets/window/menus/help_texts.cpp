// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/menus/help_texts.h"

#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <vector>

namespace fairshare::gui {
namespace {

struct HelpTexts {
    Q_DECLARE_TR_FUNCTIONS(HelpTexts)
};

QString plain(QString text)
{
    return text.remove(QLatin1Char('&')).remove(QChar(0x2026));
}

void addCommands(QTreeWidgetItem& group, const QMenu& menu)
{
    for (const QAction* action : menu.actions()) {
        if (action->shortcut().isEmpty())
            continue;
        const QString meaning = action->whatsThis().isEmpty() ? action->statusTip() : action->whatsThis();
        auto* row = new QTreeWidgetItem(
            &group, {action->iconText(), action->shortcut().toString(QKeySequence::NativeText), meaning});
        row->setToolTip(2, meaning);
    }
}

/// Keys that do not belong to a menu command.
struct KeysOf {
    QString what;
    QString keys;
    QString meaning;
};

void addKeys(QTreeWidgetItem& group, const std::vector<KeysOf>& list)
{
    for (const KeysOf& entry : list) {
        auto* row = new QTreeWidgetItem(&group, {entry.what, entry.keys, entry.meaning});
        row->setToolTip(2, entry.meaning);
    }
}

std::vector<KeysOf> keysOfTree()
{
    return {
        {HelpTexts::tr("Edit"), HelpTexts::tr("type, F2, double click"),
            HelpTexts::tr("Edit shares or usage of the current row")},
        {HelpTexts::tr("Next, previous cell"), HelpTexts::tr("Tab, Shift+Tab"),
            HelpTexts::tr("Commit the value and edit the next cell")},
        {HelpTexts::tr("Commit, discard"), HelpTexts::tr("Return, Esc"),
            HelpTexts::tr("Commit or discard the typed value")},
        {HelpTexts::tr("Change a value"), QStringLiteral("*1.5  +10%  2h"),
            HelpTexts::tr("Accepted in addition to plain numbers and parent")},
        {HelpTexts::tr("Expand, collapse"), HelpTexts::tr("Right, Left"),
            HelpTexts::tr("In the name column")},
        {HelpTexts::tr("Go to a name"), HelpTexts::tr("type"),
            HelpTexts::tr("In any column that cannot be edited")},
    };
}

std::vector<KeysOf> keysOfCharts()
{
    const auto keys = [](const QKeySequence& sequence) {
        return sequence.toString(QKeySequence::NativeText);
    };
    return {
        {HelpTexts::tr("Next item"), HelpTexts::tr("arrow keys"),
            HelpTexts::tr("Go to the next item in this direction")},
        {HelpTexts::tr("First, last item"), HelpTexts::tr("Home, End"),
            HelpTexts::tr("Go to the first or last item")},
        {HelpTexts::tr("Select"), HelpTexts::tr("Return, Ctrl+Return"),
            HelpTexts::tr("Select the users and accounts of the item, or add them to the selection")},
        {HelpTexts::tr("Clear the selection"), keys(QKeySequence(QStringLiteral("Esc"))),
            HelpTexts::tr("Clicking an empty area keeps the selection")},
        {HelpTexts::tr("Card"), keys(QKeySequence(QStringLiteral("Shift+F1"))),
            HelpTexts::tr("Show the card that also appears when hovering over the item")},
        {HelpTexts::tr("Fit range, whole range"), HelpTexts::tr("0, Shift+0"),
            HelpTexts::tr("Fit the axes to the selected items, or show everything; surfaces return to their "
                          "initial view")},
        {HelpTexts::tr("Zoom"), HelpTexts::tr("Ctrl+wheel, Ctrl++, Ctrl+−"),
            HelpTexts::tr("Show a smaller or larger range; drag to move it")},
        {HelpTexts::tr("Go into account"), keys(QKeySequence(QStringLiteral("Space"))),
            HelpTexts::tr("In charts of the whole tree; a double click also works")},
        {HelpTexts::tr("Back to parent account"), keys(QKeySequence(QStringLiteral("Backspace"))),
            HelpTexts::tr("In charts of the whole tree")},
        {HelpTexts::tr("Chart commands"), HelpTexts::tr("menu key, right click"),
            HelpTexts::tr("Open the chart menu")},
    };
}

QTreeWidgetItem& addGroup(QTreeWidget& table, const QString& title)
{
    auto* group = new QTreeWidgetItem(&table, {title});
    QFont bold = table.font();
    bold.setBold(true);
    group->setFont(0, bold);
    group->setFirstColumnSpanned(true);
    return *group;
}

} // namespace

void showAbout(QWidget* parent)
{
    QMessageBox::about(parent, HelpTexts::tr("About Fairshare Explorer"),
        HelpTexts::tr("Fairshare Explorer %1\nShows how fairshare algorithms rank the users of shared "
                      "clusters.\nFree software under the GNU General Public License, version 3 or later.")
            .arg(QCoreApplication::applicationVersion()));
}

void showShortcuts(QMainWindow& window)
{
    QDialog dialog(&window);
    dialog.setObjectName(QStringLiteral("shortcuts"));
    dialog.setWindowTitle(HelpTexts::tr("Shortcuts"));
    auto* table = new QTreeWidget(&dialog);
    table->setAccessibleName(HelpTexts::tr("Shortcuts"));
    table->setHeaderLabels({HelpTexts::tr("Command"), HelpTexts::tr("Keys"), HelpTexts::tr("Meaning")});
    table->setPalette(themeOf(window.palette()).viewPalette());
    table->setRootIsDecorated(false);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    addKeys(addGroup(*table, HelpTexts::tr("Tree table")), keysOfTree());
    addKeys(addGroup(*table, HelpTexts::tr("Charts")), keysOfCharts());
    for (const QAction* entry : window.menuBar()->actions()) {
        if (entry->menu() != nullptr)
            addCommands(addGroup(*table, plain(entry->text())), *entry->menu());
    }
    table->expandAll();
    const int em = window.fontMetrics().height();
    int wanted = 4 * em; // margins and the scroll bar
    for (int column = 0; column < table->columnCount(); ++column) {
        table->resizeColumnToContents(column);
        table->setColumnWidth(column, table->columnWidth(column) + em);
        wanted += table->columnWidth(column);
    }
    table->setWordWrap(true); // for narrower screens
    table->header()->setStretchLastSection(true);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* rows = new QVBoxLayout(&dialog);
    rows->addWidget(table);
    rows->addWidget(buttons);
    const QSize frame(2 * em, 4 * em); // of the window manager, including the title bar
    dialog.resize(QSize(wanted, 40 * em).boundedTo(window.screen()->availableSize() - frame));
    dialog.exec();
}

} // namespace fairshare::gui

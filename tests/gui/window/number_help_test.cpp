// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/models/algorithm_help.h"
#include "widgets/panels/inspector_dock.h"
#include "widgets/window/status_part.h"
#include "widgets/window/view_registry.h"
#include "widgets/window/view_tabs.h"

#include <QAbstractItemView>
#include <QTextDocumentFragment>

/// Every column and every number of the window says what it is.
namespace fairshare::gui {
namespace {

/// Fewer letters are a name, not a meaning.
constexpr qsizetype LeastMeaning = 15;

QString helpOf(const QAbstractItemModel& model, int column)
{
    return QTextDocumentFragment::fromHtml(
        model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString())
        .toPlainText();
}

class NumberHelp : public MainWindowTest {
protected:
    NumberHelp()
    {
        open({m_file});
        m_window.document().selection().select(row("castillo"));
        m_window.document().selection().toggle(row("dvorak"));
        m_window.inspector().waitUntilReady();
        for (const View& view : views()) {
            m_window.views().showView(QLatin1String(view.id));
            m_window.waitUntilReady();
        }
    }
};

TEST_F(NumberHelp, StandsBehindEveryHeading)
{
    int headings = 0;
    for (const auto* view : m_window.findChildren<QAbstractItemView*>()) {
        const QAbstractItemModel* model = view->model();
        if (model == nullptr
            || !QLatin1String(model->metaObject()->className()).startsWith(QLatin1String("fairshare")))
            continue;
        for (int column = 0; column < model->columnCount(); ++column, ++headings)
            EXPECT_GE(helpOf(*model, column).size(), LeastMeaning)
                << view->objectName().toStdString() << ", column " << column << ": "
                << model->headerData(column, Qt::Horizontal).toString().toStdString();
    }
    EXPECT_GT(headings, 40);
}

TEST_F(NumberHelp, TellsRangeAndSourceOfEveryFigure)
{
    const auto& columns = treeColumns();
    for (std::size_t at = 0; at < columns.size(); ++at) {
        const QString help = helpOf(*table().model(), static_cast<int>(at));
        const std::string id = columns[at].id().toStdString();
        if (columns[at].algorithm == nullptr)
            continue;
        EXPECT_TRUE(help.contains(sourceText(*columns[at].algorithm))) << id;
        const bool decides = columns[at].kind == ColumnKind::Factor || columns[at].kind == ColumnKind::Rank;
        EXPECT_EQ(help.contains(decidingText(*columns[at].algorithm)), decides) << id;
    }
    for (const char* id : {"share_fraction", "usage_fraction", "fair_tree.factor"})
        EXPECT_TRUE(helpOf(*table().model(), columnOf(id)).contains(QStringLiteral("0 to 1"))) << id;
}

TEST_F(NumberHelp, StandsBehindTheStatusLine)
{
    const auto parts = m_window.findChildren<StatusPart*>();
    EXPECT_EQ(parts.size(), 5);
    for (const StatusPart* part : parts)
        EXPECT_GE(part->toolTip().size(), LeastMeaning) << part->objectName().toStdString();
}

} // namespace
} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/fields/formula_list.h"
#include "widgets/controls/figure_table.h"
#include "widgets/inspector/inspector_dock.h"
#include "widgets/page/status_part.h"
#include "widgets/table/algorithm_help.h"
#include "widgets/text/wrapped_text.h"
#include "widgets/window/views/view_registry.h"
#include "widgets/window/views/view_tabs.h"

#include "core/fairshare/algorithm_registry.h"

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

QString textOfCard(const QString& card)
{
    return QTextDocumentFragment::fromHtml(card).toPlainText();
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

TEST_F(NumberHelp, CardsSayWhatTheirHeadingsSay)
{
    const auto& columns = treeColumns();
    const NodeRow user = row("castillo");
    for (std::size_t at = 1; at < columns.size(); ++at) {
        const QModelIndex cell =
            table().model()->index(table().treeModel().placeOf(user), static_cast<int>(at));
        const QString card = textOfCard(cell.data(Qt::ToolTipRole).toString());
        for (const QString& line : columnHelp(columns[at]))
            EXPECT_TRUE(card.contains(line)) << columns[at].id().toStdString() << ": " << line.toStdString();
    }
}

TEST_F(NumberHelp, StandsBehindTheFormulasAndTheWayOfTheRanking)
{
    m_window.views().showView(QStringLiteral("tree"));
    m_window.document().selection().select(row("castillo"));
    m_window.inspector().waitUntilReady();
    QApplication::processEvents();
    const Algorithm& fairTree = *findAlgorithm("fair_tree");
    const auto expectHelp = [&fairTree](const QString& card, const char* what) {
        EXPECT_TRUE(textOfCard(card).contains(decidingText(fairTree))) << what;
        EXPECT_TRUE(textOfCard(card).contains(sourceText(fairTree))) << what;
    };
    for (const char* name : {"inspectorChains", "inspectorWalk"}) {
        const auto* rows = m_window.inspector().findChild<FigureTable*>(QLatin1String(name));
        ASSERT_GT(rows->model()->rowCount(), 0) << name;
        expectHelp(rows->model()->index(0, 0).data(Qt::ToolTipRole).toString(), name);
    }
    const auto* walk = m_window.inspector().findChild<FigureTable*>(QStringLiteral("inspectorWalk"));
    const QString card = textOfCard(walk->model()->index(0, 0).data(Qt::ToolTipRole).toString());
    EXPECT_TRUE(card.contains(QStringLiteral("Rank: 1–8 of 24"))) << card.toStdString();
    int formulas = 0;
    const auto* list = m_window.inspector().findChild<FormulaList*>(QStringLiteral("inspectorFormulas"));
    for (const auto* formula : list->findChildren<WrappedText*>())
        if (formula->isVisible()) {
            expectHelp(formula->toolTip(), "formula");
            ++formulas;
        }
    EXPECT_GT(formulas, 1);
}

TEST_F(NumberHelp, StandsBehindTheStatusLine)
{
    const auto parts = m_window.findChildren<StatusPart*>();
    EXPECT_EQ(parts.size(), 6);
    for (const StatusPart* part : parts)
        EXPECT_GE(part->toolTip().size(), LeastMeaning) << part->objectName().toStdString();
}

} // namespace
} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/window/views/view_registry.h"
#include "widgets/window/views/view_tabs.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QDirIterator>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>

/// Every model of the window, watched by Qt's tester while somebody works. Its warnings fail the test.
namespace fairshare::gui {
namespace {

/// Names of all classes of models and proxies that the sources have.
std::set<std::string> writtenModels()
{
    const QRegularExpression model(
        QStringLiteral(R"(class (\w+)(?: final)? : public (\w*(?:Model|ProxyModel))\b)"));
    std::set<std::string> names;
    std::set<std::string> bases; // no model of theirs alone
    QDirIterator files(QStringLiteral(TEST_DATA "/../../widgets"),
        {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        auto found = model.globalMatch(QString::fromUtf8(file.readAll()));
        while (found.hasNext()) {
            const QRegularExpressionMatch match = found.next();
            names.insert(match.captured(1).toStdString());
            bases.insert(match.captured(2).toStdString());
        }
    }
    for (const std::string& base : bases)
        names.erase(base);
    return names;
}

class ModelTesters : public MainWindowTest {
protected:
    /// Puts a tester on every model that is there by now and has none.
    void watch()
    {
        for (const auto* view : m_window.findChildren<QAbstractItemView*>()) {
            const QString name = view->model() == nullptr
                ? QString()
                : QString::fromLatin1(view->model()->metaObject()->className());
            const QString ours = QStringLiteral("fairshare::gui::");
            if (!name.startsWith(ours) || m_testers.contains(view->model()))
                continue;
            m_testers[view->model()] = std::make_unique<QAbstractItemModelTester>(
                view->model(), QAbstractItemModelTester::FailureReportingMode::Warning);
            m_watched.insert(name.mid(ours.size()).toStdString());
        }
    }

    void work()
    {
        select("petrov");
        trigger("duplicate");
        settle();
        select("gupta");
        trigger("addUser");
        table().finishEditing();
        settle();
        select("weber");
        trigger("remove");
        for (const char* step : {"undo", "undo", "redo", "collapseAll", "expandAll"}) {
            trigger(step);
            settle();
        }
        table().sortByColumn(columnOf("fair_tree.rank"), Qt::AscendingOrder);
        select("okafor");
        m_window.document().selection().toggle(row("iyer"));
        trigger("showChanged");
        settle();
        trigger("showChanged");
        for (const View& view : views()) {
            m_window.views().showView(QLatin1String(view.id));
            m_window.waitUntilReady();
            watch();
        }
        m_window.views().showView(QStringLiteral("tree"));
    }

    void select(const char* name) { stand(name, 0); }

    std::map<const QAbstractItemModel*, std::unique_ptr<QAbstractItemModelTester>> m_testers;
    std::set<std::string> m_watched;
};

TEST_F(ModelTesters, FindNothingWrongWithAnyModelWhileSomebodyWorks)
{
    watch();
    open({m_file});
    m_window.waitUntilReady();
    watch();
    work();
    m_window.waitUntilReady();
    trigger("undo");
    settle();
    m_window.document().close();
    QApplication::processEvents();
    // The tester asks for thousands of cells, so a model that is never shown would be missed here.
    EXPECT_EQ(m_watched, writtenModels());
    EXPECT_GE(m_watched.size(), 5U);
}

} // namespace
} // namespace fairshare::gui

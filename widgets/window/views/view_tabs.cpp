// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/views/view_tabs.h"

#include "widgets/page/actions.h"
#include "widgets/page/association_rows.h"
#include "widgets/page/finder.h"
#include "widgets/page/table_commands.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int LineHeight = 2;

} // namespace

void ViewTabBar::paintEvent(QPaintEvent* event)
{
    QTabBar::paintEvent(event);
    const QRect tab = tabRect(currentIndex());
    QPainter painter(this);
    painter.fillRect(
        QRect(tab.left(), tab.top(), tab.width(), LineHeight), themeOf(palette()).color(Role::Accent));
}

ViewTabs::ViewTabs(const ViewSources& sources, QWidget* parent)
    : QTabWidget(parent)
{
    setObjectName(QStringLiteral("viewTabs"));
    setTabBar(new ViewTabBar(this));
    setDocumentMode(true);
    for (const View& view : views()) {
        ViewPage* page = view.create(sources, this);
        page->setObjectName(QStringLiteral("view_%1").arg(QLatin1String(view.id)));
        connect(page, &ViewPage::pointedAt, this, &ViewTabs::pointedAt);
        connect(page, &ViewPage::viewAsked, this, &ViewTabs::showView);
        connect(page, &ViewPage::statusChanged, this, [this, page] {
            if (page == currentWidget())
                Q_EMIT statusChanged(page->status());
        });
        m_pages.push_back(page);
        page->setWindowTitle(QCoreApplication::translate("Views", view.title));
        addTab(page, page->windowTitle());
        setTabToolTip(count() - 1, QCoreApplication::translate("Views", view.tip));
    }
    connect(this, &QTabWidget::currentChanged, this, [this] {
        Q_EMIT viewChanged(currentId());
        Q_EMIT statusChanged(current().status());
    });
}

ViewPage* ViewTabs::page(const QString& id) const
{
    for (std::size_t place = 0; place < m_pages.size(); ++place) {
        if (id == QLatin1String(views()[place].id))
            return m_pages[place];
    }
    return nullptr;
}

QString ViewTabs::currentId() const
{
    return QLatin1String(views()[static_cast<std::size_t>(currentIndex())].id);
}

void ViewTabs::showView(const QString& id)
{
    ViewPage* shown = page(id);
    if (shown == nullptr)
        return;
    setCurrentWidget(shown);
    shown->setFocus();
}

void ViewTabs::setTheme(const Theme& theme)
{
    for (ViewPage* page : m_pages)
        page->setTheme(theme);
}

Finder& ViewTabs::finder() const
{
    if (Finder* finder = current().finder())
        return *finder;
    const auto first =
        std::ranges::find_if(m_pages, [](ViewPage* page) { return page->finder() != nullptr; });
    return *(*first)->finder();
}

TableCommands& ViewTabs::tableCommands() const
{
    if (TableCommands* commands = current().tableCommands())
        return *commands;
    const auto first =
        std::ranges::find_if(m_pages, [](const ViewPage* page) { return page->tableCommands() != nullptr; });
    return *(*first)->tableCommands();
}

bool ViewTabs::finishEditing() const
{
    return std::ranges::all_of(m_pages, [](const ViewPage* page) {
        TableCommands* commands = page->tableCommands();
        return commands == nullptr || commands->finishEditing();
    });
}

void ViewTabs::follow(Document::Change change) const
{
    for (ViewPage* page : m_pages)
        if (AssociationRows* rows = page->associations())
            rows->follow(change);
}

void ViewTabs::goTo(NodeRow node) const
{
    for (ViewPage* page : m_pages)
        if (AssociationRows* rows = page->associations())
            rows->goTo(node);
}

void ViewTabs::adopt(const ViewTabs& other) const
{
    views()[static_cast<std::size_t>(currentIndex())].adopt(current(), other.current());
}

void ViewTabs::takeCommands(const Actions& actions)
{
    for (ViewPage* page : m_pages)
        page->offerCommands(actions);
    for (QAction* action : actions.views->actions()) {
        const QString id = action->data().toString();
        connect(action, &QAction::triggered, this, [this, id] { showView(id); });
        connect(this, &ViewTabs::viewChanged, action,
            [action, id](const QString& shown) { action->setChecked(shown == id); });
    }
    for (const QAction* action : actions.algorithms->actions())
        connect(action, &QAction::toggled, this, [this, action](bool chosen) {
            for (ViewPage* page : chosen ? m_pages : std::vector<ViewPage*>())
                page->setAlgorithm(action->data().toString());
        });
    for (const QAction* action : {actions.sweepValue, actions.showRecovery})
        connect(action, &QAction::triggered, this, [this] { showView(QStringLiteral("recovery")); });
    connect(actions.copy, &QAction::triggered, this, [this] { current().copy(false); });
    connect(actions.copyWithHeaders, &QAction::triggered, this, [this] { current().copy(true); });
    connect(actions.whatIsThis, &QAction::triggered, this, [this] { current().showCard(); });
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/window/views/view_registry.h"
#include "widgets/window/views/view_tabs.h"

#include <QAccessible>

#include <set>

namespace fairshare::gui {
namespace {

/// What a screen reader finds in the window.
class AccessibilityTest : public MainWindowTest {
protected:
    // As while a screen reader runs: only then do tables tell it what changes.
    AccessibilityTest() { QAccessible::setActive(true); }
    ~AccessibilityTest() override { QAccessible::setActive(false); }

    /// Everything below the main window that can be seen, without the cells of tables.
    std::vector<QAccessibleInterface*> elements()
    {
        std::vector<QAccessibleInterface*> found{QAccessible::queryAccessibleInterface(&m_window)};
        for (std::size_t at = 0; at < found.size(); ++at) {
            if (isTable(*found[at]))
                continue;
            for (int child = 0; child < found[at]->childCount(); ++child)
                if (auto* element = found[at]->child(child);
                    element != nullptr && element->isValid() && !element->state().invisible)
                    found.push_back(element);
        }
        return found;
    }

    static bool isTable(const QAccessibleInterface& element)
    {
        return const_cast<QAccessibleInterface&>(element).tableInterface() != nullptr;
    }

    static bool isControl(const QAccessibleInterface& element)
    {
        static const std::set<QAccessible::Role> roles{QAccessible::Button, QAccessible::ButtonMenu,
            QAccessible::ButtonDropDown, QAccessible::CheckBox, QAccessible::RadioButton,
            QAccessible::EditableText, QAccessible::ComboBox, QAccessible::SpinBox, QAccessible::Slider,
            QAccessible::PageTab, QAccessible::MenuItem};
        // The field inside of a box is read as the box.
        const QAccessibleInterface* parent = element.parent();
        static const std::set<QAccessible::Role> whole{QAccessible::ComboBox, QAccessible::SpinBox};
        const bool inside = parent != nullptr && whole.count(parent->role()) > 0;
        return isTable(element) || (!inside && roles.count(element.role()) > 0);
    }

    static std::string described(const QAccessibleInterface& element)
    {
        std::string text;
        for (const QAccessibleInterface* at = &element; at != nullptr; at = at->parent()) {
            const QObject* object = at->object();
            text += object == nullptr ? " < role " + std::to_string(at->role())
                                      : std::string(" < ") + object->metaObject()->className() + " "
                    + object->objectName().toStdString();
        }
        return text;
    }

    /// Interactive elements without a name, one a line.
    std::string unnamed()
    {
        std::string list;
        for (const QAccessibleInterface* element : elements())
            if (isControl(*element) && element->text(QAccessible::Name).trimmed().isEmpty())
                list += described(*element) + "\n";
        return list;
    }
};

TEST_F(AccessibilityTest, TheStartPageNamesEveryControl)
{
    EXPECT_EQ(unnamed(), "");
}

TEST_F(AccessibilityTest, EveryViewNamesEveryControl)
{
    open({m_file});
    ASSERT_TRUE(table().treeModel().setData(
        table().model()->index(table().treeModel().placeOf(row("brandt")), 1), QStringLiteral("9")));
    m_window.document().selection().set({row("brandt"), row("iyer")}, row("iyer"));
    for (const char* view : {"tree", "compare", "charts", "recovery"}) {
        m_window.views().showView(QLatin1String(view));
        settle();
        m_window.waitUntilReady();
        for (const char* dock : {"inspector", "lowerDock"}) {
            auto* action = m_window.findChild<QAction*>(QLatin1String(dock));
            if (action != nullptr && action->isCheckable() && !action->isChecked())
                trigger(dock);
        }
        settle();
        std::size_t controls = 0;
        for (const QAccessibleInterface* element : elements())
            controls += isControl(*element) ? 1U : 0U;
        EXPECT_GT(controls, 40U) << view;
        EXPECT_EQ(unnamed(), "") << view;
    }
}

TEST_F(AccessibilityTest, ACellOfTheTreeTellsItsText)
{
    open({m_file});
    auto* tree = QAccessible::queryAccessibleInterface(&table())->tableInterface();
    ASSERT_NE(tree, nullptr);
    const int place = table().treeModel().placeOf(row("brandt"));
    EXPECT_EQ(tree->cellAt(place, 0)->text(QAccessible::Name), QStringLiteral("brandt, user, level 3"));
    EXPECT_EQ(tree->cellAt(place, columnOf("shares"))->text(QAccessible::Name), QStringLiteral("2"));
    EXPECT_EQ(tree->columnDescription(columnOf("fair_tree.rank")), QStringLiteral("Fair Tree rank"));
}

} // namespace
} // namespace fairshare::gui

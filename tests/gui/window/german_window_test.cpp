// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "tests/gui/support/translations.h"
#include "widgets/changes/change_model.h"
#include "widgets/changes/lint_model.h"
#include "widgets/window/views/view_registry.h"
#include "widgets/window/views/view_tabs.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTabBar>
#include <QTableView>
#include <QTextDocument>

#include <map>
#include <utility>

namespace fairshare::gui {
namespace {

/// Recognizes the English texts of the program, with anything in their placeholders.
class EnglishTexts {
public:
    EnglishTexts()
    {
        static const QRegularExpression placeholder(QStringLiteral("%\\d|\\\\\\{\\d*(?:\\\\:[^}]*)?\\\\\\}"));
        static const QRegularExpression words(QStringLiteral("[A-Za-z]{3,} [A-Za-z]{3,}"));
        for (const TranslatedText& text : translatedTexts(QStringLiteral("de"))) {
            if (plain(text.translation) == plain(text.english))
                continue;
            m_plain.insert(plain(text.english), text.english);
            QString pattern = QRegularExpression::escape(text.english);
            if (!pattern.contains(placeholder) || !text.english.contains(words))
                continue;
            m_patterns.emplace_back(QRegularExpression(QRegularExpression::anchoredPattern(
                                        pattern.replace(placeholder, QStringLiteral(".+")))),
                text.english);
        }
    }

    /// The English text that this is; "" when it is none.
    QString find(const QString& shown) const
    {
        if (const auto found = m_plain.find(plain(shown)); found != m_plain.end())
            return *found;
        for (const auto& [pattern, english] : m_patterns)
            if (pattern.match(shown).hasMatch())
                return english;
        return {};
    }

private:
    static QString plain(QString text)
    {
        return text.remove(QLatin1Char('&')).remove(QChar(0x2026)).trimmed();
    }

    QHash<QString, QString> m_plain;
    std::vector<std::pair<QRegularExpression, QString>> m_patterns;
};

class GermanWindowTest : private InGerman, public MainWindowTest {
protected:
    /// Everything that the window says at present, with where.
    void gather(const QObject& object)
    {
        if (object.objectName() == QLatin1String("weightKey"))
            return; // slurm.conf knows no German
        const QString where =
            QLatin1String(object.metaObject()->className()) + QLatin1Char(' ') + object.objectName();
        for (const char* property : {"text", "iconText", "toolTip", "statusTip", "whatsThis",
                 "placeholderText", "windowTitle", "accessibleName", "accessibleDescription", "title"})
            add(where, object.property(property).toString());
        if (const auto* combo = qobject_cast<const QComboBox*>(&object))
            for (int item = 0; item < combo->count(); ++item)
                add(where, combo->itemText(item));
        if (const auto* tabs = qobject_cast<const QTabBar*>(&object))
            for (int tab = 0; tab < tabs->count(); ++tab) {
                add(where, tabs->tabText(tab));
                add(where, tabs->tabToolTip(tab));
            }
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&object);
            view != nullptr && view->model() != nullptr && qobject_cast<const QHeaderView*>(view) == nullptr)
            gatherModel(where, *view->model());
    }

    void gatherModel(const QString& where, const QAbstractItemModel& model)
    {
        constexpr int MostRows = 40;
        for (int column = 0; column < model.columnCount(); ++column) {
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
                add(where, model.headerData(column, Qt::Horizontal, role).toString());
            for (int row = 0; row < std::min(model.rowCount(), MostRows); ++row)
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
                    add(where, model.index(row, column).data(role).toString());
        }
    }

    void add(const QString& where, const QString& text)
    {
        QTextDocument document;
        if (Qt::mightBeRichText(text))
            document.setHtml(text);
        const QString plain = document.isEmpty() ? text : document.toPlainText();
        for (const QString& line : plain.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            m_said.emplace(line, where);
    }

    void gatherAll()
    {
        gather(m_window);
        for (const QObject* object : m_window.findChildren<QObject*>())
            gather(*object);
    }

    QStringList english() const
    {
        const EnglishTexts texts;
        QStringList found;
        for (const auto& [text, where] : m_said)
            if (const QString source = texts.find(text); !source.isEmpty())
                found << where + QLatin1String(": ") + text + QLatin1String("   [") + source
                        + QLatin1Char(']');
        return found;
    }

    std::map<QString, QString> m_said; ///< with a place where it stands
};

TEST_F(GermanWindowTest, NothingIsSaidInEnglish)
{
    gatherAll();
    open({m_file});
    stand("engineering", 1);
    type(QStringLiteral("55"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    m_window.document().selection().set({row("castillo"), row("dvorak")}, row("castillo"));
    settle();
    for (const View& view : views()) {
        m_window.views().showView(QLatin1String(view.id));
        m_window.views().page(QLatin1String(view.id))->waitUntilReady();
        settle();
        gatherAll();
    }
    const QStringList left = english();
    EXPECT_TRUE(left.isEmpty()) << left.join(QLatin1Char('\n')).toStdString();
    EXPECT_GT(m_said.size(), 700U);
    EXPECT_TRUE(m_said.count(QStringLiteral("Bereit")) + m_said.count(QStringLiteral("Ausgangsstand")) > 0);
}

TEST_F(GermanWindowTest, EnglishWouldBeFound)
{
    const EnglishTexts texts;
    EXPECT_EQ(texts.find(QStringLiteral("Add account")), QStringLiteral("Add &account"));
    EXPECT_EQ(
        texts.find(QStringLiteral("castillo has rank 3 of 24.")), QStringLiteral("{} has rank {} of {}."));
    EXPECT_EQ(texts.find(QStringLiteral("castillo hat Rang 3 von 24.")), QString());
}

TEST_F(GermanWindowTest, NothingIsCutBesideAndBelowTheTree)
{
    m_window.resize(1440, 900);
    m_window.files().openAgainst({QString::fromStdString(sampleFile("university_after"))},
        QString::fromStdString(sampleFile("university_before")));
    ASSERT_TRUE(QTest::qWaitFor([this] {
        return !m_window.files().task().isRunning() && !m_window.document().baselineName().isEmpty();
    }));
    settle();
    m_window.document().selection().select(row("castillo"));
    m_window.document().selection().toggle(row("dvorak"));
    m_window.waitUntilReady();
    QApplication::processEvents();
    int names = 0;
    for (const auto* label :
        m_window.findChildren<QLabel*>(QRegularExpression(QStringLiteral("^flip(What|Change)\\d"))))
        if (label->isVisible()) {
            ++names;
            EXPECT_GE(label->width(), label->fontMetrics().horizontalAdvance(label->text()))
                << label->text().toStdString();
        }
    EXPECT_GT(names, 2);
    const auto* changes = m_window.findChild<QTableView*>(QStringLiteral("changesTable"));
    const int last = changes->model()->columnCount() - 1;
    EXPECT_LE(
        changes->columnViewportPosition(last) + changes->columnWidth(last), changes->viewport()->width());
    for (int place = 0; place < changes->model()->rowCount(); ++place) {
        const QModelIndex effect = changes->model()->index(place, ChangeModel::Effect);
        EXPECT_GE(changes->columnWidth(ChangeModel::Effect),
            changes->fontMetrics().horizontalAdvance(effect.data().toString()))
            << effect.data().toString().toStdString();
    }
    trigger("showLint");
    QApplication::processEvents();
    const auto* lint = m_window.findChild<QTableView*>(QStringLiteral("lintTable"));
    ASSERT_GT(lint->model()->rowCount(), 0);
    for (int place = 0; place < lint->model()->rowCount(); ++place)
        for (int column = LintModel::Message; column <= LintModel::Suggestion; ++column) {
            const QRect room(0, 0, lint->columnWidth(column), lint->rowHeight(place));
            const QString text = lint->model()->index(place, column).data().toString();
            EXPECT_LE(lint->fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height(), room.height())
                << text.toStdString();
        }
}

} // namespace
} // namespace fairshare::gui

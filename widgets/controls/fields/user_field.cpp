// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/user_field.h"

#include "widgets/text/shown_text.h"

#include "core/analysis/explain/explanation.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace fairshare::gui {
namespace {

constexpr int LeastUserLength = 9; ///< in ch

/// Compares bytes, ignoring case of ASCII letters; names of accounts and users are ASCII.
bool sameLetter(char a, char b)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return lower(a) == lower(b);
}

bool holds(std::string_view name, std::string_view text, bool atStart)
{
    const auto found = std::search(name.begin(), name.end(), text.begin(), text.end(), sameLetter);
    return atStart ? found == name.begin() && name.size() >= text.size() : found != name.end();
}

/// Returns name and account, because one user can have several associations.
QString labelOf(const ShareTree& tree, NodeRow user)
{
    if (!tree.isUser(user))
        return user == RootRow
            ? shownName(tree.name(user))
            : UserField::tr("account %1 in %2")
                  .arg(shownName(tree.name(user)), shownName(tree.name(tree.parent(user))));
    QString label =
        UserField::tr("%1 in %2").arg(shownName(tree.name(user)), shownName(tree.name(tree.parent(user))));
    if (!tree.partition(user).empty())
        label += UserField::tr(", partition %1").arg(shownName(tree.partition(user)));
    return label;
}

} // namespace

std::vector<NodeRow> rowsNamed(const ShareTree& tree, const QString& text, const NamedRows& wanted)
{
    const auto [other, onlyUsers, most] = wanted;
    const std::string typed = text.trimmed().toStdString();
    const bool accountsFirst = other < tree.size() && !tree.isUser(other);
    // By name that begins with the text or contains it, then by kind.
    std::array<std::vector<NodeRow>, 4> groups;
    for (NodeRow row = RootRow + 1; row < tree.size() && groups.front().size() < most; ++row) {
        if ((other < tree.size() && !canCompare(tree, row, other)) || (onlyUsers && !tree.isUser(row)))
            continue;
        const bool begins = holds(tree.name(row), typed, true);
        const std::size_t group = (begins ? 0U : 2U) + (tree.isUser(row) == accountsFirst ? 1U : 0U);
        if (groups.at(group).size() < most && (begins || holds(tree.name(row), typed, false)))
            groups.at(group).push_back(row);
    }
    std::vector<NodeRow> rows;
    for (const std::vector<NodeRow>& group : groups)
        rows.insert(rows.end(), group.begin(), group.end());
    rows.resize(std::min(rows.size(), most));
    return rows;
}

UserField::UserField(const Document& document, QWidget* parent)
    : QLineEdit(parent)
    , m_document(document)
    , m_labels(new QStringListModel(this))
    , m_completer(new QCompleter(m_labels, this))
{
    setClearButtonEnabled(true);
    findChild<QToolButton*>()->setObjectName(QStringLiteral("clearUser"));
    showTexts(
        tr("no one"), tr("User or account to compare with; type part of the name"), tr("Clear comparison"));
    setMinimumWidth(LeastUserLength * fontMetrics().horizontalAdvance(QLatin1Char('0')));
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(this);
    connect(this, &QLineEdit::textEdited, this, &UserField::suggest);
    connect(this, &QLineEdit::textChanged, this, [this](const QString& text) {
        // The clear button edits the text without emitting textEdited.
        if (text.isEmpty() && m_user != NoRow)
            Q_EMIT chosen(NoRow);
    });
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &UserField::choose);
}

void UserField::showTexts(const QString& empty, const QString& tip, const QString& clear)
{
    setPlaceholderText(empty);
    m_tip = tip;
    auto* button = findChild<QToolButton*>();
    button->setAccessibleName(clear);
    button->setToolTip(clear);
}

void UserField::offerUsers(const QString& empty, const QString& tip, const QString& clear)
{
    m_onlyUsers = true;
    showTexts(empty, tip, clear);
}

void UserField::setUser(NodeRow user, NodeRow other)
{
    const bool same = user == m_user && other == m_other;
    m_user = user;
    m_other = other;
    if (same && isModified() && hasFocus())
        return; // the user is typing
    restore();
}

void UserField::restore()
{
    const bool known = m_document.scenario() && m_user < m_document.scenario()->tree.size();
    setText(known ? shownName(m_document.scenario()->tree.name(m_user)) : QString());
    setToolTip(known ? labelOf(m_document.scenario()->tree, m_user).toHtmlEscaped() : m_tip);
    setCursorPosition(0);
    setModified(false);
}

void UserField::suggest(const QString& text)
{
    m_suggested.clear();
    if (!m_document.scenario() || text.trimmed().isEmpty()) {
        m_completer->popup()->hide();
        return;
    }
    const ShareTree& tree = m_document.scenario()->tree;
    QStringList labels;
    for (const NodeRow user : rowsNamed(tree, text, {m_other, m_onlyUsers})) {
        m_suggested.push_back(user);
        labels << labelOf(tree, user);
    }
    m_labels->setStringList(labels);
    if (labels.isEmpty()) {
        m_completer->popup()->hide();
        return;
    }
    QRect place = rect();
    place.setWidth(
        std::max(width(), m_completer->popup()->sizeHintForColumn(0) + 2 * fontMetrics().height()));
    m_completer->complete(place);
}

void UserField::choose(const QString& label)
{
    const qsizetype at = m_labels->stringList().indexOf(label);
    if (at < 0 || static_cast<std::size_t>(at) >= m_suggested.size())
        return;
    setModified(false);
    const NodeRow user = m_suggested.at(static_cast<std::size_t>(at));
    Q_EMIT chosen(user);
}

void UserField::commit()
{
    if (!isModified())
        return;
    setModified(false);
    if (m_suggested.empty())
        restore();
    else
        Q_EMIT chosen(m_suggested.front());
}

void UserField::keyPressEvent(QKeyEvent* event)
{
    const bool listed = m_completer->popup()->isVisible();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        const QModelIndex marked = m_completer->popup()->currentIndex();
        if (listed && marked.isValid())
            choose(marked.data().toString());
        else
            commit();
        m_completer->popup()->hide();
    } else if (event->key() == Qt::Key_Escape && isModified()) {
        m_completer->popup()->hide();
        restore();
    } else if (event->key() == Qt::Key_Down && !listed) {
        suggest(text());
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void UserField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && isModified() && !m_completer->popup()->isVisible())
        restore();
}

} // namespace fairshare::gui

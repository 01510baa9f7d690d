// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/user_field.h"

#include "widgets/text/shown_text.h"

#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>
#include <QToolButton>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr std::size_t MostSuggested = 12;
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
    const NodeRow account = tree.parent(user);
    if (account == NoRow) // the root
        return shownName(tree.name(user));
    QString label = UserField::tr("%1 in %2").arg(shownName(tree.name(user)), shownName(tree.name(account)));
    if (!tree.partition(user).empty())
        label += UserField::tr(", partition %1").arg(shownName(tree.partition(user)));
    return label;
}

} // namespace

std::vector<NodeRow> usersNamed(const ShareTree& tree, const QString& text, std::size_t most)
{
    const std::string wanted = text.trimmed().toStdString();
    std::vector<NodeRow> first;
    std::vector<NodeRow> others;
    for (NodeRow row = 0; row < tree.size() && first.size() < most; ++row) {
        if (!tree.isUser(row))
            continue;
        if (holds(tree.name(row), wanted, true))
            first.push_back(row);
        else if (others.size() < most && holds(tree.name(row), wanted, false))
            others.push_back(row);
    }
    first.insert(first.end(), others.begin(), others.end());
    first.resize(std::min(first.size(), most));
    return first;
}

UserField::UserField(const Document& document, QWidget* parent)
    : QLineEdit(parent)
    , m_document(document)
    , m_labels(new QStringListModel(this))
    , m_completer(new QCompleter(m_labels, this))
{
    setClearButtonEnabled(true);
    findChild<QToolButton*>()->setObjectName(QStringLiteral("clearUser"));
    setTexts(tr("no one"), tr("User to compare with; type part of the name"), tr("Clear comparison"));
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

void UserField::setTexts(const QString& empty, const QString& tip, const QString& clear)
{
    setPlaceholderText(empty);
    m_tip = tip;
    auto* button = findChild<QToolButton*>();
    button->setAccessibleName(clear);
    button->setToolTip(clear);
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
    for (const NodeRow user : usersNamed(tree, text, MostSuggested)) {
        if (user == m_other)
            continue;
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

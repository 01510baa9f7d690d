// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include <QLineEdit>

#include <vector>

class QCompleter;
class QStringListModel;

namespace fairshare {
class ShareTree;
} // namespace fairshare

namespace fairshare::gui {

/// A field that names the user or account to compare another one with. Typing lists all whose names contain
/// the text. An empty field names nobody.
class UserField : public QLineEdit {
    Q_OBJECT

public:
    explicit UserField(const Document& document, QWidget* parent = nullptr);

    /// Replaces the texts of an empty field; without this call they are about a comparison. The field then
    /// offers users only.
    /// @param empty the placeholder
    /// @param tip what the field is for
    /// @param clear name of the button that clears the field
    void offerUsers(const QString& empty, const QString& tip, const QString& clear);
    /// Shows this user or account, or nobody for NoRow.
    /// @param other the row to compare with; it and the rows above and below it cannot be chosen
    void setUser(NodeRow user, NodeRow other);

Q_SIGNALS:
    /// The user chose a user or account; NoRow for none.
    void chosen(fairshare::NodeRow user);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void showTexts(const QString& empty, const QString& tip, const QString& clear);
    void suggest(const QString& text);
    void choose(const QString& label);
    void commit();
    void restore();

    const Document& m_document;
    QString m_tip;
    bool m_onlyUsers = false;
    NodeRow m_user = NoRow;
    NodeRow m_other = NoRow;
    QStringListModel* m_labels;
    QCompleter* m_completer;
    std::vector<NodeRow> m_suggested; ///< rows of the suggestions
};

struct NamedRows {
    NodeRow other = NoRow; ///< omit the rows that cannot be compared with this one; NoRow = none but the root
    bool onlyUsers = false;
    std::size_t most = 12; ///< largest number of rows
};

/// Returns users and accounts whose names contain `text`, ignoring case. Names that begin with it come first;
/// of these, rows of the kind of `wanted.other`. Linear in the size of the tree.
std::vector<NodeRow> rowsNamed(const ShareTree& tree, const QString& text, const NamedRows& wanted = {});

} // namespace fairshare::gui

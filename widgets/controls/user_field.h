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

/// A field that names a user. Typing lists all users whose names contain the text. An empty field names
/// nobody.
class UserField : public QLineEdit {
    Q_OBJECT

public:
    explicit UserField(const Document& document, QWidget* parent = nullptr);

    /// Replaces the texts of an empty field; without this call they are about a comparison.
    /// @param empty the placeholder
    /// @param tip what the field is for
    /// @param clear name of the button that clears the field
    void setTexts(const QString& empty, const QString& tip, const QString& clear);
    /// Shows this user, or nobody for NoRow.
    /// @param other the user who cannot be chosen
    void setUser(NodeRow user, NodeRow other);

Q_SIGNALS:
    /// The user chose a user; NoRow for none.
    void chosen(fairshare::NodeRow user);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void suggest(const QString& text);
    void choose(const QString& label);
    void commit();
    void restore();

    const Document& m_document;
    QString m_tip;
    NodeRow m_user = NoRow;
    NodeRow m_other = NoRow;
    QStringListModel* m_labels;
    QCompleter* m_completer;
    std::vector<NodeRow> m_suggested; ///< users of the suggestions
};

/// Returns at most `most` users whose names contain `text`, ignoring case. Names that begin with it come
/// first. Linear in the size of the tree.
std::vector<NodeRow> usersNamed(const ShareTree& tree, const QString& text, std::size_t most);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/page/table_commands.h"

#include "core/quota/groups/quota_tree.h"

#include <QObject>

#include <vector>

class QAction;

namespace fairshare::gui {

class Actions;
class QuotaPage;

/// The commands on rows and cells while the groups of a pool are shown. Runs them on groups, and disables
/// those that do not apply.
class GroupCommands : public QObject, public TableCommands {
    Q_OBJECT

public:
    GroupCommands(const Actions& actions, Document& document, QuotaPage& page);

    void refresh() override;
    bool finishEditing() override;
    void selectChanged() override;
    EditBands createBands(Bands& bands) override;
    void fillColumnMenu(QMenu& menu) override;
    QString tableId() const override { return QStringLiteral("quotas"); }
    QByteArray columnState() const override;
    void restoreColumns(const QByteArray& state) override;

private:
    void connectCommands();
    void createMenu();
    void refuseWhatGroupsLack(const QString& table) const;
    void refreshMoves(const QString& row, const std::vector<QuotaRow>& chosen);
    bool hasChangedCell() const;

    const Actions& m_actions;
    Document& m_document;
    QuotaPage& m_page;
};

} // namespace fairshare::gui

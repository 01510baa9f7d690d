// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QString>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace fairshare::gui {

/// Findings in a list, each with a title, sentences and optionally a fix.
class WarningList : public QWidget {
    Q_OBJECT

public:
    struct Entry {
        bool warns = true; ///< false for a note
        QString title;
        QString text;
        QString fix; ///< text of the link that applies the fix; "" for none
        QString show{}; ///< text of the link that shows the affected user; "" for none

        bool operator==(const Entry&) const = default;
    };

    /// @param none text that is shown if there are no findings
    explicit WarningList(QString none, QWidget* parent = nullptr);

    void setEntries(std::vector<Entry> entries);
    const std::vector<Entry>& entries() const { return m_entries; }
    void setTheme(const Theme& theme);

Q_SIGNALS:
    void fixAsked(int entry);
    void showAsked(int entry);

private:
    void rebuild();

    QString m_none;
    std::vector<Entry> m_entries;
    Theme m_theme;
    QVBoxLayout* m_rows;
    QWidget* m_content = nullptr;
};

} // namespace fairshare::gui

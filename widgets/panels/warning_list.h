// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QString>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace fairshare::gui {

/// Findings below each other, each with a title, sentences and perhaps something to do about it.
class WarningList : public QWidget {
    Q_OBJECT

public:
    struct Entry {
        bool warns = true; ///< or only notes
        QString title;
        QString text;
        QString fix; ///< of its link; "" for none
        QString show{}; ///< of the link to whom it is about; "" for none

        bool operator==(const Entry&) const = default;
    };

    /// @param none what is said where there is nothing to say
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

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QGridLayout;

namespace fairshare::gui {

class ElidedLabel;
class WrappedText;

/// Names with the formulas of their figures, with the numbers filled in. Formulas can be selected.
class FormulaList : public QWidget {
    Q_OBJECT

public:
    struct Entry {
        QString name{};
        QString formula{}; ///< steps separated by U+2028
        QString card{}; ///< rich text
    };

    explicit FormulaList(QWidget* parent = nullptr);

    void setEntries(const std::vector<Entry>& entries);
    QString asText() const;

private:
    void addLine();

    QGridLayout* m_grid;
    std::vector<ElidedLabel*> m_names;
    std::vector<WrappedText*> m_formulas;
    std::vector<Entry> m_entries;
};

} // namespace fairshare::gui

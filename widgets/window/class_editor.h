// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/flow_layout.h"

#include "core/simulator/jobs/job_class.h"

#include <array>
#include <optional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QToolButton;

namespace fairshare::gui {

/// The classes of jobs that PAP+ tells apart, any number of them: an attribute with its value, and how much
/// more the work of such a job is worth.
class ClassEditor : public FlowRow {
    Q_OBJECT

public:
    explicit ClassEditor(QWidget* parent = nullptr);

    void setClasses(const std::vector<JobClass>& classes);
    /// Values of the jobs that can be chosen, by JobAttribute.
    void setNames(const std::array<std::vector<std::string>, JobAttributeCount>& names);
    const std::vector<JobClass>& classes() const { return m_classes; }
    /// "bigmem × 10" or "×10", or how many there are.
    static QString summary(const std::vector<JobClass>& classes);
    void addClass();

Q_SIGNALS:
    /// Somebody changed them. @param text what was done @param key of steps that belong together
    void edited(const QString& text, const QString& key);

private:
    struct Row {
        QWidget* widget = nullptr;
        QComboBox* attribute = nullptr;
        QComboBox* value = nullptr;
        QDoubleSpinBox* coefficient = nullptr;
        QToolButton* remove = nullptr;
    };

    void addRow();
    /// The fields of a class, on which nothing is done yet.
    Row createRow(std::size_t at);
    void connectRow(std::size_t at);
    void removeRow(std::size_t at);
    void fill(std::size_t at);
    void offerValues(std::size_t at);
    /// Whether a class other than this one matches the same jobs.
    bool isTaken(std::size_t at, const JobClass& match) const;
    /// By the first name that no class has; nothing where jobs have no other name to be told apart by.
    std::optional<JobClass> firstUnused() const;

    std::vector<JobClass> m_classes;
    std::array<std::vector<std::string>, JobAttributeCount> m_names;
    std::vector<Row> m_rows;
    QToolButton* m_add;
    bool m_filling = false;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/flow_layout.h"

#include "core/simulator/jobs/job_class.h"

#include <array>
#include <optional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QToolButton;

namespace fairshare::gui {

/// Edits the job classes of PAP+, any number of them. Each class has a job attribute with its value, and the
/// weight of the work of such a job.
class ClassEditor : public FlowRow {
    Q_OBJECT

public:
    explicit ClassEditor(QWidget* parent = nullptr);

    void setClasses(const std::vector<JobClass>& classes);
    /// Sets the values to choose from, indexed by JobAttribute.
    void setNames(const std::array<std::vector<std::string>, JobAttributeCount>& names);
    const std::vector<JobClass>& classes() const { return m_classes; }
    /// Returns "bigmem × 10" or "×10", or the number of classes.
    static QString summary(const std::vector<JobClass>& classes);
    void addClass();

Q_SIGNALS:
    /// The user changed the classes. @param text description of the edit @param key merges consecutive steps
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
    /// Creates the fields of a class, not yet connected.
    Row createRow(std::size_t at);
    void connectRow(std::size_t at);
    void removeRow(std::size_t at);
    void fill(std::size_t at);
    void offerValues(std::size_t at);
    /// Whether another class matches the same jobs.
    bool isTaken(std::size_t at, const JobClass& match) const;
    /// A class for the first attribute value without a class; nothing if all values have one.
    std::optional<JobClass> firstUnused() const;

    std::vector<JobClass> m_classes;
    std::array<std::vector<std::string>, JobAttributeCount> m_names;
    std::vector<Row> m_rows;
    QToolButton* m_add;
    bool m_filling = false;
};

} // namespace fairshare::gui

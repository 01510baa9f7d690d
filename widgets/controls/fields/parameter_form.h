// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/parameter.h"
#include "widgets/controls/flow_layout.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare::gui {

/// A form with one control per parameter, created from the parameter descriptions, after the leading
/// controls.
class ParameterForm : public FlowRow {
    Q_OBJECT

public:
    explicit ParameterForm(QWidget* parent = nullptr);

    /// Adds a permanent control before the controls of the parameters.
    void addLeading(const QString& title, QWidget* control);

    using Uses = bool (*)(std::string_view parameter, const ParameterValues& values);

    /// Replaces the controls. Parameters that `values` omits use defaults.
    /// @param uses decides which controls are shown, given the values of the others; null = all
    void setParameters(
        std::span<const ParameterSpec> specs, const ParameterValues& values, Uses uses = nullptr);
    const ParameterValues& values() const { return m_values; }

Q_SIGNALS:
    /// The user changed a control.
    void edited();

private:
    QWidget* labelled(const QString& title, QWidget* control);
    QWidget* choiceControl(const ParameterSpec& spec);
    QWidget* numberControl(const ParameterSpec& spec);
    void set(const ParameterSpec& spec, ParameterValue value);
    void showUsed();

    ParameterValues m_values;
    Uses m_uses = nullptr;
    std::vector<std::pair<std::string, QWidget*>> m_parts; ///< by parameter: its label and control
    int m_leading = 0;
};

} // namespace fairshare::gui

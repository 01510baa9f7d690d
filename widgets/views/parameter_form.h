// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/parameter.h"
#include "widgets/views/flow_layout.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare::gui {

/// One control a parameter, made from their descriptions, behind what else is chosen there.
class ParameterForm : public FlowRow {
    Q_OBJECT

public:
    explicit ParameterForm(QWidget* parent = nullptr);

    /// Before the controls of the parameters, for good.
    void addLeading(const QString& title, QWidget* control);

    using Uses = bool (*)(std::string_view parameter, const ParameterValues& values);

    /// Replaces the controls; values that `values` does not name are the defaults.
    /// @param uses which controls are shown beside the values of the others; null = all
    void setParameters(
        std::span<const ParameterSpec> specs, const ParameterValues& values, Uses uses = nullptr);
    const ParameterValues& values() const { return m_values; }

Q_SIGNALS:
    /// A control was used.
    void edited();

private:
    QWidget* labelled(const QString& title, QWidget* control);
    QWidget* choiceControl(const ParameterSpec& spec);
    QWidget* numberControl(const ParameterSpec& spec);
    void set(const ParameterSpec& spec, ParameterValue value);
    void showUsed();

    ParameterValues m_values;
    Uses m_uses = nullptr;
    std::vector<std::pair<std::string, QWidget*>> m_parts; ///< by parameter: its label with its control
    int m_leading = 0;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/parameter.h"

#include <QWidget>

#include <span>

class QHBoxLayout;

namespace fairshare::gui {

/// One control a parameter, beside each other, made from their descriptions.
class ParameterForm : public QWidget {
    Q_OBJECT

public:
    explicit ParameterForm(QWidget* parent = nullptr);

    /// Replaces the controls; values that `values` does not name are the defaults.
    void setParameters(std::span<const ParameterSpec> specs, const ParameterValues& values);
    const ParameterValues& values() const { return m_values; }

Q_SIGNALS:
    /// A control was used.
    void edited();

private:
    QWidget* choiceControl(const ParameterSpec& spec);
    QWidget* numberControl(const ParameterSpec& spec);
    void set(const ParameterSpec& spec, ParameterValue value);

    ParameterValues m_values;
    QHBoxLayout* m_row;
};

} // namespace fairshare::gui

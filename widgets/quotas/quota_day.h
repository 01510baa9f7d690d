// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/view_page.h"

#include "core/fairshare/parameter.h"
#include "core/quota/allocation/surplus_balancer.h"

namespace fairshare::gui {

class ChartPanel;
class ParameterForm;
class PlotWidget;

/// One simulated day in two charts below one row of controls: cores that are idle while jobs wait, and cores
/// of each group.
class QuotaDay : public QWidget {
    Q_OBJECT

public:
    explicit QuotaDay(const ViewSources& sources, QWidget* parent = nullptr);

    PlotWidget& wastedSlots() const;
    PlotWidget& groups() const;
    /// The answer of the day; "" before the first picture.
    QString sentence() const;
    const ParameterValues& values() const;
    void setValues(const ParameterValues& values);
    /// Sets which passes of the balancer run.
    void setMode(BalancerMode mode);
    /// Assumptions of the day, for the caption; "" before the first picture.
    QString premise() const;
    void offerCommands(const Actions& actions);
    void setAlgorithm(const QString& id);
    void waitUntilReady();

Q_SIGNALS:
    void sentenceChanged();

private:
    void showForm(const ParameterValues& values);
    void showValues();

    ParameterForm* m_form;
    BalancerMode m_mode = BalancerMode::Code;
    ChartPanel* m_wasted = nullptr;
    ChartPanel* m_groups = nullptr;
};

} // namespace fairshare::gui

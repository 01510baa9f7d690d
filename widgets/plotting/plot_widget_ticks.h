// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"

#include <qcustomplot.h>

namespace fairshare::gui {

/// Decimals that show multiples of a step as they are: 4 for 0.0025; 0 to 9.
int decimalsOf(double step);

/// Ticks of an axis: its names where it has some, else round numbers as the window writes them.
QSharedPointer<QCPAxisTicker> tickerOf(const PlotAxis& axis);
QSharedPointer<QCPAxisTicker> tickerOf(const ColorScale& scale);

/// As many ticks as have room along an axis, whose texts never meet.
class FittedTicker : public QCPAxisTicker {
public:
    /// @param ticker what it shows where there is room; @param axis outlives it
    FittedTicker(QSharedPointer<QCPAxisTicker> ticker, const QCPAxis& axis, bool keepsFirst);

    void generate(const QCPRange& range, const QLocale& locale, QChar format, int precision,
        QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* labels) override;

private:
    /// Of some texts in their order: those that stand apart from all kept before them.
    std::vector<qsizetype> apart(const QVector<double>& ticks, const QVector<QString>& texts) const;

    QSharedPointer<QCPAxisTicker> m_ticker;
    const QCPAxis& m_axis;
    bool m_keepsFirst; ///< and leaves out the next one, rather than that all are fewer
};

/// The ticks of the whole axis. @param count about as many
std::vector<PlotTick> ticksOf(const PlotAxis& axis, int count);

/// With its unit.
QString axisTitle(const PlotAxis& axis);

} // namespace fairshare::gui

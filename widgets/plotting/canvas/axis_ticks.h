// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"

#include <qcustomplot.h>

namespace fairshare::gui {

/// Returns the number of decimals that show multiples of a step exactly: 4 for 0.0025; 0 to 9.
int decimalsOf(double step);

/// Return the ticks of an axis: its names if it has any, otherwise round numbers in the window's number
/// format.
QSharedPointer<QCPAxisTicker> tickerOf(const PlotAxis& axis);
QSharedPointer<QCPAxisTicker> tickerOf(const ColorScale& scale);

/// Shows as many ticks as fit along an axis without overlapping texts.
class FittedTicker : public QCPAxisTicker {
public:
    /// @param ticker the ticks to show if there is room
    /// @param axis must outlive the ticker
    FittedTicker(QSharedPointer<QCPAxisTicker> ticker, const QCPAxis& axis, bool keepsFirst);

    void generate(const QCPRange& range, const QLocale& locale, QChar format, int precision,
        QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* labels) override;

private:
    /// Returns the texts, in order, that do not overlap any text kept before them.
    std::vector<qsizetype> apart(const QVector<double>& ticks, const QVector<QString>& texts) const;

    QSharedPointer<QCPAxisTicker> m_ticker;
    const QCPAxis& m_axis;
    bool m_keepsFirst; ///< keep the first tick and omit the next one, instead of using fewer ticks overall
};

/// Returns the ticks of the whole axis.
/// @param count approximate number
std::vector<PlotTick> ticksOf(const PlotAxis& axis, int count);

/// Returns the title of an axis with its unit.
QString axisTitle(const PlotAxis& axis);

} // namespace fairshare::gui

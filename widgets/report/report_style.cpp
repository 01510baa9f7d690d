// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_style.h"

#include <QApplication>
#include <QFontDatabase>

namespace fairshare::gui {
namespace {

constexpr double DotsPerMeter = 96 / 0.0254;
/// An invisible letter spacing that prevents ligatures, so searching and copying find single letters.
constexpr double NoLigatures = 1.0 / 64;
constexpr double Leading = 1.12;

} // namespace

ReportStyle::ReportStyle()
    : m_paper(1, 1, QImage::Format_RGB32)
{
    m_paper.setDotsPerMeterX(qRound(DotsPerMeter));
    m_paper.setDotsPerMeterY(qRound(DotsPerMeter));
}

QFont ReportStyle::font(double points, bool bold) const
{
    QFont font = QApplication::font();
    font.setPointSizeF(points);
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setLetterSpacing(QFont::AbsoluteSpacing, NoLigatures);
    return {font, &m_paper};
}

QFont ReportStyle::code() const
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(CodePoints);
    font.setHintingPreference(QFont::PreferNoHinting);
    return {font, &m_paper};
}

double ReportStyle::lineHeight(const QFont& font) const
{
    return Leading * metrics(font).height();
}

} // namespace fairshare::gui

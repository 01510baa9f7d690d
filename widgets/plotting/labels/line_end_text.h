// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace fairshare::gui {

class LabelSpace;

/// An end of a line.
enum class LineEnd { First, Last };

/// Returns the index of the point at an end of a line.
std::uint32_t endPoint(const Marks& marks, std::size_t line, LineEnd end);
/// Returns the lines with a label at their ends, most important first.
std::vector<std::uint32_t> labelledLines(const Marks& marks);
/// Returns the height of a point of a line.
QString heightText(const Marks& marks, std::uint32_t point);

/// Texts of labels at the ends of lines, as long as there is room for.
class LineEndText {
public:
    explicit LineEndText(const LabelSpace& space)
        : m_space(space)
    {
    }

    /// Returns the names of lines that end at the same height: "3: ana, ben, +2".
    QString namesAt(const std::vector<PlotItem>& lines, LineEnd end, double room) const;

private:
    /// True if each line is a separate association: not a policy, and not one of several jobs.
    bool areAssociations(const std::vector<PlotItem>& lines) const;
    /// Returns "ana +2".
    /// @param start the text before the names
    QString firstNameAt(const std::vector<PlotItem>& lines, const QString& start, double room) const;
    /// Returns "1: 5 users" instead of part of a name.
    QString countAt(const std::vector<PlotItem>& lines, LineEnd end, double room) const;
    QString oneNameAt(const PlotItem& line, const QString& start, double room) const;
    /// True if another name would be cut to the same text.
    bool isCutAlike(const PlotItem& line, const QString& cut) const;

    const LabelSpace& m_space;
};

} // namespace fairshare::gui

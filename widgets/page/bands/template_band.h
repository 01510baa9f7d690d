// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/band.h"
#include "widgets/work/files/made_scenarios.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace fairshare::gui {

class WholeNumberBox;

/// A band above the view that asks for the shape and size of a new scenario.
class TemplateBand : public Band {
    Q_OBJECT

public:
    explicit TemplateBand(QWidget* parent = nullptr);

    /// Shows the band and gives it the keyboard focus.
    void ask();
    /// Assumes that the buttons are below the numbers, wherever they are now, so that the window can become
    /// narrow.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void wanted(const fairshare::gui::TemplateRequest& request);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    QWidget* firstButton() const override;

private:
    void createFields(QVBoxLayout& rows);
    void createButtons();
    void describeShape();
    void create();

    QBoxLayout* m_numbersAndButtons; ///< side by side if there is room
    QComboBox* m_shape;
    QLabel* m_summary;
    WholeNumberBox* m_size;
    WholeNumberBox* m_seed;
};

} // namespace fairshare::gui

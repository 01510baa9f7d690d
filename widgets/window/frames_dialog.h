// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QSize>

#include <cstdint>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace fairshare::gui {

/// Which part of a film is written as pictures, and how.
struct FramesRequest {
    QString path{}; ///< of the animation, or of the series, whose pictures get numbers
    std::uint64_t first = 0; ///< sample
    std::uint64_t last = 0; ///< sample, not before the first
    int frames = 100; ///< evenly spread over the samples
    int perSecond = 10; ///< of an animation
    QSize size{1280, 800}; ///< logical pixels
    double scale = 1; ///< pixels per logical one
    bool dark = false;
};

/// Asks for a part of a film, the number of pictures and where they go.
class FramesDialog : public QDialog {
    Q_OBJECT

public:
    /// @param samples of the film @param request as it is offered
    FramesDialog(std::uint64_t samples, const FramesRequest& request, QWidget* parent = nullptr);

    FramesRequest request() const;

private:
    void createFields(const FramesRequest& request);
    void refresh();
    void choosePath();
    QString suffix() const;

    std::uint64_t m_samples;
    QSpinBox* m_first = nullptr;
    QSpinBox* m_last = nullptr;
    QSpinBox* m_frames = nullptr;
    QSpinBox* m_perSecond = nullptr;
    QSpinBox* m_width = nullptr;
    QSpinBox* m_height = nullptr;
    QComboBox* m_format = nullptr;
    QComboBox* m_theme = nullptr;
    QLineEdit* m_path = nullptr;
    QLabel* m_outcome = nullptr;
    QPushButton* m_export = nullptr;
};

} // namespace fairshare::gui

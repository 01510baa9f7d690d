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

/// Which samples to export as pictures, and how.
struct FramesRequest {
    QString path{}; ///< of the animation or of the series, whose pictures are numbered
    std::uint64_t first = 0; ///< sample
    std::uint64_t last = 0; ///< sample, not less than `first`
    int frames = 100; ///< pictures, evenly spaced over the samples
    int perSecond = 10; ///< pictures per second of an animation
    QSize size{1280, 800}; ///< logical pixels
    double scale = 1; ///< pixels per logical pixel
    bool dark = false;
};

/// Asks for the range of samples, the number of pictures and where to save them.
class FramesDialog : public QDialog {
    Q_OBJECT

public:
    /// @param samples number of samples in the run @param request initial values
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

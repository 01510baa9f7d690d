// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>
#include <vector>

class QSlider;

namespace fairshare::gui {

/// A slider over the samples, with triangles below it at the key moments.
class SampleSlider : public QWidget {
    Q_OBJECT

public:
    explicit SampleSlider(QWidget* parent = nullptr);

    /// @param moments samples, ascending
    void setSampledRun(std::uint64_t samples, std::vector<std::uint64_t> moments);
    /// Sets the sample without emitting a signal.
    void setSample(std::uint64_t sample);
    QSlider& slider() const { return *m_slider; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void slidTo(std::uint64_t sample);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    int placeOf(std::uint64_t sample) const;
    int markHeight() const;

    QSlider* m_slider;
    std::vector<std::uint64_t> m_moments;
};

} // namespace fairshare::gui

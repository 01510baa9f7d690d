// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/plot_picture.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

#include <memory>
#include <vector>

namespace fairshare::gui {

/// A text as a painter was told to write it.
struct PaintedText {
    QString text;
    QRectF place; ///< of its letters, as seen; of a text on its side its box
};

/// Writes down which texts are painted and where, as a device without pixels takes them.
class TextRecorder : public QPaintDevice {
public:
    explicit TextRecorder(const QSize& size)
        : m_size(size)
        , m_engine(std::make_unique<Engine>())
    {
    }

    QPaintEngine* paintEngine() const override { return m_engine.get(); }
    const std::vector<PaintedText>& texts() const { return m_engine->texts; }
    const std::vector<QLineF>& lines() const { return m_engine->lines; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        constexpr int Dots = 96; // an inch
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return Dots;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        Engine()
            : QPaintEngine(AllFeatures)
        {
        }
        bool begin(QPaintDevice* /*device*/) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState& changed) override
        {
            if (changed.state().testFlag(DirtyTransform))
                m_transform = changed.transform();
        }
        void drawTextItem(const QPointF& at, const QTextItem& item) override
        {
            const QRectF box(
                at - QPointF(0, item.ascent()), QSizeF(item.width(), item.ascent() + item.descent()));
            texts.push_back({item.text(), m_transform.mapRect(box)});
        }
        void drawLines(const QLineF* drawn, int count) override
        {
            for (int at = 0; at < count; ++at)
                lines.push_back(m_transform.map(drawn[at]));
        }
        void drawPath(const QPainterPath& /*path*/) override { }
        void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override { }
        void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*from*/) override { }
        void drawImage(const QRectF& /*to*/, const QImage& /*image*/, const QRectF& /*from*/,
            Qt::ImageConversionFlags /*flags*/) override
        {
        }

        std::vector<PaintedText> texts;
        std::vector<QLineF> lines;

    private:
        QTransform m_transform;
    };

    QSize m_size;
    std::unique_ptr<Engine> m_engine;
};

/// The texts of a picture in this size, each as often as it is painted.
inline std::vector<PaintedText> textsOf(const PlotPicture& picture, const QSize& size)
{
    TextRecorder recorder(size);
    QPainter painter(&recorder);
    paintPlot(painter, picture, size);
    painter.end();
    return recorder.texts();
}

} // namespace fairshare::gui

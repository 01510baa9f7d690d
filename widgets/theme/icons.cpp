// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/icons.h"

#include <QApplication>
#include <QIconEngine>
#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include <array>
#include <memory>

namespace fairshare::gui {
namespace {

constexpr std::array<const char*, SymbolCount> Files{"open", "save", "undo", "redo", "export", "terminal",
    "search", "account", "user", "expander_closed", "expander_open", "warning", "error", "close"};

/// Draws an SVG file as a stencil: its shape in the current color.
class StencilEngine : public QIconEngine {
public:
    StencilEngine(Symbol symbol, Role role)
        : m_role(role)
        , m_shape(std::make_shared<QSvgRenderer>(QStringLiteral(":/icons/%1.svg")
                  .arg(QLatin1String(Files.at(static_cast<std::size_t>(symbol))))))
    {
    }

    QIconEngine* clone() const override { return new StencilEngine(*this); }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal scale = painter->device()->devicePixelRatio();
        painter->drawPixmap(rect, scaledPixmap(rect.size() * scale, mode, state, scale));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    /// `size` is in device pixels.
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State /*state*/, qreal scale) override
    {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        m_shape->setAspectRatioMode(Qt::KeepAspectRatio);
        m_shape->render(&painter, QRectF(image.rect()));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(image.rect(), colorNow(mode));
        painter.end();
        QPixmap result = QPixmap::fromImage(std::move(image));
        result.setDevicePixelRatio(scale);
        return result;
    }

private:
    QColor colorNow(QIcon::Mode mode) const
    {
        const QPalette palette = QApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        return themeOf(palette).color(m_role);
    }

    Role m_role;
    std::shared_ptr<QSvgRenderer> m_shape;
};

} // namespace

QIcon icon(Symbol symbol, Role role)
{
    return QIcon(new StencilEngine(symbol, role)); // the icon owns its engine
}

QIcon applicationIcon()
{
    return QIcon(QStringLiteral(":/icons/fairshare-explorer.svg"));
}

} // namespace fairshare::gui

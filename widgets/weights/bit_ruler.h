// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace fairshare::gui {

/// One tier of the ruler: a run of adjacent bits used by one term or shared by several.
struct RulerTier {
    QString title;
    int highest = 0; ///< bit, 31 to 0
    int lowest = 0;
    Role role = Role::S1;
    QString formula; ///< "3 << 30 = 3 221 225 472"
    QString note; ///< shown below the tier, or ""

    bool operator==(const RulerTier&) const = default;
};

/// Shows the 32 bits of a job priority as a ruler, highest bit on the left, with the tiers that the weights
/// create. Boundaries between tiers can be dragged with the mouse. Up and Down select a boundary; Left and
/// Right move it. The priority of one job is shown bit by bit below the ruler.
class BitRuler : public QWidget {
    Q_OBJECT

public:
    static constexpr int Bits = 32;

    explicit BitRuler(QWidget* parent = nullptr);

    /// Sets the tiers from the highest bits down. Tiers must not overlap; bits outside all tiers stay empty.
    void setTiers(std::vector<RulerTier> tiers);
    const std::vector<RulerTier>& tiers() const { return m_tiers; }
    /// Sets the priority that is shown below the ruler.
    /// @param title job that the priority belongs to; without a title the priority is hidden
    void setWord(const QString& title, std::optional<std::uint32_t> word);
    /// Returns the tiers as text: "QOS bits 31 to 30, 3 << 30 = …; …".
    QString asText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A boundary is being moved; `lowest` is the proposed lowest bit of the tier before it.
    void boundaryMoved(int tier, int lowest);
    /// The mouse button or key that moved the boundary was released.
    void boundaryLeft();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Rows;

    Rows rows() const;
    /// Returns the rectangle around these bits in a row that starts at `top`.
    QRect boxOf(int highest, int lowest, int top, int height) const;
    /// Returns the x position of a boundary between the boxes.
    int boundaryX(std::size_t tier) const;
    /// Returns the boundary at this position, if any.
    std::optional<std::size_t> boundaryAt(const QPoint& place) const;
    std::size_t boundaries() const { return m_tiers.empty() ? 0 : m_tiers.size() - 1; }
    bool isMovable() const { return boundaries() > 0 && isEnabled(); }
    void moveTo(std::size_t tier, int lowest);
    void paintTier(QPainter& painter, const RulerTier& tier) const;
    void paintTexts(QPainter& painter, int top, QString RulerTier::* text) const;
    void paintBits(QPainter& painter) const;
    void paintHandle(QPainter& painter, std::size_t tier) const;
    void paintWord(QPainter& painter) const;

    std::vector<RulerTier> m_tiers;
    QString m_wordTitle;
    std::optional<std::uint32_t> m_word;
    std::optional<std::size_t> m_dragged;
    std::size_t m_current = 0; ///< boundary that the arrow keys move
};

} // namespace fairshare::gui

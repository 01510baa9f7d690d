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

/// One tier of the ruler: bits beside each other that one term has, or that several share.
struct RulerTier {
    QString title;
    int highest = 0; ///< bit, 31 to 0
    int lowest = 0;
    Role role = Role::S1;
    QString formula; ///< "3 << 30 = 3 221 225 472"
    QString note; ///< below it, or ""

    bool operator==(const RulerTier&) const = default;
};

/// The 32 bits of a job priority as a ruler, the highest at the left, with the tiers that the weights make of
/// it. Boundaries between tiers are dragged, or chosen with Up and Down and moved with Left and Right. Below
/// stands the priority of one job, bit by bit.
class BitRuler : public QWidget {
    Q_OBJECT

public:
    static constexpr int Bits = 32;

    explicit BitRuler(QWidget* parent = nullptr);

    /// From the highest on, none overlapping; bits of no tier are empty.
    void setTiers(std::vector<RulerTier> tiers);
    const std::vector<RulerTier>& tiers() const { return m_tiers; }
    /// @param title whose it is; the word is not shown without one
    void setWord(const QString& title, std::optional<std::uint32_t> word);
    /// "QOS bits 31 to 30, 3 << 30 = …; …"
    QString asText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A boundary is moved: the lowest bit of the tier before it shall be this one.
    void boundaryMoved(int tier, int lowest);
    /// The mouse or the key let go.
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
    /// Where the boxes of these bits are, of a row from `top` on.
    QRect boxOf(int highest, int lowest, int top, int height) const;
    /// Where a boundary stands between the boxes.
    int boundaryX(std::size_t tier) const;
    /// The boundary below this place; nothing where there is none.
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
    std::size_t m_current = 0; ///< boundary that keys move
};

} // namespace fairshare::gui

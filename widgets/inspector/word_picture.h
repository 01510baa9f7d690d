// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain/word_buckets.h"

#include <QWidget>

#include <optional>

namespace fairshare::gui {

/// The word of the level-based algorithm as a row of buckets, each filled in proportion to its value. Each
/// has its hexadecimal digits and the name of its row. Unused buckets are hatched.
class WordPicture : public QWidget {
    Q_OBJECT

public:
    explicit WordPicture(QWidget* parent = nullptr);

    /// @param names row names of the buckets; "" for unused ones
    /// @param deciding the bucket that decides an order, which is framed; nothing for none
    void setWord(
        std::optional<LevelWord> word, const QStringList& names, std::optional<std::size_t> deciding);
    /// Returns the word as text: "engineering 9025, mechanical 7af6, dvorak 6b3f, unused 0000".
    QString asText() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString nameAt(std::size_t bucket) const;
    QString digitsAt(std::size_t bucket) const;
    /// Returns the number of buckets per line.
    int perLine(int width) const;
    QRect boxOf(std::size_t bucket) const;
    void paintBucket(QPainter& painter, std::size_t bucket) const;

    std::optional<LevelWord> m_word;
    QStringList m_names;
    std::optional<std::size_t> m_deciding;
};

} // namespace fairshare::gui

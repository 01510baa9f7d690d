// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain/word_buckets.h"

#include <QWidget>

#include <optional>

namespace fairshare::gui {

/// The word of the level-based algorithm as a row of buckets, each filled as far as its value goes, with its
/// hexadecimal digits and the name of the row that fills it. Unused buckets are hatched.
class WordPicture : public QWidget {
    Q_OBJECT

public:
    explicit WordPicture(QWidget* parent = nullptr);

    /// @param names of the buckets' rows; "" for unused ones
    /// @param deciding the bucket that decides an order, to be framed; nothing for none
    void setWord(
        std::optional<LevelWord> word, const QStringList& names, std::optional<std::size_t> deciding);
    /// "engineering 9025, mechanical 7af6, dvorak 6b3f, unused 0000"
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
    /// Buckets in one line.
    int perLine(int width) const;
    QRect boxOf(std::size_t bucket) const;
    void paintBucket(QPainter& painter, std::size_t bucket) const;

    std::optional<LevelWord> m_word;
    QStringList m_names;
    std::optional<std::size_t> m_deciding;
};

} // namespace fairshare::gui

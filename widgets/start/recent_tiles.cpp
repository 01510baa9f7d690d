// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/start/recent_tiles.h"

#include "widgets/start/sketch.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace fairshare::gui {
namespace {

enum TileRole { PathRole = Qt::UserRole, SketchRole, SizeRole, WhenRole, FolderRole, MissingRole };

constexpr int TileLength = 22; ///< in widths of "0"
constexpr int TextLines = 3;
constexpr double PictureHeight = 0.56; ///< of its width

QString folderText(const QFileInfo& file)
{
    const QString home = QDir::homePath();
    const QString folder = file.absolutePath();
    const bool below = folder == home || folder.startsWith(home + QLatin1Char('/'));
    return below && home.size() > 1 ? QLatin1Char('~') + folder.mid(home.size()) : folder;
}

QString sizeText(const RecentTile& tile)
{
    const quint64 count = tile.facts.count;
    const QString counted = NumberText().count(count);
    if (count == 0)
        return QLocale().formattedDataSize(QFileInfo(tile.path).size());
    switch (tile.facts.kind) {
    case RecentFacts::Kind::Groups:
        return count == 1 ? RecentTiles::tr("1 group") : RecentTiles::tr("%1 groups").arg(counted);
    case RecentFacts::Kind::Jobs:
        return count == 1 ? RecentTiles::tr("1 job") : RecentTiles::tr("%1 jobs").arg(counted);
    case RecentFacts::Kind::Associations:
        break;
    }
    return count == 1 ? RecentTiles::tr("1 association") : RecentTiles::tr("%1 associations").arg(counted);
}

int padding(const QFontMetrics& metrics)
{
    return metrics.height() / 3;
}

int pictureHeight(const QFontMetrics& metrics)
{
    const int width = TileLength * metrics.horizontalAdvance(QLatin1Char('0')) - 2 * padding(metrics);
    return qRound(width * PictureHeight);
}

QSize tileSize(const QFontMetrics& metrics)
{
    return {TileLength * metrics.horizontalAdvance(QLatin1Char('0')),
        pictureHeight(metrics) + TextLines * metrics.height() + 3 * padding(metrics)};
}

/// Draws picture, name, size and date below each other.
class TileDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme theme = themeOf(option.palette);
        if ((option.state & QStyle::State_Selected) != 0 && option.widget->hasFocus())
            painter->fillRect(option.rect, theme.color(Role::SelectionFill));
        const int pad = padding(option.fontMetrics);
        QRect place = option.rect.adjusted(pad, pad, -pad, -pad);
        paintPicture(
            *painter, QRect(place.topLeft(), QSize(place.width(), pictureHeight(option.fontMetrics))), index);
        place.setTop(place.top() + pictureHeight(option.fontMetrics) + pad);
        const bool missing = index.data(MissingRole).toBool();
        painter->setFont(option.font);
        const auto line = [&](const QString& text, Role role, Qt::TextElideMode elide) {
            painter->setPen(theme.color(role));
            painter->drawText(place, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                elided(option.fontMetrics, text, elide, place.width()));
            place.setTop(place.top() + option.fontMetrics.height());
        };
        line(index.data().toString(), missing ? Role::Text2 : Role::Text, Qt::ElideMiddle);
        line(index.data(SizeRole).toString(), missing ? Role::Warning : Role::Text2, Qt::ElideRight);
        const QString when = index.data(WhenRole).toString();
        const QString folder = index.data(FolderRole).toString();
        const int room = place.width() - option.fontMetrics.horizontalAdvance(when);
        line(when + elided(option.fontMetrics, folder, Qt::ElideMiddle, room),
            missing ? Role::Accent : Role::Text2, Qt::ElideRight);
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const override
    {
        return tileSize(option.fontMetrics);
    }

private:
    static void paintPicture(QPainter& painter, const QRect& place, const QModelIndex& index)
    {
        const Theme theme = themeOf(QApplication::palette());
        painter.fillRect(place, theme.color(index.data(MissingRole).toBool() ? Role::Header : Role::Base));
        painter.setPen(theme.color(Role::Border));
        painter.drawRect(place.adjusted(0, 0, -1, -1));
        const int margin = place.height() / 12;
        const Sketch sketch = decodedSketch(index.data(SketchRole).toByteArray());
        if (!sketch.isEmpty()) {
            paintSketch(painter, place.adjusted(margin, margin, -margin, -margin), sketch);
            return;
        }
        painter.setPen(theme.color(Role::Text2));
        painter.drawText(place, Qt::AlignCenter, RecentTiles::tr("no preview"));
    }
};

} // namespace

QString whenText(const QDateTime& then, const QDateTime& now)
{
    const QLocale locale;
    static const QRegularExpression seconds(QStringLiteral("[:.]?s+"));
    const QString time =
        locale.toString(then.time(), locale.timeFormat(QLocale::ShortFormat).remove(seconds));
    const qint64 days = then.date().daysTo(now.date());
    if (days == 0)
        return RecentTiles::tr("today %1").arg(time);
    if (days == 1)
        return RecentTiles::tr("yesterday %1").arg(time);
    return locale.toString(then.date(), QLocale::ShortFormat);
}

RecentTiles::RecentTiles(QWidget* parent)
    : QListWidget(parent)
{
    setAccessibleName(tr("Recent files"));
    setItemDelegate(new TileDelegate(this));
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setCursor(Qt::PointingHandCursor);
    connect(this, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) { follow(*item); });
}

void RecentTiles::setTiles(const std::vector<RecentTile>& tiles)
{
    clear();
    const QDateTime now = QDateTime::currentDateTime();
    for (const RecentTile& tile : tiles) {
        const QFileInfo file(tile.path);
        const bool missing = !file.exists();
        auto* item = new QListWidgetItem(file.fileName(), this);
        item->setData(PathRole, tile.path);
        item->setData(MissingRole, missing);
        item->setToolTip(tile.path);
        const QString folder = folderText(file);
        if (missing) {
            item->setData(SizeRole, tr("file not found"));
            item->setData(WhenRole, tr("Locate…"));
        } else {
            item->setData(SketchRole, tile.facts.sketch);
            item->setData(SizeRole, sizeText(tile));
            item->setData(WhenRole, tr("%1, ").arg(whenText(file.lastModified(), now)));
            item->setData(FolderRole, folder);
        }
        item->setData(Qt::AccessibleTextRole,
            tr("%1 in %2, %3").arg(file.fileName(), folder, item->data(SizeRole).toString()));
    }
    fit();
}

QSize RecentTiles::sizeHint() const
{
    const QSize tile = tileSize(fontMetrics());
    const int across = std::max(1, width() / std::max(1, tile.width()));
    const int rows = (count() + across - 1) / across;
    return {3 * tile.width(), std::max(1, rows) * tile.height()};
}

QSize RecentTiles::minimumSizeHint() const
{
    return tileSize(fontMetrics());
}

void RecentTiles::fit()
{
    setFixedHeight(sizeHint().height());
}

void RecentTiles::follow(const QListWidgetItem& item)
{
    const QString path = item.data(PathRole).toString();
    if (QFileInfo::exists(path))
        Q_EMIT openRequested(path);
    else
        Q_EMIT locateRequested(path);
}

void RecentTiles::keyPressEvent(QKeyEvent* event)
{
    const bool follows =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (follows && currentItem() != nullptr)
        follow(*currentItem());
    else
        QListWidget::keyPressEvent(event);
}

void RecentTiles::focusInEvent(QFocusEvent* event)
{
    QListWidget::focusInEvent(event);
    if (selectedItems().isEmpty() && event->reason() != Qt::MouseFocusReason)
        setCurrentRow(0);
    viewport()->update();
}

void RecentTiles::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    fit();
}

void RecentTiles::changeEvent(QEvent* event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace fairshare::gui

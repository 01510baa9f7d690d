// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/plot_widget.h"

#include "core/chart/plot.h"
#include "core/tree/share_tree.h"
#include "widgets/plotting/canvas/plot_canvas.h"
#include "widgets/plotting/marks/item_finder.h"
#include "widgets/plotting/panel/body_view.h"
#include "widgets/plotting/panel/grid_image.h"
#include "widgets/plotting/plot_picture.h"
#include "widgets/text/shown_text.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace fairshare::gui {
namespace {

/// Returns all rows that an item represents, without the rows below them.
std::vector<NodeRow> rowsOf(const ShareTree& tree, const Marks& marks, std::size_t item)
{
    if (item < marks.groups.size())
        return marks.groups[item];
    std::vector<NodeRow> rows;
    const NodeRow end = std::min<NodeRow>(marks.rowEnd(item), static_cast<NodeRow>(tree.size()));
    for (NodeRow row = marks.row(item); row < end; row = tree.subtreeEnd(row))
        rows.push_back(row);
    return rows;
}

QString axisCard(const PlotDescription& described)
{
    const QString title = shownName(described.title);
    const QString head =
        title.isEmpty() ? QString() : QStringLiteral("<div><b>%1</b></div>").arg(title.toHtmlEscaped());
    return head + cardParagraph(shownName(described.meaning));
}

constexpr double DegreesAPixel = 0.5;
constexpr double DegreesAKey = 5;

} // namespace

PlotWidget::PlotWidget(QWidget* parent)
    : QWidget(parent)
    , m_canvas(new PlotCanvas(this))
{
    setObjectName(QStringLiteral("plot"));
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_canvas);
    m_canvas->setMouseTracking(true);
    m_canvas->setAttribute(Qt::WA_NoMousePropagation, false); // the context menu belongs to the plot
    m_canvas->installEventFilter(this);
}

void PlotWidget::settleLayout()
{
    if (m_plot)
        m_canvas->settleLayout();
}

void PlotWidget::setPlot(PlotPtr plot)
{
    const PlotPtr before = std::exchange(m_plot, std::move(plot));
    const bool same = before && m_plot && before->title == m_plot->title;
    m_hovered.reset();
    if (m_current)
        m_current = before && m_plot ? sameItem(*m_current, *before) : std::nullopt;
    if (m_plot) {
        setAccessibleName(shownName(m_plot->title));
        setAccessibleDescription(shownName(m_plot->note));
    }
    rebuild(same);
}

std::optional<PlotItem> PlotWidget::sameItem(const PlotItem& item, const Plot& before) const
{
    const NodeRow row = marksOf(before, item).row(item.item);
    if (row == NoRow)
        return std::nullopt;
    const std::vector<PlotItem> items = itemsOf(*m_plot, {row});
    return items.empty() ? std::nullopt : std::optional(items.front());
}

void PlotWidget::rebuild(bool keepRanges)
{
    m_canvas->setVisible(m_plot != nullptr);
    if (!m_plot)
        return;
    if (!keepRanges)
        changeCameras([](Camera& camera) { camera = {.turn = camera.turn, .tilt = camera.tilt}; });
    m_canvas->setPlot(m_plot, {themeOf(palette()), font()}, m_caption, keepRanges);
    refreshEmphasis();
}

void PlotWidget::setSelectedRows(std::vector<NodeRow> rows)
{
    m_selected = std::move(rows);
    refreshEmphasis();
}

void PlotWidget::setCaption(const QString& caption)
{
    if (caption == m_caption)
        return;
    m_caption = caption;
    rebuild(true);
}

void PlotWidget::setDrawnAnew(bool anew)
{
    m_canvas->setDrawnAnew(anew);
}

void PlotWidget::setStrongCategory(const QString& name)
{
    m_strong = name;
    m_canvas->setStrongCategory(name);
}

void PlotWidget::setTitleRoom(const QSize& room)
{
    m_canvas->setTitleRoom(room);
}

void PlotWidget::showAll()
{
    if (!m_plot)
        return;
    showUsualCameras();
    m_canvas->showAll();
}

bool PlotWidget::showsAll() const
{
    return !m_plot || m_canvas->showsAll();
}

void PlotWidget::adoptRanges(const PlotWidget& other)
{
    if (m_plot && other.m_plot && !other.showsAll())
        m_canvas->adoptRanges(*other.m_canvas);
}

void PlotWidget::fitRange()
{
    if (!m_plot)
        return;
    std::vector<PlotItem> items = itemsOf(*m_plot, m_selected);
    const std::size_t panels = items.empty() ? m_plot->panels.size() : 0;
    for (std::size_t panel = 0; panel < panels; ++panel)
        for (std::size_t marks = 0; marks < m_plot->panels[panel].marks.size(); ++marks)
            if (const Marks& all = m_plot->panels[panel].marks[marks]; isPickable(all))
                for (std::size_t item = 0; item < all.size(); ++item)
                    items.push_back({panel, marks, item});
    showUsualCameras();
    m_canvas->fit(items);
}

void PlotWidget::showUsualCameras()
{
    changeCameras([](Camera& camera) { camera = {}; });
}

void PlotWidget::refreshEmphasis()
{
    if (!m_plot)
        return;
    const bool keyboard = m_current && hasFocus();
    m_canvas->setEmphasized({itemsOf(*m_plot, m_selected), keyboard ? m_current : m_hovered});
}

std::optional<PlotItem> PlotWidget::itemAt(const QPoint& position) const
{
    if (!m_plot)
        return std::nullopt;
    const QPoint at = m_canvas->mapFrom(this, position);
    const auto panel = m_canvas->panelAt(at);
    return panel ? gui::itemAt(*m_plot, *panel, m_canvas->mapOf(*panel), at) : std::nullopt;
}

QPoint PlotWidget::pointOf(const PlotItem& item) const
{
    // Axes are only laid out by a replot.
    if (m_canvas->panelCount() > 0 && m_canvas->mapOf(item.panel).area.isEmpty())
        m_canvas->replot(QCustomPlot::rpImmediateRefresh);
    const QPointF at = m_canvas->mapOf(item.panel).anchor(marksOf(*m_plot, item), item.item);
    return m_canvas->mapTo(this, at.toPoint());
}

QImage PlotWidget::picture(const QSize& size, double scale, const Theme& theme) const
{
    if (!m_plot)
        return {};
    return imageOf(asPicture(theme), size, scale);
}

PlotPicture PlotWidget::asPicture(const Theme& theme) const
{
    return {m_plot, {theme, font()}, m_caption, m_strong, m_selected, m_canvas->cameras()};
}

QSize PlotWidget::sizeHint() const
{
    const int em = fontMetrics().height();
    return {40 * em, 30 * em};
}

QSize PlotWidget::minimumSizeHint() const
{
    const int em = fontMetrics().height();
    const QSize drawn = m_plot ? m_canvas->minimumSizeHint() : QSize();
    // Names next to several panels need more room than those next to one.
    const bool several = m_plot && m_plot->panels.size() > 1;
    return {(several ? 14 : 12) * em, std::max(10 * em, drawn.height())};
}

void PlotWidget::setHovered(const std::optional<PlotItem>& item)
{
    if (m_hovered == item)
        return;
    m_hovered = item;
    refreshEmphasis();
}

void PlotWidget::setCurrent(const std::optional<PlotItem>& item)
{
    m_current = item;
    refreshEmphasis();
    if (m_plot && m_current)
        setAccessibleDescription(shownName(labelOf(*m_plot, *m_current)));
    Q_EMIT currentChanged();
}

void PlotWidget::pick(const PlotItem& item, bool add)
{
    const std::vector<NodeRow> rows = rowsOf(*m_plot->tree, marksOf(*m_plot, item), item.item);
    if (!rows.empty())
        Q_EMIT rowsPicked(rows, add);
}

void PlotWidget::enter(const PlotItem& item)
{
    const NodeRow row = marksOf(*m_plot, item).row(item.item);
    if (row != NoRow)
        Q_EMIT entered(row);
}

bool PlotWidget::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto item = itemAt(help->pos());
        const QString card = item ? cardText(*item) : axisCardAt(help->pos());
        if (card.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), card, this);
        return true;
    }
    return QWidget::event(event);
}

bool PlotWidget::walk(int key)
{
    static constexpr std::array<std::pair<int, Step>, 6> Steps{
        {{Qt::Key_Home, Step::First}, {Qt::Key_End, Step::Last}, {Qt::Key_Left, Step::Left},
            {Qt::Key_Right, Step::Right}, {Qt::Key_Up, Step::Up}, {Qt::Key_Down, Step::Down}}};
    const auto found =
        std::find_if(Steps.begin(), Steps.end(), [key](const auto& entry) { return entry.first == key; });
    if (found == Steps.end())
        return false;
    const auto next = nextItem(*m_plot, m_current, found->second);
    if (!next)
        return true;
    setCurrent(next);
    if (QToolTip::isVisible())
        showCard();
    return true;
}

void PlotWidget::keyPressEvent(QKeyEvent* event)
{
    if (!m_plot)
        return QWidget::keyPressEvent(event);
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    if (!control && (shift ? turnByKey(event->key()) : walk(event->key())))
        return;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (m_current)
            pick(*m_current, control);
    } else if (event->key() == Qt::Key_Space && m_current) {
        enter(*m_current);
    } else if (event->key() == Qt::Key_Backspace && !control) {
        Q_EMIT backRequested();
    } else if (event->key() == Qt::Key_Escape) {
        QToolTip::hideText();
        Q_EMIT clearRequested();
    } else if (event->key() == Qt::Key_F1 && shift) {
        showCard();
    } else if (!changeRange(*event)) {
        QWidget::keyPressEvent(event);
    }
}

bool PlotWidget::changeRange(const QKeyEvent& key)
{
    constexpr double Closer = 0.8;
    const int code = key.key();
    if (key.modifiers().testFlag(Qt::ControlModifier)) {
        if (code != Qt::Key_Plus && code != Qt::Key_Equal && code != Qt::Key_Minus)
            return false;
        const double factor = code == Qt::Key_Minus ? 1 / Closer : Closer;
        m_canvas->zoom(factor);
        changeCameras([factor](Camera& camera) { camera.zoom /= factor; });
        return true;
    }
    const bool shift = key.modifiers().testFlag(Qt::ShiftModifier);
    // Key of 0 on the keyboards of most countries.
    if (shift && (code == Qt::Key_0 || code == Qt::Key_ParenRight || code == Qt::Key_Equal))
        showAll();
    else if (!shift && code == Qt::Key_0)
        fitRange();
    else
        return false;
    return true;
}

void PlotWidget::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_plot)
        return;
    const bool mouse = event->reason() == QContextMenuEvent::Mouse;
    if (const auto item = mouse ? itemAt(event->pos()) : std::nullopt)
        setCurrent(item);
    const QPoint onItem = m_current ? pointOf(*m_current) : rect().center();
    Q_EMIT menuRequested(mouse ? event->globalPos() : mapToGlobal(onItem));
}

void PlotWidget::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        rebuild(true);
}

void PlotWidget::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    refreshEmphasis();
}

void PlotWidget::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    refreshEmphasis();
}

QString PlotWidget::cardText(const PlotItem& item) const
{
    const PlotCard card = cardOf(*m_plot, item);
    const QString what = shownName(card.what);
    const QString name = shownName(card.title);
    QString text = QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped());
    if (!what.isEmpty())
        text += QStringLiteral(" · ") + what.toHtmlEscaped();
    text = QStringLiteral("<div style=\"white-space:nowrap\">%1</div>").arg(text);
    for (const PlotCard::Line& line : card.lines) {
        QString value = QStringLiteral("%1: %2").arg(shownName(line.title), shownName(line.value));
        if (!line.unit.empty())
            value += QLatin1Char(' ') + shownName(line.unit);
        text += cardParagraph(value);
    }
    return text + cardParagraph(shownName(card.remark));
}

QString PlotWidget::axisCardAt(const QPoint& position) const
{
    const auto axis = m_canvas->descriptionAt(m_canvas->mapFrom(this, position));
    return axis ? axisCard(*axis) : QString();
}

void PlotWidget::showCard()
{
    if (m_plot && m_current)
        return QToolTip::showText(mapToGlobal(pointOf(*m_current)), cardText(*m_current), this);
    QString text;
    for (const PlotDescription& described : m_plot ? descriptionsOf(*m_plot) : std::vector<PlotDescription>())
        text += axisCard(described);
    QToolTip::showText(mapToGlobal(rect().center()), text, this);
}

bool PlotWidget::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_canvas && m_plot && mouseEvent(event))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool PlotWidget::mouseEvent(QEvent* event)
{
    if (event->type() == QEvent::Wheel) {
        const auto& wheel = static_cast<const QWheelEvent&>(*event);
        if (wheel.modifiers().testFlag(Qt::ControlModifier))
            return zoomByWheel(wheel);
        event->ignore(); // it scrolls the enclosing area
        return true;
    }
    if (event->type() == QEvent::Leave) {
        setHovered(std::nullopt);
        sayPointed(std::nullopt);
        return false;
    }
    const bool mouse = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseMove
        || event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseButtonDblClick;
    if (!mouse)
        return false;
    const auto& pointer = static_cast<const QMouseEvent&>(*event);
    const QPoint at = m_canvas->mapTo(this, pointer.position().toPoint());
    if (event->type() == QEvent::MouseButtonPress)
        pressedAt(at, pointer);
    else if (event->type() == QEvent::MouseMove)
        movedTo(at, pointer);
    else if (pointer.button() == Qt::LeftButton && !m_moved)
        clickedAt(at, pointer);
    return false;
}

void PlotWidget::pressedAt(const QPoint& at, const QMouseEvent& pointer)
{
    setFocus(Qt::MouseFocusReason);
    m_pressed = m_turned = at;
    m_moved = false;
    m_turning = pointer.button() == Qt::LeftButton ? bodyAt(at) : std::nullopt;
}

void PlotWidget::movedTo(const QPoint& at, const QMouseEvent& pointer)
{
    m_moved = m_moved || (at - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (pointer.buttons() == Qt::NoButton) {
        setHovered(itemAt(at));
        sayPointed(at);
    } else if (m_turning && m_moved) {
        const QPoint way = at - std::exchange(m_turned, at);
        m_active = *m_turning;
        turnBy(way.x() * DegreesAPixel, way.y() * DegreesAPixel);
    }
}

void PlotWidget::clickedAt(const QPoint& at, const QMouseEvent& pointer)
{
    const auto item = itemAt(at);
    if (!item)
        return;
    if (pointer.type() == QEvent::MouseButtonDblClick) {
        enter(*item);
    } else {
        setCurrent(item);
        pick(*item, pointer.modifiers().testFlag(Qt::ControlModifier));
    }
}

std::optional<std::size_t> PlotWidget::bodyAt(const QPoint& position) const
{
    const auto panel = m_canvas->panelAt(m_canvas->mapFrom(this, position));
    return panel && m_canvas->isBody(*panel) ? panel : std::nullopt;
}

bool PlotWidget::zoomByWheel(const QWheelEvent& wheel)
{
    constexpr double Notch = 120; // eighths of a degree
    constexpr double Closer = 1.18; // factor per notch, as for the zoom of axes
    const QPoint at = m_canvas->mapTo(this, wheel.position().toPoint());
    const auto panel = bodyAt(at);
    if (!panel)
        return false;
    m_active = *panel;
    const double factor = std::pow(Closer, wheel.angleDelta().y() / Notch);
    const Camera zoomed = m_canvas->mapOf(*panel).body->map().zoomed(factor, wheel.position());
    setCameraOf(*panel, zoomed);
    return true;
}

bool PlotWidget::turnByKey(int key)
{
    struct Turn {
        int key;
        double right;
        double down;
    };
    static constexpr std::array<Turn, 4> Turns{{{Qt::Key_Left, -DegreesAKey, 0},
        {Qt::Key_Right, DegreesAKey, 0}, {Qt::Key_Up, 0, -DegreesAKey}, {Qt::Key_Down, 0, DegreesAKey}}};
    const auto found =
        std::find_if(Turns.begin(), Turns.end(), [key](const Turn& turn) { return turn.key == key; });
    if (found == Turns.end() || !hasBodies())
        return false;
    turnBy(found->right, found->down);
    return true;
}

bool PlotWidget::hasBodies() const
{
    return m_plot && std::any_of(m_plot->panels.begin(), m_plot->panels.end(), [](const PlotPanel& panel) {
        return panel.z.has_value();
    });
}

void PlotWidget::turnBy(double right, double down)
{
    Camera camera = this->camera();
    camera.turn += right;
    camera.tilt += down;
    setCamera(camera);
}

std::size_t PlotWidget::activeBody() const
{
    const std::size_t count = m_canvas->cameras().size();
    if (!m_plot || (m_active < count && m_canvas->isBody(m_active)))
        return std::min(m_active, count - 1);
    for (std::size_t panel = 0; panel < m_plot->panels.size(); ++panel)
        if (m_canvas->isBody(panel))
            return panel;
    return 0;
}

Camera PlotWidget::camera() const
{
    return m_canvas->cameras()[activeBody()];
}

Camera PlotWidget::cameraOf(std::size_t panel) const
{
    const std::vector<Camera>& cameras = m_canvas->cameras();
    return cameras[std::min(panel, cameras.size() - 1)];
}

void PlotWidget::setCamera(const Camera& camera)
{
    setCameraOf(activeBody(), camera);
}

void PlotWidget::setCameraOf(std::size_t panel, const Camera& camera)
{
    const Camera kept = keptWithin(camera);
    if (cameraOf(panel) == kept)
        return;
    std::vector<Camera> cameras = m_canvas->cameras();
    for (std::size_t at = 0; at < cameras.size(); ++at)
        if (m_linked || at == panel)
            cameras[at] = kept;
    m_canvas->setCameras(std::move(cameras));
    Q_EMIT cameraChanged(kept);
}

void PlotWidget::setCamerasLinked(bool linked)
{
    m_linked = linked;
    if (linked)
        m_canvas->setCameras({camera()});
}

void PlotWidget::changeCameras(const std::function<void(Camera&)>& change)
{
    const Camera before = camera();
    std::vector<Camera> cameras = m_canvas->cameras();
    for (Camera& camera : cameras) {
        change(camera);
        camera = keptWithin(camera);
    }
    m_canvas->setCameras(std::move(cameras));
    if (camera() != before)
        Q_EMIT cameraChanged(camera());
}

void PlotWidget::sayPointed(const std::optional<QPoint>& position)
{
    const QPoint at = m_canvas->mapFrom(this, position.value_or(QPoint(-1, -1)));
    const auto panel = position ? m_canvas->panelAt(at) : std::nullopt;
    const auto pointed =
        panel ? pointedAt(m_plot->panels[*panel], m_canvas->mapOf(*panel), at) : std::nullopt;
    if (pointed)
        Q_EMIT this->pointed(*panel, pointed->x, pointed->y, pointed->value);
    else if (m_isPointing)
        Q_EMIT left();
    m_isPointing = pointed.has_value();
}

} // namespace fairshare::gui

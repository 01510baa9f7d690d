// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/view_page.h"

#include "widgets/page/surface_shape.h"
#include "widgets/page/view_splitter.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/table/cell_metrics.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>

#include <algorithm>
#include <optional>
#include <utility>

namespace fairshare::gui {

ViewPage::ViewPage(ViewSources sources, QWidget* parent)
    : QWidget(parent)
    , m_sources(std::move(sources))
    , m_answer(new AnswerBar(this))
    , m_rows(new QVBoxLayout(this))
    , m_strip(new QWidget(this))
    , m_caption(new WrappedText(m_strip))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    m_rows->addWidget(m_answer);
    m_rows->addWidget(m_strip);
    m_strip->setAutoFillBackground(true);
    m_strip->setBackgroundRole(QPalette::Base);
    auto* row = new QHBoxLayout(m_strip);
    const int em = fontMetrics().height();
    row->setContentsMargins(em / 2, em / 4, em / 2, em / 4);
    row->addWidget(m_caption);
    m_caption->setObjectName(QStringLiteral("viewCaption"));
    m_caption->setAccessibleName(tr("Caption"));
    m_strip->hide();
    dressCaption();
}

QStringList ViewPage::withOption(QStringList words, const char* option, const QString& value)
{
    if (!value.isEmpty())
        words << QLatin1String(option) << value;
    return words;
}

void ViewPage::setContent(QWidget* content)
{
    m_rows->insertWidget(m_rows->indexOf(m_strip), content, 1);
    setFocusProxy(content);
}

void ViewPage::setScrolledContent(QWidget* content)
{
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(content);
    m_rows->insertWidget(m_rows->indexOf(m_strip), m_scroll, 1);
    setFocusProxy(content);
}

QSize ViewPage::scrolledAway() const
{
    if (m_scroll == nullptr)
        return {0, 0};
    return (m_scroll->widget()->size() - m_scroll->maximumViewportSize()).expandedTo({0, 0});
}

void ViewPage::setCaption(const QString& caption)
{
    m_caption->setSentence(caption);
    m_strip->setVisible(!caption.isEmpty());
}

void ViewPage::serve(const QAction& command, std::function<void()> run)
{
    connect(&command, &QAction::triggered, this, [this, run = std::move(run)] {
        if (isShown())
            run();
    });
}

QString ViewPage::caption() const
{
    return m_caption->sentence();
}

int ViewPage::captionHeight() const
{
    return m_strip->isHidden() ? 0 : m_strip->heightForWidth(width());
}

std::vector<ViewPage::Part> ViewPage::picturedParts() const
{
    std::vector<Part> pictured = parts();
    std::erase_if(pictured, [](const Part& part) { return part.widget == nullptr; });
    return pictured;
}

QString ViewPage::currentPart() const
{
    const QWidget* keyboard = focusWidget();
    for (const Part& part : picturedParts())
        if (keyboard != nullptr && (part.widget == keyboard || part.widget->isAncestorOf(keyboard)))
            return part.id;
    return {};
}

void ViewPage::adopt(const ViewPage& other)
{
    for (ViewSplitter* splitter : findChildren<ViewSplitter*>())
        if (const auto* same = other.findChild<ViewSplitter*>(splitter->objectName()))
            splitter->adopt(*same);
    for (QTabBar* tabs : findChildren<QTabBar*>())
        if (const auto* same = other.findChild<QTabBar*>(tabs->objectName()))
            tabs->setCurrentIndex(same->currentIndex());
}

void ViewPage::adoptPlace(const ViewPage& other)
{
    const auto areas = findChildren<QAbstractScrollArea*>();
    const auto same = other.findChildren<QAbstractScrollArea*>();
    for (qsizetype at = 0; at < std::min(areas.size(), same.size()); ++at) {
        areas[at]->horizontalScrollBar()->setValue(same[at]->horizontalScrollBar()->value());
        areas[at]->verticalScrollBar()->setValue(same[at]->verticalScrollBar()->value());
    }
    adoptRanges(other);
}

void ViewPage::adoptRanges(const ViewPage& other)
{
    const auto plots = findChildren<PlotWidget*>();
    const auto same = other.findChildren<PlotWidget*>();
    for (qsizetype at = 0; at < std::min(plots.size(), same.size()); ++at)
        plots[at]->adoptRanges(*same[at]);
}

void ViewPage::tell(const Result<void>& done)
{
    if (!done)
        Q_EMIT refused(done.error());
}

QString ViewPage::exportName() const
{
    return objectName().mid(objectName().indexOf(QLatin1Char('_')) + 1);
}

void ViewPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dressCaption();
}

void ViewPage::keyPressEvent(QKeyEvent* event)
{
    SurfaceShape* shape = surfaceShape();
    const auto maps = shape == nullptr ? std::nullopt : shape->drawsMaps();
    const bool onPicture = qobject_cast<PlotWidget*>(QWidget::focusWidget()) != nullptr;
    if (maps && onPicture && event->key() == Qt::Key_M && event->modifiers() == Qt::NoModifier)
        shape->setDrawsMaps(!*maps);
    else
        QWidget::keyPressEvent(event);
}

void ViewPage::dressCaption()
{
    const Theme theme = themeOf(palette());
    QPalette colors = palette();
    colors.setColor(QPalette::Text, theme.color(Role::Text2));
    m_caption->setPalette(colors);
    m_caption->setFont(captionFont(font()));
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/start/start_page.h"

#include "widgets/start/drop_area.h"
#include "widgets/start/link_table.h"
#include "widgets/start/sample_list.h"
#include "widgets/theme/field_palette.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int WidestText = 150; ///< width of the page's content, in widths of "0"

QLabel* heading(const QString& text)
{
    auto* label = new QLabel(text);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

/// The placeholder color is the theme's color for minor text, so the label follows the theme by itself.
QLabel* minorText(const QString& text)
{
    auto* label = new QLabel(text);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

/// A button that looks like the links of the tables and is as wide as its text.
class LinkButton : public QToolButton {
public:
    LinkButton() { setCursor(Qt::PointingHandCursor); }

    QSize sizeHint() const override { return fontMetrics().size(Qt::TextSingleLine, text()); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        QFont underlined = font();
        underlined.setUnderline(hasFocus() || underMouse());
        painter.setFont(underlined);
        painter.setPen(palette().color(QPalette::Link));
        painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text());
    }
};

QString translated(const char* text)
{
    return QCoreApplication::translate("Samples", text);
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QScrollArea(parent)
{
    setObjectName(QStringLiteral("startPage"));
    setAccessibleName(tr("Start page"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setBackgroundRole(QPalette::Base);
    setAcceptDrops(true);
    setFocusPolicy(Qt::NoFocus);
    createLayout();
    setFocusProxy(m_open);
    setRecentFiles({});
}

void StartPage::createLayout()
{
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    auto* page = new QVBoxLayout(content);
    page->setSpacing(em() / 2);
    addOpenSection(*page);
    addRecentSection(*page);
    addSampleSection(*page);
    addFooter(*page);
    page->addStretch();
    setWidget(content);
}

void StartPage::addOpenSection(QVBoxLayout& page)
{
    page.addWidget(heading(tr("Open")));
    m_ways = new QGridLayout;
    m_ways->setHorizontalSpacing(em());
    m_ways->setVerticalSpacing(em() / 2);
    m_ways->setColumnStretch(1, 1);
    page.addLayout(m_ways);
    m_open = addWay({"openFile", tr("Open file…"),
        tr("sacctmgr dump, sshare, scontrol show assoc_mgr, .fairshare, CSV; format detected from the "
           "content"),
        QKeySequence::Open});
    const QPushButton* paste = addWay({"pasteClipboard", tr("Paste"),
        tr("the output of a command, copied from a terminal"), QKeySequence::Paste});
    const QPushButton* capture = addWay({"captureCluster", tr("Capture from this cluster…"),
        tr("shows each read-only command before running it; requires Slurm on this machine"),
        QKeySequence(tr("Ctrl+Shift+K"))});
    const QPushButton* made = addWay(
        {"newFromTemplate", tr("New from template…"), tr("lab, flat, deep, university"), QKeySequence::New});
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(paste, &QPushButton::clicked, this, &StartPage::pasteRequested);
    connect(capture, &QPushButton::clicked, this, &StartPage::captureRequested);
    connect(made, &QPushButton::clicked, this, &StartPage::templateRequested);
    page.addSpacing(em() / 4);
    m_drop = new DropArea;
    page.addWidget(m_drop);
}

QPushButton* StartPage::addWay(const Way& way)
{
    auto* button = new QPushButton(way.text);
    button->setObjectName(QLatin1String(way.name));
    button->setAutoDefault(true); // Return presses it
    button->setMinimumWidth(button->fontMetrics().horizontalAdvance(way.text) + 2 * em());
    auto* summary = minorText(way.summary);
    summary->setWordWrap(true);
    auto* keys = minorText(way.keys.toString(QKeySequence::NativeText));
    m_shortcuts.append(keys);
    const int row = static_cast<int>(m_shortcuts.size()) - 1;
    m_ways->addWidget(button, row, 0);
    m_ways->addWidget(summary, row, 1);
    m_ways->addWidget(keys, row, 2, Qt::AlignRight | Qt::AlignVCenter);
    return button;
}

void StartPage::addRecentSection(QVBoxLayout& page)
{
    m_recentSection = new QWidget;
    auto* section = new QVBoxLayout(m_recentSection);
    section->setContentsMargins(0, em(), 0, 0);
    section->setSpacing(em() / 2);
    auto* clear = new LinkButton;
    clear->setText(tr("Clear list"));
    clear->setFocusPolicy(Qt::StrongFocus);
    clear->setObjectName(QStringLiteral("clearRecent"));
    connect(clear, &QToolButton::clicked, this, &StartPage::clearRecentRequested);
    auto* head = new QHBoxLayout;
    head->addWidget(heading(tr("Recent")), 1);
    head->addWidget(clear);
    section->addLayout(head);
    m_recent = new RecentTiles;
    m_recent->setObjectName(QStringLiteral("recentFiles"));
    connect(m_recent, &RecentTiles::openRequested, this,
        [this](const QString& path) { Q_EMIT filesRequested({path}); });
    connect(m_recent, &RecentTiles::locateRequested, this, &StartPage::locateRequested);
    followTiles();
    section->addWidget(m_recent);
    page.addWidget(m_recentSection);
}

void StartPage::addSampleSection(QVBoxLayout& page)
{
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, em(), 0, 0);
    head->setSpacing(em());
    head->addWidget(heading(tr("Samples")));
    auto* caption = minorText(tr("open with one click; no files on disk are changed"));
    caption->setWordWrap(true);
    head->addWidget(caption, 1);
    page.addLayout(head);
    m_samples =
        new LinkTable({tr("Sample"), tr("What it teaches"), tr("Size"), tr("Opens in"), tr("Source")}, 1);
    m_samples->setObjectName(QStringLiteral("samples"));
    m_samples->setAccessibleName(tr("Samples"));
    std::vector<LinkTable::Row> rows;
    for (const Sample& sample : samples()) {
        const QString teaches = translated(sample.teaches);
        rows.push_back({{translated(sample.title), teaches, translated(sample.size),
                            translated(sample.opensIn), translated(sample.source)},
            samplePath(sample.id), teaches});
    }
    m_samples->setRows(rows);
    for (int row = 0; row < m_samples->topLevelItemCount(); ++row)
        m_samples->setCellRole(row, 1, Role::Text);
    connect(m_samples, &LinkTable::followed, this, &StartPage::sampleRequested);
    followRows(*m_samples);
    page.addWidget(m_samples);
    auto* end = new QFrame;
    end->setFrameShape(QFrame::HLine);
    end->setFrameShadow(QFrame::Plain);
    end->setForegroundRole(QPalette::Mid);
    page.addWidget(end);
}

void StartPage::addFooter(QVBoxLayout& page)
{
    auto* footer = minorText(tr("Shortcuts: Ctrl+/     What is this number? Shift+F1 on any value"));
    footer->setObjectName(QStringLiteral("startFooter"));
    footer->setWordWrap(true);
    m_atStart = new QCheckBox(tr("Show this page at &start"));
    m_atStart->setObjectName(QStringLiteral("showAtStart"));
    m_atStart->setToolTip(tr("Otherwise the last open file is opened at startup"));
    m_atStart->setChecked(true);
    m_atStart->setPalette(fieldPalette(themeOf(palette())));
    connect(m_atStart, &QCheckBox::toggled, this, &StartPage::shownAtStartChosen);
    m_footer = new QBoxLayout(QBoxLayout::LeftToRight);
    m_footer->addWidget(footer, 1);
    m_footer->addWidget(m_atStart);
    page.addLayout(m_footer);
}

void StartPage::setShownAtStart(bool shown)
{
    const QSignalBlocker quiet(m_atStart);
    m_atStart->setChecked(shown);
}

/// Scrolls the page to the current row, because the tables do not scroll.
void StartPage::followRows(const LinkTable& table)
{
    connect(&table, &QTreeWidget::currentItemChanged, this, [this, &table](const QTreeWidgetItem* current) {
        if (current == nullptr)
            return;
        showPlace(*table.viewport(), table.visualItemRect(current));
    });
}

void StartPage::followTiles()
{
    connect(m_recent, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* current) {
        if (current != nullptr)
            showPlace(*m_recent->viewport(), m_recent->visualItemRect(current));
    });
}

void StartPage::showPlace(const QWidget& viewport, const QRect& place)
{
    const QRect onPage = place.translated(viewport.mapTo(widget(), QPoint(0, 0)));
    ensureVisible(0, onPage.top(), 0, em());
    ensureVisible(0, onPage.bottom(), 0, em());
}

void StartPage::setRecentFiles(const std::vector<RecentTile>& files)
{
    m_recent->setTiles(files);
    m_recentSection->setVisible(!files.empty());
}

void StartPage::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_atStart != nullptr)
        m_atStart->setPalette(fieldPalette(themeOf(palette())));
}

void StartPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (droppedFiles(*event->mimeData()).isEmpty())
        return;
    m_drop->setHot(true);
    event->acceptProposedAction();
}

void StartPage::dragLeaveEvent(QDragLeaveEvent* /*event*/)
{
    m_drop->setHot(false);
}

void StartPage::dropEvent(QDropEvent* event)
{
    m_drop->setHot(false);
    const QStringList paths = droppedFiles(*event->mimeData());
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    Q_EMIT filesRequested(paths);
}

void StartPage::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Paste))
        Q_EMIT pasteRequested();
    else
        QScrollArea::keyPressEvent(event);
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    // On a wide screen, limit the line length for readability.
    const int zero = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const int beside = std::max((viewport()->width() - WidestText * zero) / 2, em() * 3 / 4);
    const bool wide = viewport()->width() > WidestText * zero / 2;
    const int above = wide ? 2 * em() : em() * 3 / 4;
    for (QLabel* keys : m_shortcuts)
        keys->setVisible(wide);
    m_footer->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    widget()->layout()->setContentsMargins(beside, above, beside, em());
}

} // namespace fairshare::gui

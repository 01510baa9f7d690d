// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/menus/manual_dialog.h"

#include "widgets/table/cell_metrics.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QHBoxLayout>
#include <QListWidget>
#include <QRegularExpression>
#include <QScreen>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <array>

namespace fairshare::gui {
namespace {

/// Pages in the order in which a new user needs them.
constexpr std::array Pages{"window", "formats", "scenario_file", "command_line", "simulations", "quotas",
    "exactness", "contributing"};

QString pageText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Shows the manual without content that is useful only in its files: screenshots of the window, which is
/// open anyway, and links to files of the source tree.
class ManualText : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

protected:
    QVariant loadResource(int type, const QUrl& name) override
    {
        if (!name.path().endsWith(QLatin1String(".md")))
            return QTextBrowser::loadResource(type, name);
        static const QRegularExpression pictures(
            QStringLiteral("^!\\[.*$"), QRegularExpression::MultilineOption);
        static const QRegularExpression otherLinks(
            QStringLiteral("\\[([^\\]]+)\\]\\((?![a-z_]+\\.md\\))[^)]*\\)"));
        QString text = pageText(QLatin1Char(':') + name.path());
        text.remove(pictures);
        text.replace(otherLinks, QStringLiteral("\\1"));
        return text;
    }
};

QString sourceOf(const QString& file)
{
    return QStringLiteral("qrc:/manual/") + file;
}

QString titleOf(const QString& page)
{
    return page.section(QLatin1Char('\n'), 0, 0).remove(QLatin1String("# "));
}

} // namespace

ManualDialog::ManualDialog(QWidget* parent)
    : QDialog(parent)
    , m_pages(new QListWidget(this))
    , m_text(new ManualText(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("manual"));
    setWindowTitle(tr("Manual"));
    m_pages->setObjectName(QStringLiteral("manualPages"));
    m_pages->setAccessibleName(tr("Pages"));
    m_text->setObjectName(QStringLiteral("manualText"));
    m_text->setAccessibleName(tr("Manual"));
    m_text->setOpenExternalLinks(true);
    QStringList sources;
    for (const char* page : Pages) {
        sources.push_back(sourceOf(QLatin1String(page) + QLatin1String(".md")));
        m_pages->addItem(titleOf(pageText(sources.back().mid(3))));
    }
    connect(m_pages, &QListWidget::currentRowChanged, this, [this, sources](int row) {
        if (const QUrl url(sources.value(row)); url.fileName() != m_text->source().fileName())
            m_text->setSource(url);
    });
    // A link contains only the name of its page.
    connect(m_text, &QTextBrowser::sourceChanged, this, [this, sources](const QUrl& url) {
        if (const auto row = sources.indexOf(sourceOf(url.fileName())); row >= 0)
            m_pages->setCurrentRow(static_cast<int>(row));
    });

    auto* columns = new QHBoxLayout;
    columns->addWidget(m_pages);
    columns->addWidget(m_text, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(columns, 1);
    rows->addWidget(buttons);
    const int ch = CellMetrics(font()).ch;
    m_pages->setFixedWidth(m_pages->sizeHintForColumn(0) + 4 * ch);
    resize(QSize(130 * ch, 44 * fontMetrics().height()).boundedTo(screen()->availableSize()));
    m_pages->setCurrentRow(0);
    m_text->setFocus();
}

} // namespace fairshare::gui

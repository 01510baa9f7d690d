// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/export/frames_dialog.h"

#include "widgets/simulator/export/animation_file.h"
#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace fairshare::gui {
namespace {

constexpr int MostFrames = 100'000;
constexpr int LeastSide = 320;
constexpr int MostSide = 4096;
constexpr int MostPerSecond = 60;

QWidget* beside(std::initializer_list<QWidget*> widgets)
{
    auto* part = new QWidget;
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    row->addStretch(1);
    return part;
}

} // namespace

FramesDialog::FramesDialog(std::uint64_t samples, const FramesRequest& request, QWidget* parent)
    : QDialog(parent)
    , m_samples(samples)
{
    setObjectName(QStringLiteral("framesDialog"));
    setWindowTitle(tr("Export frames"));
    auto* rows = new QVBoxLayout(this);
    createFields(request);
    auto* form = new QFormLayout;
    form->addRow(tr("Samples"), beside({m_first, new QLabel(tr("to")), m_last}));
    form->addRow(tr("Images"), m_frames);
    form->addRow(tr("Size"), beside({m_width, new QLabel(QStringLiteral("×")), m_height}));
    form->addRow(tr("Theme"), m_theme);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Images per second"), m_perSecond);
    auto* browse = new QPushButton(tr("Browse…"), this);
    browse->setObjectName(QStringLiteral("framesBrowse"));
    auto* where = new QHBoxLayout;
    where->addWidget(m_path, 1);
    where->addWidget(browse);
    form->addRow(tr("File"), where);
    rows->addLayout(form);
    rows->addWidget(m_outcome);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("Export"), QDialogButtonBox::AcceptRole);
    m_export->setObjectName(QStringLiteral("framesExport"));
    rows->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(browse, &QPushButton::clicked, this, &FramesDialog::choosePath);
    connect(m_format, &QComboBox::currentIndexChanged, this, [this] {
        const QFileInfo path(m_path->text());
        m_path->setText(path.path() + QLatin1Char('/') + path.completeBaseName() + suffix());
        refresh();
    });
    for (const QSpinBox* box : {m_first, m_last, m_frames, m_perSecond, m_width, m_height})
        connect(box, &QSpinBox::valueChanged, this, &FramesDialog::refresh);
    connect(m_path, &QLineEdit::textChanged, this, &FramesDialog::refresh);
    refresh();
}

void FramesDialog::createFields(const FramesRequest& request)
{
    const auto number = [this](const char* name, const QString& title, int least, int most) {
        auto* box = new QSpinBox(this);
        box->setObjectName(QLatin1String(name));
        box->setAccessibleName(title);
        box->setRange(least, most);
        return box;
    };
    constexpr auto Most = static_cast<std::uint64_t>(std::numeric_limits<int>::max());
    const int samples = static_cast<int>(std::min(m_samples, Most));
    m_first = number("framesFirst", tr("First sample"), 1, samples);
    m_last = number("framesLast", tr("Last sample"), 1, samples);
    m_frames = number("framesCount", tr("Images"), 1, MostFrames);
    m_perSecond = number("framesPerSecond", tr("Images per second"), 1, MostPerSecond);
    m_width = number("framesWidth", tr("Width"), LeastSide, MostSide);
    m_height = number("framesHeight", tr("Height"), LeastSide, MostSide);
    m_first->setValue(static_cast<int>(request.first) + 1);
    m_last->setValue(static_cast<int>(request.last) + 1);
    m_frames->setValue(request.frames);
    m_perSecond->setValue(request.perSecond);
    m_width->setValue(request.size.width());
    m_height->setValue(request.size.height());
    m_theme = new QComboBox(this);
    m_theme->setObjectName(QStringLiteral("framesTheme"));
    m_theme->setAccessibleName(tr("Theme"));
    m_theme->addItems({tr("Light"), tr("Dark")});
    m_theme->setCurrentIndex(request.dark ? 1 : 0);
    m_format = new QComboBox(this);
    m_format->setObjectName(QStringLiteral("framesFormat"));
    m_format->setAccessibleName(tr("Format"));
    m_format->addItem(tr("Numbered images (PNG)"), QStringLiteral(".png"));
    for (const AnimationFormat& format : animationFormats())
        m_format->addItem(QLatin1String(format.title), QLatin1String(format.suffix));
    m_path = new QLineEdit(request.path, this);
    m_path->setObjectName(QStringLiteral("framesPath"));
    m_path->setAccessibleName(tr("File"));
    m_path->setMinimumWidth(24 * fontMetrics().height());
    m_outcome = new QLabel(this);
    m_outcome->setObjectName(QStringLiteral("framesOutcome"));
    m_outcome->setWordWrap(true);
}

QString FramesDialog::suffix() const
{
    return m_format->currentData().toString();
}

void FramesDialog::choosePath()
{
    const QString path = QFileDialog::getSaveFileName(this, windowTitle(), m_path->text());
    if (!path.isEmpty())
        m_path->setText(path);
}

FramesRequest FramesDialog::request() const
{
    FramesRequest request;
    request.path = m_path->text();
    request.first = static_cast<std::uint64_t>(m_first->value() - 1);
    request.last = static_cast<std::uint64_t>(m_last->value() - 1);
    request.frames = std::min<int>(m_frames->value(), m_last->value() - m_first->value() + 1);
    request.perSecond = m_perSecond->value();
    request.size = {m_width->value(), m_height->value()};
    request.dark = m_theme->currentIndex() == 1;
    return request;
}

void FramesDialog::refresh()
{
    m_perSecond->setEnabled(suffix() != QLatin1String(".png"));
    const bool ordered = m_first->value() <= m_last->value();
    const bool animated = suffix() != QLatin1String(".png");
    const bool able = !animated || hasFfmpeg();
    m_export->setEnabled(ordered && able && !m_path->text().isEmpty());
    if (!ordered)
        return m_outcome->setText(tr("The last sample is before the first; choose a later one."));
    if (!able)
        return m_outcome->setText(ffmpegMissing());
    const FramesRequest made = request();
    const QDir folder = QFileInfo(made.path).dir();
    if (!folder.exists()) {
        m_export->setEnabled(false);
        return m_outcome->setText(tr("Folder %1 does not exist.").arg(folder.path()));
    }
    const QString count = NumberText().count(static_cast<std::uint64_t>(std::max(1, made.frames)));
    const AnimationFormat* format = findAnimationFormat(suffix());
    const QSize even = format == nullptr ? made.size : format->sizeFor(made.size);
    const QString length = QLocale().toString(made.frames / static_cast<double>(made.perSecond), 'f', 1);
    if (even != made.size)
        return m_outcome->setText(tr("%1 images, %2 s; %4 × %5, because %3 needs an even width and height")
                .arg(count, length, QLatin1String(format->title))
                .arg(even.width())
                .arg(even.height()));
    m_outcome->setText(animated
            ? tr("%1 images, %2 s").arg(count, length)
            : tr("%1 files, starting with %2")
                  .arg(count, QFileInfo(frameName(made.path, 0, made.frames)).fileName()));
}

} // namespace fairshare::gui

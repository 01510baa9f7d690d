// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/export_dialog.h"

#include "widgets/export/picture_format.h"
#include "widgets/text/number_text.h"
#include "widgets/text/wrapped_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace fairshare::gui {

int highestPicture(const ExportRequest& request)
{
    const PictureFormat* format = findPictureFormat(request.path);
    const bool hasPixels = format == nullptr || format->hasPixels;
    return hasPixels ? static_cast<int>(LargestSide / std::max(1.0, request.scale)) : LargestSide;
}

namespace {

constexpr QSize LeastSize{400, 300};
constexpr QSize UsualSize{1440, 900};
constexpr int FinestScale = 4;
const QString AllRows = QStringLiteral("rows");
constexpr int PathLength = 48; ///< in widths of "0"

QSpinBox* spinBox(int least, int most, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(least, most);
    box->setAccelerated(true);
    return box;
}

void choose(QComboBox& combo, const QVariant& data)
{
    combo.setCurrentIndex(std::max(0, combo.findData(data)));
}

} // namespace

ExportDialog::ExportDialog(Offer offer, QWidget* parent)
    : QDialog(parent)
    , m_offer(std::move(offer))
    , m_choices(new QWidget(this))
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(isPicture() ? tr("Export view") : tr("Export data"));
    auto* rows = new QVBoxLayout(this);
    auto* form = new QFormLayout(m_choices);
    form->setContentsMargins(0, 0, 0, 0);
    createWhat(*form);
    if (isPicture())
        createLook(*form);
    createTarget(*form);
    rows->addWidget(m_choices);
    m_outcome = new WrappedText(this);
    m_outcome->setObjectName(QStringLiteral("exportOutcome"));
    m_outcome->setAccessibleName(tr("Result"));
    auto* outcome = new QHBoxLayout;
    outcome->addWidget(m_outcome, 1);
    rows->addLayout(outcome);
    if (isPicture()) {
        m_whole = new QPushButton(tr("&Whole table"), this);
        m_whole->setObjectName(QStringLiteral("exportWhole"));
        m_whole->setToolTip(tr("Make the picture as high as all rows need"));
        m_whole->setAutoDefault(false);
        m_whole->hide();
        connect(m_whole, &QPushButton::clicked, this, [this] {
            choose(*m_sizing, AllRows);
            m_sizing->setFocus();
        });
        outcome->addWidget(m_whole, 0, Qt::AlignTop);
    }
    rows->addStretch(1);
    createButtons(*rows);
    proposeName();
    connectControls();
    refresh();
    m_path->setFocus();
    m_path->selectAll();
}

void ExportDialog::createButtons(QLayout& rows)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    m_export->setObjectName(QStringLiteral("exportAccept"));
    m_export->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (isPicture()) {
        m_copy = buttons->addButton(tr("Copy &picture"), QDialogButtonBox::ActionRole);
        m_copy->setObjectName(QStringLiteral("exportCopy"));
        connect(m_copy, &QPushButton::clicked, this, [this] { done(CopyPicture); });
    }
    m_command = buttons->addButton(tr("Copy as shell co&mmand"), QDialogButtonBox::ActionRole);
    m_command->setObjectName(QStringLiteral("exportCommand"));
    m_command->setToolTip(tr("Copy a command line that makes the same file, after trying it out"));
    connect(m_command, &QPushButton::clicked, this, &ExportDialog::copyAsCommand);
    for (QPushButton* button : {m_copy, m_command})
        if (button != nullptr)
            button->setAutoDefault(false);
    rows.addWidget(buttons);
}

void ExportDialog::createWhat(QFormLayout& form)
{
    m_what = new QComboBox(this);
    m_what->setObjectName(QStringLiteral("exportWhat"));
    m_what->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_what->setMinimumContentsLength(PathLength / 2);
    for (const auto& [id, title] : m_offer.parts)
        m_what->addItem(title, id);
    choose(*m_what, m_offer.part);
    form.addRow(tr("C&ontent"), m_what);
    m_format = new QComboBox(this);
    m_format->setObjectName(QStringLiteral("exportFormat"));
    if (isPicture())
        for (const PictureFormat& format : pictureFormats())
            m_format->addItem(
                QCoreApplication::translate("PictureFormats", format.title), QLatin1String(format.id));
    else {
        m_format->addItem(tr("CSV, comma-separated values"), QStringLiteral("csv"));
        m_format->addItem(tr("TSV, tab-separated values"), QStringLiteral("tsv"));
    }
    choose(*m_format, m_offer.suffixBefore);
    form.addRow(tr("&Format"), m_format);
}

void ExportDialog::createLook(QFormLayout& form)
{
    m_sizing = new QComboBox(this);
    m_sizing->setObjectName(QStringLiteral("exportSizing"));
    m_sizing->addItem(tr("as on screen"), false);
    m_sizing->addItem(tr("custom"), true);
    if (m_offer.offersAllRows)
        m_sizing->addItem(tr("whole table"), AllRows);
    const bool own = m_offer.before.size.isValid();
    choose(*m_sizing, own);
    if (m_offer.offersAllRows && m_offer.before.allRows)
        choose(*m_sizing, AllRows);
    m_width = spinBox(LeastSize.width(), LargestSide, this);
    m_height = spinBox(LeastSize.height(), LargestSide, this);
    m_width->setObjectName(QStringLiteral("exportWidth"));
    m_height->setObjectName(QStringLiteral("exportHeight"));
    m_width->setAccessibleName(tr("Width in logical pixels"));
    m_height->setAccessibleName(tr("Height in logical pixels"));
    m_width->setValue(own ? m_offer.before.size.width() : UsualSize.width());
    m_height->setValue(own ? m_offer.before.size.height() : UsualSize.height());
    auto* size = new QHBoxLayout;
    for (QWidget* part :
        std::initializer_list<QWidget*>{m_sizing, m_width, new QLabel(QStringLiteral("×"), this), m_height})
        size->addWidget(part);
    size->addStretch(1);
    form.addRow(tr("&Size"), size);
    static_cast<QLabel*>(form.labelForField(size))->setBuddy(m_sizing);
    m_scale = spinBox(1, FinestScale, this);
    m_scale->setObjectName(QStringLiteral("exportScale"));
    m_scale->setValue(static_cast<int>(m_offer.before.scale));
    m_scale->setSuffix(tr("x"));
    form.addRow(tr("Sca&le"), m_scale);
    m_dpi = spinBox(0, static_cast<int>(LargestDpi), this);
    m_dpi->setObjectName(QStringLiteral("exportDpi"));
    m_dpi->setSpecialValueText(tr("automatic"));
    m_dpi->setSuffix(QStringLiteral(" dpi"));
    m_dpi->setValue(static_cast<int>(m_offer.before.dpi));
    form.addRow(tr("&Dots per inch"), m_dpi);
    m_theme = new QComboBox(this);
    m_theme->setObjectName(QStringLiteral("exportTheme"));
    m_theme->addItem(tr("light"), false);
    m_theme->addItem(tr("dark"), true);
    choose(*m_theme, m_offer.before.dark);
    form.addRow(tr("&Theme"), m_theme);
}

void ExportDialog::createTarget(QFormLayout& form)
{
    m_names = new QComboBox(this);
    m_names->setObjectName(QStringLiteral("exportNames"));
    m_names->addItem(tr("original"), false);
    m_names->addItem(tr("anonymous: account-001, user-0001"), true);
    choose(*m_names, m_offer.before.anonymous);
    form.addRow(tr("&Names"), m_names);
    m_path = new QLineEdit(this);
    m_path->setObjectName(QStringLiteral("exportPath"));
    m_path->setMinimumWidth(PathLength * fontMetrics().horizontalAdvance(QLatin1Char('0')));
    auto* browse = new QPushButton(tr("&Browse…"), this);
    browse->setObjectName(QStringLiteral("exportBrowse"));
    browse->setAutoDefault(false);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::choosePath);
    auto* target = new QHBoxLayout;
    target->addWidget(m_path, 1);
    target->addWidget(browse);
    form.addRow(tr("F&ile"), target);
    static_cast<QLabel*>(form.labelForField(target))->setBuddy(m_path);
}

void ExportDialog::connectControls()
{
    connect(m_what, &QComboBox::currentIndexChanged, this, &ExportDialog::proposeName);
    connect(m_names, &QComboBox::currentIndexChanged, this, &ExportDialog::proposeName);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::takeSuffix);
    connect(m_path, &QLineEdit::textEdited, this, [this] {
        m_isNamed = true;
        const int at = m_format->findData(QFileInfo(m_path->text()).suffix().toLower());
        if (at >= 0)
            m_format->setCurrentIndex(at);
    });
    connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::refresh);
    for (const QComboBox* combo : {m_what, m_format, m_sizing, m_theme, m_names})
        if (combo != nullptr)
            connect(combo, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
    for (const QSpinBox* box : {m_width, m_height, m_scale, m_dpi})
        if (box != nullptr)
            connect(box, &QSpinBox::valueChanged, this, &ExportDialog::refresh);
}

void ExportDialog::proposeName()
{
    if (m_isNamed)
        return;
    // The scenario name may reveal what pseudonyms hide.
    const bool anonymous = m_names->currentData().toBool();
    QString name = QStringLiteral("%1-%2.%3")
                       .arg(anonymous ? QStringLiteral("anonymous") : m_offer.name, nameOfPart(),
                           m_format->currentData().toString());
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    m_path->setText(QDir(m_offer.folder).filePath(name));
}

/// Returns the name of the view or of the chosen part, for the file name.
QString ExportDialog::nameOfPart() const
{
    const QString part = m_what->currentData().toString();
    if (part.isEmpty() || m_offer.parts.size() < 2)
        return m_offer.viewName;
    const QString own = part == m_offer.viewName ? QStringLiteral("chart") : part;
    return QStringLiteral("%1-%2").arg(m_offer.viewName, own);
}

void ExportDialog::takeSuffix()
{
    const QFileInfo path(m_path->text());
    const QString suffix = m_format->currentData().toString();
    if (path.suffix().compare(suffix, Qt::CaseInsensitive) == 0)
        return;
    const bool known = m_format->findData(path.suffix().toLower()) >= 0;
    const QString stem = known ? m_path->text().chopped(path.suffix().size() + 1) : m_path->text();
    m_path->setText(stem + QLatin1Char('.') + suffix);
}

void ExportDialog::choosePath()
{
    QFileDialog dialog(this, windowTitle());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    const QString suffix = m_format->currentData().toString();
    dialog.setNameFilter(QStringLiteral("%1 (*.%2)").arg(m_format->currentText(), suffix));
    dialog.setDefaultSuffix(suffix);
    dialog.setOption(QFileDialog::DontConfirmOverwrite); // accept() asks
    dialog.setDirectory(QFileInfo(m_path->text()).absolutePath());
    dialog.selectFile(QFileInfo(m_path->text()).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return;
    m_isNamed = true;
    m_path->setText(dialog.selectedFiles().constFirst());
}

bool ExportDialog::hasPixels() const
{
    const PictureFormat* format = findPictureFormat(m_path->text());
    return isPicture() && (format == nullptr || format->hasPixels);
}

QSize ExportDialog::size() const
{
    const bool own = isPicture() && !takesAllRows() && m_sizing->currentData().toBool();
    return own ? QSize(m_width->value(), m_height->value()) : QSize();
}

bool ExportDialog::takesAllRows() const
{
    return isPicture() && m_sizing->currentData() == AllRows;
}

ExportRequest ExportDialog::request() const
{
    ExportRequest request = m_offer.before;
    request.path = m_path->text();
    request.part = m_what->currentData().toString();
    request.anonymous = m_names->currentData().toBool();
    if (!isPicture())
        return request;
    request.size = size();
    request.allRows = takesAllRows();
    request.scale = m_scale->value();
    request.dpi = m_dpi->value();
    request.dark = m_theme->currentData().toBool();
    return request;
}

std::optional<Result<MeasuredPicture>> ExportDialog::measured() const
{
    const ExportRequest wanted = request();
    const int highest = wanted.allRows ? highestPicture(wanted) : 0;
    const std::tuple key(wanted.part, wanted.anonymous, wanted.size.width(), wanted.size.height(), highest);
    const auto known = m_measured.find(key);
    if (known != m_measured.end())
        return known->second;
    auto measured = m_offer.measure(wanted);
    if (measured)
        m_measured.emplace(key, *measured);
    else if (wanted.size.isValid())
        return Result<MeasuredPicture>(MeasuredPicture{wanted.size});
    return measured;
}

QString ExportDialog::obstacle() const
{
    const QFileInfo path(m_path->text());
    if (m_path->text().trimmed().isEmpty())
        return tr("Enter a file name");
    if (path.isDir())
        return tr("%1 is a folder").arg(m_path->text());
    if (m_format->findData(path.suffix().toLower()) < 0)
        return isPicture() ? tr("The file name must end in %1").arg(pictureSuffixes())
                           : tr("The file name must end in .csv or .tsv");
    if (!path.absoluteDir().exists())
        return tr("Folder %1 does not exist").arg(path.absolutePath());
    const auto picture = isPicture() ? measured() : std::nullopt;
    if (!picture)
        return {};
    const auto checked = *picture ? checkPicture((*picture)->size, hasPixels() ? m_scale->value() : 1, 0)
                                  : tl::unexpected(picture->error());
    return checked ? QString() : QString::fromStdString(checked.error().message);
}

QString ExportDialog::outcome() const
{
    QStringList parts;
    const auto picture = isPicture() ? measured() : std::nullopt;
    const QSize pixels =
        picture ? pixelsOf(picture->value().size, hasPixels() ? m_scale->value() : 1) : QSize();
    constexpr double Million = 1e6;
    if (isPicture() && !picture)
        parts << tr("Size not known yet");
    else if (hasPixels())
        parts << tr("%1 × %2 pixels, %3 megapixels")
                     .arg(pixels.width())
                     .arg(pixels.height())
                     .arg(QLocale().toString(1.0 * pixels.width() * pixels.height() / Million, 'f', 1));
    else if (isPicture())
        parts << tr("%1 × %2 logical pixels, vector graphics").arg(pixels.width()).arg(pixels.height());
    if (picture && picture->value().rows.leftOut > 0)
        parts << leftOutRows(picture->value().rows);
    if (QFileInfo::exists(m_path->text()))
        parts << tr("replaces %1").arg(QFileInfo(m_path->text()).fileName());
    return parts.join(QStringLiteral(" · "));
}

/// Says how many rows of the table are not in the picture, and how to get them.
QString ExportDialog::leftOutRows(const ShownRows& rows) const
{
    const NumberText numbers;
    const QString leftOut = numbers.count(rows.leftOut);
    const QString all = numbers.count(rows.all);
    if (takesAllRows())
        return tr("%1 of %2 rows do not fit into %3 pixels of height; export the data to get all")
            .arg(leftOut, all, numbers.count(LargestSide));
    return tr("%1 of %2 rows are left out").arg(leftOut, all);
}

void ExportDialog::measureAgain()
{
    m_measured.clear();
    refresh();
}

bool ExportDialog::mayReplace()
{
    const QFileInfo file(m_path->text());
    if (!file.exists())
        return true;
    QMessageBox question(QMessageBox::Question, windowTitle(),
        tr("%1 already exists. Replace it?").arg(file.fileName()), QMessageBox::Cancel, this);
    question.setObjectName(QStringLiteral("replaceQuestion"));
    question.setTextFormat(Qt::PlainText);
    const QPushButton* replace = question.addButton(tr("&Replace"), QMessageBox::AcceptRole);
    question.button(QMessageBox::Cancel)->setText(tr("&Cancel"));
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    return question.clickedButton() == replace;
}

void ExportDialog::accept()
{
    if (obstacle().isEmpty() && mayReplace())
        QDialog::accept();
}

void ExportDialog::copyAsCommand()
{
    m_isTrying = true;
    m_choices->setEnabled(false);
    for (QPushButton* button : {m_export, m_copy, m_command})
        if (button != nullptr)
            button->setEnabled(false);
    m_outcome->setSentence(tr("Trying out the command…"));
    m_offer.copyAsCommand(request(), [dialog = QPointer<ExportDialog>(this)](const QString& reason) {
        if (!dialog)
            return;
        dialog->m_isTrying = false;
        dialog->m_choices->setEnabled(true);
        if (reason.isEmpty())
            return dialog->done(CopyCommand);
        dialog->refresh();
        dialog->m_outcome->setSentence(reason);
        dialog->m_command->setFocus();
    });
}

void ExportDialog::refresh()
{
    if (m_isTrying)
        return;
    const QString reason = obstacle();
    m_export->setEnabled(reason.isEmpty());
    m_export->setToolTip(reason);
    m_command->setEnabled(reason.isEmpty());
    if (m_copy != nullptr)
        m_copy->setEnabled(reason.isEmpty());
    m_outcome->setSentence(reason.isEmpty() ? outcome() : reason);
    if (!isPicture())
        return;
    const auto picture = measured();
    m_whole->setVisible(picture && *picture && (*picture)->rows.leftOut > 0 && !takesAllRows()
        && m_sizing->findData(AllRows) >= 0);
    const bool own = size().isValid();
    const bool pixels = hasPixels();
    for (QSpinBox* box : {m_width, m_height}) {
        box->setEnabled(own);
        box->setToolTip(own ? QString() : tr("To set width and height, choose custom as the size"));
    }
    for (QSpinBox* box : {m_scale, m_dpi}) {
        box->setEnabled(pixels);
        box->setToolTip(pixels ? QString() : tr("Vector formats have no pixels"));
    }
}

} // namespace fairshare::gui

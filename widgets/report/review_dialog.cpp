// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/review_dialog.h"

#include "widgets/controls/progress_bars.h"
#include "widgets/page/actions.h"
#include "widgets/page/file_commands.h"
#include "widgets/report/report_sources.h"
#include "widgets/report/review_section_list.h"
#include "widgets/report/review_text_field.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/language.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/wrapped_text.h"
#include "widgets/work/results/unsaved_results.h"

#include "core/chart/chart_registry.h"
#include "core/fairshare/algorithm_registry.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int ReviewLineLength = 84; ///< in widths of "0"

} // namespace

ReviewDialog::ReviewDialog(const Actions& actions, const Parts& parts, QWidget* parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_parts(parts)
    , m_premise(new WrappedText(this))
    , m_title(new QLineEdit(this))
    , m_paper(new QComboBox(this))
    , m_signatures(new QLineEdit(this))
    , m_sections(new ReviewSectionList(this))
    , m_text(new ReviewTextField(this))
    , m_anonymize(new QCheckBox(tr("&Replace names of accounts, users and partitions"), this))
    , m_outcome(new WrappedText(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Ca&ncel"), this))
    , m_save(new QPushButton(tr("&Save review…"), this))
{
    setObjectName(QStringLiteral("reviewDialog"));
    setWindowTitle(tr("Policy review"));
    createFields();
    createLayout();
    connectMaker();
    connect(actions.policyReview, &QAction::triggered, this, &ReviewDialog::appear);
    connect(m_save, &QPushButton::clicked, this, &ReviewDialog::save);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_maker.cancel();
        tell(tr("The review was canceled."));
        m_save->setFocus(); // otherwise the focus would move to an arbitrary widget
    });
    connect(&parts.document, &Document::baselineChanged, this, &ReviewDialog::refresh);
    connect(&parts.document, &Document::baselineRenamed, this, &ReviewDialog::refresh);
    connect(&parts.document, &Document::scenarioChanged, this, [this] {
        if (m_parts.document.isEmpty()) {
            m_maker.cancel();
            close();
        }
    });
    for (const QAction* algorithm : actions.algorithms->actions())
        connect(algorithm, &QAction::toggled, this, &ReviewDialog::refresh);
    refresh();
}

void ReviewDialog::createFields()
{
    m_premise->setObjectName(QStringLiteral("reviewPremise"));
    m_premise->setAccessibleName(tr("Subject of the review"));
    m_title->setObjectName(QStringLiteral("reviewTitle"));
    m_title->setPlaceholderText(tr("Policy review"));
    m_paper->setObjectName(QStringLiteral("reviewPaper"));
    m_paper->addItem(tr("A4"));
    m_paper->addItem(tr("Letter"));
    m_signatures->setObjectName(QStringLiteral("reviewSignatures"));
    m_signatures->setPlaceholderText(tr("Board; Operations"));
    m_signatures->setToolTip(tr("Who signs, separated by semicolons"));
    m_anonymize->setToolTip(tr("Your own text is not changed."));
    m_anonymize->setObjectName(QStringLiteral("reviewAnonymize"));
    for (const std::string& id : reviewCharts()) {
        const Chart* chart = findChart(id);
        if (chart == nullptr)
            continue;
        auto* box = new QCheckBox(coreText(chart->title), this);
        box->setObjectName(QStringLiteral("reviewChart_%1").arg(QString::fromStdString(id)));
        box->setProperty("chart", QString::fromStdString(id));
        connect(box, &QCheckBox::clicked, this, [this] { m_choseCharts = true; });
        m_charts.push_back(box);
    }
    m_outcome->setObjectName(QStringLiteral("reviewOutcome"));
    m_outcome->setAccessibleName(tr("Result"));
    m_outcome->hide();
    m_progress->setObjectName(QStringLiteral("reviewProgress"));
    m_progress->setAccessibleName(tr("Progress of the review"));
    m_progress->setRange(0, ProgressSteps);
    m_save->setObjectName(QStringLiteral("reviewSave"));
    m_save->setDefault(true);
    m_cancel->setObjectName(QStringLiteral("reviewCancel"));
    m_cancel->setAutoDefault(false);
}

void ReviewDialog::createLayout()
{
    auto* form = new QFormLayout;
    form->addRow(tr("T&itle"), m_title);
    form->addRow(tr("&Paper size (PDF)"), m_paper);
    auto* charts = new QVBoxLayout;
    for (QCheckBox* box : m_charts)
        charts->addWidget(box);
    form->addRow(tr("Si&gnatures"), m_signatures);
    form->addRow(new QLabel(tr("Charts"), this), charts);
    form->addRow(new QLabel(tr("Names"), this), m_anonymize);
    auto* work = new QHBoxLayout;
    work->addWidget(m_progress, 1);
    work->addWidget(m_cancel);
    auto* buttons = new QDialogButtonBox(this);
    auto* close = new QPushButton(tr("C&lose"), this);
    close->setAutoDefault(false);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    buttons->addButton(close, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* sectionTitle = new QLabel(tr("S&ections"), this);
    sectionTitle->setBuddy(m_sections);
    auto* sections = new QVBoxLayout;
    sections->addWidget(sectionTitle);
    sections->addWidget(m_sections, 1);
    auto* columns = new QHBoxLayout;
    columns->addLayout(form, 1);
    columns->addSpacing(2 * CellMetrics(font()).ch);
    columns->addLayout(sections, 1);
    auto* textTitle = new QLabel(tr("&Own text (Markdown)"), this);
    textTitle->setBuddy(m_text);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(m_premise);
    rows->addLayout(columns);
    rows->addWidget(textTitle);
    rows->addWidget(m_text, 1);
    rows->addWidget(m_outcome);
    rows->addLayout(work);
    rows->addWidget(buttons);
    resize(ReviewLineLength * CellMetrics(font()).ch, sizeHint().height());
}

void ReviewDialog::connectMaker()
{
    const auto showWork = [this] {
        m_progress->setVisible(m_maker.isBusy());
        m_cancel->setVisible(m_maker.isBusy());
        m_save->setEnabled(!m_maker.isBusy());
        m_progress->setValue(static_cast<int>(m_maker.fraction() * ProgressSteps));
    };
    connect(&m_maker, &ReviewMaker::progressed, this, showWork);
    connect(&m_maker, &ReviewMaker::ended, this, showWork);
    connect(&m_maker, &ReviewMaker::written, this,
        [this](const QString& path) { tell(tr("Saved: %1").arg(path)); });
    connect(&m_maker, &ReviewMaker::failed, this,
        [this](const Error& error) { tell(shownName(describe(error))); });
    connect(m_text, &ReviewTextField::failed, this,
        [this](const Error& error) { tell(shownName(describe(error))); });
    connect(m_sections, &ReviewSectionList::changed, this,
        [this] { m_text->setEnabled(m_sections->contains("text")); });
    showWork();
}

void ReviewDialog::tell(const QString& sentence)
{
    m_outcome->setSentence(sentence);
    m_outcome->show();
}

void ReviewDialog::appear()
{
    refresh();
    show();
    raise();
    activateWindow();
}

void ReviewDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_save->setFocus();
}

/// Describes the state of the window, which the review covers.
QString ReviewDialog::premise() const
{
    if (m_parts.document.isEmpty())
        return {};
    const QString name = m_parts.document.baselineName();
    const QAction* chosen = m_actions.algorithms->checkedAction();
    const Algorithm* algorithm =
        chosen == nullptr ? nullptr : findAlgorithm(chosen->data().toString().toStdString());
    return tr("%1 compared with %2, ranks under %3.")
        .arg(m_parts.document.displayName(), name.isEmpty() ? tr("the opened file") : name,
            algorithm == nullptr ? QString() : coreText(algorithm->title));
}

void ReviewDialog::refresh()
{
    m_premise->setSentence(premise());
    refreshCharts();
}

/// Chooses the charts that the algorithm uses, until the user chooses others.
void ReviewDialog::refreshCharts()
{
    const QAction* chosen = m_actions.algorithms->checkedAction();
    if (m_choseCharts || chosen == nullptr)
        return;
    const std::vector<std::string> usual = usualReviewCharts(chosen->data().toString().toStdString());
    for (QCheckBox* box : m_charts)
        box->setChecked(std::ranges::count(usual, box->property("chart").toString().toStdString()) != 0);
}

QString ReviewDialog::suggestedName() const
{
    QString name =
        QStringLiteral("%1-review.pdf").arg(QFileInfo(m_parts.document.displayName()).completeBaseName());
    return name.replace(QLatin1Char('/'), QLatin1Char('-'));
}

void ReviewDialog::save()
{
    QFileDialog dialog(this, tr("Save review"));
    dialog.setObjectName(QStringLiteral("reviewFileDialog"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    const QString pages = tr("PDF document (*.pdf)");
    dialog.setNameFilters({pages, tr("Single-file web page (*.html)")});
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog, pages](const QString& filter) {
        dialog.setDefaultSuffix(filter == pages ? QStringLiteral("pdf") : QStringLiteral("html"));
    });
    dialog.setDirectory(m_parts.folder.path());
    dialog.selectFile(suggestedName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return;
    const QString path = dialog.selectedFiles().constFirst();
    m_parts.folder.remember(path);
    saveTo(path);
}

void ReviewDialog::saveTo(const QString& path)
{
    if (m_parts.document.isEmpty())
        return;
    m_outcome->hide();
    if (m_sections->chosen().empty()) {
        tell(tr("Choose at least one section."));
        return;
    }
    if (reportFormatOf(path)) {
        m_parts.unsaved.waitUntilReady();
        m_maker.start(order(path));
        return;
    }
    tell(shownName(describe({ErrorCode::BadInput,
        tr("unknown file extension; expected .pdf or .html").toStdString(), {}, path.toStdString()})));
}

ReviewOrigin ReviewDialog::origin() const
{
    ReviewOrigin origin = reviewOrigin(timeOfExport(), programName());
    const QString baseline = m_parts.document.baselineName();
    origin.baselineName = (baseline.isEmpty() ? tr("the opened file") : baseline).toStdString();
    if (m_parts.document.isModified())
        origin.unsaved = m_parts.unsaved.changes().value_or(UnsavedChanges{true, 0});
    return origin;
}

ReviewOrder ReviewDialog::order(const QString& path) const
{
    const QAction* chosen = m_actions.algorithms->checkedAction();
    ReviewOrder order{
        .question = {.now = m_parts.document.scenario(), .baseline = m_parts.document.baseline()},
        .files = m_parts.files.readFiles(),
        .baselineFiles = m_parts.files.baselineFiles(),
        .anonymize = m_anonymize->isChecked(),
        .path = path};
    order.question.algorithm = chosen == nullptr ? std::string() : chosen->data().toString().toStdString();
    order.question.title = m_title->text().trimmed().toStdString();
    order.question.sections = m_sections->chosen();
    if (m_sections->contains("text"))
        order.question.text = m_text->text();
    for (const QString& name : m_signatures->text().split(QLatin1Char(';'), Qt::SkipEmptyParts))
        if (!name.trimmed().isEmpty())
            order.question.signatures.push_back(name.trimmed().toStdString());
    for (const QCheckBox* box : m_charts)
        if (box->isChecked())
            order.question.charts.push_back(box->property("chart").toString().toStdString());
    order.question.canReachCluster = !m_parts.files.hasCutNames();
    order.question.origin = origin();
    order.form = {.format = *reportFormatOf(path),
        .paper = m_paper->currentIndex() == 0 ? Paper::A4 : Paper::Letter,
        .language = spokenLanguage(),
        .program = programName()};
    return order;
}

} // namespace fairshare::gui

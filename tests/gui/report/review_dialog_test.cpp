// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "tests/gui/support/pdf_reader.h"
#include "widgets/report/review_dialog.h"
#include "widgets/report/review_text_field.h"
#include "widgets/text/language.h"
#include "widgets/text/wrapped_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::HasSubstr;

class ReviewDialogTest : public MainWindowTest {
protected:
    ReviewDialogTest() { open({m_file}); }

    ReviewDialog& dialog() { return m_window.review(); }
    template <typename Widget>
    Widget& part(const char* name)
    {
        return *dialog().findChild<Widget*>(QLatin1String(name));
    }
    std::string outcome() { return part<WrappedText>("reviewOutcome").sentence().toStdString(); }
    QString path(const char* name) { return m_folder.filePath(QLatin1String(name)); }

    void save(const QString& path)
    {
        dialog().saveTo(path);
        EXPECT_TRUE(QTest::qWaitFor([this] { return !dialog().maker().isBusy(); }, 30000));
    }

    static QByteArray content(const QString& path)
    {
        QFile file(path);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    void setShares(const char* name, const char* shares)
    {
        ASSERT_TRUE(table().treeModel().setData(
            table().model()->index(table().treeModel().placeOf(row(name)), 1), QLatin1String(shares)));
        settle();
    }
};

TEST_F(ReviewDialogTest, SaysWhatIsReviewed)
{
    trigger("policyReview");
    EXPECT_TRUE(dialog().isVisible());
    EXPECT_EQ(part<WrappedText>("reviewPremise").sentence().toStdString(),
        "site.fairshare compared with the opened file, ranks under Fair Tree.");
}

TEST_F(ReviewDialogTest, WritesWhatTheWindowShows)
{
    setShares("medicine", "20");
    trigger("policyReview");
    part<QLineEdit>("reviewTitle").setText(QStringLiteral("Shares of 2027"));
    save(path("review.pdf"));
    EXPECT_EQ(outcome(), "Saved: " + path("review.pdf").toStdString());
    const QByteArray bytes = content(path("review.pdf"));
    const std::string text =
        PdfReader(bytes).drawnText().replace(QLatin1Char('\t'), QLatin1Char(' ')).toStdString();
    EXPECT_THAT(text, HasSubstr("Shares of 2027"));
    EXPECT_THAT(text, HasSubstr("One share changes."));
    EXPECT_THAT(text, HasSubstr("with unsaved changes; baseline: "));
}

TEST_F(ReviewDialogTest, WritesAWebPage)
{
    save(path("review.html"));
    EXPECT_TRUE(content(path("review.html"))
            .startsWith("<!DOCTYPE html>\n<html lang=\"" + spokenLanguage().toLatin1() + "\">"));
}

TEST_F(ReviewDialogTest, ReplacesNames)
{
    part<QCheckBox>("reviewAnonymize").setChecked(true);
    save(path("review.html"));
    const QByteArray bytes = content(path("review.html"));
    EXPECT_FALSE(bytes.isEmpty());
    EXPECT_FALSE(bytes.contains("gupta"));
    EXPECT_FALSE(bytes.contains("kestrel"));
}

TEST_F(ReviewDialogTest, LeavesOutChartsThatNobodyWants)
{
    part<QCheckBox>("reviewChart_priority_collisions").setChecked(false);
    save(path("review.html"));
    EXPECT_FALSE(content(path("review.html")).contains("same integer priority"));
}

TEST_F(ReviewDialogTest, ChoosesTheChartsThatTheAlgorithmUses)
{
    const auto isChosen = [this](const char* name) { return part<QCheckBox>(name).isChecked(); };
    EXPECT_TRUE(isChosen("reviewChart_share_vs_usage"));
    EXPECT_FALSE(isChosen("reviewChart_factor_surface"));
    trigger("algorithm_classic");
    EXPECT_TRUE(isChosen("reviewChart_factor_surface"));
    part<QCheckBox>("reviewChart_factor_slices").click();
    trigger("algorithm_fair_tree");
    EXPECT_TRUE(isChosen("reviewChart_factor_surface"));
    EXPECT_FALSE(isChosen("reviewChart_factor_slices"));
}

TEST_F(ReviewDialogTest, WritesOwnTextAndSignatures)
{
    part<QPlainTextEdit>("reviewText").setPlainText(QStringLiteral("# Decision\nThe board **agreed**."));
    part<QLineEdit>("reviewSignatures").setText(QStringLiteral(" A. Haddad, chair ;; Operations"));
    save(path("review.html"));
    const QByteArray html = content(path("review.html"));
    EXPECT_TRUE(html.contains("Decision</h2>"));
    EXPECT_TRUE(html.contains("<p>The board <strong>agreed</strong>.</p>"));
    EXPECT_TRUE(html.contains("<p>A. Haddad, chair, date</p><p>Operations, date</p>"));
}

TEST_F(ReviewDialogTest, LoadsOwnText)
{
    QFile file(path("notes.md"));
    ASSERT_TRUE(file.open(QFile::WriteOnly));
    file.write("Zürich *grew*.");
    file.close();
    auto& field = *dialog().findChild<ReviewTextField*>();
    field.load(path("notes.md"));
    EXPECT_EQ(field.text(), "Zürich *grew*.");
    ASSERT_TRUE(file.open(QFile::WriteOnly));
    file.write("\xFF");
    file.close();
    field.load(path("notes.md"));
    EXPECT_EQ(field.text(), "Zürich *grew*.");
    EXPECT_THAT(outcome(), testing::StartsWith(path("notes.md").toStdString() + ":1:1: "));
}

TEST_F(ReviewDialogTest, WritesTheChosenSectionsInTheirOrder)
{
    auto& list = part<QListWidget>("reviewSections");
    for (int row = 0; row < list.count(); ++row)
        list.item(row)->setCheckState(row == 5 || row == 6 ? Qt::Checked : Qt::Unchecked);
    EXPECT_FALSE(part<QPlainTextEdit>("reviewText").isEnabled());
    list.setCurrentRow(6);
    part<QPushButton>("reviewSectionUp").click();
    EXPECT_EQ(list.currentRow(), 5);
    save(path("review.html"));
    const QByteArray html = content(path("review.html"));
    EXPECT_EQ(html.count("<h2>"), 2);
    EXPECT_LT(
        html.indexOf("Shares, usage and priorities</h2>"), html.indexOf("How Fair Tree ranks users</h2>"));
    EXPECT_GT(html.indexOf("Shares, usage and priorities</h2>"), 0);
}

TEST_F(ReviewDialogTest, WritesNothingWithoutSections)
{
    auto& list = part<QListWidget>("reviewSections");
    for (int row = 0; row < list.count(); ++row)
        list.item(row)->setCheckState(Qt::Unchecked);
    save(path("review.html"));
    EXPECT_EQ(outcome(), "Choose at least one section.");
    EXPECT_FALSE(QFile::exists(path("review.html")));
}

TEST_F(ReviewDialogTest, RefusesAnotherEnding)
{
    save(path("review.txt"));
    EXPECT_EQ(
        outcome(), path("review.txt").toStdString() + ": unknown file extension; expected .pdf or .html");
    EXPECT_FALSE(QFile::exists(path("review.txt")));
}

TEST_F(ReviewDialogTest, SaysWhyNothingWasWritten)
{
    QSignalSpy written(&dialog().maker(), &ReviewMaker::written);
    save(path("no/such/folder/review.pdf"));
    EXPECT_THAT(outcome(), testing::StartsWith(path("no/such/folder/review.pdf").toStdString() + ": "));
    EXPECT_EQ(written.count(), 0);
    EXPECT_TRUE(part<QPushButton>("reviewSave").isEnabled());
}

TEST_F(ReviewDialogTest, WritesNothingOnceItIsCancelled)
{
    QSignalSpy ended(&dialog().maker(), &ReviewMaker::ended);
    dialog().saveTo(path("review.pdf"));
    EXPECT_FALSE(part<QPushButton>("reviewSave").isEnabled());
    part<QPushButton>("reviewCancel").click();
    EXPECT_EQ(ended.count(), 1);
    EXPECT_FALSE(dialog().maker().isBusy());
    EXPECT_TRUE(QTest::qWaitFor([] { return BackgroundTask::haveAllEnded(); }, 30000));
    QApplication::processEvents();
    EXPECT_FALSE(QFile::exists(path("review.pdf")));
    EXPECT_EQ(outcome(), "The review was canceled.");
}

TEST_F(ReviewDialogTest, IsThereOnlyForAScenario)
{
    m_window.files().close();
    settle();
    const auto* action = m_window.findChild<QAction*>(QStringLiteral("policyReview"));
    EXPECT_FALSE(action->isEnabled());
}

} // namespace
} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/sample_frames.h"

#include "tests/gui/support/painted_texts.h"
#include "tests/gui/support/small_run.h"
#include "widgets/simulator/export/contact_sheet.h"

#include <QApplication>
#include <QTemporaryDir>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::Contains;

class SampleFramesTest : public testing::Test {
protected:
    SampleFramesTest()
        : m_results(m_document, KnownRuns())
    {
        m_results.setWatched(true);
        m_document.open(smallSimulation(m_folder.path()), {});
        m_results.waitUntilReady();
    }

    SamplePicture take(const QString& premise)
    {
        SamplePicture taken{.sampled = m_results.sampled(),
            .settings = *m_results.settings(),
            .course = m_results.course(),
            .load = m_results.load(),
            .span = {0, 600},
            .font = QApplication::font()};
        taken.premise = premise;
        return taken;
    }
    SampleFrames frames(const QString& premise, const QSize& size)
    {
        return SampleFrames::make(take(premise), size, 1, {}).value();
    }
    template <typename Paint>
    static QStringList texts(const QSize& size, const Paint& paint)
    {
        TextRecorder recorder(size);
        QPainter painter(&recorder);
        paint(painter);
        painter.end();
        QStringList texts;
        for (const PaintedText& text : recorder.texts())
            texts << text.text;
        return texts;
    }

    QTemporaryDir m_folder;
    Document m_document;
    SimulationResults m_results;
};

TEST_F(SampleFramesTest, SayOfWhatTheyAreAndWhen)
{
    const SampleFrames made = frames(QStringLiteral("site.fairshare, EASY backfill"), {1280, 800});
    EXPECT_EQ(made.caption(11),
        QStringLiteral(
            "0:05:30; 1 of 3 nodes to free; grace period 0 s; no PAP+ classes; site.fairshare, EASY "
            "backfill"));
    EXPECT_THAT(texts(made.size(), [&made](QPainter& painter) { made.paint(painter, 11); }),
        Contains(made.caption(11)));
    EXPECT_EQ(frames({}, {1280, 800}).caption(12),
        QStringLiteral("0:06:00; 1 of 3 nodes to free; grace period 0 s; no PAP+ classes"));
    SamplePicture later = take({});
    later.settings.grace = 1;
    EXPECT_EQ(askedText(later),
        QStringList({QStringLiteral("1 of 3 nodes to free"), QStringLiteral("grace period 60 s"),
            QStringLiteral("no PAP+ classes")}));
}

TEST_F(SampleFramesTest, SayWhatTheWorkOfClassesIsWorth)
{
    SamplePicture weighed = take({});
    weighed.settings.classes = {{.attribute = JobAttribute::Queue, .value = "batch", .coefficient = 10},
        {.attribute = JobAttribute::User, .value = "cyd", .coefficient = 0.25}};
    const SampleFrames made = SampleFrames::make(weighed, {1280, 800}, 1, {}).value();
    EXPECT_EQ(made.caption(11),
        QStringLiteral(
            "0:05:30; 1 of 3 nodes to free; grace period 0 s; PAP+ classes: batch × 10, cyd × 0.25"));
}

TEST_F(SampleFramesTest, SayWhatTheColorsOfJobsTell)
{
    const auto legendOf = [this](const std::string& by) {
        SamplePicture gantt = take({});
        gantt.show = TimelinePicture::Gantt;
        gantt.jobColor = by;
        const SampleFrames made = SampleFrames::make(gantt, {1280, 800}, 1, {}).value();
        QStringList told = texts(made.size(), [&made](QPainter& painter) { made.paint(painter, 11); });
        const qsizetype title = told.indexOf(QStringLiteral("Jobs on each node over time"));
        told = told.mid(0, title);
        return told.mid(2); // behind the sentence and the caption
    };
    EXPECT_EQ(legendOf("queue"),
        QStringList({QStringLiteral("short"), QStringLiteral("batch"), QStringLiteral("queue:")}));
    EXPECT_EQ(legendOf("wait"),
        QStringList({QStringLiteral("0.1"), QStringLiteral("0"), QStringLiteral("wait time, h:")}));
    EXPECT_TRUE(legendOf("none").isEmpty());
    EXPECT_EQ(legendOf("account"), QStringList({QStringLiteral("account: not recorded for any job")}));
}

TEST_F(SampleFramesTest, SayThatNobodyToldWhoWaits)
{
    const QString unknown = QStringLiteral("Unknown: no submit times are recorded.");
    const auto drawn = [](const SamplePicture& taken) {
        const SampleFrames made = SampleFrames::make(taken, {1280, 900}, 1, {}).value();
        return texts(made.size(), [&made](QPainter& painter) { made.paint(painter, 11); });
    };
    SamplePicture taken = take({});
    EXPECT_THAT(drawn(taken), Contains(QStringLiteral("Pending jobs")));
    EXPECT_THAT(drawn(taken), testing::Not(Contains(unknown)));
    SimulatedRun run = m_results.sampled()->run();
    run.tellsSubmissions = false;
    taken.load = std::make_shared<const RunCourse>(run);
    EXPECT_THAT(drawn(taken), Contains(unknown));
}

TEST_F(SampleFramesTest, NameTheUnitThatTheirTimesHave)
{
    const auto textsOver = [this](const TimeSpan& span) {
        SamplePicture taken = take({});
        taken.span = span;
        const SampleFrames made = SampleFrames::make(taken, {1280, 800}, 1, {}).value();
        return texts(made.size(), [&made](QPainter& painter) { made.paint(painter, 2); });
    };
    const QStringList minutes = textsOver({0, 6000});
    EXPECT_THAT(minutes, Contains(QStringLiteral("0:10")));
    EXPECT_THAT(minutes, Contains(QStringLiteral("time since first submission (h:min)")));
    const QStringList seconds = textsOver({0, 60});
    EXPECT_THAT(seconds, Contains(QStringLiteral("0:00:10")));
    EXPECT_THAT(seconds, Contains(QStringLiteral("time since first submission (h:min:s)")));
    const QStringList days = textsOver({0, 2'000'000});
    EXPECT_THAT(days, Contains(QStringLiteral("10 d")));
    EXPECT_THAT(days, Contains(QStringLiteral("time since first submission (days)")));
}

// By hand: second 0 is 2026-02-25 22:00:00.
TEST_F(SampleFramesTest, ShowTheDatesOfALogThatHasThem)
{
    const auto textsOver = [this](const TimeSpan& span) {
        SamplePicture taken = take({});
        SimulatedRun run = taken.sampled->run();
        run.epoch = 1'772'056'800;
        taken.sampled = std::make_shared<const SampledRun>(
            std::make_shared<const SimulatedRun>(std::move(run)), taken.sampled->clock());
        taken.span = span;
        const SampleFrames made = SampleFrames::make(taken, {1280, 800}, 1, {}).value();
        return texts(made.size(), [&made](QPainter& painter) { made.paint(painter, 2); });
    };
    const QStringList minutes = textsOver({0, 6 * 3600});
    EXPECT_THAT(minutes, Contains(QStringLiteral("23:00")));
    EXPECT_THAT(minutes, Contains(QStringLiteral("00:00")));
    EXPECT_THAT(minutes, Contains(QStringLiteral("2026-02-25")));
    EXPECT_THAT(minutes, Contains(QStringLiteral("2026-02-26")));
    const QStringList seconds = textsOver({0, 60});
    EXPECT_THAT(seconds, Contains(QStringLiteral("22:00:10")));
    EXPECT_THAT(seconds, Contains(QStringLiteral("2026-02-25")));
    const QStringList days = textsOver({0, 2'000'000});
    EXPECT_THAT(days, Contains(QStringLiteral("date")));
    EXPECT_THAT(days, Contains(testing::Property(&QString::size, 10)));
}

// One job waits, where there is room for many ticks.
TEST_F(SampleFramesTest, CountWaitingJobsInWholeNumbers)
{
    SamplePicture taken = take({});
    taken.show = TimelinePicture::Usage;
    const SampleFrames made = SampleFrames::make(taken, {1280, 900}, 1, {}).value();
    const QStringList all = texts(made.size(), [&made](QPainter& painter) { made.paint(painter, 11); });
    const qsizetype title = all.indexOf(QStringLiteral("Pending jobs"));
    const qsizetype unit = all.indexOf(QStringLiteral("jobs"));
    EXPECT_EQ(all.mid(title + 1, unit - title - 1), QStringList({QStringLiteral("0"), QStringLiteral("1")}));
}

TEST_F(SampleFramesTest, ShortenTheirHeadingInsteadOfCuttingIt)
{
    const auto headingAt = [this](int width) {
        const SampleFrames made = frames({}, {width, 620});
        const QStringList all = texts(made.size(), [&made](QPainter& painter) { made.paint(painter, 11); });
        return all.filter(QStringLiteral("Preemption value")).join(QLatin1Char('|'));
    };
    EXPECT_EQ(headingAt(1600), QStringLiteral("Preemption value of each node over time for 3 policies"));
    EXPECT_EQ(headingAt(790), QStringLiteral("Preemption value of each node over time"));
    EXPECT_EQ(headingAt(720), QStringLiteral("Preemption value of each node"));
}

// Of the title and the legend the latter says what cannot be known otherwise.
TEST_F(SampleFramesTest, KeepTheirLegendWhereTheyAreNarrow)
{
    const auto wordsOf = [this](TimelinePicture show) {
        SamplePicture taken = take({});
        taken.show = show;
        taken.jobColor = "queue";
        const SampleFrames made = SampleFrames::make(taken, {480, 620}, 1, {}).value();
        return texts(made.size(), [&made](QPainter& painter) { made.paint(painter, 11); });
    };
    const QStringList values = wordsOf(TimelinePicture::HeatMap);
    for (const char* word : {"freed first", "freed last", "idle"})
        EXPECT_THAT(values, Contains(QString::fromLatin1(word))) << word;
    const QStringList jobs = wordsOf(TimelinePicture::Gantt);
    for (const char* word : {"queue:", "batch", "short"})
        EXPECT_THAT(jobs, Contains(QString::fromLatin1(word))) << word;
}

TEST_F(SampleFramesTest, StandOnASheetBelowItsHeading)
{
    ContactSheet sheet;
    sheet.title = QStringLiteral("Moments");
    sheet.premise = QStringLiteral("site.fairshare; 1 of 3 nodes to free");
    sheet.font = QApplication::font();
    for (const std::uint64_t sample : {3U, 11U, 12U})
        sheet.moments.push_back({frames({}, {760, 620}), sample});
    EXPECT_EQ(sheet.size().width(), 2 * 760);
    const int heading = sheet.size().height() - 2 * 620;
    EXPECT_GT(heading, 2 * QFontMetrics(sheet.font).height());
    TextRecorder recorder(sheet.size());
    QPainter painter(&recorder);
    sheet.paint(painter);
    painter.end();
    const auto placeOf = [&recorder](const QString& text) {
        for (const PaintedText& each : recorder.texts())
            if (each.text == text)
                return each.place;
        return QRectF();
    };
    EXPECT_LT(placeOf(sheet.title).bottom(), placeOf(sheet.premise).bottom());
    EXPECT_LE(placeOf(sheet.premise).bottom(), heading);
    EXPECT_GT(placeOf(sheet.moments[0].frames.caption(3)).top(), heading);
    EXPECT_GT(placeOf(sheet.moments[1].frames.caption(11)).left(), 760);
    EXPECT_GT(placeOf(sheet.moments[2].frames.caption(12)).top(), heading + 620);
}

} // namespace
} // namespace fairshare::gui

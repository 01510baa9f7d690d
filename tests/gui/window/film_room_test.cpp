// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/simulator_fixture.h"
#include "widgets/views/film_view.h"
#include "widgets/window/film_controls.h"

#include <gmock/gmock.h>

/// The film of runs that have little to show.
namespace fairshare::gui {
namespace {

using testing::HasSubstr;

class FilmRoomTest : public SimulatorFixture { };

TEST_F(FilmRoomTest, ARunWithoutSamplesNamesThePicturesThatShowIt)
{
    const QString log = m_folder.filePath(QStringLiteral("log.csv"));
    ASSERT_TRUE(writeFile(log.toStdString(), "job_id,submit,run,nodes\na,0,300,1\n"));
    const SimulationSection section = smallSection(log);
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Import"), {},
        [&section](const Scenario& now) -> Result<Scenario> { return withSimulation(now, section); }));
    ready();
    EXPECT_THAT(page().film().message().toStdString(),
        HasSubstr("is idle. Gantt and Usage over time show when its jobs ran."));
    EXPECT_TRUE(page().film().layoutNow().bands.empty());
    page().controls().setPicture(FilmShow::Gantt);
    EXPECT_FALSE(page().film().layoutNow().bands.empty());
    // Nothing is drawn of moments that are not there.
    for (const char* command : {"playFilm", "exportFrames", "contactSheet"})
        EXPECT_FALSE(isPossible(command)) << command;
    EXPECT_TRUE(isPossible("saveRecording"));
}

} // namespace
} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/actions.h"

namespace fairshare::gui {

void Actions::addFilm()
{
    const auto keys = [](const char* text) { return QKeySequence(QLatin1String(text)); };
    film.importJobs = add({"importJobs", tr("&Import jobs…"),
        tr("Import jobs from a log: Standard Workload Format, sacct, Batsim or CSV"), {}, {}, true});
    film.generate = add({"generateJobs", tr("&Generate jobs…"),
        tr("Generate synthetic jobs for the simulation"), {}, {}, true});
    film.run =
        add({"runSimulation", tr("&Run"), tr("Run the simulation again"), keys("Ctrl+Return"), {}, true});
    film.cancel = add({"cancelSimulation", tr("&Cancel"),
        tr("Stop the running simulation or export; previous results remain"), keys("Esc"), {}, true});
    film.keepResults = add({"keepResults", tr("&Keep results"),
        tr("Save the simulation results next to the scenario file, as when saving the scenario; opening the "
           "file restores them"),
        {}, {}, true});
    film.saveRecording = add({"saveRecording", tr("Save rec&ording…"),
        tr("Save when and where jobs ran, to view later without simulating again"), {}, {}, true});
    film.play =
        add({"playFilm", tr("&Play or pause"), tr("Play or pause the samples"), keys("Space"), {}, true});
    film.forward =
        add({"filmForward", tr("Step &forward"), tr("Go to the next sample"), keys("Right"), {}, true});
    film.back = add({"filmBack", tr("Step &back"), tr("Go to the previous sample"), keys("Left"), {}, true});
    film.nextDifference = add({"nextDifference", tr("&Next difference"),
        tr("Go to the next of the samples where the policies differ most"), keys("N"), {}, true});
    film.previousDifference = add({"previousDifference", tr("Pre&vious difference"),
        tr("Go to the previous of the samples where the policies differ most"), keys("Shift+N"), {}, true});
    film.faster = add({"filmFaster", tr("Fas&ter"), tr("Play faster"), keys("+"), {}, true});
    film.slower = add({"filmSlower", tr("S&lower"), tr("Play more slowly"), keys("-"), {}, true});
    film.exportFrames = add({"exportFrames", tr("&Export frames…"),
        tr("Export samples as numbered images or as one animation"), {}, {}, true});
    film.contactSheet = add({"contactSheet", tr("Contact &sheet…"),
        tr("Export the samples where the policies differ most on one sheet"), {}, {}, true});
    // Single keys act only while the samples have keyboard focus.
    for (QAction* action : {film.cancel, film.play, film.forward, film.back, film.nextDifference,
             film.previousDifference, film.faster, film.slower})
        action->setShortcutContext(Qt::WidgetShortcut);
}

} // namespace fairshare::gui

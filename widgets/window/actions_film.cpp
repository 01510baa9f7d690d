// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/actions.h"

namespace fairshare::gui {

void Actions::addFilm()
{
    const auto keys = [](const char* text) { return QKeySequence(QLatin1String(text)); };
    film.importJobs = add({"importJobs", tr("&Import jobs…"),
        tr("Take the jobs of a log: Standard Workload Format, sacct, Batsim or CSV"), {}, {}, true});
    film.generate =
        add({"generateJobs", tr("&Generate jobs…"), tr("Make up the jobs of the simulation"), {}, {}, true});
    film.run = add({"runSimulation", tr("&Run"), tr("Simulate the jobs on the cluster anew"),
        keys("Ctrl+Return"), {}, true});
    film.cancel = add({"cancelSimulation", tr("&Cancel"),
        tr("Stop the simulation that runs; the film stays as it is"), keys("Esc"), {}, true});
    film.keepResults = add({"keepResults", tr("&Keep results"),
        tr("Write what the simulation came to beside the scenario's file, as saving does; it is found when "
           "the file "
           "is opened"),
        {}, {}, true});
    film.saveRecording = add({"saveRecording", tr("Save rec&ording…"),
        tr("Write which jobs ran when and where, to be opened without simulating again"), {}, {}, true});
    film.play =
        add({"playFilm", tr("&Play or pause"), tr("Let the film run, or stop it"), keys("Space"), {}, true});
    film.forward = add({"filmForward", tr("Step &forward"), tr("Go to the next sample of the film"),
        keys("Right"), {}, true});
    film.back = add({"filmBack", tr("Step &back"), tr("Go to the sample before"), keys("Left"), {}, true});
    film.nextDifference = add({"nextDifference", tr("&Next difference"),
        tr("Go to the next moment at which the policies differ most"), keys("N"), {}, true});
    film.previousDifference = add({"previousDifference", tr("Pre&vious difference"),
        tr("Go to the moment before at which the policies differ most"), keys("Shift+N"), {}, true});
    film.faster = add({"filmFaster", tr("Fas&ter"), tr("Let the film run faster"), keys("+"), {}, true});
    film.slower = add({"filmSlower", tr("S&lower"), tr("Let the film run slower"), keys("-"), {}, true});
    film.exportFrames = add({"exportFrames", tr("&Export frames…"),
        tr("Write a part of the film as numbered pictures, or as one animation"), {}, {}, true});
    film.contactSheet = add({"contactSheet", tr("Contact &sheet…"),
        tr("Write the moments at which the policies differ most on one sheet"), {}, {}, true});
    // Single keys belong to the film while it has the keyboard.
    for (QAction* action : {film.cancel, film.play, film.forward, film.back, film.nextDifference,
             film.previousDifference, film.faster, film.slower})
        action->setShortcutContext(Qt::WidgetShortcut);
}

} // namespace fairshare::gui

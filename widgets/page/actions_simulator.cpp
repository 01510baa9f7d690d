// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/actions.h"

namespace fairshare::gui {

void Actions::addSimulator()
{
    const auto keys = [](const char* text) { return QKeySequence(QLatin1String(text)); };
    simulator.importJobs = add({"importJobs", tr("&Import jobs…"),
        tr("Import jobs from a log: Standard Workload Format, sacct, Batsim or CSV"), {}, {}, true});
    simulator.generate = add({"generateJobs", tr("&Generate jobs…"),
        tr("Generate synthetic jobs for the simulation"), {}, {}, true});
    simulator.run =
        add({"runSimulation", tr("&Run"), tr("Run the simulation again"), keys("Ctrl+Return"), {}, true});
    simulator.cancel = add({"cancelSimulation", tr("&Cancel"),
        tr("Stop the running simulation or export; previous results remain"), keys("Esc"), {}, true});
    simulator.keepResults = add({"keepResults", tr("&Keep results"),
        tr("Save the simulation results next to the scenario file, as when saving the scenario; opening the "
           "file restores them"),
        {}, {}, true});
    simulator.saveRecording = add({"saveRecording", tr("Save rec&ording…"),
        tr("Save when and where jobs ran, to view later without simulating again"), {}, {}, true});
    simulator.play =
        add({"playSamples", tr("&Play or pause"), tr("Play or pause the samples"), keys("Space"), {}, true});
    simulator.forward =
        add({"sampleForward", tr("Step &forward"), tr("Go to the next sample"), keys("Right"), {}, true});
    simulator.back =
        add({"sampleBack", tr("Step &back"), tr("Go to the previous sample"), keys("Left"), {}, true});
    simulator.nextDifference = add({"nextDifference", tr("&Next difference"),
        tr("Go to the next of the samples where the policies differ most"), keys("N"), {}, true});
    simulator.previousDifference = add({"previousDifference", tr("Pre&vious difference"),
        tr("Go to the previous of the samples where the policies differ most"), keys("Shift+N"), {}, true});
    simulator.faster = add({"playFaster", tr("Fas&ter"), tr("Play faster"), keys("+"), {}, true});
    simulator.slower = add({"playSlower", tr("S&lower"), tr("Play more slowly"), keys("-"), {}, true});
    simulator.exportFrames = add({"exportFrames", tr("&Export frames…"),
        tr("Export samples as numbered images or as one animation"), {}, {}, true});
    simulator.contactSheet = add({"contactSheet", tr("Contact &sheet…"),
        tr("Export the samples where the policies differ most on one sheet"), {}, {}, true});
    // Single keys act only while the samples have keyboard focus.
    for (QAction* action : {simulator.cancel, simulator.play, simulator.forward, simulator.back,
             simulator.nextDifference, simulator.previousDifference, simulator.faster, simulator.slower})
        action->setShortcutContext(Qt::WidgetShortcut);
}

} // namespace fairshare::gui

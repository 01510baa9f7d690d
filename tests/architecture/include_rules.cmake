# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Who may include whom. Run: cmake -DROOT=<source folder> -P include_rules.cmake
include(${CMAKE_CURRENT_LIST_DIR}/violations.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/tracked_files.cmake)

# The rooms, the lowest first. A room is a folder with all folders in it that have no line of their own. It may include
# itself and the rooms named after it, which are those below it that it needs.
set(rooms "")
function(room path)
    string(REGEX MATCH "^[^/]+" top ${path})
    list(TRANSFORM ARGN PREPEND ${top}/ OUTPUT_VARIABLE below)
    foreach(each IN LISTS below)
        if(NOT each IN_LIST rooms)
            message(FATAL_ERROR "${path} may include ${each}, which is no room below it")
        endif()
    endforeach()
    set(rooms ${rooms} ${path} PARENT_SCOPE)
    set(below_${path} ${below} PARENT_SCOPE)
endfunction()

room(core/base)
room(core/base/files base) # reading, writing and digests
room(core/tree base)
room(core/tree/names base tree) # how rows are named and found
room(core/tree/edits base tree tree/names) # the same tree with other rows or shares
set(trees tree tree/edits tree/names)
room(core/table base)
# What each scheduler computes, by itself.
room(core/fairshare base ${trees} table)
room(core/priority base) # Slurm's multifactor job priority
# HTCondor's group quotas, by what the negotiator does.
room(core/quota/groups base) # the groups that a pool is divided among
room(core/quota/allocation base quota/groups) # slots for each group, and who gets the surplus
room(core/quota/negotiation base quota/allocation quota/groups) # limits of one cycle, and in which turn groups have it
room(core/quota/submitters base quota/allocation quota/groups quota/negotiation) # division within a group
room(core/quota/demand base quota/allocation quota/groups) # idle jobs over a day
set(quota quota/allocation quota/demand quota/groups quota/negotiation quota/submitters)
room(core/quota base ${quota}) # what is wrong with the groups, or not counted
room(core/simulator/jobs base ${trees}) # workloads, and the clock and nodes that they run on
room(core/simulator/section base ${trees} fairshare simulator/jobs) # what a scenario asks of a simulation
room(core/simulator/preemption base ${trees} simulator/jobs simulator/section) # whose nodes a policy takes, at what cost
room(core/simulator/engine base ${trees} simulator/jobs simulator/preemption simulator/section) # when jobs run, and where
room(core/simulator/samples base ${trees} simulator/engine simulator/jobs simulator/preemption simulator/section)
# What a user edits and saves.
set(engines base ${trees} table fairshare priority quota ${quota} simulator/engine simulator/jobs simulator/preemption simulator/samples
    simulator/section)
room(core/scenario ${engines})
room(core/scenario/edits ${engines} scenario) # of values, rows, groups and structure
room(core/scenario/pasting ${engines} scenario scenario/edits) # text from the clipboard as edits
room(core/scenario/variants base ${trees}) # edits beside the tree, under a name
# Files: first syntax, then what a file can hold, then the formats by the system whose they are.
set(domain ${engines} scenario scenario/edits scenario/pasting scenario/variants)
room(core/io/text ${domain})
room(core/io/csv base io/text)
room(core/io/printed base io/text) # tables as programs print them
room(core/io/pasted base io/text io/printed) # tables with prompts, commands and marks around them
room(core/io/import ${domain} io/printed)
room(core/io/slurm/values ${domain} io/text) # how Slurm spells shares, times and TRES
room(core/io/json ${domain} io/text io/slurm/values)
set(syntax ${domain} io/text io/csv io/printed io/json)
room(core/io/slurm/tree ${syntax} io/import io/slurm/values)
room(core/io/slurm/jobs ${syntax} io/import io/slurm/values)
room(core/io/slurm/config ${syntax} io/import io/slurm/values)
room(core/io/htcondor ${syntax} io/import)
room(core/io/csv_tree ${syntax} io/import io/slurm/tree)
room(core/io/scenario_file ${syntax} io/htcondor io/slurm/jobs io/slurm/values)
room(core/io/job_log ${syntax} base/files io/import io/pasted io/slurm/jobs io/slurm/values)
room(core/io/recording ${syntax} base/files io/job_log io/scenario_file)
# The registry, and one file a format.
room(core/io ${syntax} io/csv_tree io/htcondor io/import io/scenario_file io/slurm/config io/slurm/jobs
    io/slurm/tree io/slurm/values)
set(files ${syntax} io io/import io/htcondor io/job_log io/pasted io/recording io/scenario_file io/slurm/jobs
    io/slurm/tree)
# What people ask.
room(core/analysis/lint ${domain})
room(core/analysis/quotas ${domain})
room(core/analysis/generate ${domain})
room(core/analysis/explain ${domain})
room(core/analysis/limits ${domain} io/slurm/values) # limits of associations that hold jobs
room(core/analysis/recovery ${domain} analysis/explain)
room(core/analysis/weights ${domain} analysis/lint analysis/recovery)
room(core/analysis/compare ${domain} analysis/explain) # ranks of two sides
room(core/analysis/compare/changes ${domain} analysis/compare analysis/lint) # what differs, and what it moves
room(core/analysis/compare/answers ${domain} analysis/compare analysis/explain) # in one sentence
room(core/analysis/sacctmgr ${domain} analysis/compare analysis/compare/changes)
room(core/analysis/filter ${domain} analysis/compare/changes analysis/lint) # rows by conditions that people type
set(analysis analysis/compare analysis/compare/answers analysis/compare/changes analysis/explain analysis/filter analysis/generate analysis/limits analysis/lint analysis/quotas analysis/recovery
    analysis/sacctmgr analysis/weights)
room(core/simulation ${domain} base/files) # from a scenario to a run, a study or a sweep
room(core/chart ${domain} ${analysis} simulation)
# The one way in and out of files, for both programs.
room(core/workspace/additions ${files}) # what a file without a tree adds to a scenario
room(core/workspace ${files} base/files analysis/generate simulation workspace/additions)
# Tables and sentences.
room(core/report ${domain} ${analysis} simulation io/json io/text)
room(core/report/tables ${domain} ${analysis} simulation report io/job_log io/json io/text)
room(core/report/review ${domain} ${analysis} chart report io/slurm/tree io/text) # the review of a change, part by part
room(core/library ${files} ${analysis} report report/review report/tables workspace workspace/additions) # one header for other programs

room(widgets/text)
room(widgets/document text)
room(widgets/theme text)
# What is computed beside the window.
room(widgets/work/tasks text) # how work runs in the background
room(widgets/work/files document text work/tasks) # opened, kept and restored in the background
room(widgets/work/results document text work/files work/tasks) # of the open scenario
set(work work/files work/results work/tasks)
room(widgets/work ${work}) # what the simulation shows
room(widgets/plotting/panel theme text) # from values to pixels, colors and texts in a panel
room(widgets/plotting/marks plotting/panel theme text)
room(widgets/plotting/labels plotting/marks plotting/panel theme text) # one kind of label per file
room(widgets/plotting/canvas plotting/labels plotting/marks plotting/panel theme text) # panels, axes and color scale
room(widgets/plotting plotting/canvas plotting/marks plotting/panel theme text) # what views use
room(widgets/export text) # kinds of pictures
room(widgets/start document theme text) # what is seen before a file is open
room(widgets/table document theme text) # what all tables share
# What pages and panels are made of.
room(widgets/controls/menus theme text) # buttons, their menus, tool bars
room(widgets/controls controls/menus table plotting ${work} document theme text)
room(widgets/controls/fields controls table document theme text) # what a person types or sets
room(widgets/controls/dialogs table ${work} document theme text) # long texts
set(bricks controls controls/dialogs controls/fields controls/menus table plotting work ${work} document theme text)
room(widgets/page ${bricks} export start) # what a page of the window has: answer, commands, what it offers the window
room(widgets/page/bands ${bricks} page) # above the page
room(widgets/charts ${bricks} page)
room(widgets/tree/table ${bricks} page)
room(widgets/tree/bands ${bricks} page page/bands tree/table) # above the table
room(widgets/tree ${bricks} page page/bands tree/bands tree/table)
set(tree tree tree/bands tree/table)
room(widgets/compare ${bricks} page charts ${tree})
room(widgets/surface ${bricks} page charts ${tree})
room(widgets/weights ${bricks} page charts ${tree})
room(widgets/quotas ${bricks} page page/bands charts ${tree})
room(widgets/simulator/timeline ${bricks}) # heat maps, Gantt chart and losses on one time axis
room(widgets/simulator/playback ${bricks}) # which sample is shown
room(widgets/simulator/moments ${bricks} page simulator/timeline) # what each policy does at one sample, as tables
room(widgets/simulator ${bricks} page page/bands start simulator/moments simulator/playback simulator/timeline)
room(widgets/simulator/export ${bricks} page page/bands export simulator simulator/timeline) # pictures, recordings
room(widgets/inspector ${bricks} ${tree}) # explains the selected rows
room(widgets/changes ${bricks} ${tree}) # changes, findings and history below the view
room(widgets/report ${bricks} page export plotting/panel) # a review in pages, from files with their digests
set(simulator simulator simulator/export simulator/moments simulator/playback simulator/timeline)
room(widgets/window/views ${bricks} changes charts compare inspector page page/bands quotas ${simulator} surface tree
    weights)
room(widgets/window/pictures ${bricks} export page ${simulator} window/views) # of a view, with its caption
room(widgets/window/menus ${bricks} page page/bands start window/views)
room(widgets/window/commands ${bricks} page page/bands ${simulator} window/menus window/views)
room(widgets/window ${bricks} export page page/bands report ${simulator} start weights window/commands window/menus
    window/pictures window/views)

# Sets `room` to the room that the file or folder `path` is in, "" for none.
function(find_room path)
    while(NOT path IN_LIST rooms AND path MATCHES "/")
        string(REGEX REPLACE "/[^/]*$" "" path ${path})
    endwhile()
    if(NOT path IN_LIST rooms)
        set(path "")
    endif()
    set(room "${path}" PARENT_SCOPE)
endfunction()

# `file` has the line #include `included`.
function(check_room file included)
    string(REPLACE "\"" "" path ${included})
    find_room(${path})
    set(target "${room}")
    find_room(${file})
    if(room STREQUAL "")
        violation(${file} "is in no room of include_rules.cmake")
    elseif(NOT target STREQUAL room AND NOT target IN_LIST below_${room})
        violation(${file} "${room} must not include ${included}")
    endif()
    set(violation_count ${violation_count} PARENT_SCOPE)
endfunction()

tracked_files(files core/*.h core/*.cpp widgets/*.h widgets/*.cpp app/*.h app/*.cpp)
foreach(file IN LISTS files)
    string(REGEX MATCH "^(core|widgets|app)/([^/]+)" ignored ${file})
    set(top ${CMAKE_MATCH_1})
    set(folder ${CMAKE_MATCH_2})
    set(allowed_core core)
    set(allowed_widgets core widgets)
    set(allowed_app core widgets app)
    set(without_qt FALSE)
    if(top STREQUAL "core" OR file MATCHES "^app/cli/")
        set(without_qt TRUE)
        set(allowed_app core app)
    endif()
    file(STRINGS ${ROOT}/${file} lines REGEX "^[ \t]*#[ \t]*include")
    foreach(line IN LISTS lines)
        string(REGEX MATCH "[<\"][^>\"]+[>\"]" included "${line}")
        if(included MATCHES "^\"([^/\"]+)/([^/\"]+)[^\"]*\"$")
            set(included_top ${CMAKE_MATCH_1})
            string(REPLACE "\"" "" path ${included})
            if(NOT included_top IN_LIST allowed_${top})
                violation(${file} "${top} must not include ${included}")
            elseif(NOT EXISTS ${ROOT}/${path})
                violation(${file} "${included} does not exist, include paths are written from the top")
            elseif(top STREQUAL included_top AND NOT top STREQUAL "app")
                check_room(${file} ${included})
            endif()
        elseif(included MATCHES "^\"")
            violation(${file} "${included} is not written from the top folder")
        elseif(without_qt AND included MATCHES "^<(Q[A-Za-z]|qt|qcustomplot)")
            violation(${file} "${included} is Qt, which ${top}/${folder} does not know")
        elseif(included STREQUAL "<qcustomplot.h>" AND NOT file MATCHES "^widgets/plotting/canvas/")
            violation(${file} "only widgets/plotting/canvas includes ${included}")
        elseif(top STREQUAL "core" AND included MATCHES "^<(thread|future|execution)>$"
                AND NOT file MATCHES "^core/simulation/sweep")
            violation(${file} "${included}: only core/simulation/sweep starts threads")
        endif()
    endforeach()
endforeach()
report_violations("include rules")

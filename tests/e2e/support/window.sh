# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced with the arguments of a test: EXPLORER FAIRSHARE. Gives it a folder of its own, a display, and a copy of a
# sample in $work/site.fairshare.
explorer=$1
fairshare=$2
here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
display_pid=
program_pid=
cleanup() {
    [ -z "$program_pid" ] || kill "$program_pid" 2>/dev/null || true
    [ -z "$display_pid" ] || kill "$display_pid" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
fail() {
    echo "$(basename "$0" .sh): $*" >&2
    exit 1
}

export HOME=$work XDG_CONFIG_HOME=$work/config XDG_RUNTIME_DIR=$work/runtime LC_ALL=C.UTF-8
mkdir -m 700 "$work/runtime" "$work/config"
mkfifo "$work/number"
Xvfb -displayfd 3 -screen 0 1440x900x24 3>"$work/number" >"$work/xvfb.log" 2>&1 &
display_pid=$!
read -r number <"$work/number"
export DISPLAY=:$number QT_QPA_PLATFORM=xcb

# copy_sample NAME
copy_sample() {
    cp "$here/../../resources/samples/$1.fairshare" "$work/site.fairshare"
    chmod u+w "$work/site.fairshare"
}

# start [FILE] - the program, as far as its window.
start() {
    "$explorer" "$@" 2>"$work/explorer.log" &
    program_pid=$!
    window=$(timeout 30 xdotool search --sync --onlyvisible --name 'Fairshare Explorer' | head -1)
}

# wait_title TEXT - until the window's title is exactly this.
wait_title() {
    for _ in $(seq 200); do
        [ "$(xdotool getwindowname "$window" 2>/dev/null)" != "$1" ] || return 0
        kill -0 "$program_pid" 2>/dev/null || fail "the program ended: $(cat "$work/explorer.log")"
        sleep 0.1
    done
    fail "the title is '$(xdotool getwindowname "$window")', expected '$1'"
}

# shares_of USER - as the file on disk says.
shares_of() {
    "$fairshare" evaluate "$work/site.fairshare" --algorithm fair_tree --format json |
        tr '{' '\n' | grep "\"user\": *\"$1\"" | grep -o '"shares": *[0-9]*' | grep -o '[0-9]*$'
}

# press_until_modified - goes from control to control and presses each, until one edits the scenario.
press_until_modified() {
    for _ in $(seq 12); do
        xdotool key --delay 60 Tab space
        sleep 0.3
        [ "$(xdotool getwindowname "$window")" != "site.fairshare* — Fairshare Explorer" ] || return 0
    done
    fail "no control of the inspector applied a change"
}

# save_review FILE - answers both dialogs by keyboard.
save_review() {
    local dialog
    xdotool key ctrl+r
    dialog=$(timeout 30 xdotool search --sync --onlyvisible --name '^Policy review$' | head -1)
    xdotool windowfocus --sync "$dialog"
    xdotool key Return
    dialog=$(timeout 30 xdotool search --sync --onlyvisible --name '^Save review$' | head -1)
    xdotool windowfocus --sync "$dialog"
    xdotool key ctrl+a
    xdotool type --delay 20 "$1"
    xdotool key Return
    for _ in $(seq 200); do
        [ ! -s "$1" ] || break
        sleep 0.1
    done
    [ -s "$1" ] || fail "the window wrote no $1"
    dialog=$(timeout 30 xdotool search --sync --onlyvisible --name '^Policy review$' | head -1)
    xdotool windowfocus --sync "$dialog"
    xdotool key Escape
    xdotool windowfocus --sync "$window"
}

# export_by KEYS FILE - answers the dialog by the name of a file.
export_by() {
    local dialog
    xdotool key "$1"
    dialog=$(timeout 30 xdotool search --sync --onlyvisible --name '^Export (view|data)' | head -1)
    xdotool windowfocus --sync "$dialog"
    xdotool key ctrl+a
    xdotool type --delay 20 "$2"
    xdotool key Return
    for _ in $(seq 200); do
        [ ! -s "$2" ] || return 0
        sleep 0.1
    done
    fail "$1 wrote no $2"
}

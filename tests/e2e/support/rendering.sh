# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced with the argument of a test of pictures: EXPLORER. Gives it a folder of its own and a sample.
explorer=$1
sample=$(dirname "$(readlink -f "$0")")/../../resources/samples/university_after.fairshare
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "$(basename "$0" .sh): $*" >&2
    exit 1
}

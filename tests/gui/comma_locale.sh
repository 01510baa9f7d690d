#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# comma_locale.sh GUI_TESTS - runs the tests that edit, save and reload under a locale with a decimal comma,
# which is made for the occasion. Fails where it cannot be made (package locales).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
localedef -i de_DE -f UTF-8 "$folder/de_DE.UTF-8"
export LOCPATH=$folder LC_ALL=de_DE.UTF-8
point=$(locale decimal_point)
[ "$point" = , ] || { echo "comma_locale: the decimal point is '$point'" >&2; exit 1; }
"$1" --gtest_filter='CommaLocaleTest.*:OpenAndSaveTest.*:MainWindowTest.*:Document.*'

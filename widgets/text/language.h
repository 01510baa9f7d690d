// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

/// The language in which the program speaks. Texts stand in English in the code; other languages are
/// resources/translations/fairshare-explorer_*.ts, one file each. Numbers follow the locale, also those that
/// stand in texts, whatever the language is.
namespace fairshare::gui {

/// Codes of all languages, English first: "en", "de".
QStringList languages();

/// What the language calls itself: "Deutsch".
QString languageName(const QString& code);

/// Makes the window, the core's sentences and Qt's own dialogs speak. Once, after the application exists and
/// before the first text and thread are made.
/// @param wanted a code, or anything else for the first of the system's languages that there is
void speak(const QString& wanted);

/// The code of the language that speak chose; English before.
QString spokenLanguage();

/// A text of the core's tables, such as the title of a column, in the language of the program.
QString coreText(std::string_view english);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/say.h"

#include <QString>
#include <QStringList>

#include <string_view>

/// The language of the program. Source texts are in English; each other language is one file,
/// resources/translations/fairshare-explorer_*.ts. Numbers follow the locale, even within texts, whatever the
/// language is.
namespace fairshare::gui {

/// Returns the codes of all languages, English first: "en", "de".
QStringList languages();

/// Returns the name of a language in that language: "Deutsch".
QString languageName(const QString& code);

/// Sets the language of the window and of Qt's own dialogs. Call once, after the application is created and
/// before the first text is created.
/// @param wanted a code; anything else selects the first available of the system's languages
/// @return keeps the sentences of the core in that language for the calling thread
[[nodiscard]] Speaking speak(const QString& wanted);

/// Returns the code of the language that speak selected; English before.
QString spokenLanguage();

/// Translates a text of the core's tables, such as a column title.
QString coreText(std::string_view english);

} // namespace fairshare::gui

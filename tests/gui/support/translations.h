// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/text/language.h"

#include "core/base/say.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QString>
#include <QTranslator>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <vector>

namespace fairshare::gui {

/// One text of a file of translations.
struct TranslatedText {
    QString context;
    QString english;
    QString translation;
};

/// All translated texts of resources/translations/fairshare-explorer_CODE.ts.
inline std::vector<TranslatedText> translatedTexts(const QString& code)
{
    QFile file(QStringLiteral(BUNDLED_TRANSLATIONS "/fairshare-explorer_%1.ts").arg(code));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
    QXmlStreamReader xml(&file);
    std::vector<TranslatedText> texts;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("source"))
            texts.push_back({context, xml.readElementText(), {}});
        else if (xml.name() == QLatin1String("translation")) {
            const bool isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            texts.back().translation = xml.readElementText();
            if (!isFinished)
                texts.pop_back();
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return texts;
}

/// The program in another language, and in English again afterwards. Made before the window, which takes its
/// texts when it is made.
struct InLanguage {
    explicit InLanguage(const QString& code)
        : m_language(speak(code))
    {
    }
    ~InLanguage()
    {
        for (QTranslator* translator : QCoreApplication::instance()->findChildren<QTranslator*>())
            delete translator;
    }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;

private:
    Speaking m_language;
};

struct InGerman : InLanguage {
    InGerman()
        : InLanguage(QStringLiteral("de"))
    {
    }
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/language.h"

#include "core/base/say.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

namespace fairshare::gui {
namespace {

constexpr const char* CoreContext = "fairshare"; ///< the namespace of fairshare::say
constexpr QLatin1String Folder(":/translations");
constexpr QLatin1String Prefix("fairshare-explorer_");
constexpr QLatin1String English("en");

QString codeFor(const QString& wanted)
{
    const QStringList known = languages();
    if (known.contains(wanted))
        return wanted;
    for (const QString& tag : QLocale::system().uiLanguages())
        if (const QString code = tag.section(QLatin1Char('-'), 0, 0); known.contains(code))
            return code;
    return English;
}

QString& spoken()
{
    static QString code = English;
    return code;
}

/// Translates texts and gives their numbers the decimal point of the locale, like all other numbers.
class LocalTranslator : public QTranslator {
public:
    LocalTranslator(const QString& code, QObject* parent)
        : QTranslator(parent)
        , m_written(QLocale(code).decimalPoint())
        , m_shown(QLocale().decimalPoint())
        , m_numbers(QStringLiteral("(?<![\\d.,])(\\d+)%1(\\d+)(?![.,]?\\d)")
                  .arg(QRegularExpression::escape(m_written)))
    {
    }

    QString translate(const char* context, const char* source, const char* comment, int count) const override
    {
        QString text = QTranslator::translate(context, source, comment, count);
        if (m_written != m_shown && text.contains(m_written))
            text.replace(m_numbers, QStringLiteral("\\1%1\\2").arg(m_shown));
        return text;
    }

private:
    QString m_written; ///< decimal point used in the texts
    QString m_shown;
    QRegularExpression m_numbers;
};

void install(const QString& file, const QString& folder, const QString& code)
{
    auto* translator = new LocalTranslator(code, QCoreApplication::instance());
    if (translator->load(file, folder))
        QCoreApplication::installTranslator(translator);
}

std::string translated(const char* english)
{
    return QCoreApplication::translate(CoreContext, english).toStdString();
}

char decimalPoint()
{
    const QString point = QLocale().decimalPoint();
    return point.size() == 1 && point[0].unicode() < 0x80 ? point[0].toLatin1() : '.';
}

} // namespace

QStringList languages()
{
    QStringList codes{English};
    for (const QString& file : QDir(Folder).entryList({Prefix + QLatin1String("*.qm")}))
        codes << file.mid(Prefix.size()).section(QLatin1Char('.'), 0, 0);
    return codes;
}

QString languageName(const QString& code)
{
    if (code == English)
        return QStringLiteral("English");
    QString name = QLocale(code).nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

Speaking speak(const QString& wanted)
{
    const QString code = codeFor(wanted);
    if (code != English) {
        install(QLatin1String("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath), code);
        install(Prefix + code, Folder, code);
    }
    spoken() = code;
    return Speaking({translated, decimalPoint(), NumberSigns::Printed});
}

QString spokenLanguage()
{
    return spoken();
}

QString coreText(std::string_view english)
{
    return QString::fromStdString(said(english));
}

} // namespace fairshare::gui

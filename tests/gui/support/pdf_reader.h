// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace fairshare::gui {

/// Reads back what QPdfWriter writes, by the bytes alone.
class PdfReader {
public:
    explicit PdfReader(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {
        const QRegularExpression begin(QStringLiteral("(\\d+) 0 obj\\n"));
        const QString text = QString::fromLatin1(m_bytes);
        qsizetype at = 0;
        for (auto match = begin.match(text); match.hasMatch(); match = begin.match(text, at)) {
            const qsizetype end = m_bytes.indexOf("\nendobj", match.capturedEnd());
            if (end < 0)
                break;
            m_objects.insert(
                match.captured(1).toInt(), m_bytes.mid(match.capturedEnd(), end - match.capturedEnd()));
            m_places.insert(match.captured(1).toInt(), match.capturedStart());
            at = end + 7;
        }
    }

    /// Whether the table at the end leads to every object.
    bool tableIsRight() const
    {
        const qsizetype start = m_bytes.lastIndexOf("startxref\n");
        const qsizetype table = m_bytes.mid(start + 10).split('\n').value(0).trimmed().toLongLong();
        const QList<QByteArray> lines = m_bytes.mid(table, start - table).split('\n');
        if (lines.value(0) != "xref")
            return false;
        for (auto place = m_places.begin(); place != m_places.end(); ++place)
            if (lines.value(2 + place.key()).left(10).toLongLong() != place.value())
                return false;
        return !m_places.isEmpty();
    }

    /// What the information dictionary says under a key, such as "Title".
    QString information(const QByteArray& key) const
    {
        const QRegularExpression link(QStringLiteral("/Info (\\d+) 0 R"));
        const QByteArray object =
            m_objects.value(link.match(QString::fromLatin1(m_bytes.right(2000))).captured(1).toInt());
        const qsizetype at = object.indexOf("/" + key + " ");
        if (at < 0)
            return {};
        const QByteArray value = object.mid(at + key.size() + 2).split('\n').value(0);
        if (value.startsWith('('))
            return QString::fromLatin1(value.mid(1, value.size() - 2));
        return unicode(value.mid(5, value.size() - 6)); // behind "<FEFF"
    }

    /// Everything that is drawn as text, in the order of drawing.
    QString drawnText() const
    {
        QString result;
        for (auto object = m_objects.begin(); object != m_objects.end(); ++object) {
            if (!object.value().contains("/Type /Page\n"))
                continue;
            const QString page = QString::fromLatin1(object.value());
            result += drawnBy(stream(linked(page, QStringLiteral("/Contents"))), fontsOf(page));
        }
        return result;
    }

    /// The unpacked streams of all objects, and everything between them.
    QByteArray unpacked() const
    {
        QByteArray result;
        for (auto object = m_objects.begin(); object != m_objects.end(); ++object)
            result += object.value() + '\n' + stream(object.key()) + '\n';
        return result;
    }

    /// What is listed beside the pages, as "title: page 1".
    QStringList bookmarks() const
    {
        QStringList result;
        const auto root = QString::fromLatin1(
            m_objects.value(linked(QString::fromLatin1(m_bytes.right(2000)), QStringLiteral("/Root"))));
        const auto object = [this](int number) { return QString::fromLatin1(m_objects.value(number)); };
        const QString pages = object(linked(root, QStringLiteral("/Pages")));
        const QString kids = pages.mid(pages.indexOf(QLatin1Char('['))).section(QLatin1Char(']'), 0, 0);
        int at = linked(object(linked(root, QStringLiteral("/Outlines"))), QStringLiteral("/First"));
        for (; at > 0; at = linked(object(at), QStringLiteral("/Next"))) {
            const QRegularExpression title(QStringLiteral("/Title <FEFF([0-9A-F]+)>"));
            const QString page =
                QString::number(linked(object(at), QStringLiteral("/Dest \\["))) + QStringLiteral(" 0 R");
            const QString before = kids.left(kids.indexOf(QRegularExpression(QStringLiteral("\\b") + page)));
            result << unicode(title.match(object(at)).captured(1).toLatin1())
                    + QStringLiteral(": page %1").arg(before.count(QLatin1Char('R')) + 1);
        }
        return result;
    }

    int pages() const { return static_cast<int>(m_bytes.count("/Type /Page\n")); }

private:
    using Letters = QMap<int, QString>;

    static QString unicode(const QByteArray& digits)
    {
        QString text;
        for (qsizetype at = 0; at + 4 <= digits.size(); at += 4)
            text += QChar(digits.mid(at, 4).toUShort(nullptr, 16));
        return text;
    }

    static int linked(const QString& object, const QString& key)
    {
        return QRegularExpression(key + QStringLiteral(" ?(\\d+) 0 R")).match(object).captured(1).toInt();
    }

    QByteArray stream(int object) const
    {
        const QByteArray bytes = m_objects.value(object);
        const qsizetype begin = bytes.indexOf("stream\n");
        const qsizetype end = bytes.lastIndexOf("endstream");
        if (begin < 0 || end < 0)
            return {};
        const QByteArray packed = bytes.mid(begin + 7, end - begin - 7);
        if (!bytes.left(begin).contains("FlateDecode"))
            return packed;
        return qUncompress(QByteArray("\x00\x10\x00\x00", 4) + packed);
    }

    QMap<QByteArray, Letters> fontsOf(const QString& page) const
    {
        const QString resources =
            QString::fromLatin1(m_objects.value(linked(page, QStringLiteral("/Resources"))));
        QMap<QByteArray, Letters> fonts;
        const QRegularExpression font(QStringLiteral("/(F\\d+) (\\d+) 0 R"));
        for (auto match = font.globalMatch(resources); match.hasNext();) {
            const auto found = match.next();
            const QString object = QString::fromLatin1(m_objects.value(found.captured(2).toInt()));
            fonts.insert(found.captured(1).toLatin1(),
                lettersOf(stream(linked(object, QStringLiteral("/ToUnicode")))));
        }
        return fonts;
    }

    /// Ranges of one letter each, or with a list of letters, as Qt writes them.
    static Letters lettersOf(const QByteArray& map)
    {
        Letters letters;
        const QRegularExpression range(
            QStringLiteral("<([0-9A-Fa-f]{4})> ?<([0-9A-Fa-f]{4})> ?(?:\\[([^\\]]*)\\]|<([0-9A-Fa-f]+)>)"));
        for (auto match = range.globalMatch(QString::fromLatin1(map)); match.hasNext();) {
            const auto found = match.next();
            int glyph = found.captured(1).toInt(nullptr, 16);
            const QRegularExpression one(QStringLiteral("<([0-9A-Fa-f]+)>"));
            for (auto letter = one.globalMatch(found.captured(3)); letter.hasNext();)
                letters.insert(glyph++, unicode(letter.next().captured(1).toLatin1()));
            if (!found.captured(4).isEmpty()) {
                const int first = found.captured(4).toInt(nullptr, 16);
                const int last = found.captured(2).toInt(nullptr, 16);
                for (const int begin = glyph; glyph <= last; ++glyph)
                    letters.insert(glyph, QString(QChar(first + glyph - begin)));
            }
        }
        return letters;
    }

    static QString drawnBy(const QByteArray& content, const QMap<QByteArray, Letters>& fonts)
    {
        QString text;
        Letters letters;
        const QRegularExpression word(QStringLiteral("/(F\\d+) [-\\d.]+ Tf|<([0-9A-Fa-f]+)>|(ET)"));
        for (auto match = word.globalMatch(QString::fromLatin1(content)); match.hasNext();) {
            const auto found = match.next();
            if (!found.captured(1).isEmpty())
                letters = fonts.value(found.captured(1).toLatin1());
            else if (!found.captured(3).isEmpty())
                text += QLatin1Char('\n');
            for (qsizetype at = 0; at + 4 <= found.captured(2).size(); at += 4)
                text += letters.value(found.captured(2).mid(at, 4).toInt(nullptr, 16), QStringLiteral("?"));
        }
        return text.replace(QLatin1Char('\t'), QLatin1Char(' ')); // they share a glyph
    }

    QByteArray m_bytes;
    QMap<int, QByteArray> m_objects;
    QMap<int, qsizetype> m_places;
};

} // namespace fairshare::gui

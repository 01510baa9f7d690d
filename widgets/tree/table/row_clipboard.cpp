// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/row_clipboard.h"

#include "widgets/text/clipboard.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QUuid>

#include <algorithm>
#include <memory>
#include <utility>

namespace fairshare::gui {

RowClipboard::RowClipboard(const ShareTreeModel& model, QObject* parent)
    : QObject(parent)
    , m_model(model)
    , m_mark(QUuid::createUuid().toByteArray())
{
    connect(QApplication::clipboard(), &QClipboard::dataChanged, this, &RowClipboard::lookAtClipboard);
    lookAtClipboard();
    connect(&model.document(), &Document::scenarioChanged, this, [this](Document::Change change) {
        if (change != Document::Change::Values)
            followRows();
    });
}

Result<void> RowClipboard::put(Clip clip, const QString& text)
{
    auto data = std::make_unique<QMimeData>();
    data->setText(text);
    data->setData(m_model.mimeTypes().constFirst(), m_mark);
    const auto copied = putIntoClipboard(std::move(data));
    if (copied)
        hold(std::move(clip));
    return copied;
}

bool RowClipboard::isCut(NodeRow row) const
{
    return hasCutRows() && std::binary_search(m_clip.rows.begin(), m_clip.rows.end(), row);
}

void RowClipboard::lookAtClipboard()
{
    const QMimeData* held = QApplication::clipboard()->mimeData();
    const QString rows = m_model.mimeTypes().constFirst();
    const bool ours = held != nullptr && held->hasFormat(rows) && held->data(rows) == m_mark;
    m_hasOtherText = held != nullptr && held->hasText() && !ours;
    hold(ours ? m_clip : Clip());
}

void RowClipboard::hold(Clip clip)
{
    m_clip = std::move(clip);
    Q_EMIT changed();
}

/// Keeps the rows valid when other rows move, and forgets them when the document closes.
void RowClipboard::followRows()
{
    if (m_clip.rows.empty())
        return;
    const std::vector<NodeRow>& earlier = m_model.earlierRows();
    Clip clip{.how = m_clip.how};
    for (NodeRow row = 0; row < earlier.size(); ++row)
        if (std::binary_search(m_clip.rows.begin(), m_clip.rows.end(), earlier[row]))
            clip.rows.push_back(row);
    hold(std::move(clip));
}

} // namespace fairshare::gui

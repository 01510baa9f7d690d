// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QWidget>

#include <string>

class QPlainTextEdit;

namespace fairshare::gui {

/// Edits the author's own text of a review, or loads it from a file.
class ReviewTextField : public QWidget {
    Q_OBJECT

public:
    explicit ReviewTextField(QWidget* parent);

    std::string text() const;
    /// Replaces the text by that of a file; if it cannot be read, says so by `failed`.
    void load(const QString& path);
    QPlainTextEdit& edit() { return *m_edit; }

Q_SIGNALS:
    void failed(const fairshare::Error& error);

private:
    void choose();

    QPlainTextEdit* m_edit;
};

} // namespace fairshare::gui

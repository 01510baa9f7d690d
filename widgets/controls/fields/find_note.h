// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace fairshare::gui {

/// A line of text below a field, above everything else in the window. The mouse passes through it.
class FindNote : public QLabel {
    Q_OBJECT

public:
    explicit FindNote(QWidget& field);

    /// Shows a sentence below the field; "" hides it.
    void tell(const QString& sentence, bool isError);

private:
    QWidget& m_field;
};

} // namespace fairshare::gui

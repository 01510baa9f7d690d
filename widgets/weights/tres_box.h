// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <optional>

namespace fairshare::gui {

/// Asks for a TRES: one of those that every cluster has, or any other by name.
class TresBox : public QComboBox {
    Q_OBJECT

public:
    explicit TresBox(QWidget* parent = nullptr);

    /// Sets the names that are already in use and are not offered.
    void setTaken(const QStringList& names);

Q_SIGNALS:
    /// A name was chosen or typed; it may not be a valid TRES.
    void asked(const QString& name);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void ask();

    std::optional<QStringList> m_taken; ///< nothing before they are set for the first time
    bool m_left = false; ///< the text is left over from leaving the field and was not requested
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <optional>

namespace fairshare::gui {

/// Asks for a TRES: one of those that every cluster has, or any other by its name.
class TresBox : public QComboBox {
    Q_OBJECT

public:
    explicit TresBox(QWidget* parent = nullptr);

    /// Offers what is not among these.
    void setTaken(const QStringList& names);

Q_SIGNALS:
    /// As chosen or typed; it may be no TRES.
    void asked(const QString& name);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void ask();

    std::optional<QStringList> m_taken; ///< nothing before the first
    bool m_left = false; ///< what stands in the field was not asked for
};

} // namespace fairshare::gui

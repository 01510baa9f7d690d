// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/band.h"

#include <functional>

class QLabel;
class QLineEdit;

namespace fairshare::gui {

/// A band above the view that asks for a name.
class NameBand : public Band {
    Q_OBJECT

public:
    explicit NameBand(QWidget* parent = nullptr);

    /// Shows the band and gives it the keyboard focus. @param accept returns false to keep the band open for
    /// another name
    void ask(const QString& question, const QString& name, std::function<bool(const QString&)> accept);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    QWidget* firstButton() const override;

private:
    void give();

    QLabel* m_question;
    QLineEdit* m_name;
    std::function<bool(const QString&)> m_accept;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include <QWidget>

class QLabel;

namespace fairshare::gui {

class WrappedText;

/// Names the limits of a node and of the accounts above it that hold jobs, or nearly do. Hidden if there are
/// none.
class LimitsPanel : public QWidget {
    Q_OBJECT

public:
    explicit LimitsPanel(const Document& document, QWidget* parent = nullptr);

    void setNode(NodeRow node);
    /// Returns the title and the limits as lines; "" if there are none.
    QString asText() const;

private:
    const Document& m_document;
    QLabel* m_title;
    WrappedText* m_limits;
};

} // namespace fairshare::gui

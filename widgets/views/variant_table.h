// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/models/variant_model.h"
#include "widgets/theme/theme.h"

#include <QTableView>

#include <functional>

namespace fairshare::gui {

/// The table of all variants. What is selected is what the document says.
class VariantTable : public QTableView {
    Q_OBJECT

public:
    VariantTable(Document& document, VariantModel& model, QWidget* parent = nullptr);

    VariantModel& variantModel() const { return m_model; }
    void setTheme(const Theme& theme);
    void copySelection(bool withHeaders);
    void showCard();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitColumns();
    void restore();
    void tellSelection();
    void followSelection();
    void showSelection();

    Document& m_document;
    VariantModel& m_model;
    int m_scrolled = 0; ///< while the model is made anew
    bool m_showsSelection = false;
};

} // namespace fairshare::gui

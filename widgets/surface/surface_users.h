// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/surface/surface_model.h"

#include <QWidget>

#include <memory>

namespace fairshare::gui {

class Document;
class SurfaceTable;
class WeightEdit;
struct Theme;

/// The users on a surface as a table, with the weight that determines their priorities.
class SurfaceUsers : public QWidget {
    Q_OBJECT

public:
    explicit SurfaceUsers(Document& document, QWidget* parent = nullptr);

    QString title() const;
    SurfaceTable& table() const { return *m_table; }
    WeightEdit& weight() const { return *m_weight; }
    /// Lists the users in this plot; null lists none.
    void setPlot(const std::shared_ptr<const Plot>& plot) { m_model.setPlot(plot); }
    void setTheme(const Theme& theme);

private:
    SurfaceModel m_model;
    SurfaceTable* m_table;
    WeightEdit* m_weight;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/picture_choices.h"
#include "widgets/page/surface_shape.h"
#include "widgets/page/view_page.h"

#include "core/fairshare/parameter.h"

class QSplitter;
class QStackedWidget;

namespace fairshare::gui {

class PlotWidget;
class SurfaceControls;
class SurfacePlots;
class SurfaceSlices;
class SurfaceUsers;

/// A point on a surface, in the units of its axes.
struct PointedPlace {
    double x = 0;
    double y = 0;
    double value = 0;
};

/// The F(U,S) view: F over usage and share, without and with the interpolation of S, and their difference.
/// Also shows slices, and the users as a map and as a table. Can show one of the two other surfaces instead.
class SurfacePage : public ViewPage, private PictureChoices, private SurfaceShape {
    Q_OBJECT

public:
    explicit SurfacePage(const ViewSources& sources, QWidget* parent = nullptr);

    SurfaceControls& controls() const { return *m_controls; }
    /// Sets the given values of those that chosenForSurfaces accepts.
    void setValues(const ParameterValues& values);

    void offerCommands(const Actions& actions) override;
    void setAlgorithm(const QString& id) override;
    void setTheme(const Theme& theme) override;
    /// Copies the table or picture with keyboard focus, or with headers the data behind it.
    void copy(bool withHeaders) override;
    void showCard() override;
    void waitUntilReady() override;
    PictureChoices* pictureChoices() override { return this; }
    SurfaceShape* surfaceShape() override { return this; }
    AlgorithmUse algorithmUse() const override { return {true, false}; }
    QString premise() const override;
    DataMaker data() const override;
    std::vector<Part> parts() const override;
    QTableView* mainTable() const override;
    void adopt(const SurfacePage& seen);

private:
    Result<void> choose(const QString& chart, std::span<const std::string> choices) override;
    std::optional<bool> drawsMaps() const override;
    void setDrawsMaps(bool maps) override;
    SurfacePlots& shown() const;
    QWidget* createFactorPart();
    QWidget* createPairPart(SurfacePlots& plots, const char* first, const char* second);
    void linkCameras();
    /// @param from the picture that the user turned
    void onTurned(const PlotWidget& from);
    void onTurnedBySlider();
    void tellPointed(const PlotWidget& plot, std::size_t panel, const PointedPlace& place);
    void onOpened(Document::Change change);
    void setPlots();
    void setFactorPlots();
    void refresh();

    SurfaceControls* m_controls;
    QStackedWidget* m_parts;
    SurfacePlots* m_factor;
    SurfacePlots* m_ratio;
    SurfacePlots* m_levelFs;
    SurfaceUsers* m_users;
    SurfaceSlices* m_slices = nullptr;
};

} // namespace fairshare::gui

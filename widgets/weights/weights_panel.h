// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include "core/priority/config_edits.h"
#include "core/priority/priority_config.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QGridLayout;
class QLabel;

namespace fairshare::gui {

class FlagsButton;
class QuietSlider;
class TresBox;
class ValueBox;

/// The weights and flags of job priorities as numbers and sliders, next to their baseline values.
class WeightsPanel : public QWidget {
    Q_OBJECT

public:
    explicit WeightsPanel(QWidget* parent = nullptr);

    /// @param old null if there is no comparison
    void setConfigs(const PriorityConfig& now, const PriorityConfig* old);
    /// Returns the bits of a weight by its ID: "0–11"; nothing for weights without bits.
    using BitsOf = std::function<QString(const std::string& id)>;
    void setBits(const BitsOf& bits);
    /// Sets the texts below the list: the maximum sum of all terms, and the headroom below the cap.
    void setMaximum(const QString& maximum, const QString& headroom);
    void setTheme(const Theme& theme);

Q_SIGNALS:
    /// @param key the changed setting: "PriorityWeightAge"
    /// @param gesture key shared by the steps of one gesture; "" for a step of its own
    void edited(const fairshare::PriorityConfig& config, const QString& key, const QString& gesture);
    void refused(const QString& sentence);
    void swapAsked();
    void resetAsked();
    void keysAsked();

private:
    struct Line {
        std::string id;
        QLabel* name;
        QLabel* old;
        ValueBox* box;
        QuietSlider* slider;
        QLabel* bits;
    };

    void addLine(const std::string& id);
    void buildLines(const std::vector<std::string>& ids);
    void createSettings();
    void connectSettings();
    void createButtons();
    void showValues();
    void setValue(const std::string& id, double value, const QString& gesture);
    void onTyped(const std::string& id, ValueBox& box, const QString& text);
    void addTres(const QString& name);
    void showFlags();

    PriorityConfig m_now;
    std::optional<PriorityConfig> m_old;
    Theme m_theme;
    QGridLayout* m_grid;
    std::vector<Line> m_lines;
    TresBox* m_tres;
    FlagsButton* m_flags;
    QLabel* m_oldFlags;
    QCheckBox* m_favorSmall;
    ValueBox* m_maxAge;
    QLabel* m_oldMaxAge;
    QLabel* m_maximum;
    QLabel* m_headroom;
    int m_gesture = 0; ///< counts slider drags
    bool m_showing = false;
};

} // namespace fairshare::gui

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

/// The weights and flags of job priorities as numbers and sliders, beside the old ones.
class WeightsPanel : public QWidget {
    Q_OBJECT

public:
    explicit WeightsPanel(QWidget* parent = nullptr);

    /// @param old null where nothing is compared
    void setConfigs(const PriorityConfig& now, const PriorityConfig* old);
    /// "0–11" for each weight by id; nothing for the others.
    using BitsOf = std::function<QString(const std::string& id)>;
    void setBits(const BitsOf& bits);
    /// Below the list: what all terms add up to at most, and what is left before the cap.
    void setMaximum(const QString& maximum, const QString& headroom);
    void setTheme(const Theme& theme);

Q_SIGNALS:
    /// @param what is changed, for the history: "PriorityWeightAge"
    /// @param gesture steps of one gesture have one key; "" for a step of its own
    void edited(const fairshare::PriorityConfig& config, const QString& what, const QString& gesture);
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
    int m_gesture = 0; ///< counts drags of sliders
    bool m_showing = false;
};

} // namespace fairshare::gui

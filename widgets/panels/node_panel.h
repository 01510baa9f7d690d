// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/panels/value_box.h"
#include "widgets/work/scenario_results.h"

#include <QElapsedTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QSlider;

namespace fairshare::gui {

class ElidedLabel;
class WrappedText;

/// The largest number of shares that a slider offers for these: a round number at least twice as large, so
/// that the range grows with the value. From 10 to MaxShares.
int sliderRange(std::uint32_t shares);

/// Name, path, shares and usage of a node, to be edited. A drag of the slider is one step of the history;
/// what it says in between is evaluated as fast as figures come, the latest value first.
class NodePanel : public QWidget {
    Q_OBJECT

public:
    NodePanel(Document& document, ScenarioResults& results, QWidget* parent = nullptr);

    /// @param node whose values are shown; a row of the document
    /// @param edited the rows that an edit is made on, `node` among them
    void setNode(NodeRow node, std::vector<NodeRow> edited);
    /// The values of the document as it is now.
    void refresh();

private:
    enum class Field { Shares, Usage };

    void createShares();
    void createUsage();
    void arrange();
    void refreshShares();
    void refreshUsage();
    void fitRange(std::uint32_t shares);
    void slide(int shares);
    void applyWanted();
    void type(Field field, const QString& text);
    void step(Field field, int steps);
    /// @param merged with the other edits of the gesture
    void edit(Field field, const QString& text, bool merged);
    void refuse(Field field, const Error& error);
    void forgetRefusal();
    /// What comes late after what was before is another gesture.
    void continueGesture();

    Document& m_document;
    ScenarioResults& m_results;
    NodeRow m_node = NoRow;
    std::vector<NodeRow> m_edited;
    ElidedLabel* m_name;
    ElidedLabel* m_path;
    ValueBox* m_shares;
    QSlider* m_slider;
    QLabel* m_range;
    ValueBox* m_usage;
    ElidedLabel* m_hours;
    WrappedText* m_note; ///< how many rows are edited, or whose usage it is
    WrappedText* m_refusal;
    std::optional<int> m_wanted; ///< the slider's value that waits for figures
    int m_gesture = 0;
    QString m_gestureKey; ///< of the last edit; "" for one that is a step of its own
    ScenarioPtr m_gestureStart; ///< before the first edit of its gesture
    QElapsedTimer m_lastEdit;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/fields/value_box.h"
#include "widgets/work/results/scenario_results.h"

#include <QElapsedTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QSlider;

namespace fairshare::gui {

class ElidedLabel;
class WrappedText;

/// Returns the maximum of a slider for this number of shares: a round number at least twice as large, so the
/// range grows with the value. From 10 to MaxShares.
int sliderRange(std::uint32_t shares);

/// Name, path, shares and usage of a node, all editable. A slider drag is one step of the history. Values
/// during the drag are evaluated as fast as possible; the latest value has priority.
class NodePanel : public QWidget {
    Q_OBJECT

public:
    NodePanel(Document& document, ScenarioResults& results, QWidget* parent = nullptr);

    /// @param node the node whose values are shown; a row of the document
    /// @param edited the rows that an edit changes, including `node`
    void setNode(NodeRow node, std::vector<NodeRow> edited);
    /// Shows the current values of the document.
    void refresh();

private:
    enum class Field { Shares, Usage };

    void createShares();
    void createUsage();
    void arrange();
    void refreshShares();
    void refreshUsage();
    /// Returns the usage of the node in TRES-seconds, of an account with its subtree.
    long double shownUsage() const;
    void fitRange(std::uint32_t shares);
    void slide(int shares);
    void applyWanted();
    void type(Field field, const QString& text);
    void step(Field field, int steps);
    /// @param merged combined with the other edits of the gesture
    void edit(Field field, const QString& text, bool merged);
    void refuse(Field field, const Error& error);
    void forgetRefusal();
    /// Starts a new gesture if the last edit was too long ago.
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
    WrappedText* m_note; ///< number of edited rows, or a remark about an account's usage
    WrappedText* m_refusal;
    std::optional<int> m_wanted; ///< slider value waiting for figures
    int m_gesture = 0;
    QString m_gestureKey; ///< key of the last edit's gesture; "" for an edit that is a step of its own
    ScenarioPtr m_gestureStart; ///< state before the first edit of the gesture
    QElapsedTimer m_lastEdit;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/message_band.h"
#include "widgets/page/file_commands.h"
#include "widgets/work/results/scenario_results.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace fairshare::gui {

class Band;
class MessageBand;
class TemplateBand;

/// The bands above the view: messages, offers, the questions of a template and the progress of opening a
/// file.
class Bands : public QWidget {
    Q_OBJECT

public:
    Bands(FileCommands& files, ScenarioResults& results, QWidget* parent = nullptr);

    /// Shows the commands of a capture and runs them once the user confirms.
    void offerCapture();
    /// Asks for a template and opens the generated scenario.
    void askForTemplate();
    /// Subject of an error or a remark.
    enum class Concern {
        Evaluation, ///< computing the figures
        Files, ///< opening, capturing and saving, and reading usage or a baseline
        Edit, ///< an edit that failed and left the document unchanged
        Export,
        Run, ///< the simulation, and remarks about its job log
        Variant, ///< changes that do not fit the shown variant
    };
    void showError(Concern concern, const Error& error);
    /// Closes the message about this concern, because the operation has now succeeded.
    void settle(Concern concern);
    /// Adds a band that another class owns, below the others.
    void add(Band& band);
    /// Shows the progress of a long task and lets the user cancel it.
    void addProgress(BackgroundTask& task);
    /// Shows remarks that are not errors.
    void showRemarks(const QStringList& sentences, std::optional<Concern> concern = {},
        const std::vector<MessageBand::Choice>& choices = {});
    /// The band that offers unsaved work after a crash. Other messages do not replace it.
    MessageBand& recovered() const { return *m_recovered; }
    /// Closes the topmost band when Esc is pressed in the watched object.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool leaveTopmost();
    void connectFiles(ScenarioResults& results);
    void offerReload(bool gone, bool onCommand);
    void capture();

    FileCommands& m_files;
    MessageBand* m_message;
    std::optional<Concern> m_concern; ///< subject of m_message
    MessageBand* m_offer;
    MessageBand* m_recovered;
    TemplateBand* m_template;
    std::vector<Band*> m_bands; ///< topmost first
};

} // namespace fairshare::gui

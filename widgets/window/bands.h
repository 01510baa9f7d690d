// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/file_commands.h"
#include "widgets/work/scenario_results.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace fairshare::gui {

class Band;
class MessageBand;
class TemplateBand;

/// What stands above the view for a while: messages, offers, the template's questions and the progress of
/// opening.
class Bands : public QWidget {
    Q_OBJECT

public:
    Bands(FileCommands& files, ScenarioResults& results, QWidget* parent = nullptr);

    /// Shows the commands of a capture and runs them when the user says so.
    void offerCapture();
    /// Asks for a template and opens what it makes.
    void askForTemplate();
    /// What an error is about.
    enum class Concern {
        Evaluation, ///< the figures
        Files, ///< what is opened, read beside it, captured or saved
        Edit, ///< the document, which stayed as it was
        Export,
        Run, ///< the simulation, with what its log is like
        Variant, ///< what does not fit into the variant that is shown
    };
    void showError(Concern concern, const Error& error);
    /// Now it worked: what still stands of this concern goes.
    void settle(Concern concern);
    /// A band of somebody else, which takes its place below the others.
    void add(Band& band);
    /// Shows work that takes long, and lets it be cancelled.
    void addProgress(BackgroundTask& task);
    /// Something to know that is no error of a file.
    void showRemarks(const QStringList& sentences, std::optional<Concern> concern = {});
    /// For work that was left unsaved; the others come and go beside it.
    MessageBand& recovered() const { return *m_recovered; }
    /// Esc in what is watched closes the topmost band, if there is one.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool leaveTopmost();
    void connectFiles(ScenarioResults& results);
    void offerReload(bool gone, bool onCommand);
    void capture();

    FileCommands& m_files;
    MessageBand* m_message;
    std::optional<Concern> m_concern; ///< of what m_message says
    MessageBand* m_offer;
    MessageBand* m_recovered;
    TemplateBand* m_template;
    std::vector<Band*> m_bands; ///< the topmost first
};

} // namespace fairshare::gui

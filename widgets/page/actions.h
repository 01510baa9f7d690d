// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QObject>

#include <optional>
#include <span>
#include <vector>

namespace fairshare::gui {

struct View;

/// All commands of the window, shared by menus and toolbar. The window connects them.
class Actions : public QObject {
    Q_OBJECT

    std::vector<QAction*> m_needDocument; ///< declared before the actions, which add themselves to it

public:
    /// @param all views in tab order, which get an action each
    explicit Actions(std::span<const View> all, QObject* parent = nullptr);

    QAction* newFromTemplate;
    QAction* open;
    QAction* openPasted;
    QAction* addUsage;
    QAction* syntheticJobs;
    QAction* capture;
    QAction* reload;
    QAction* save;
    QAction* saveAs;
    QAction* exportView;
    QAction* exportData;
    QAction* copyAsCommand;
    QAction* policyReview;
    QAction* sacctmgr;
    QAction* slurmConfKeys;
    QAction* condorFragment;
    QAction* close;
    QAction* quit;
    QAction* cut;
    QAction* copy;
    QAction* copyWithHeaders;
    QAction* paste;
    QAction* editCell;
    QAction* setValue;
    QAction* scaleBy;
    QAction* distribute;
    QAction* formula;
    QAction* revertChange;
    QAction* addAccount;
    QAction* addUser;
    QAction* addGroup;
    QAction* duplicate;
    QAction* rename;
    QAction* setPartition;
    QAction* remove;
    QAction* moveUp; ///< by one level, like moveDown
    QAction* moveDown;
    QAction* keepMovedUsage;
    QAction* shareFromParent;
    QAction* find;
    QAction* onlyHits;
    QAction* showChanged;
    QAction* showMoved;
    QAction* showWarned;
    QAction* selectChanged;
    QAction* findNext;
    QAction* findPrevious;
    QAction* expandAll;
    QAction* collapseAll;
    QAction* sortByColumn;
    QAction* whatIsThis;
    QAction* fitRange; ///< for the chart with keyboard focus, as are those below; single keys
    QAction* wholeRange;
    QAction* surfacesAsMaps;
    QAction* enterPart;
    QAction* leavePart;
    QAction* manual;
    QAction* shortcuts;
    QAction* about;
    QAction* showCaption;
    QAction* fullScreen;
    QAction* inspector; ///< checked while the dock is wanted
    QAction* explainPair;
    QAction* sweepValue;
    QAction* showRecovery;
    QAction* lowerDock; ///< checked while the dock is wanted
    QAction* showChanges;
    QAction* showLint;
    QAction* showHistory;
    QAction* saveLayout;
    QAction* resetLayout;
    QAction* baselineOpened;
    QAction* baselineSaved;
    QAction* baselineOther; ///< the baseline file; hidden while none was read
    QAction* compareWith;
    QAction* baselinePresent;
    QAction* historyBaseline; ///< in the context menu of the history
    QAction* ownTree; ///< the file's own tree; checked while no variant is shown
    QAction* newVariant;
    QAction* renameVariant;
    QAction* removeVariant;
    /// Commands of the simulator.
    struct Simulator {
        QAction* importJobs = nullptr;
        QAction* generate = nullptr;
        QAction* run = nullptr;
        QAction* cancel = nullptr;
        QAction* keepResults = nullptr;
        QAction* saveRecording = nullptr;
        QAction* play = nullptr; ///< from here on: single keys, active while the samples have keyboard focus
        QAction* forward = nullptr;
        QAction* back = nullptr;
        QAction* nextDifference = nullptr;
        QAction* previousDifference = nullptr;
        QAction* faster = nullptr;
        QAction* slower = nullptr; ///< last of the single keys
        QAction* exportFrames = nullptr;
        QAction* contactSheet = nullptr;
    };
    Simulator simulator;
    QActionGroup* views; ///< data() is the id of the view
    QActionGroup* variants; ///< the file's own tree, then one per variant of the open scenario
    QActionGroup* baselines;
    QActionGroup* algorithms; ///< data() is the algorithm's id
    QActionGroup* languages; ///< data() is "system" or a code such as "de"
    QActionGroup* themes; ///< data() is "system", "light" or "dark"

    /// Enables or disables the commands that need an open document.
    void setDocumentOpen(bool open);

private:
    struct Description {
        const char* name;
        QString text;
        QString tip;
        QKeySequence keys{};
        std::optional<Symbol> symbol{};
        bool needsDocument = false;
    };

    QAction* add(const Description& description);
    void addBaselines();
    void addViews(std::span<const View> all);
    void addAlgorithms();
    void addThemes();
    void addCharts();
    void addSimulator();
    void addLanguages();
};

} // namespace fairshare::gui

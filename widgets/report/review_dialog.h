// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/export_folder.h"
#include "widgets/report/review_maker.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace fairshare::gui {

class Actions;
class FileCommands;
class ReviewSectionList;
class ReviewTextField;
class UnsavedResults;
class WrappedText;

/// Asks for the options and the file of a policy review, then creates it from the state of the window: its
/// baseline, algorithm and unsaved changes.
class ReviewDialog : public QDialog {
    Q_OBJECT

public:
    struct Parts {
        Document& document;
        FileCommands& files;
        UnsavedResults& unsaved;
        ExportFolder& folder;
    };

    ReviewDialog(const Actions& actions, const Parts& parts, QWidget* parent);

    ReviewMaker& maker() { return m_maker; }
    /// Does what the Save button does, without the file dialog.
    void saveTo(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createFields();
    void createLayout();
    void connectMaker();
    void appear();
    void save();
    void refresh();
    void refreshCharts();
    void tell(const QString& sentence);
    QString suggestedName() const;
    QString premise() const;
    ReviewOrder order(const QString& path) const;
    ReviewOrigin origin() const;

    const Actions& m_actions;
    Parts m_parts;
    ReviewMaker m_maker;
    WrappedText* m_premise;
    QLineEdit* m_title;
    QComboBox* m_paper;
    QLineEdit* m_signatures;
    ReviewSectionList* m_sections;
    ReviewTextField* m_text;
    bool m_choseCharts = false; ///< the user changed the charts, so they no longer follow the algorithm
    std::vector<QCheckBox*> m_charts;
    QCheckBox* m_anonymize;
    WrappedText* m_outcome;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_save;
};

} // namespace fairshare::gui

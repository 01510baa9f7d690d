// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include "core/analysis/weights/queue_generator.h"

#include <QDialog>

class QCheckBox;
class QFormLayout;

namespace fairshare::gui {

class Actions;
class WholeNumberBox;
class WrappedText;

/// Asks which synthetic jobs to generate for the users of the open tree, and adds them to the scenario as one
/// step. The dialog stays open, so that the user can try other jobs.
class QueueDialog : public QDialog {
    Q_OBJECT

public:
    QueueDialog(const Actions& actions, Document& document, QWidget* parent = nullptr);

Q_SIGNALS:
    /// New jobs were generated.
    void made();

private:
    struct Field {
        const char* name;
        QString label;
        QString help;
        int from;
        int to;
        int value;
        QString suffix{};
    };

    WholeNumberBox* add(QFormLayout& form, const Field& field);
    void createFields(QFormLayout& form);
    void ask();
    void make();
    QueueRequest request() const;
    bool settle() const;

    Document& m_document;
    WholeNumberBox* m_size = nullptr;
    WholeNumberBox* m_seed = nullptr;
    WholeNumberBox* m_skew = nullptr;
    WholeNumberBox* m_wait = nullptr;
    WholeNumberBox* m_heavy = nullptr;
    WholeNumberBox* m_urgent = nullptr;
    WholeNumberBox* m_standby = nullptr;
    WholeNumberBox* m_gpu = nullptr;
    WholeNumberBox* m_nodes = nullptr;
    WholeNumberBox* m_cpus = nullptr;
    QCheckBox* m_weights;
    WrappedText* m_outcome;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/export_request.h"

#include "core/base/result.h"

#include <QDialog>
#include <QList>
#include <QPair>

#include <functional>
#include <map>
#include <optional>
#include <utility>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace fairshare::gui {

class WrappedText;

/// Asks which part of a view to export, how and where to. Shows the size of the result, or why the export is
/// not possible.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    enum class Kind { Picture, Data };

    /// Computes the size of the picture for a request, in logical pixels; nothing while it is unknown.
    using Measure = std::function<std::optional<Result<QSize>>(const ExportRequest&)>;

    /// The choices and their initial values.
    struct Offer {
        Kind kind;
        QList<QPair<QString, QString>> parts; ///< id and title; the whole view has the id ""
        QString part; ///< initial choice
        QString folder; ///< initial folder
        QString name; ///< of the scenario, used in the file name
        QString viewName; ///< of the view, used in the file name
        ExportRequest before; ///< the last export
        QString suffixBefore; ///< of the last export; "" for none
        Measure measure; ///< null for data
    };

    explicit ExportDialog(Offer offer, QWidget* parent = nullptr);

    ExportRequest request() const;
    /// Updates the description of the result.
    void refresh();
    /// Measures again, because the view may need a different size now.
    void measureAgain();
    /// Asks before replacing a file.
    void accept() override;

private:
    void createWhat(QFormLayout& form);
    void createLook(QFormLayout& form);
    void createTarget(QFormLayout& form);
    void connectControls();
    void choosePath();
    void takeSuffix();
    void proposeName();
    QString nameOfPart() const;
    bool mayReplace();
    QString obstacle() const;
    QString outcome() const;
    bool isPicture() const { return m_offer.kind == Kind::Picture; }
    bool hasPixels() const;
    QSize size() const;
    /// Size of the picture for the current request.
    std::optional<Result<QSize>> measured() const;

    Offer m_offer;
    mutable std::map<std::pair<QString, bool>, Result<QSize>> m_measured; ///< by part and anonymity
    QComboBox* m_what = nullptr;
    QComboBox* m_format = nullptr;
    QComboBox* m_sizing = nullptr;
    QSpinBox* m_width = nullptr;
    QSpinBox* m_height = nullptr;
    QSpinBox* m_scale = nullptr;
    QSpinBox* m_dpi = nullptr;
    QComboBox* m_theme = nullptr;
    QComboBox* m_names = nullptr;
    QLineEdit* m_path = nullptr;
    WrappedText* m_outcome = nullptr;
    QPushButton* m_export = nullptr;
    bool m_isNamed = false; ///< the user chose the file name
};

} // namespace fairshare::gui

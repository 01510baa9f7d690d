// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/export_request.h"

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

/// Asks what of a view is exported, how and where to. Says live what comes out, and why it cannot be.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    enum class Kind { Picture, Data };

    /// The size of the picture that a request makes, in logical pixels; nothing while it cannot be known.
    using Measure = std::function<std::optional<Result<QSize>>(const ExportRequest&)>;

    /// What one can choose among.
    struct Offer {
        Kind kind;
        QList<QPair<QString, QString>> parts; ///< id and title; the view itself has the id ""
        QString part; ///< chosen at first
        QString folder; ///< where it goes at first
        QString name; ///< of the scenario, for the name of the file
        QString viewName; ///< as the above, of the view
        ExportRequest before; ///< as it was done last
        QString suffixBefore; ///< likewise; "" for never
        Measure measure; ///< null for data
    };

    explicit ExportDialog(Offer offer, QWidget* parent = nullptr);

    ExportRequest request() const;
    /// Says anew what comes out.
    void refresh();
    /// The same for a view that may need other room than before.
    void measureAgain();
    /// Asks first where a file would be replaced.
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
    /// The size of the picture, as the request's.
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
    bool m_isNamed = false; ///< somebody chose the name of the file
};

} // namespace fairshare::gui

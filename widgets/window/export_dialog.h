// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/export_request.h"
#include "widgets/window/pictures/clean_picture.h"

#include "core/base/result.h"

#include <QDialog>
#include <QList>
#include <QPair>

#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

class QComboBox;
class QFormLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace fairshare::gui {

class WrappedText;

/// Size of a picture in logical pixels, and the rows of its table.
struct MeasuredPicture {
    QSize size;
    ShownRows rows{};
};

/// Returns the largest height of a picture in logical pixels.
int highestPicture(const ExportRequest& request);

/// Asks which part of a view to export, how and where to. Shows the size of the result, or why the export is
/// not possible.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    enum class Kind { Picture, Data };
    /// Results of the dialog besides those of QDialog.
    enum Answer { CopyPicture = 2, CopyCommand = 3 };

    /// Tries to copy a command that makes the same file, then reports the reason why there is none; "" if it
    /// was copied.
    using CopyAsCommand =
        std::function<void(const ExportRequest&, const std::function<void(const QString& reason)>& report)>;
    /// Computes the picture for a request; nothing while it is unknown.
    using Measure = std::function<std::optional<Result<MeasuredPicture>>(const ExportRequest&)>;

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
        bool offersAllRows; ///< the view or a part of it is a table
        Measure measure; ///< null for data
        CopyAsCommand copyAsCommand;
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
    bool takesAllRows() const;
    /// The picture for the current request.
    std::optional<Result<MeasuredPicture>> measured() const;
    QString leftOutRows(const ShownRows& rows) const;
    void createButtons(QLayout& rows);
    /// Stays open if there is no command.
    void copyAsCommand();

    Offer m_offer;
    bool m_isTrying = false; ///< a command; its choices must not change meanwhile
    /// By part, anonymity, size and limit of the height.
    mutable std::map<std::tuple<QString, bool, int, int, int>, Result<MeasuredPicture>> m_measured;
    QWidget* m_choices; ///< contains all that can be chosen
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
    QPushButton* m_whole = nullptr; ///< null for data
    QPushButton* m_export = nullptr;
    QPushButton* m_copy = nullptr; ///< null for data
    QPushButton* m_command = nullptr;
    bool m_isNamed = false; ///< the user chose the file name
};

} // namespace fairshare::gui

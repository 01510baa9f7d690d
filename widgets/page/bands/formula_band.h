// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/edit_band.h"

#include <memory>
#include <string>

namespace fairshare::gui {

class FormulaField;

/// Sets numbers of the selected rows of a table by a formula, which may use the columns of a second table: a
/// file, or cells from the clipboard.
class FormulaBand : public EditBand {
    Q_OBJECT

public:
    /// Shows the band and gives it the keyboard focus.
    void ask();
    /// Takes the columns of a file.
    void takeFile(const QString& path);
    /// Takes the columns of cells from the clipboard.
    void takeCells(const QString& text);

protected:
    /// Where columns for the formula come from.
    struct Source {
        QString name; ///< as shown
        std::string text;
    };
    using SourcePtr = std::shared_ptr<const Source>;

    FormulaBand(Document& document, QWidget* parent);

    QString typed() const;
    /// Null if there is none.
    const SourcePtr& source() const { return m_source; }
    void forgetSource() { m_source.reset(); }
    /// Sets what formulas can use, for completion and help.
    void setWords(const QStringList& columns, const QStringList& functions);

    /// Commits an open editor of the table. @return false if the input is invalid
    virtual bool finishEditing() = 0;
    /// The beginning of a formula, which the user completes.
    virtual QString startingText() const = 0;
    QWidget* firstButton() const override;

private:
    void createFields();
    void chooseFile();

    FormulaField* m_formula;
    SourcePtr m_source;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quotas/quota_scale.h"

#include <QCoreApplication>

#include <optional>

namespace fairshare::gui {

/// Text and state of one cell of the table of groups. The model passes them on; the delegate draws them.
class QuotaCells {
    Q_DECLARE_TR_FUNCTIONS(fairshare::gui::QuotaCells)

public:
    /// Lengths from 0 to 1.
    struct Bar {
        double now = 0; ///< allocated cores
        double before = 0; ///< part that the group has with the flags of the file
        double quota = 0; ///< the group's own quota, marked by a tick
    };

    QuotaCells(const ShownGroups& groups, const QuotaScale& scale);

    /// Returns the text for a flag.
    static QString flagWord(bool on);
    /// As shown: rounded, grouped, in the user's locale.
    QString text(QuotaColumn column, QuotaRow row) const;
    /// Exact and independent of the locale, for copies.
    QString exact(QuotaColumn column, QuotaRow row) const;
    /// Returns the initial text of the editor.
    QString edited(QuotaColumn column, QuotaRow row) const;
    /// Returns the text of the hover card.
    QString card(QuotaColumn column, QuotaRow row) const;
    bool isMuted(QuotaColumn column, QuotaRow row) const;
    bool isStrong(QuotaColumn column, QuotaRow row) const;
    std::optional<Bar> bar(QuotaColumn column, QuotaRow row) const;
    /// Returns how much more or less the group gets than with the flags of the file.
    std::optional<double> change(QuotaColumn column, QuotaRow row) const;
    /// Returns the position of the slider, 0 to 1.
    std::optional<double> slider(QuotaColumn column, QuotaRow row) const;
    /// Returns a flag of the file.
    std::optional<bool> flag(QuotaColumn column, QuotaRow row) const;
    /// Returns a flag under the policy.
    std::optional<bool> policyFlag(QuotaColumn column, QuotaRow row) const;

private:
    QString baselineText(QuotaColumn column, QuotaRow row) const;
    QString resultText(QuotaColumn column, QuotaRow row) const;
    QString flagText(QuotaColumn column, QuotaRow row) const;
    QString coresText(QuotaRow row) const;
    double changeOf(QuotaRow row) const;
    /// Returns the value of a result cell; nothing if it has no number.
    std::optional<double> amount(QuotaColumn column, QuotaRow row) const;
    /// Returns the part of a total that belongs to jobs directly in the group; nothing if they request
    /// nothing.
    std::optional<double> ownPart(QuotaColumn column, QuotaRow row) const;

    const ShownGroups& m_groups;
    const QuotaScale& m_scale;
};

} // namespace fairshare::gui

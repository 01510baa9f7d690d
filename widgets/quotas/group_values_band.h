// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/values_band.h"

#include "core/scenario/edits/quota_edits.h"

#include <cstdint>
#include <vector>

namespace fairshare::gui {

class QuotaTable;

/// Sets, scales or distributes a number of the selected groups of a pool.
class GroupValuesBand : public ValuesBand {
    Q_OBJECT

public:
    GroupValuesBand(Document& document, QuotaTable& table, QWidget* parent = nullptr);

protected:
    bool finishEditing() override;
    int currentField() const override;
    QString startingText() const override;
    Words words() const override;
    void planTyped(const QString& text) override;

private:
    QuotaField quotaField() const;
    /// The selected groups, or else the current one, by index; NoGroup for the root.
    std::vector<std::uint32_t> groups() const;
    QString step(std::size_t count, const QString& text) const;

    QuotaTable& m_table;
};

} // namespace fairshare::gui

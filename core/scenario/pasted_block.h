// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/scenario/pasted_lines.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Where the cells of a block from a spreadsheet go, whatever the rows of the view are.
namespace fairshare {

/// What a column of a view holds, or one of a block that is pasted into it.
struct PastedColumn {
    enum class Kind : std::uint8_t {
        Name,
        Value,
        Other, ///< computed: what stands there is passed over
    };
    Kind kind = Kind::Other;
    std::uint8_t value = 0; ///< which value, as the view counts them

    bool operator==(const PastedColumn&) const = default;
};

struct BlockTarget {
    std::vector<std::uint32_t> rows; ///< lines without names go to these, one after the other
    bool fills = false; ///< a single line without name goes to all of them
    std::vector<PastedColumn> columns; ///< as shown, from left to right
    std::vector<std::string> titles; ///< their headings, which a first line may repeat
    std::size_t current = 0; ///< the column that the first cell of a line without name goes to
    PastedColumn fallback{}; ///< what numbers are where the current column takes none
};

struct PasteMisfit {
    std::size_t line = 0; ///< of the block, from 1
    std::string why; ///< without a final full stop
};

/// What is told of every paste.
struct PasteFacts {
    std::size_t lines = 0; ///< with something in them, a heading left out
    std::size_t misfitLines = 0;
    std::size_t passedOver = 0; ///< columns of the block that are computed here
    std::vector<PasteMisfit> misfits; ///< the first thousand
};

/// A block set against the rows of a view. Lines end with a line feed, cells with a tab. Lines whose first
/// cells are names go to who is named; others to the rows of the target. An empty cell leaves its value as it
/// is. Linear.
class PastedBlock {
public:
    PastedBlock(const PastedBlock&) = delete;
    PastedBlock& operator=(const PastedBlock&) = delete;
    virtual ~PastedBlock() = default;

protected:
    PastedBlock(BlockTarget target, std::string_view text)
        : m_target(std::move(target))
        , m_text(text)
    {
    }

    /// Sets the cells one after the other. Errors: Cancelled.
    Result<PasteFacts> place(const Progress& progress);
    /// Whether any cell was a value.
    bool holdsValues() const { return m_anyValue; }
    DecimalMark mark() const { return m_mark; }

    virtual bool knows(std::string_view name) const = 0;
    /// Every name of the block is counted before the first is asked for.
    virtual void count(std::string_view /*name*/) { }
    /// The row of the next line with this name. Errors: NotFound, BadInput where it is not clear which.
    virtual Result<std::uint32_t> next(std::string_view name) = 0;
    /// A first line without such cells is a heading.
    virtual bool looksLikeValue(PastedColumn column, std::string_view cell) const;
    /// Errors: why the cell does not fit; what follows it in the line is left out.
    virtual Result<void> set(std::uint32_t row, PastedColumn column, std::string_view cell) = 0;

private:
    struct Layout {
        std::vector<PastedColumn> columns;
        std::optional<std::size_t> names;
        bool hasHeading = false;
    };

    Layout findLayout() const;
    bool readHeading(const std::vector<std::string_view>& cells, Layout& layout) const;
    bool beginsWithNames() const;
    void placeNames(std::size_t width, Layout& layout) const;
    void placeFromCurrent(std::size_t width, Layout& layout) const;
    void placeColumns(std::size_t shown, std::size_t at, Layout& layout) const;
    PastedColumn chosen() const;
    bool anyValue(const BlockLines& lines, const Layout& layout) const;
    bool lookThrough(const Progress& progress);
    bool placeLines(const Progress& progress);
    void placeLine(const BlockLines& lines);
    void placeNamed(const BlockLines& lines);
    void setRow(const BlockLines& lines, std::uint32_t row);
    void misfit(std::size_t line, std::string why, std::size_t lines = 1);
    bool skipsHeading(const BlockLines& lines) const { return m_layout.hasHeading && lines.number() == 1; }

    BlockTarget m_target;
    std::string_view m_text;
    Layout m_layout;
    DecimalMark m_mark = DecimalMark::Unknown; ///< of all cells together
    bool m_anyValue = false;
    bool m_fills = false; ///< the one line goes to all rows
    std::size_t m_place = 0; ///< of the next row of the target
    std::size_t m_homeless = 0;
    std::size_t m_firstHomeless = 0;
    PasteFacts m_facts;
};

} // namespace fairshare

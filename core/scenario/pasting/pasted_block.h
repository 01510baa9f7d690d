// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/scenario/pasting/pasted_lines.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Maps the cells of a block pasted from a spreadsheet to rows and columns of a view. Independent of what the
/// rows are.
namespace fairshare {

/// Content of a column of a view, or of a pasted block.
struct PastedColumn {
    enum class Kind : std::uint8_t {
        Name,
        Value,
        Other, ///< computed; its cells are ignored
    };
    Kind kind = Kind::Other;
    std::uint8_t value = 0; ///< which value, numbered by the view

    bool operator==(const PastedColumn&) const = default;
};

struct BlockTarget {
    std::vector<std::uint32_t> rows; ///< targets of lines without names, in order
    bool fills = false; ///< a single line without a name applies to all rows
    std::vector<PastedColumn> columns; ///< in display order, left to right
    std::vector<std::string> titles; ///< column headings; the first line of the block may repeat them
    std::vector<std::pair<std::string, PastedColumn>> aliases{}; ///< further headings
    std::size_t current = 0; ///< column for the first cell of a line without a name
    PastedColumn fallback{}; ///< used for numbers if the current column accepts none
};

struct PasteMisfit {
    std::size_t line = 0; ///< line of the block, from 1
    std::string why; ///< reason, without final full stop
};

/// Summary of a paste.
struct PasteFacts {
    std::size_t lines = 0; ///< nonblank lines, without the heading
    std::size_t misfitLines = 0;
    std::size_t passedOver = 0; ///< columns of the block that are computed in the view
    std::vector<PasteMisfit> misfits; ///< the first thousand
};

/// A pasted block matched to the rows of a view. Lines end with a line feed, cells with a tab. If the first
/// cells are names, lines go to the rows with these names, otherwise to the rows of the target in order. An
/// empty cell leaves its value unchanged. Linear.
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

    /// Sets the cells in order. Errors: Cancelled.
    Result<PasteFacts> place(const Progress& progress);
    /// Returns whether any cell was a value.
    bool holdsValues() const { return m_anyValue; }
    DecimalMark mark() const { return m_mark; }

    virtual bool knows(std::string_view name) const = 0;
    /// Counts a name. Called for every name of the block before the first call of `next`.
    virtual void count(std::string_view /*name*/) { }
    /// Returns the row for the next line with this name. Errors: NotFound; BadInput if the name is ambiguous.
    virtual Result<std::uint32_t> next(std::string_view name) = 0;
    /// Returns whether a cell looks like a value of the column. A first line without such cells is a heading.
    virtual bool looksLikeValue(PastedColumn column, std::string_view cell) const;
    /// Sets a value. Errors: why the cell is not valid; the rest of the line is then skipped.
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
    DecimalMark m_mark = DecimalMark::Unknown; ///< common to all cells
    bool m_anyValue = false;
    bool m_fills = false; ///< a single line applies to all rows
    std::size_t m_place = 0; ///< index of the next target row
    std::size_t m_homeless = 0;
    std::size_t m_firstHomeless = 0;
    PasteFacts m_facts;
};

} // namespace fairshare

/** What is printed on a page: its colour, and the lines that are written along. */

/** What pages had before papers. */
export const PAGE_BACKGROUNDS = ['white', 'green', 'black', 'grid', 'tianzige'] as const
export type PageBackground = (typeof PAGE_BACKGROUNDS)[number]

export const PAPER_COLORS = ['white', 'cream', 'green', 'black'] as const
export type PaperColor = (typeof PAPER_COLORS)[number]
/** The lines are none, 田字格, 米字格, 四线三格, 横线 or 方格. */
export const PAPER_LINES = ['none', 'tian', 'mi', 'staff', 'ruled', 'squares'] as const
export type PaperLines = (typeof PAPER_LINES)[number]
/** Cells on a page of 田字格 or 米字格. 32 is what pages had before there were sizes. */
export const PAPER_CELLS = [1, 2, 8, 15, 32, 40] as const
export type PaperCells = (typeof PAPER_CELLS)[number]

export interface Paper {
  color: PaperColor
  lines: PaperLines
  cells: PaperCells
  /** Each cell gives 2/7 of its height to 四线三格. */
  hasPinyin: boolean
}

/** How cells lie on a page. Sides are page pixels. */
export const CELL_GRIDS: Readonly<Record<PaperCells, { columns: number; rows: number; side: number }>> = {
  1: { columns: 1, rows: 1, side: 600 },
  2: { columns: 2, rows: 1, side: 580 },
  8: { columns: 4, rows: 2, side: 300 },
  15: { columns: 5, rows: 3, side: 213 },
  32: { columns: 8, rows: 4, side: 144 },
  40: { columns: 8, rows: 5, side: 128 },
}

/** Without cells these say nothing. */
export const PLAIN = { cells: 8, hasPinyin: false } as const

/** The names that pages had before, as papers. */
export const PAPER_OF_BACKGROUND: Readonly<Record<PageBackground, Paper>> = {
  white: { color: 'white', lines: 'none', ...PLAIN },
  green: { color: 'green', lines: 'none', ...PLAIN },
  black: { color: 'black', lines: 'none', ...PLAIN },
  grid: { color: 'white', lines: 'squares', ...PLAIN },
  tianzige: { color: 'cream', lines: 'tian', cells: 32, hasPinyin: false },
}

export const paperOf = ({ paper, background }: { paper?: Paper; background: PageBackground }): Paper =>
  paper ?? PAPER_OF_BACKGROUND[background]

export const isSamePaper = (one: Paper | null, other: Paper | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.color === other.color &&
    one.lines === other.lines &&
    one.cells === other.cells &&
    one.hasPinyin === other.hasPinyin)

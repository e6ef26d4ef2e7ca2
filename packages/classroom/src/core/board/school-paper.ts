/** The paper of the first page, which a school chooses. [R81] */
import { type Paper, PAPER_OF_BACKGROUND, PLAIN } from './paper.ts'

/** Papers that the first page of a board may have, by the school's choice; cells are for one character each. */
export const DEFAULT_PAPERS = ['white', 'green', 'black', 'grid', 'lines', 'tianzige', 'mizige', 'pinyin'] as const
export type DefaultPaper = (typeof DEFAULT_PAPERS)[number]

/** What a school may choose for the first page. [R81] Cells are eight to a page, on cream, as exercise books have them. */
export const PAPER_OF_CHOICE: Readonly<Record<DefaultPaper, Paper>> = {
  white: PAPER_OF_BACKGROUND.white,
  green: PAPER_OF_BACKGROUND.green,
  black: PAPER_OF_BACKGROUND.black,
  grid: PAPER_OF_BACKGROUND.grid,
  lines: { color: 'white', lines: 'ruled', ...PLAIN },
  tianzige: { color: 'cream', lines: 'tian', ...PLAIN },
  mizige: { color: 'cream', lines: 'mi', ...PLAIN },
  pinyin: { color: 'white', lines: 'staff', ...PLAIN },
}

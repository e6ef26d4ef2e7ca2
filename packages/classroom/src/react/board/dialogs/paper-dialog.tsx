import { Dialog, SegmentedControl, Switch } from '@hwjy/ui'
import { findPage } from '../../../core/board/empty-board.ts'
import { type Paper, PAPER_CELLS, PAPER_COLORS, PAPER_LINES, paperOf } from '../../../core/board/paper.ts'
import type { CommandState } from '../../hooks/use-command.ts'
import { useRoom } from '../../hooks/use-room.ts'
import { useWords } from '../../i18n/use-words.ts'
import { boardWords } from '../board-words.ts'
import * as css from './paper-dialog.css.ts'
import { Swatch, Swatches } from '../swatches.tsx'

// What pages had before there were sizes is kept, and not offered.
const CELLS_OFFERED = PAPER_CELLS.filter((cells) => cells !== 32)

/** The paper of the page in front. Every choice takes effect at once, and can be undone. */
export function PaperDialog({ command, onClose }: { command: CommandState; onClose: () => void }) {
  const t = useWords(boardWords)
  const pageId = useRoom(({ board }) => board.currentPageId)
  const page = useRoom(({ board }) => findPage(board, board.currentPageId))
  if (page === undefined) return null
  const paper = paperOf(page)
  const set = (change: Partial<Paper>) =>
    void command.attempt({ type: 'board.setPaper', pageId, paper: { ...paper, ...change } })
  const hasCells = paper.lines === 'tian' || paper.lines === 'mi'
  return (
    <Dialog isOpen size="sm" onOpenChange={(isOpen) => !isOpen && onClose()} title={t('paperTitle')}>
      <div className={css.rows}>
        <Swatches label={t('paperColor')}>
          {(group) =>
            PAPER_COLORS.map((color) => (
              <Swatch
                key={color}
                group={group}
                name={t(`paper.${color}`)}
                isChosen={paper.color === color}
                onChoose={() => set({ color })}
              >
                <span className={css.sheet[color]} />
              </Swatch>
            ))
          }
        </Swatches>
        <fieldset className={css.lines} aria-label={t('paperLines')}>
          {PAPER_LINES.map((lines) => (
            <label key={lines} className={css.choice}>
              <input
                type="radio"
                name="paper-lines"
                className={css.radio}
                checked={paper.lines === lines}
                onChange={() => set(linesChange(lines, paper))}
              />
              {t(`lines.${lines}`)}
            </label>
          ))}
        </fieldset>
        {hasCells && (
          <>
            <div>
              <div className={css.caption}>{t('cells')}</div>
              <SegmentedControl
                label={t('cells')}
                value={String(paper.cells)}
                onValueChange={(value) => set({ cells: CELLS_OFFERED.find((cells) => String(cells) === value) ?? 8 })}
                options={CELLS_OFFERED.map((cells) => ({ value: String(cells), label: String(cells) }))}
              />
            </div>
            <Switch
              label={t('pinyinRow')}
              isChecked={paper.hasPinyin}
              onCheckedChange={(hasPinyin) => set({ hasPinyin })}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

// Cells are written in large, so that a page of them begins with eight.
const linesChange = (lines: Paper['lines'], paper: Paper): Partial<Paper> =>
  (lines === 'tian' || lines === 'mi') && paper.lines !== 'tian' && paper.lines !== 'mi'
    ? { lines, cells: 8 }
    : { lines }

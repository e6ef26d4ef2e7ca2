import { Grid2x2 as TianIcon, IdCard as CardIcon, Rows3 as StaffIcon, SquareX as MiIcon } from 'lucide-react'
import { PINYIN_ROW } from '../../core/board/elements/card-cells.ts'
import type { Grid } from '../../core/board/elements/element-types.ts'
import type { InsertChoice } from '../files/insert-choice.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useHanziWords } from './hanzi-words.ts'

const CELL = 200
const STAFF = { x: 0, y: 0, width: 320, height: 96 }
const CELL_COLOR = '#b5483d'

/**
 * Lists what is put on the page to write on: character cards, single cells.
 * @param onCard a card was wanted, for which its characters have to be asked
 * @param onInserted a cell was put there
 */
export function useCardChoices(onCard: () => void, onInserted: () => void): readonly InsertChoice[] {
  const t = useHanziWords()
  const { board } = useClassroom()
  const insertCell = (grid: Grid) => () => {
    // Four lines are wider than a character: a syllable stands on them.
    const isStaff = grid === 'staff'
    board.insert({
      kind: 'gridCell',
      box: isStaff ? STAFF : { x: 0, y: 0, width: CELL, height: CELL / (1 - PINYIN_ROW) },
      grid,
      columns: 1,
      rows: 1,
      hasPinyin: !isStaff,
      color: CELL_COLOR,
    })
    onInserted()
  }
  return [
    ...(board.features.has('hanziCard') ? [{ label: t('insertCard'), Icon: CardIcon, onSelect: onCard }] : []),
    ...(board.features.has('gridCell')
      ? [
          { label: t('insertTian'), Icon: TianIcon, onSelect: insertCell('tian') },
          { label: t('insertMi'), Icon: MiIcon, onSelect: insertCell('mi') },
          { label: t('insertStaff'), Icon: StaffIcon, onSelect: insertCell('staff') },
        ]
      : []),
  ]
}

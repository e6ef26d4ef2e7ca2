import { IconButton, Popover } from '@hwjy/ui'
import {
  BringToFront as FrontIcon,
  CopyPlus as DuplicateIcon,
  Copy as CopyIcon,
  Languages as PinyinIcon,
  Lock as LockIcon,
  LockOpen as UnlockIcon,
  Palette as StyleIcon,
  Scissors as CutIcon,
  SendToBack as BackIcon,
  Trash2 as DeleteIcon,
} from 'lucide-react'
import type { BoardSelection, SelectionAct } from '../../ports/board-engine.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useBoardState } from '../hooks/use-board-state.ts'
import { useMe } from '../hooks/use-me.ts'
import { useWords } from '../i18n/use-words.ts'
import { useRoomView } from '../room/room-view.ts'
import { boardWords } from './board-words.ts'
import * as css from './selection-bar.css.ts'
import { selectionTop } from './selection-place.ts'
import { SelectionStyle } from './selection-style.tsx'

const ACTS = [
  { act: 'copy', Icon: CopyIcon, shortcut: 'Ctrl+C' },
  { act: 'cut', Icon: CutIcon, shortcut: 'Ctrl+X' },
  { act: 'duplicate', Icon: DuplicateIcon, shortcut: 'Ctrl+D' },
  { act: 'front', Icon: FrontIcon, shortcut: 'Ctrl+]' },
  { act: 'back', Icon: BackIcon, shortcut: 'Ctrl+[' },
  { act: 'delete', Icon: DeleteIcon, shortcut: 'Delete' },
] as const satisfies readonly { act: SelectionAct; Icon: typeof CopyIcon; shortcut: string }[]

// The bar has this width with all its buttons sized for a finger.
const WIDTH = 426

/** What can be done with the selection, beside it. */
export function SelectionBar({ selection }: { selection: BoardSelection }) {
  const t = useWords(boardWords)
  const { board } = useClassroom()
  const isTeacher = useMe()?.isTeacher ?? false
  const { frame, isLocked, ids } = selection
  const height = useRoomView()?.areas.content.height ?? Number.POSITIVE_INFINITY
  const hasStrokeOrder = useBoardState(({ cards }) => cards.some(({ elementId }) => ids.includes(elementId)))
  const top = selectionTop(frame, hasStrokeOrder, height)
  const acts = isLocked ? ACTS.filter(({ act }) => act === 'copy' || act === 'duplicate') : ACTS
  return (
    <div
      role="toolbar"
      aria-label={t('selection', { count: ids.length })}
      className={css.bar}
      style={{
        left: `clamp(4px, ${frame.x}px, calc(100% - ${WIDTH}px))`,
        top: `clamp(4px, ${top}px, calc(100% - 48px))`,
      }}
    >
      {acts.map(({ act, Icon, shortcut }) => (
        <IconButton
          key={act}
          size="sm"
          label={t(act)}
          icon={<Icon size={18} />}
          shortcut={shortcut}
          onClick={() => board.act(act)}
        />
      ))}
      {selection.style && !isLocked && (
        <Popover
          label={t('style')}
          side="bottom"
          align="start"
          trigger={<IconButton size="sm" label={t('style')} icon={<StyleIcon size={18} />} />}
        >
          <SelectionStyle style={selection.style} />
        </Popover>
      )}
      {selection.hasPinyin === true && (
        <IconButton
          size="sm"
          label={t('correctPinyin')}
          icon={<PinyinIcon size={18} />}
          onClick={() => board.chooseSyllable(0)}
        />
      )}
      {isTeacher && (
        <IconButton
          size="sm"
          label={t(isLocked ? 'unlock' : 'lock')}
          icon={isLocked ? <UnlockIcon size={18} /> : <LockIcon size={18} />}
          onClick={() => board.act(isLocked ? 'unlock' : 'lock')}
        />
      )}
    </div>
  )
}
